import { z } from '@hono/zod-openapi';
import { DownloadQuery } from '@farebox/contract';
import type { Context } from 'hono';
import type { Parts } from '../../parts.ts';
import { download } from '../../assets/download.ts';
import { asProblem, problem } from '../../errors.ts';
import { agentRequestOf } from '../../surface/request.ts';
import { corsHeaders } from '../../surface/headers.ts';
import { clientAddress, type Env } from '../../surface/client-address.ts';
import { deliveredBytes, reads } from '../../surface/route-parts.ts';
import { route } from '../../surface/route.ts';
import { Routes, type RouteParts } from '../routes.ts';
import { bytesAnswer } from '../bytes-answer.ts';
import { isHead } from '../../surface/exchange.ts';

type DownloadRouteParts = RouteParts & Pick<Parts, 'accessLog' | 'assets' | 'blobs' | 'config' | 'guardedFetch' | 'log'>;

const downloadAsset = route.get('/assets/download/{asset_id}', {
  operationId: 'downloadAsset',
  ...reads('Range', 'IfRange', 'IfNoneMatch'),
  tags: ['Assets'],
  summary: 'The bytes behind a signed link; supports Range, If-None-Match and HEAD',
  description:
    'The SHA-256 of an uploaded file is verified as it is read: a damaged file is a 502, or ends before its last bytes with a broken connection, and never as a whole body. What Range asks for cannot be verified so: compare the whole with sha256 yourself. Where a link that was paid for finds nothing to deliver any more, the purchase is given back by itself (given_back in the answer), and the same payment token pays once more.',
  class: 'download',
  admission: 'paid',
  isLenient: true,
  problems: [
    'asset_not_found',
    'asset_not_readable',
    'asset_source_timeout',
    'link_expired',
    'link_invalid',
    'purchase_given_back',
    'range_not_satisfiable',
  ],
  request: {
    params: z.object({
      asset_id: z.string().max(64).meta({ example: 'ast_01KAGT4M8E3V9S2QZ7XNBC5WRD' }),
    }),
    query: DownloadQuery,
  },
  responses: deliveredBytes(),
});

/** `/assets/download/{asset_id}`: the signature in the link is the only credential. */
export function downloadRoutes(parts: DownloadRouteParts): Routes {
  const { accessLog, limits, config, log } = parts;
  const { links, assets, failedDeliveries } = parts.assets;
  const app = new Routes(parts);

  app.openapi(downloadAsset, async (c) => {
    const { asset_id: assetId } = c.req.valid('param');
    const link = c.req.valid('query');
    let revenueEventId: string | null;
    const request = agentRequestOf(c, 'anonymous');
    try {
      revenueEventId = links.verify(assetId, link);
    } catch (refused) {
      // Slows down clients that guess signatures.
      limits.unpaid.take(clientAddress(c, config.trustedHops));
      accessLog.record({ ...request, kind: 'download', outcome: 'refused', status: asProblem(refused).status });
      throw refused;
    }
    const asset = await assets.find(assetId);
    if (asset === null) throw problem('asset_not_found');
    if (revenueEventId !== null) await failedDeliveries.requireKept(revenueEventId);
    const { status, headers, body } = await download(parts, {
      asset,
      method: isHead(c) ? 'HEAD' : 'GET',
      ...conditionsOf(c),
      signal: c.req.raw.signal,
      undeliverable: async (failure) => !isHead(c) && (await failedDeliveries.report({ asset, revenueEventId, failure })),
    });
    // A client that resumes sends many requests; only the first counts as a download.
    if (body !== null && isFromStart(headers)) {
      accessLog.record({ ...request, kind: 'download', outcome: 'delivered', status: status, assetId });
    }
    log.debug({ asset: assetId, status }, 'download');
    return bytesAnswer(c.env?.outgoing, { status, headers: { ...headers, ...corsHeaders, 'X-Request-Id': request.requestId }, body });
  });

  return app;
}

function conditionsOf(c: Context<Env>) {
  const header = (name: string) => c.req.header(name) ?? null;
  return { range: header('range'), ifRange: header('if-range'), ifNoneMatch: header('if-none-match'), via: header('via') };
}

function isFromStart(headers: Readonly<Record<string, string>>): boolean {
  const range = headers['Content-Range'];
  return range === undefined || range.startsWith('bytes 0-');
}
