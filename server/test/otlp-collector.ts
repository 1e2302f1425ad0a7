import { createServer } from 'node:http';
import { z } from 'zod';
import { until } from './until.ts';

const Value = z.looseObject({
  stringValue: z.string().optional(),
  intValue: z.union([z.string(), z.number()]).optional(),
  boolValue: z.boolean().optional(),
});
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(z.object({ key: z.string(), value: Value })),
  status: z.looseObject({ code: z.number().optional() }).optional(),
});
export type CollectedSpan = z.output<typeof Span>;
const Export = z.object({ resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })) });

/** A stand-in for an OpenTelemetry collector: keeps every span that is sent to it. */
export async function otlpCollector() {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      bodies.push(text);
      for (const { scopeSpans } of Export.parse(JSON.parse(text)).resourceSpans) spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a server on a port has an address');
  return {
    url: `http://127.0.0.1:${address.port}/v1/traces`,
    spans,
    /** Everything that was sent, as it came. */
    sent: () => bodies.join('\n'),
    /** The spans of a trace, once its request has ended. */
    async trace(traceId: string): Promise<CollectedSpan[]> {
      const of = () => spans.filter((span) => span.traceId === traceId);
      await until('its request is sent', () => of().some(({ kind }) => kind === 2));
      return of();
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
