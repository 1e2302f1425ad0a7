import { z } from '@hono/zod-openapi';
import {
  DecideToolReview,
  MakeOwnerTools,
  OwnerTool as OwnerToolBody,
  OwnerTools as OwnerToolsBody,
  ToolReview as ToolReviewBody,
  ToolReviewList,
  UpdateOwnerTools,
} from '@farebox/contract';
import { actorOf, requireAccount, type Caller } from '../../accounts/caller.ts';
import { problem } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { approvalOf, type OwnerTools, type ToolsOfAsset } from '../../owner-tools/owner-tools.ts';
import type { Imported, Source } from '../../imports/source.ts';
import { answers, forAdmins, forOwners, forReaders, idParam, jsonBody } from '../../surface/route-parts.ts';
import { Routes, type RouteParts } from '../routes.ts';
import { importedBody, readBody } from './tool-import-routes.ts';

type OwnerToolRouteParts = RouteParts & Pick<Parts, 'assets' | 'log' | 'ownerTools'>;

const assetParam = idParam('ast_01KAGT4M8E3V9S2QZ7XNBC5WRD');
const toolParam = z.object({ tool_id: z.string().max(128).meta({ example: 'petstore-5c5wrd-get-pet' }) });

const makeTools = forOwners.post('/admin/assets/{id}/tools', {
  operationId: 'makeOwnerTools',
  summary: 'Sell the operations of an API asset as tools: buyers call them here, with a credential that they never see',
  limit: 'unpaid',
  body: 'large',
  problems: ['account_suspended', 'address_refused', 'address_unreachable', 'conflict', 'not_found', 'upstream_failed', 'upstream_timeout'],
  request: { params: assetParam, ...jsonBody(MakeOwnerTools) },
  responses: {
    201: answers(OwnerToolsBody, 'The tools, each probed: for sale, or with what is missing.'),
  },
});

const getTools = forReaders.get('/admin/assets/{id}/tools', {
  operationId: 'getOwnerTools',
  summary: 'The tools of an API asset',
  problems: ['forbidden', 'not_found'],
  request: { params: assetParam },
  responses: { 200: answers(OwnerToolsBody, 'The tools.') },
});

const updateTools = forOwners.patch('/admin/assets/{id}/tools', {
  operationId: 'updateOwnerTools',
  summary: 'Change prices, replace credentials, pause or resume the tools of an API asset',
  limit: 'unpaid',
  body: 'large',
  problems: ['conflict', 'not_found'],
  request: { params: assetParam, ...jsonBody(UpdateOwnerTools) },
  responses: { 200: answers(OwnerToolsBody, 'The tools as they are now.') },
});

const removeTools = forOwners.delete('/admin/assets/{id}/tools', {
  operationId: 'removeOwnerTools',
  summary: 'Delete the tools of an API asset, and its credentials; the asset stays',
  limit: 'unpaid',
  problems: ['not_found'],
  request: { params: assetParam },
  responses: { 204: { description: 'They are deleted.' } },
});

const proveHosts = forOwners.post('/admin/assets/{id}/tools/verification', {
  operationId: 'verifyOwnerTools',
  summary: 'Check that the hosts of an API asset publish its token, then sell what may be sold',
  limit: 'unpaid',
  problems: ['not_found'],
  request: { params: assetParam },
  responses: { 200: answers(OwnerToolsBody, 'They do.') },
});

const publishTool = forOwners.post('/admin/assets/{id}/tools/{tool_id}/publish', {
  operationId: 'publishOwnerTool',
  summary: 'Probe a tool again, with the definition that its API has now, and sell it',
  limit: 'unpaid',
  problems: ['conflict', 'tool_not_found'],
  request: { params: assetParam.extend(toolParam.shape) },
  responses: { 200: answers(OwnerToolBody, 'The tool.') },
});

const listReviews = forAdmins.get('/admin/tool-reviews', {
  operationId: 'listToolReviews',
  summary: 'Tools of owners that wait for approval',
  responses: { 200: answers(ToolReviewList, 'All of them.') },
});

