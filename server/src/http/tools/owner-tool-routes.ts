import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import {
  DecideToolReview,
  MakeOwnerTools,
  OwnerTool as OwnerToolBody,
  OwnerTools as OwnerToolsBody,
  ToolReview as ToolReviewBody,
  ToolReviewList,
  UpdateOwnerTools,
} from '@farebox/contract';
import { requireAccount, type Caller } from '../../accounts/caller.ts';
import { requireAdminSession, requireSession } from '../../accounts/sessions.ts';
import { problem } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { originsOf, verificationPath } from '../../imports/ownership.ts';
import { approvalOf, type OwnerTools, type ToolsOfAsset } from '../../owner-tools/owner-tools.ts';
import type { Imported, Source } from '../../imports/source.ts';
import { callerGuard } from '../caller-guard.ts';
import { callerOf } from '../caller.ts';
import type { Env } from '../client-address.ts';
import { answers, bySession, idParam, jsonBody, registryErrors } from '../route-parts.ts';
import { takeUnpaidOf } from '../unpaid-limit.ts';
import { isHead } from '../safe-head.ts';
import { throwInvalid } from '../validation.ts';
import { importedBody, timeOf } from './tool-import-routes.ts';

type OwnerToolRouteParts = Pick<Parts, 'assets' | 'authenticator' | 'config' | 'limits' | 'log' | 'ownerTools'>;

const owners = { tags: ['Owners'], security: bySession };
const admins = { tags: ['Administration'], security: bySession };
const assetParam = idParam('ast_01KAGT4M8E3V9S2QZ7XNBC5WRD');
const toolParam = z.object({ tool_id: z.string().max(128).meta({ example: 'petstore-5c5wrd-get-pet' }) });

const makeTools = createRoute({
  ...owners,
  method: 'post',
  path: '/admin/assets/{id}/tools',
  operationId: 'makeOwnerTools',
  summary: 'Sell the operations of an API asset as tools: buyers call them here, with a credential that they never see',
  request: { params: assetParam, ...jsonBody(MakeOwnerTools) },
  responses: {
    201: answers(OwnerToolsBody, 'The tools, each probed: for sale, or with what is missing.'),
    ...registryErrors(400, 401, 403, 404, 409, 413, 502, 503, 504),
  },
});

const getTools = createRoute({
  ...owners,
  method: 'get',
  path: '/admin/assets/{id}/tools',
  operationId: 'getOwnerTools',
  summary: 'The tools of an API asset',
  request: { params: assetParam },
  responses: { 200: answers(OwnerToolsBody, 'The tools.'), ...registryErrors(401, 403, 404) },
});

const updateTools = createRoute({
  ...owners,
  method: 'patch',
  path: '/admin/assets/{id}/tools',
  operationId: 'updateOwnerTools',
  summary: 'Change prices, replace credentials, pause or resume the tools of an API asset',
  request: { params: assetParam, ...jsonBody(UpdateOwnerTools) },
  responses: { 200: answers(OwnerToolsBody, 'The tools as they are now.'), ...registryErrors(400, 401, 403, 404, 409) },
});

const removeTools = createRoute({
  ...owners,
  method: 'delete',
  path: '/admin/assets/{id}/tools',
  operationId: 'removeOwnerTools',
  summary: 'Delete the tools of an API asset, and its credentials; the asset stays',
  request: { params: assetParam },
  responses: { 204: { description: 'They are deleted.' }, ...registryErrors(401, 403, 404) },
});

const proveHosts = createRoute({
  ...owners,
  method: 'post',
  path: '/admin/assets/{id}/tools/verification',
  operationId: 'verifyOwnerTools',
  summary: 'Check that the hosts of an API asset publish its token, then sell what may be sold',
  request: { params: assetParam },
  responses: { 200: answers(OwnerToolsBody, 'They do.'), ...registryErrors(401, 403, 404) },
});

const publishTool = createRoute({
  ...owners,
  method: 'post',
  path: '/admin/assets/{id}/tools/{tool_id}/publish',
  operationId: 'publishOwnerTool',
  summary: 'Probe a tool again, with the definition that its API has now, and sell it',
  request: { params: assetParam.extend(toolParam.shape) },
  responses: { 200: answers(OwnerToolBody, 'The tool.'), ...registryErrors(401, 403, 404, 409) },
});

const listReviews = createRoute({
  ...admins,
  method: 'get',
  path: '/admin/tool-reviews',
  operationId: 'listToolReviews',
  summary: 'Tools of owners that wait for approval',
  responses: { 200: answers(ToolReviewList, 'All of them.'), ...registryErrors(401, 403) },
});

const decideReview = createRoute({
  ...admins,
  method: 'post',
  path: '/admin/tool-reviews/{tool_id}',
  operationId: 'decideToolReview',
  summary: 'Approve or refuse the tool of an owner; refusing takes it from sale',
  request: { params: toolParam, ...jsonBody(DecideToolReview) },
  responses: { 200: answers(ToolReviewBody, 'The tool as it is now.'), ...registryErrors(400, 401, 403, 404, 409) },
});

