import { parseJson } from '@farebox/client/json';
import { sandboxPool } from '@farebox/documents/sandbox';
import { z } from 'zod';
import { codeFolders } from '../../code-folders.ts';
import { invalid, problem } from '../../errors.ts';
import { Operation, type ReadSource } from '../operation.ts';
import type { ReadOpenApiOptions } from './read-openapi.ts';

export type OpenApiReader = ReturnType<typeof openApiReader>;

const Source = z.object({
  title: z.string().nullable(),
  operations: z.array(Operation),
  skipped: z.array(Operation.pick({ key: true, slug: true, tags: true })),
});
const Reply = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), source: z.string().transform(parseJson).pipe(Source) }),
  z.object({ kind: z.literal('refused'), reason: z.string().max(1000) }),
]);

/** Reads OpenAPI documents in a process that can be stopped: YAML of megabytes takes seconds, and some of it is hostile. */
export function openApiReader() {
  const pool = sandboxPool({
    entry: new URL('./reader-process.ts', import.meta.url),
    readable: codeFolders(),
    timeoutMs: 60_000,
    heapMaxMb: 512,
    memoryMaxMb: 1024,
    idleMs: 20_000,
    concurrencyMax: 1,
    queueMax: 20,
    waitMs: 60_000,
  });
  return {
    /** The operations of a document. @throws invalid_input with what is wrong with it; unavailable */
    async read(text: string, options: ReadOpenApiOptions, signal: AbortSignal): Promise<ReadSource> {
      const outcome = await pool.run({ text, options }, { signal });
      if (outcome.kind === 'refused') throw notRead(outcome.message);
      if (outcome.kind === 'stopped') {
        if (outcome.reason === 'busy' || outcome.reason === 'cancelled') throw problem('unavailable');
        const why = { time: 'it takes too long to read', memory: 'it needs too much memory to read', failed: 'it cannot be read' };
        throw notRead(why[outcome.reason], outcome.detail);
      }
      const reply = Reply.parse(outcome.answer);
      if (reply.kind === 'refused') throw notRead(reply.reason);
      return reply.source;
    },
    close: (): Promise<void> => pool.close(),
  };
}

function notRead(why: string, detail?: string | null) {
  const message = `the document cannot be imported: ${why}`;
  return invalid('document', message, { cause: detail });
}
