import type { SignInPage, SignInWays } from '@farebox/contract';
import { api } from './client.ts';
import { useApi } from './queries.ts';

/** How people sign in here; undefined until it is known. */
export function useSignInWays(): SignInWays | undefined {
  return useApi<SignInWays>('/api/v1/auth/sign-in').data;
}

const backKey = 'farebox.signed-in';

/** Leaves for the page of an issuer. @param back the page of the console that goes on afterwards */
export async function goToIssuer(path: '/api/v1/auth/browser/oidc' | '/api/v1/me/sign-ins', body: object, back: string): Promise<void> {
  const { url } = await api<SignInPage>(path, { body });
  sessionStorage.setItem(backKey, back);
  location.assign(url);
}

/** Where the person came from; null where that is not known. */
export function takeBack(): string | null {
  const back = sessionStorage.getItem(backKey);
  sessionStorage.removeItem(backKey);
  return back;
}
