import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Log } from '../log.ts';

export const ndjson = 'application/x-ndjson';

/** Whether the client asks for lines instead of one document. */
export function wantsLines(c: Context): boolean {
  return (c.req.header('accept') ?? '').includes(ndjson);
}

/**
 * Long work as lines of JSON: its progress, and its result, if it has one, last. An error before the first line is a status, as
 * everywhere; after it, the answer breaks off. A client that leaves does not stop the work: its signal can.
 * @param work `tell` ends when the client has taken the lines, or reads no more; work that makes many waits for it
 * @throws what the work throws before its first line
 */
export async function linesAnswer<Line>(
  c: Context,
  { status, log }: { status: ContentfulStatusCode; log: Log },
  work: (tell: (...lines: Line[]) => Promise<void>) => Promise<Line | undefined>,
): Promise<Response> {
  const { readable, writable } = new TextEncoderStream();
  const writer = writable.getWriter();
  const begun = Promise.withResolvers<void>();
  const tell = (...lines: Line[]) => {
    begun.resolve();
    // Fails when nobody reads any more.
    return writer.write(lines.map((line) => `${JSON.stringify(line)}\n`).join('')).catch(() => undefined);
  };
  const finished = async () => {
    try {
      const result = await work(tell);
      if (result !== undefined) await tell(result);
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
