import { randomUUID } from 'node:crypto';
import { isMembers } from '@farebox/client/json';
import { BoundedMap } from '../limits/cache.ts';

interface Kept {
  /** The text before and after the id of the request. */
  pieces: readonly [string, string];
  headers: Headers;
}

/** Ways of asking: revisions, clients that name themselves. */
const keptMax = 16;
const messageLengthMax = 2000;

/**
 * Keeps what `tools/list` is answered: the list is some hundred kilobytes of JSON, and the same for all who ask in the same way.
 * @param listed the list as it is now, another value after each change
 */
export function listedAnswers(listed: () => unknown) {
  const kept = new BoundedMap<string, Kept>(keptMax);
  let of: unknown = null;

  async function make(
    key: string,
    message: Record<string, unknown>,
    ask: (message: unknown) => Promise<Response>,
  ): Promise<Kept | Response> {
    // Something that is nowhere else in the answer.
    const id = randomUUID();
    const answer = await ask({ ...message, id });
    if (answer.status !== 200) return withId(answer, id, message['id']);
    const text = await answer.text();
    const [before, after, ...more] = text.split(JSON.stringify(id));
    if (before === undefined || after === undefined || more.length > 0) throw new Error('an answer does not name its request once');
    const made: Kept = { pieces: [before, after], headers: answer.headers };
    kept.set(key, made);
    return made;
  }

  return {
    /** @returns the answer; null where it must be made for this request alone, by `ask` as it is */
    async answer(headers: Headers, message: unknown, ask: (message: unknown) => Promise<Response>): Promise<Response | null> {
      if (!isListing(message)) return null;
      const { id, ...rest } = message;
      const asked = JSON.stringify(rest);
      if (asked.length > messageLengthMax) return null;
      const now = listed();
      if (of !== now) kept.clear();
      of = now;
      const key = JSON.stringify([asked, ...relevant(headers)]);
      const found = kept.get(key) ?? (await make(key, message, ask));
      if (found instanceof Response) return found;
      const [before, after] = found.pieces;
      return new Response(`${before}${JSON.stringify(id)}${after}`, { status: 200, headers: found.headers });
    },
  };
}

/** A request whose answer depends on nothing but itself: no progress is reported on it. */
function isListing(message: unknown): message is Record<string, unknown> {
  if (!isMembers(message) || message['method'] !== 'tools/list') return false;
  const { id, params } = message;
  if (typeof id !== 'string' && !Number.isSafeInteger(id)) return false;
  const meta = isMembers(params) ? params['_meta'] : undefined;
  return !isMembers(meta) || meta['progressToken'] === undefined;
}

/** What the SDK reads of them. */
function relevant(headers: Headers): string[] {
  return [...headers].filter(([name]) => name === 'accept' || name === 'content-type' || name.startsWith('mcp-')).flat();
}

/** A refusal of the stand-in, in the name of the request. */
async function withId(answer: Response, standIn: string, id: unknown): Promise<Response> {
  const text = (await answer.text()).replace(JSON.stringify(standIn), JSON.stringify(id));
  return new Response(text, { status: answer.status, headers: answer.headers });
}
