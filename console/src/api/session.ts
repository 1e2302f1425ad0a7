import type { BrowserSession } from '@farebox/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { forgetAccount } from './acting.ts';
import { api } from './client.ts';
import { queries } from './queries.ts';

/** Who is logged in with this browser. The token is in a cookie that no script can read. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => api<BrowserSession>('/api/v1/auth/browser', { signal }),
  staleTime: 60_000,
});

/** Undefined until it is known. */
export function useSession(): BrowserSession | undefined {
  return useQuery(sessionQuery).data;
}

/** Logs in, registers, or completes a set-up link. What was cached for another user is forgotten. */
export async function beginSession(
  door: 'login' | 'register' | 'setup' | 'passkey' | 'oidc/finish',
  body: object,
): Promise<BrowserSession> {
  const session = await api<BrowserSession>(`/api/v1/auth/browser/${door}`, { body });
  changeSession(session);
  return session;
}

export async function endSession(): Promise<void> {
  await api('/api/v1/auth/logout', { method: 'POST' });
  changeSession({ user: null, expires_at: null, idle_seconds: null });
}

/** The session itself stays in the cache, or what shows it would not learn of the change. */
function changeSession(session: BrowserSession): void {
  forgetAccount();
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
  queries.setQueryData(sessionQuery.queryKey, session);
}
