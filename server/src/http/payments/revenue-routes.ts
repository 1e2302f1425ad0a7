import type { Context } from 'hono';
import { z } from '@hono/zod-openapi';
import {
  cursorOf,
  MyRevenuePage,
  MyRevenueQuery,
  RevenueEvent as RevenueEventBody,
  RevenuePage,
  RevenueQuery,
  Statement,
  StatementQuery,
} from '@farebox/contract';
import type { Page, PageRequest } from '../../storage/page.ts';
import type { Only, Parts } from '../../parts.ts';
import { formatAmount } from '../../money.ts';
import { earningsAccount, testAccount } from '../../payments/money/ledger.ts';
import type { RevenueEvent, RevenueFilter } from '../../earnings/revenue-books.ts';
import { statementNumber, statementPdf } from '../../earnings/statement-pdf.ts';
import { languageIn, type Language } from '../../language.ts';
import { boundedRange, rangeOf } from '../../surface/time-range.ts';
import { listBody } from '../../surface/list-body.ts';
import { csvAnswer } from '../csv.ts';
import { csvList, listed, mapped, pdfFile } from '../listings.ts';
import { pagedTotals } from './paged-totals.ts';
import {
  revenueEventBody,
  revenueTotalsBody,
  statementBody,
  statementColumns,
  statementRows,
  type StatementRange,
} from './revenue-bodies.ts';
import { forAdmins, forReaders, idParam, typed } from '../../surface/route-parts.ts';
import { Routes, type RouteParts } from '../routes.ts';

export type RevenueParts = RouteParts &
  Pick<Parts, 'clock' | 'database' | 'publicUrl'> &
  Only<'config', 'operator' | 'taxLine'> &
  Only<'accounts', 'accounts'> &
  Only<'earnings', 'revenueBooks'> &
  Only<'operations', 'names'> &
  Only<'payments', 'ledger'> &
  Only<'tools', 'catalog'>;

const revenueColumns = RevenueEventBody.keyof().options;

const listRevenueEvents = forAdmins.get('/admin/revenue-events', {
  operationId: 'listRevenueEvents',
  summary: 'Sales, with totals for the filters',
  request: { query: RevenueQuery.extend({ cursor: cursorOf('rev') }) },
  responses: { 200: listed(RevenuePage, 'A page of revenue events.', revenueColumns) },
});

const getMyRevenue = forReaders.get('/me/revenue', {
  operationId: 'getMyRevenue',
  summary: 'Revenue of your assets, and the amount owed to you',
  request: { query: MyRevenueQuery.extend({ cursor: cursorOf('rev') }) },
  responses: { 200: listed(MyRevenuePage, 'A page of revenue events.', revenueColumns) },
});

const inFile = listed(Statement, 'The statement, in real money only.', statementColumns);
const statementAnswer = { ...inFile, content: { ...inFile.content, 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } } };

const getMyStatement = forReaders.get('/me/statement', {
  operationId: 'getMyStatement',
  summary: 'A statement of your earnings for at most 400 days, with opening and closing balance',
  request: { query: StatementQuery },
  responses: { 200: statementAnswer },
});

const getStatementOf = forAdmins.get('/admin/users/{id}/statement', {
  operationId: 'getUserStatement',
  summary: "Every movement of an owner's earnings in a time of at most 400 days",
  problems: ['not_found'],
  request: { params: idParam('usr_01KA0000000000000000000000'), query: StatementQuery },
  responses: { 200: statementAnswer },
});