const decideReview = forAdmins.post('/admin/tool-reviews/{tool_id}', {
  operationId: 'decideToolReview',
  summary: 'Approve or refuse the tool of an owner; refusing takes it from sale',
  problems: ['conflict', 'tool_not_found'],
  request: { params: toolParam, ...jsonBody(DecideToolReview) },
  responses: { 200: answers(ToolReviewBody, 'The tool as it is now.') },
});

/** Selling API assets as tools, and the approval of admins. To be mounted at `/api/v1`. */
export function ownerToolRoutes(parts: OwnerToolRouteParts): Routes {
  const { ownerTools } = parts;
  const app = new Routes(parts);

  /** @throws asset_not_found, forbidden */
  async function ownAsset(caller: Caller, id: string) {
    const account = requireAccount(caller);
    const { accountId, role } = account;
    const asset = await parts.assets.assets.find(id);
    if (asset === null) throw problem('asset_not_found');
    if (asset.ownerId !== accountId && role !== 'admin') throw problem('forbidden', { hint: 'Only its owner may do this.' });
    return { asset, actorId: actorOf(account) };
  }

  app.forCaller(makeTools, async (c, caller) => {
    const { asset, actorId } = await ownAsset(caller, c.req.valid('param').id);
    const { settings = {}, credentials = {} } = c.req.valid('json');
    const made = await ownerTools.make(asset, { settings, credentials }, actorId);
    parts.log.info({ asset: asset.id, tools: made.tools.length, by: actorId }, 'tools made of an API asset');
    return c.json(toolsBody(ownerTools, made), 201);
  });

  app.forCaller(getTools, async (c, caller) => {
    const { asset } = await ownAsset(caller, c.req.valid('param').id);
    return c.json(toolsBody(ownerTools, await ownerTools.of(asset.id)), 200);
  });

  app.forCaller(updateTools, async (c, caller) => {
    const { asset, actorId } = await ownAsset(caller, c.req.valid('param').id);
    const { paused, ...change } = c.req.valid('json');
    return c.json(toolsBody(ownerTools, await ownerTools.update(asset.id, { ...change, isPaused: paused }, actorId)), 200);
  });

  app.forCaller(removeTools, async (c, caller) => {
    const { asset, actorId } = await ownAsset(caller, c.req.valid('param').id);
    await ownerTools.remove(asset.id, actorId);
    return c.body(null, 204);
  });

  app.forCaller(proveHosts, async (c, caller) => {
    const { asset, actorId } = await ownAsset(caller, c.req.valid('param').id);
    return c.json(toolsBody(ownerTools, await ownerTools.prove(asset.id, actorId)), 200);
  });

  app.forCaller(publishTool, async (c, caller) => {
    const { id, tool_id: toolId } = c.req.valid('param');
    const { asset, actorId } = await ownAsset(caller, id);
    const tool = await ownerTools.publish(asset.id, toolId, actorId);
    return c.json(toolBody(ownerTools, tool, (await ownerTools.of(asset.id)).source), 200);
  });

  app.openapi(listReviews, async (c) => {
    const waiting = await ownerTools.waiting();
    return c.json({ items: waiting.map(({ tool, source }) => reviewBody(ownerTools, tool, source)) }, 200);
  });

  app.forCaller(decideReview, async (c, { accountId }) => {
    const { decision, digest, reason = null } = c.req.valid('json');
    const isApproved = decision === 'approve';
    const { tool, source } = await ownerTools.decide(c.req.valid('param').tool_id, { isApproved, digest, reason }, accountId);
    return c.json(reviewBody(ownerTools, tool, source), 200);
  });

  return app;
}

function toolsBody(ownerTools: OwnerTools, { source, tools }: ToolsOfAsset): OwnerToolsBody {
  return {
    asset_id: source.owned?.assetId ?? '',
    owner_id: source.owned?.ownerId ?? '',
    paused: source.owned !== null && source.owned.withdrawnAt !== null,
    closed_reason: source.owned?.closed ?? null,
    ...readBody(source, tools, ownerTools.rules.requiresProof),
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
