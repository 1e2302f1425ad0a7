import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Log } from '../log.ts';

export const ndjson = 'application/x-ndjson';

/** Whether the client asks for lines instead of one document. */
export function wantsLines(c: Context): boolean {
  return (c.req.header('accept') ?? '').includes(ndjson);
}

/**
 * Long work as lines of JSON: what it tells meanwhile, and its result last. An error before the first line is a status, as everywhere;
 * after it, the answer breaks off. A client that leaves does not stop the work.
 * @throws what the work throws before its first line
 */
export async function linesAnswer<Line>(
  c: Context,
  { status, log }: { status: ContentfulStatusCode; log: Log },
  work: (tell: (line: Line) => void) => Promise<Line>,
): Promise<Response> {
  const { readable, writable } = new TextEncoderStream();
  const writer = writable.getWriter();
  const begun = Promise.withResolvers<void>();
  const tell = (line: Line) => {
    // Fails when nobody reads any more.
    writer.write(`${JSON.stringify(line)}\n`).catch(() => undefined);
    begun.resolve();
  };
  const finished = async () => {
    try {
      tell(await work(tell));
      await writer.close();
    } catch (cause) {
      begun.reject(cause);
      log.warn({ err: cause, path: c.req.path }, 'an answer of lines broke off');
      await writer.abort(cause);
    }
  };
  finished().catch(() => undefined);
  await begun.promise;
  return c.body(readable, status, { 'Content-Type': ndjson });
}
