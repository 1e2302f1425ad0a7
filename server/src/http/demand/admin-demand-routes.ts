import { parseJson } from '@farebox/client/json';
import { z } from '@hono/zod-openapi';
import {
  AccessLog as AccessLogBody,
  AccessLogPage,
  AccessLogQuery,
  AgentDemand,
  AgentDemandQuery,
  StoredSignal as StoredSignalBody,
  StoredSignalPage,
  StoredSignalQuery,
} from '@farebox/contract';
import type { PageRequest } from '../../storage/page.ts';
import { epochMs, optionalTime, rfc3339 } from '../../clock.ts';
import type { AccessLog } from '../../requests/access-log.ts';
import { conversionRate, type DemandAggregate, type DemandReport } from '../../demand/aggregate.ts';
import type { Capture, StoredSignal } from '../../demand/capture.ts';
import type { Cluster } from '../../demand/clusters.ts';
import { markOf, type NeedMark, type NeedMarks } from '../../demand/need-marks.ts';
import type { NameOf } from '../../operations/known-names.ts';
import { languageIn } from '../../language.ts';
import type { Only } from '../../parts.ts';
import type { AccessLogRow } from '../../storage/tables/demand.ts';
import { listBody } from '../../surface/list-body.ts';
import { csvList, listed } from '../listings.ts';
import { fulfilmentBody } from '../../surface/demand-bodies.ts';
import { answers, forAdmins } from '../../surface/route-parts.ts';
import { Routes, type RouteParts } from '../routes.ts';

export interface AdminDemandParts extends RouteParts, Only<'operations', 'names'> {
  accessLog: AccessLog;
  demand: { capture: Capture; aggregate: DemandAggregate; needMarks: Pick<NeedMarks, 'fulfilled'> };
}

const accessColumns = AccessLogBody.keyof().options;
const signalColumns = StoredSignalBody.omit({ watch: true }).keyof().options;

const getAgentDemand = forAdmins.get('/admin/agent-demand', {
  operationId: 'getAgentDemand',
  summary: 'Demand of agents, and how much of it is met',
  request: { query: AgentDemandQuery },
  responses: { 200: answers(AgentDemand, 'Demand of the last hours, some seconds old at most.') },
});

const listAccessLogs = forAdmins.get('/admin/access-logs', {
  operationId: 'listAccessLogs',
  summary: 'Requests of agents, the newest first',
  request: { query: AccessLogQuery },
  responses: {
    200: listed(AccessLogPage, 'A page of requests.', accessColumns),
  },
});

const listSignals = forAdmins.get('/admin/demand-signals', {
  operationId: 'listDemandSignals',
  summary: 'Reported needs of agents, the newest first',
  request: { query: StoredSignalQuery },
  responses: {
    200: listed(StoredSignalPage, 'A page of signals.', signalColumns),
  },
});

/** The demand, for admins. To be mounted at `/api/v1`. */
export function adminDemandRoutes(parts: AdminDemandParts): Routes {
  const { accessLog } = parts;
  const { names } = parts.operations;
  const { capture, aggregate, needMarks } = parts.demand;
  const app = new Routes(parts);
  app.openapi(getAgentDemand, async (c) => {
    const report = await aggregate.report(c.req.valid('query').window_hours);
    return c.json(reportBody(report, await needMarks.fulfilled()), 200);
  });

  app.openapi(listAccessLogs, async (c) => {
    const { limit, cursor = null, format, order, q, kind, outcome, asset_id: assetId, since, until } = c.req.valid('query');
    const subjects = q === undefined ? undefined : await names.meant(q);
    const filter = { kind, outcome, assetId, subjects, since: epochMs(since), until: epochMs(until) };
    const rows = (page: PageRequest) => accessLog.list({ ...filter, ...page, order });
    const list = names.inList(rows, accessIds, accessBody, languageIn(c));
    if (format === 'csv') return csvList(c, { fileName: 'access-logs.csv', columns: accessColumns, list, cursor, cells: (body) => body });
    return c.json(
      listBody(await list({ limit, cursor }), (body) => body),
      200,
    );
  });

  app.openapi(listSignals, async (c) => {
    const { limit, cursor = null, format, source, since, until } = c.req.valid('query');
    const filter = { source, since: epochMs(since), until: epochMs(until) };
    const list = (page: PageRequest) => capture.list({ ...page, ...filter });
    if (format === 'csv') return csvList(c, { fileName: 'demand-signals.csv', columns: signalColumns, list, cursor, cells: signalCells });
    return c.json(listBody(await list({ limit, cursor }), signalBody), 200);
  });

  return app;
}

