import { signedReceiptHeaders } from '../../surface/signed-receipt.ts';
import { fetchByQuery, fetchByBody, fetchPath } from '../../surface/records/asset-fetch.ts';
import type { z } from '@hono/zod-openapi';
import { FetchBodyQuery, FetchQuery, FetchRequest } from '@farebox/contract';
import { clientIdOf } from '../../accounts/caller.ts';
import type { Parts } from '../../parts.ts';
import { fetchAsset, type FetchParts } from '../../assets/fetch.ts';
import { invalid, problem } from '../../errors.ts';
import { invalidInput, safeParse } from '../../invalid-input.ts';
import { agentRequestAt, hasBody, idempotencyKeyOf, readJson, requestIdOf, singleHeader } from '../../surface/request.ts';
import { errorAnswer, jsonAnswer, responseOf, type Answer, logFailure } from '../answer.ts';
import { deliveredBody } from '../../surface/asset-bodies.ts';
import { callerOf, takeUnpaidOf } from '../../surface/caller.ts';
import type { Exchange } from '../../surface/exchange.ts';
import { maxPriceOfRequest, meansOf, paidHeaders } from '../payments/payment-gate.ts';
import { Routes, type RouteParts } from '../routes.ts';
import { keyTextOf } from '../../payments/purchase/sale.ts';

export type AssetFetchRouteParts = FetchParts & RouteParts & Pick<Parts, 'assets' | 'limits' | 'log' | 'payments'>;

/** Fetches that `direct.ts` does not answer, to be mounted at `/api/v1`. */
export function assetFetchRoutes(parts: AssetFetchRouteParts): Routes {
  const app = new Routes(parts);
  for (const each of [fetchByQuery, fetchByBody]) app.plain(each, async (c) => responseOf(await answerFetch(parts, c)));
  return app;
}

/** One fetch. Errors are translated here, because `direct.ts` calls it without middleware. */
export async function answerFetch(parts: AssetFetchRouteParts, c: Exchange): Promise<Answer> {
  const requestId = requestIdOf(c);
  try {
    return await answer(parts, c, requestId);
  } catch (thrown) {
    logFailure(parts.log, c, thrown, requestId);
    return errorAnswer(thrown, c, 'snake', parts.payments.payments);
  }
}

async function answer(parts: AssetFetchRouteParts, c: Exchange, requestId: string): Promise<Answer> {
  const { config } = parts;
  const { assetId, token } = await askedFor(c, config.bodyMaxBytes);
  const caller = await callerOf(parts, c);
  const take = () => takeUnpaidOf(parts, c, caller);
  const means = meansOf(c, parts.payments.x402, caller, token);
  if (means.kind === 'none') {
    take();
    // Only now it is known: the payment may be in the body.
    if (c.req.method === 'POST') await parts.limits.unpaidQueue.wait();
  }
  const fetched = await fetchAsset(parts, {
    assetId,
    means,
    caller,
    request: agentRequestAt(fetchPath, c, clientIdOf(caller)),
    idempotencyKey: keyTextOf(means, idempotencyKeyOf(c)),
    maxPriceMicros: maxPriceOfRequest(c),
  }).catch((thrown: unknown) => {
    // Slows down clients that guess tokens.
    if (means.kind !== 'none') take();
    throw thrown;
  });
  const { bought } = fetched;
  if (means.kind !== 'none' && bought === null) take();
  const body = JSON.stringify(deliveredBody(parts, fetched));
  if (bought === null) return jsonAnswer(200, body, requestId);
  return jsonAnswer(200, body, requestId, {
    'X-Payment-Id': bought.payment.id,
    'X-Payment-Remaining-Calls': '0',
    ...signedReceiptHeaders(parts, c, means, bought, { input: { asset_id: assetId }, body }),
    ...paidHeaders(means, bought),
  });
}

/** @throws invalid_input, invalid_json, body_too_large, unsupported_media_type */
async function askedFor(c: Exchange, bodyMaxBytes: number): Promise<{ assetId: string; token: string | null }> {
  const headerToken = singleHeader(c, 'X-Payment-Token');
  if (c.req.method !== 'POST') return { assetId: valid(FetchQuery, c.req.query()).asset_id, token: headerToken };
  const inQuery = valid(FetchBodyQuery, c.req.query());
  const inBody = hasBody(c) ? valid(FetchRequest, await readJson(c, bodyMaxBytes)) : {};
  const token = inBody.payment_token ?? null;
  if (headerToken !== null && token !== null && headerToken !== token) {
    throw problem('invalid_input', { message: 'X-Payment-Token and payment_token differ' });
  }
  return { assetId: assetIdOf(inQuery.asset_id, inBody.asset_id), token: headerToken ?? token };
}

function valid<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = safeParse(schema, value);
  if (!parsed.success) throw invalidInput(parsed.error.issues);
  return parsed.data;
}

/** The asset in the query or the body. @throws invalid_input if there is none, or two different ones */
function assetIdOf(inQuery: string | undefined, inBody: string | undefined): string {
  const assetId = inQuery ?? inBody;
  if (assetId !== undefined && (inBody === undefined || inBody === assetId)) return assetId;
  throw invalid('asset_id', assetId === undefined ? 'asset_id is required' : 'asset_id in the query and in the body differ');
}