/** Selling API assets as tools, and the approval of admins. To be mounted at `/api/v1`. */
export function ownerToolRoutes(parts: OwnerToolRouteParts): OpenAPIHono<Env> {
  const { ownerTools } = parts;
  const app = new OpenAPIHono<Env>({ defaultHook: throwInvalid });

  // Checked before the body: strangers learn nothing.
  for (const path of ['/admin/assets/:id/tools', '/admin/assets/:id/tools/*']) {
    app.use(path, async (c, next) => {
      const caller = await callerOf(parts, c);
      if (c.req.method === 'GET' || isHead(c)) requireAccount(caller);
      else {
        requireSession(caller);
        // Each reads and probes an API.
        takeUnpaidOf(parts, c, caller);
      }
      c.header('Cache-Control', 'no-store');
      await next();
    });
  }
  const admins = callerGuard(parts, requireAdminSession);
  for (const path of ['/admin/tool-reviews', '/admin/tool-reviews/*']) app.use(path, admins);

  /** @throws asset_not_found, forbidden */
  async function ownAsset(caller: Caller, id: string) {
    const { accountId, role } = requireAccount(caller);
    const asset = await parts.assets.find(id);
    if (asset === null) throw problem('asset_not_found');
    if (asset.ownerId !== accountId && role !== 'admin') throw problem('forbidden', { hint: 'Only its owner may do this.' });
    return { asset, accountId };
  }

  app.openapi(makeTools, async (c) => {
    const { asset, accountId } = await ownAsset(await callerOf(parts, c), c.req.valid('param').id);
    const { settings = {}, credentials = {} } = c.req.valid('json');
    const made = await ownerTools.make(asset, { settings, credentials }, accountId);
    parts.log.info({ asset: asset.id, tools: made.tools.length, by: accountId }, 'tools made of an API asset');
    return c.json(toolsBody(ownerTools, made), 201);
  });

  app.openapi(getTools, async (c) => {
    const { asset } = await ownAsset(await callerOf(parts, c), c.req.valid('param').id);
    return c.json(toolsBody(ownerTools, await ownerTools.of(asset.id)), 200);
  });

  app.openapi(updateTools, async (c) => {
    const { asset, accountId } = await ownAsset(await callerOf(parts, c), c.req.valid('param').id);
    const { paused, ...change } = c.req.valid('json');
    return c.json(toolsBody(ownerTools, await ownerTools.update(asset.id, { ...change, isPaused: paused }, accountId)), 200);
  });

  app.openapi(removeTools, async (c) => {
    const { asset, accountId } = await ownAsset(await callerOf(parts, c), c.req.valid('param').id);
    await ownerTools.remove(asset.id, accountId);
    return c.body(null, 204);
  });

  app.openapi(proveHosts, async (c) => {
    const { asset, accountId } = await ownAsset(await callerOf(parts, c), c.req.valid('param').id);
    return c.json(toolsBody(ownerTools, await ownerTools.prove(asset.id, accountId)), 200);
  });

  app.openapi(publishTool, async (c) => {
    const { id, tool_id: toolId } = c.req.valid('param');
    const { asset, accountId } = await ownAsset(await callerOf(parts, c), id);
    const tool = await ownerTools.publish(asset.id, toolId, accountId);
    return c.json(toolBody(ownerTools, tool, (await ownerTools.of(asset.id)).source), 200);
  });

  app.openapi(listReviews, async (c) => {
    const waiting = await ownerTools.waiting();
    return c.json({ items: waiting.map(({ tool, source }) => reviewBody(ownerTools, tool, source)) }, 200);
  });

  app.openapi(decideReview, async (c) => {
    const { accountId } = requireAdminSession(await callerOf(parts, c));
    const { decision, digest, reason = null } = c.req.valid('json');
    const isApproved = decision === 'approve';
    const { tool, source } = await ownerTools.decide(c.req.valid('param').tool_id, { isApproved, digest, reason }, accountId);
    return c.json(reviewBody(ownerTools, tool, source), 200);
  });

  return app;
}

function toolsBody(ownerTools: OwnerTools, { source, tools }: ToolsOfAsset): OwnerToolsBody {
  const [origin] = originsOf(source, tools);
  return {
    asset_id: source.owned?.assetId ?? '',
    owner_id: source.owned?.ownerId ?? '',
    paused: source.owned !== null && source.owned.withdrawnAt !== null,
    closed_reason: source.owned?.closed ?? null,
    settings: source.settings,
    credentials: [...source.credentialNames],
    credentials_at: timeOf(source.credentialsAt),
    read_at: timeOf(source.readAt),
    read_error: source.readError,
    verification: {
      token: source.proofToken,
      file: origin === undefined ? null : origin + verificationPath,
      dns: origin === undefined ? null : `_farebox.${new URL(origin).hostname}`,
      required: ownerTools.rules.requiresProof,
      proven_at: timeOf(source.provenAt),
    },
    tools: tools.map((tool) => toolBody(ownerTools, tool, source)),
  };
}

function toolBody({ rules }: OwnerTools, tool: Imported, source: Source): OwnerToolBody {
  const { call, key } = tool.operation;
  return {
    ...importedBody(tool, source),
    approval: approvalOf(tool, rules),
    refused_reason: tool.refusedReason,
    calls: call?.kind === 'http' ? `${call.method} ${call.baseUrl}${call.path}` : key,
    digest: tool.digest,
  };
}

function reviewBody(ownerTools: OwnerTools, tool: Imported, source: Source): ToolReviewBody {
  return { asset_id: source.owned?.assetId ?? '', owner_id: source.owned?.ownerId ?? '', tool: toolBody(ownerTools, tool, source) };
}