/** Whose names an entry has. */
export const accessIds = (row: AccessLogRow) => [row.client_id, row.asset_id];

export function accessBody(row: AccessLogRow, nameOf: NameOf): AccessLogBody {
  return { ...row, at: rfc3339(row.at), client_name: nameOf(row.client_id), asset_name: nameOf(row.asset_id) };
}

function signalBody({ row, watch }: StoredSignal): StoredSignalBody {
  const { created_at: createdAt, budget_micros: _micros, budget_currency: _currency, text: _text, ...rest } = row;
  return {
    ...rest,
    created_at: rfc3339(createdAt),
    asset_types: z.array(z.string()).parse(parseJson(row.asset_types)),
    metadata: row.metadata === null ? null : z.record(z.string(), z.unknown()).parse(parseJson(row.metadata)),
    watch:
      watch === null
        ? null
        : {
            callback_url_host: watch.callbackHost,
            expires_at: rfc3339(watch.expiresAt),
            ended_at: optionalTime(watch.endedAt),
            end_reason: watch.endReason,
            notices: watch.notices,
          },
  };
}

/** Lists and objects become one cell each. */
function signalCells(signal: StoredSignal) {
  const { asset_types: types, metadata, ...rest } = signalBody(signal);
  return { ...rest, asset_types: types.join(' '), metadata: metadata === null ? null : JSON.stringify(metadata) };
}

function reportBody(report: DemandReport, fulfilled: ReadonlyMap<string, NeedMark>): AgentDemand {
  const { searches, challenged, paid, delivered } = report.conversion;
  return {
    window_hours: report.windowHours,
    since: rfc3339(report.since),
    until: rfc3339(report.until),
    totals: { ...report.totals, all: Object.values(report.totals).reduce((sum, count) => sum + count, 0) },
    series: { bucket: report.bucket, points: report.series.map(({ at, counts }) => ({ at: rfc3339(at), ...counts })) },
    clusters: report.clusters.map((cluster) => clusterBody(cluster, markOf(cluster, fulfilled))),
    top_unmet: report.topUnmet.map(({ query, kind, count, distinctAgents, lastAt }) => ({
      query,
      kind,
      count,
      distinct_agents: distinctAgents,
      last_at: rfc3339(lastAt),
    })),
    searches: { counted: report.searches.counted, zero_result: report.searches.zeroResult, low_score: report.searches.lowScore },
    conversion: {
      ...report.conversion,
      search_to_challenge: conversionRate(searches, challenged),
      challenge_to_paid: conversionRate(challenged, paid),
      paid_to_delivered: conversionRate(paid, delivered),
      search_to_delivered: conversionRate(searches, delivered),
    },
    is_complete: report.isComplete,
  };
}

function clusterBody({ id, label, count, trend, unmetShare, budgets, urgency, sample, ...cluster }: Cluster, mark: NeedMark | null) {
  return {
    id,
    label,
    count,
    trend,
    distinct_agents: cluster.distinctAgents,
    unmet_share: unmetShare,
    budgets,
    urgency,
    sample,
    first_at: rfc3339(cluster.firstAt),
    last_at: rfc3339(cluster.lastAt),
    fulfilled: fulfilmentBody(mark),
  };
}
