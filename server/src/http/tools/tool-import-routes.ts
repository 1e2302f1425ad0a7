import { z } from '@hono/zod-openapi';
import {
  ImportedTool as ImportedToolBody,
  ImportResult,
  ImportStep,
  ImportTools,
  ToolSource as ToolSourceBody,
  ToolSourceList,
  UpdateToolSource,
} from '@farebox/contract';
import type { Context } from 'hono';
import type { Parts } from '../../parts.ts';
import { optionalTime, rfc3339 } from '../../clock.ts';
import { problem } from '../../errors.ts';
import { formatAmount } from '../../money.ts';
import { differences } from '../../imports/differences.ts';
import type { ImportedTools } from '../../imports/imported-tools.ts';
import { newImport, type Planned } from '../../imports/new-import.ts';
import type { ProbeProgress } from '../../imports/publishing.ts';
import { costOf } from '../../imports/operation.ts';
import { originsOf, verificationPath } from '../../imports/ownership.ts';
import type { Price } from '../../tools/prices.ts';
import { termsOf } from '../../imports/rules.ts';
import { locationText, type Imported, type Source } from '../../imports/source.ts';
import type { Env } from '../../surface/client-address.ts';
import { linesAnswer, ndjson, wantsLines } from '../ndjson.ts';
import { answers, forAdmins, jsonBody, typed } from '../../surface/route-parts.ts';
import { Routes, type RouteParts } from '../routes.ts';

type ToolImportRouteParts = RouteParts & Pick<Parts, 'imports' | 'log'>;

/** A document of 8 MiB in JSON: its quotes are escaped, and letters outside of Latin take three bytes. */
const importBytesMax = 24 * 1024 * 1024;

const toolParam = z.object({ id: z.string().max(128).meta({ example: 'petstore-get-pet' }) });
const sourceParam = z.object({ id: z.string().max(64).meta({ description: 'Id or name.', example: 'petstore' }) });

const asLines = `With \`Accept: ${ndjson}\`, the answer is a line of JSON for each tool that was probed, and the result in the last one.`;

function withLines(schema: typeof ImportResult, description: string) {
  return { description, content: { 'application/json': { schema }, [ndjson]: { schema: ImportStep } } };
}

const importTools = forAdmins.post('/admin/tools', {
  operationId: 'importTools',
  summary: 'Import the operations of an API or an MCP server as tools',
  description: asLines,
  body: importBytesMax,
  problems: ['address_refused', 'address_unreachable', 'conflict', 'upstream_failed', 'upstream_timeout'],
  request: jsonBody(ImportTools),
  responses: {
    200: answers(ImportResult, 'What it would import: a dry run stores nothing.'),
    201: withLines(ImportResult, 'The source, and each of its operations: imported, or refused with the reason.'),
  },
});

const getImportedTool = forAdmins.get('/admin/tools/{id}', {
  operationId: 'getImportedTool',
  summary: 'One imported tool: its state, and what its source says otherwise now',
  problems: ['tool_not_found'],
  request: { params: toolParam },
  responses: { 200: answers(ImportedToolBody, 'The tool.') },
});

const removeImportedTool = forAdmins.delete('/admin/tools/{id}', {
  operationId: 'removeImportedTool',
  summary: 'Remove an imported tool; reading its source again brings it back as a draft',
  problems: ['tool_not_found'],
  request: { params: toolParam },
  responses: { 204: { description: 'It is removed.' } },
});

const probeImportedTool = forAdmins.post('/admin/tools/{id}/probe', {
  operationId: 'probeImportedTool',
  summary: 'Probe an imported tool again',
  problems: ['conflict', 'tool_not_found'],
  request: { params: toolParam },
  responses: { 200: answers(ImportedToolBody, 'The tool, with what the probe found.') },
});

const listToolSources = forAdmins.get('/admin/tool-sources', {
  operationId: 'listToolSources',
  summary: 'Where imported tools come from',
  responses: { 200: answers(ToolSourceList, 'All sources.') },
});

const getToolSource = forAdmins.get('/admin/tool-sources/{id}', {
  operationId: 'getToolSource',
  summary: 'A source with its tools',
  problems: ['not_found'],
  request: { params: sourceParam },
  responses: { 200: answers(ImportResult, 'The source and its tools.') },
});

