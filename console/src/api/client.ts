import { parseJson } from '@farebox/client/json';
import { i18n } from '../text/language.ts';
import { actingAccount } from './acting.ts';
import { problemOf, unreachable } from './problem.ts';

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Undefined and empty values are left out. */
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
  /** Default 30 s, longer than the slowest page. */
  patienceMs?: number;
}

/**
 * For the account that this tab acts for. Without the first, the service does not take the cookie of a session as proof that a page of its
 * own sent the request.
 */
export function ownPage(): Readonly<Record<string, string>> {
  const accountId = actingAccount();
  return { 'X-Farebox-Browser': '1', ...(accountId === null ? {} : { 'Farebox-Account': accountId }) };
}

const patienceDefaultMs = 30_000;
/** For requests that read and probe an API. */
export const probePatienceMs = 120_000;

/**
 * One request to the service, in the shape that the contract gives its answer. Pages are served with the service, so both have one version.
 * @throws ApiProblem for every answer that is not 2xx, and without an answer
 */
export async function api<Body>(
  path: string,
  { method, query, body, headers, signal, patienceMs = patienceDefaultMs }: ApiRequest = {},
): Promise<Body> {
  const { response, text } = await fetch(path + searchOf(query), {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      Accept: 'application/json',
      'Accept-Language': i18n.locale || 'en',
      ...ownPage(),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.any([AbortSignal.timeout(patienceMs), ...(signal === undefined ? [] : [signal])]),
  })
    .then(async (answered) => ({ response: answered, text: await answered.text() }))
    .catch((cause: unknown) => {
      throw signal?.aborted === true ? cause : unreachable(cause);
    });
  const answer = jsonOf(text);
  if (!response.ok) throw problemOf(response.status, response.headers, answer);
  return answer as Body;
}

function searchOf(query: ApiRequest['query'] = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]));
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

/** Null for what is no JSON. */
export function jsonOf(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}
