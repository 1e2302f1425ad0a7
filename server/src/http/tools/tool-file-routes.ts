import { z } from '@hono/zod-openapi';
import { DownloadQuery } from '@farebox/contract';
import type { Parts } from '../../parts.ts';
import { corsHeaders } from '../../surface/headers.ts';
import { bytesAnswer } from '../bytes-answer.ts';
import { clientAddress } from '../../surface/client-address.ts';
import { requestIdOf } from '../../surface/request.ts';
import { deliveredBytes, reads } from '../../surface/route-parts.ts';
import { route } from '../../surface/route.ts';
import { Routes, type RouteParts } from '../routes.ts';
import { isHead } from '../../surface/exchange.ts';

type ToolFileRouteParts = RouteParts & Pick<Parts, 'log' | 'providerTools'>;

const downloadToolFile = route.get('/api/tools/files/{id}', {
  operationId: 'downloadToolFile',
  ...reads('Range', 'IfRange', 'IfNoneMatch'),
  tags: ['Tools'],
  summary: 'A file from a tool result, by its signed link; supports Range, If-None-Match and HEAD',
  class: 'download',
  isLenient: true,
  problems: ['link_expired', 'link_invalid', 'range_not_satisfiable'],
  request: {
    params: z.object({
      id: z.string().max(64).meta({ example: 'file_01KAGT4M8E3V9S2QZ7XNBC5WRD' }),
    }),
    query: DownloadQuery,
  },
  responses: deliveredBytes(),
});

/** `/api/tools/files/{id}`: the signature in the link is the only credential. */
export function toolFileRoutes(parts: ToolFileRouteParts): Routes {
  const { limits, config, log } = parts;
  const { files } = parts.providerTools;
  const app = new Routes(parts);

  app.openapi(downloadToolFile, async (c) => {
    const { id } = c.req.valid('param');
    const header = (name: string) => c.req.header(name) ?? null;
    const request = {
      method: isHead(c) ? 'HEAD' : 'GET',
      range: header('range'),
      ifRange: header('if-range'),
      ifNoneMatch: header('if-none-match'),
      signal: c.req.raw.signal,
    } as const;
    // Slows down clients that guess signatures.
    const slowDown = () => limits.unpaid.take(clientAddress(c, config.trustedHops));
    const delivery = await files.deliver(id, c.req.valid('query'), request).catch((thrown: unknown) => {
      slowDown();
      throw thrown;
    });
    log.debug({ file: id, status: delivery.status }, 'file of a tool delivered');
    return bytesAnswer(c.env?.outgoing, {
      ...delivery,
      headers: { ...delivery.headers, ...corsHeaders, 'X-Request-Id': requestIdOf(c) },
    });
  });

  return app;
}