const updateToolSource = forAdmins.patch('/admin/tool-sources/{id}', {
  operationId: 'updateToolSource',
  summary: 'Replace the settings of a source, e.g. its prices, or its credentials',
  body: 'large',
  problems: ['conflict', 'not_found'],
  request: { params: sourceParam, ...jsonBody(UpdateToolSource) },
  responses: { 200: answers(ToolSourceBody, 'The source as it is now.') },
});

const removeToolSource = forAdmins.delete('/admin/tool-sources/{id}', {
  operationId: 'removeToolSource',
  summary: 'Remove a source and all its tools',
  problems: ['not_found'],
  request: { params: sourceParam },
  responses: { 204: { description: 'They are removed.' } },
});

const rereadToolSource = forAdmins.post('/admin/tool-sources/{id}/read', {
  operationId: 'readToolSource',
  summary: 'Read a source again now; changes of what is sold are shown, not taken',
  description: asLines,
  problems: ['address_refused', 'address_unreachable', 'not_found', 'upstream_failed', 'upstream_timeout'],
  request: { params: sourceParam },
  responses: { 200: withLines(ImportResult, 'The source and its tools.') },
});

const proveToolSource = forAdmins.post('/admin/tool-sources/{id}/verification', {
  operationId: 'verifyToolSource',
  summary: 'Check that the hosts of a source publish its token',
  problems: ['not_found'],
  request: { params: sourceParam },
  responses: { 200: answers(ToolSourceBody, 'They do.') },
});

/** Importing tools, for admins. To be mounted at `/api/v1`. */
export function toolImportRoutes(parts: ToolImportRouteParts): Routes {
  const { tools } = parts.imports;
  const app = new Routes(parts);
  app.forCaller(importTools, async (c, admin) => {
    const { dry_run: isDry = false, publish = false, publish_writing: writing, force = false, ...request } = c.req.valid('json');
    const wanted = newImport(request);
    const upTo = writing === undefined ? 'adding' : writing ? 'everything' : 'reading';
    if (isDry)
      return c.json(
        {
          source: null,
          tools: (await tools.plan(wanted)).map((plan) => ({
            ...plannedBody(plan, wanted.settings),
            ...(plan.id === null ? {} : { input_schema: plan.operation.input }),
          })),
        },
        200,
      );
    return stepsOr(parts, c, 201, async (progress) => {
      const { source, refused } = await tools.add(wanted, admin.accountId, { publish, upTo, force }, progress);
      parts.log.info({ source: source.name, by: admin.accountId }, 'tools imported');
      const body = await sourceAndTools(tools, source);
      return { ...body, tools: [...body.tools, ...refused.map((plan) => plannedBody(plan, source.settings, source.id))] };
    });
  });

  app.openapi(getImportedTool, async (c) => {
    const found = await tools.tool(c.req.valid('param').id);
    if (found === null) throw problem('tool_not_found', { message: 'there is no such imported tool' });
    return c.json(importedBody(found.tool, found.source), 200);
  });

  app.forCaller(removeImportedTool, async (c, admin) => {
    await tools.removeTool(c.req.valid('param').id, admin.accountId);
    return c.body(null, 204);
  });

  app.openapi(probeImportedTool, async (c) => {
    const { id } = c.req.valid('param');
    const probed = await tools.probe(id);
    return c.json(importedBody(probed, await tools.source(probed.sourceId)), 200);
  });

  sourceRoutes(app, parts);
  return app;
}

function sourceRoutes(app: Routes, parts: ToolImportRouteParts): void {
  const { tools } = parts.imports;

  app.openapi(listToolSources, async (c) => {
    const items = await Promise.all(
      (await tools.sources()).map(async (source) => sourceBody(tools, source, await tools.toolsOf(source.id))),
    );
    return c.json({ items }, 200);
  });

  app.openapi(getToolSource, async (c) => c.json(await sourceAndTools(tools, await tools.source(c.req.valid('param').id)), 200));

  app.forCaller(updateToolSource, async (c, admin) => {
    const source = await tools.update(c.req.valid('param').id, c.req.valid('json'), admin.accountId);
    return c.json(sourceBody(tools, source, await tools.toolsOf(source.id)), 200);
  });

  app.forCaller(removeToolSource, async (c, admin) => {
    await tools.removeSource(c.req.valid('param').id, admin.accountId);
    return c.body(null, 204);
  });

  app.openapi(rereadToolSource, (c) =>
    stepsOr(parts, c, 200, async (progress) => sourceAndTools(tools, await tools.reread(c.req.valid('param').id, progress))),
  );

  app.forCaller(proveToolSource, async (c, admin) => {
    const source = await tools.prove(c.req.valid('param').id, admin.accountId);
    return c.json(sourceBody(tools, source, await tools.toolsOf(source.id)), 200);
  });
}