/** Revenue lists and statements, to be mounted at `/api/v1`. */
export function revenueRoutes(parts: RevenueParts): Routes {
  const { clock } = parts;
  const { revenueBooks } = parts.earnings;
  const { accounts } = parts.accounts;
  const { names } = parts.operations;
  const namesIn = (c: Context) => (toolId: string) => parts.tools.catalog.nameOf(toolId, languageIn(c));
  const bodyIn = (c: Context) => (event: RevenueEvent) => revenueEventBody(event, namesIn(c));
  const totalsOf = pagedTotals(revenueBooks, clock);
  const app = new Routes(parts);

  const revenueFile = (c: Context, list: (page: PageRequest) => Promise<Page<RevenueEvent>>, cursor: string | null) =>
    csvList(c, { fileName: 'revenue-events.csv', columns: revenueColumns, list, cursor, cells: bodyIn(c) });

  app.openapi(listRevenueEvents, async (c) => {
    const { limit, cursor = null, format, order, q, ...query } = c.req.valid('query');
    const { kind, owner_id: ownerId, asset_id: assetId } = query;
    const subjects = q === undefined ? undefined : await names.meant(q);
    const filter = { kind, ownerId, assetId, subjects, ...rangeOf(query) };
    const list = (page: PageRequest) => revenueBooks.list(filter, { ...page, order });
    if (format === 'csv') return revenueFile(c, list, cursor);
    const [page, totals] = await Promise.all([list({ limit, cursor }), totalsOf(filter, cursor)]);
    return c.json({ ...listBody(page, bodyIn(c)), totals: revenueTotalsBody(totals) }, 200);
  });

  app.forCaller(getMyRevenue, async (c, { accountId: ownerId }) => {
    const { limit, cursor = null, format, order, asset_id: assetId, ...query } = c.req.valid('query');
    const filter: RevenueFilter = { ownerId, assetId, ...rangeOf(query) };
    const list = (page: PageRequest) => revenueBooks.list(filter, { ...page, order });
    if (format === 'csv') return revenueFile(c, list, cursor);
    const [page, totals, balances] = await Promise.all([list({ limit, cursor }), totalsOf(filter, cursor), balancesOf(parts, ownerId)]);
    return c.json({ ...listBody(page, bodyIn(c)), totals: revenueTotalsBody(totals), ...balances, currency: 'USD' as const }, 200);
  });

  async function statementOf(c: Context, accountId: string, { format, language, ...query }: z.output<typeof StatementQuery>) {
    const range = { accountId, ...boundedRange(query, clock.now()) };
    if (format === 'pdf') return typed(await pdfAnswer(c, parts, range, language));
    if (format === 'csv') {
      const whole = await revenueBooks.wholeStatement(accountId, range.since, range.until);
      return csvAnswer(c, `statement-${accountId}.csv`, statementColumns, statementRows(range, whole, namesIn(c)));
    }
    return c.json(statementBody(range, await revenueBooks.statement(accountId, range.since, range.until), namesIn(c)), 200);
  }

  app.forCaller(getMyStatement, async (c, { accountId }) => {
    return statementOf(c, accountId, c.req.valid('query'));
  });

  app.openapi(getStatementOf, async (c) => {
    const { id } = await accounts.get(c.req.valid('param').id);
    return statementOf(c, id, c.req.valid('query'));
  });

  return app;
}

async function pdfAnswer(c: Context, parts: RevenueParts, range: StatementRange, language: Language) {
  const { config, clock, publicUrl } = parts;
  const { accountId, since, until } = range;
  const { displayName, email, payoutWallet } = await parts.accounts.accounts.get(accountId);
  const { openingMicros, entries } = await parts.earnings.revenueBooks.wholeStatement(accountId, since, until);
  const nameOf = (id: string | null) => (id === null ? null : parts.tools.catalog.nameOf(id, language));
  const pdf = await statementPdf({
    ...range,
    language,
    issuer: { operator: config.operator, taxLine: config.taxLine, publicUrl: publicUrl() },
    owner: { name: displayName, email, wallet: payoutWallet?.address ?? null },
    openingMicros,
    entries: mapped(entries, (entry) => ({ ...entry, title: entry.title ?? nameOf(entry.serviceId) })),
    now: clock.now(),
  });
  return pdfFile(c, `${statementNumber(range)}.pdf`, pdf);
}

async function balancesOf({ database, payments: { ledger } }: RevenueParts, ownerId: string) {
  const account = earningsAccount(ownerId);
  const [real, test] = await Promise.all([ledger.balance(database.read, account), ledger.balance(database.read, testAccount(account))]);
  return { balance: formatAmount(real), test_balance: formatAmount(test) };
}
