import { isMembers } from '@farebox/client/json';

/** What the SDK requires of every client; many send less, and mean that they read JSON. */
export const bothTypes = 'application/json, text/event-stream';

/** Whether a client reads event streams. None of the wildcards say so: what sends them is curl, or a library that reads JSON. */
export function readsStreams(accept: string | null): boolean {
  return /(?:^|,)\s*text\/event-stream\s*(?:,|;(?!\s*q\s*=\s*0(?:\.0*)?\s*(?:,|;|$))|$)/i.test(accept ?? '');
}

/** The responses of a finished stream as one JSON body, for clients that read no streams; progress is left out. */
export async function answeredAsJson(response: Response): Promise<Response> {
  if (response.headers.get('content-type')?.startsWith('text/event-stream') !== true) return response;
  const responses = (await response.text()).split(/\r?\n\r?\n/).flatMap((event) => {
    const data = event
      .split(/\r?\n/)
      .filter((line) => line.startsWith('data:'))
      .map((line) => line.slice('data:'.length).trim());
    const text = data.join('\n');
    const message: unknown = text === '' ? null : JSON.parse(text);
    return isMembers(message) && ('result' in message || 'error' in message) ? [text] : [];
  });
  const headers = new Headers(response.headers);
  headers.set('Content-Type', 'application/json');
  const body = responses.length === 1 ? responses[0] : `[${responses.join(',')}]`;
  return new Response(body, { status: response.status, headers });
}

/** Models and hosts write null, or an empty list of parameters, for what they leave out; the SDK refuses both. */
export function withoutNullParams(message: unknown): unknown {
  if (!isMembers(message) || !('params' in message)) return message;
  const { params, ...rest } = message;
  if (params === null || (Array.isArray(params) && params.length === 0)) return rest;
  if (!isMembers(params) || !leftOut.some((name) => params[name] === null)) return message;
  return {
    ...rest,
    params: Object.fromEntries(Object.entries(params).filter(([name, value]) => value !== null || !leftOut.includes(name))),
  };
}

/** The optional members of every request. */
const leftOut = ['arguments', '_meta', 'cursor'];