/** The result, or lines with the way there. */
async function stepsOr<Status extends 200 | 201>(
  { log }: Pick<ToolImportRouteParts, 'log'>,
  c: Context<Env>,
  status: Status,
  work: (progress?: ProbeProgress) => Promise<ImportResult>,
) {
  if (!wantsLines(c)) return c.json(await work(), status);
  const steps = await linesAnswer<ImportStep>(c, { status, log }, async (tell) => ({
    result: await work((probed, total) => void tell({ probed, total })),
  }));
  return typed(steps);
}

async function sourceAndTools(tools: ImportedTools, source: Source): Promise<ImportResult> {
  const imported = await tools.toolsOf(source.id);
  return { source: sourceBody(tools, source, imported), tools: imported.map((tool) => importedBody(tool, source)) };
}

function sourceBody({ requiresProof }: Pick<ImportedTools, 'requiresProof'>, source: Source, tools: readonly Imported[]): ToolSourceBody {
  const count = (state: Imported['state']) => tools.filter((tool) => tool.state === state).length;
  return {
    id: source.id,
    kind: source.kind,
    name: source.name,
    location: locationText(source.location),
    ...readBody(source, tools, requiresProof(source)),
    next_read_at: optionalTime(source.nextReadAt),
    tools: { draft: count('draft'), probed: count('probed'), published: count('published'), paused: count('paused') },
    created_at: rfc3339(source.createdAt),
  };
}

/** How a source is read, and who proves that its hosts agree. */
export function readBody(source: Source, tools: readonly Imported[], requiresProof: boolean) {
  const [origin] = originsOf(source, tools);
  return {
    settings: source.settings,
    credentials: [...source.credentialNames],
    credentials_at: optionalTime(source.credentialsAt),
    read_at: optionalTime(source.readAt),
    read_error: source.readError,
    verification: {
      token: source.proofToken,
      file: origin === undefined ? null : origin + verificationPath,
      dns: origin === undefined ? null : `_farebox.${new URL(origin).hostname}`,
      required: requiresProof,
      proven_at: optionalTime(source.provenAt),
    },
  };
}

export function importedBody(tool: Imported, source: Source): ImportedToolBody {
  const { operation } = tool;
  return {
    ...operationBody(operation, source.settings, tool.price),
    id: tool.id,
    source_id: tool.sourceId,
    state: tool.state,
    reason: tool.reason,
    forced: tool.isForced,
    probed_at: optionalTime(tool.probedAt),
    flags: [...tool.flags],
    changes: tool.offered === null ? null : differences(operation, tool.offered),
  };
}

function plannedBody(
  { id, operation, price, flags }: Planned,
  settings: Source['settings'],
  sourceId: string | null = null,
): ImportedToolBody {
  return {
    ...operationBody(operation, settings, price),
    id,
    source_id: sourceId,
    state: id === null ? 'refused' : 'draft',
    reason: operation.refused,
    forced: false,
    probed_at: null,
    flags: [...flags],
    changes: null,
  };
}

function operationBody(operation: Imported['operation'], settings: Source['settings'], { priceMicros, metering }: Price) {
  const { category, tags, freePerDay, isSafe } = termsOf(settings, operation);
  const cost = costOf(operation);
  return {
    operation: operation.key,
    name: operation.name,
    description: operation.description,
    price_amount: formatAmount(priceMicros),
    ...(metering === null ? {} : { metered_price: metering.rule }),
    ...(cost === null ? {} : { cost_amount: formatAmount(cost) }),
    ...(freePerDay === 0 ? {} : { free_per_day: freePerDay }),
    currency: 'USD' as const,
    category,
    tags,
    read_only: isSafe,
  };
}
