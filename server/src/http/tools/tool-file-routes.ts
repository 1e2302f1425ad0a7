import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { DownloadQuery, ToolError } from '@farebox/contract';
import type { Parts } from '../../parts.ts';
import { corsHeaders } from '../answer.ts';
import { bytesAnswer } from '../bytes-answer.ts';
import { clientAddress, type Env } from '../client-address.ts';
import { requestIdOf } from '../request.ts';
import { answers } from '../route-parts.ts';
import { isHead } from '../safe-head.ts';
import { throwInvalid } from '../validation.ts';

type ToolFileRouteParts = Pick<Parts, 'config' | 'limits' | 'log' | 'providerTools'>;

const bytes = { 'application/octet-stream': { schema: z.string().meta({ type: 'string', format: 'binary' }) } };
const refused = (description: string) => answers(ToolError, description);

const downloadToolFile = createRoute({
  method: 'get',
  path: '/api/tools/files/{id}',
  operationId: 'downloadToolFile',
  tags: ['Tools'],
  summary: 'A file from a tool result, by its signed link; supports Range, If-None-Match and HEAD',
  request: {
    params: z.object({
      id: z.string().max(64).meta({ example: 'file_01KAGT4M8E3V9S2QZ7XNBC5WRD' }),
    }),
    query: DownloadQuery,
  },
  responses: {
    200: { description: 'The bytes.', content: bytes },
    206: { description: 'The part that Range asked for.', content: bytes },
    304: { description: 'Unchanged.' },
    400: refused('Not a link of this service.'),
    403: refused('The signature is wrong.'),
    410: refused('The link is past its time, or the file is; files are kept for 24 hours.'),
    416: refused('No such range.'),
    503: refused('The store does not answer.'),
  },
});

/** `/api/tools/files/{id}`: the signature in the link is the only credential. */
export function toolFileRoutes({ providerTools: { files }, limits, config, log }: ToolFileRouteParts): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>({ defaultHook: throwInvalid });

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
