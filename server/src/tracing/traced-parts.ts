import type { GuardedFetch } from '../net/guarded-fetch.ts';
import type { Database } from '../storage/database.ts';
import type { Tracing } from './tracing.ts';

/** Transactions as spans, named by what they are for. Reads are not: most take less than their span would. */
export function tracedDatabase(database: Database, tracing: Tracing): Database {
  return {
    ...database,
    write: (work, options) =>
      tracing.span(options?.span ?? 'database.write', { 'db.system.name': database.dialect }, () =>
        // Several writers share a transaction, and one of them starts it.
        database.write(tracing.bound(work), options),
      ),
  };
}

/** Requests to addresses of strangers as spans. They carry no trace context: it is nobody's concern there. */
export function tracedGuardedFetch(fetch: GuardedFetch, tracing: Tracing): GuardedFetch {
  return (url, request) => {
    const about = { 'http.request.method': request.method ?? 'GET', 'server.address': hostOf(url) };
    return tracing.span('fetch', about, async (noted) => {
      const answer = await fetch(url, request);
      noted({ 'http.response.status_code': answer.status });
      return answer;
    });
  };
}

/** The same for peers that the operator chose: facilitator, provider, embedder. */
export function tracedFetch(fetch: typeof globalThis.fetch, tracing: Tracing): typeof globalThis.fetch {
  return (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    return tracing.span('fetch', { 'http.request.method': method, 'server.address': hostOf(url) }, async (noted) => {
      const answer = await fetch(input, init);
      noted({ 'http.response.status_code': answer.status });
      return answer;
    });
  };
}

/** Paths and queries may hold keys. */
function hostOf(url: string): string {
  return URL.parse(url)?.host ?? '';
}
