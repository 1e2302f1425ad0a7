import { AsyncLocalStorage } from 'node:async_hooks';
import { oauthProvider } from '@better-auth/oauth-provider';
import { betterAuth, type BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import type { Clock } from '../../clock.ts';
import type { Log } from '../../log.ts';
import type { GuardedFetch } from '../../net/guarded-fetch.ts';
import type { Database } from '../../storage/database.ts';
import { newToken, tokenHash } from '../bearer-token.ts';
import { clientDocuments } from './client-documents.ts';
import { accessTokenTtlSeconds, codeTtlSeconds, consentPath, refreshTokenTtlSeconds, resourcesOf } from './endpoints.ts';
import { libraryStore } from './library-store.ts';
import { offlineScope, scopes } from './scopes.ts';

export interface LibraryOptions {
  database: Database;
  guardedFetch: GuardedFetch;
  clock: Clock;
  log: Log;
  allowsPlainHttp: boolean;
  /** Seals the request that the consent page repeats. */
  secret: string;
  publicUrl: string;
}

/** A person who answers a request of a client. */
export interface Approver {
  accountId: string;
  sessionHash: string;
  sessionCreatedAt: number;
  /** Stored with the code and every token that follows from this answer. */
  grantId: string;
}

export type Library = ReturnType<typeof openLibrary>;

/**
 * The authorization server. It knows neither passwords nor cookies: sessions are ours, and a person's answer is passed in. Tokens are
 * random texts whose hashes are stored, so a grant that ends is refused at once, and no signature or algorithm can be forged.
 */
export function openLibrary({ database, log, secret, publicUrl, ...outside }: LibraryOptions) {
  const approving = new AsyncLocalStorage<Approver>();
  const page = `${publicUrl}${consentPath}`;
  const provider = oauthProvider({
    loginPage: page,
    consentPage: page,
    scopes: [...scopes, offlineScope],
    resources: resourcesOf(publicUrl),
    enforcePerClientResources: false,
    grantTypes: ['authorization_code', 'refresh_token'],
    allowDynamicClientRegistration: true,
    allowUnauthenticatedClientRegistration: true,
    codeExpiresIn: codeTtlSeconds,
    accessTokenExpiresIn: accessTokenTtlSeconds,
    refreshTokenExpiresIn: refreshTokenTtlSeconds,
    disableJwtPlugin: true,
    storeTokens: { hash: async (token) => tokenHash(token) },
    generateOpaqueAccessToken: () => newToken('accessToken'),
    generateRefreshToken: () => newToken('refreshToken'),
    silenceWarnings: { oauthAuthServerConfig: true, openidConfig: true },
    postLogin: { page, shouldRedirect: () => false, consentReferenceId: () => approving.getStore()?.grantId },
    extensions: [{ clientDiscovery: clientDocuments({ log, ...outside }) }],
  });
  const ownSession = createAuthMiddleware(async ({ context }) => {
    const by = approving.getStore();
    if (by !== undefined) Object.assign(context, { session: sessionOf(by) });
  });
  const auth = betterAuth({
    baseURL: publicUrl,
    basePath: '/',
    secret,
    database: libraryStore(database),
    user: { fields: { name: 'displayName' } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // What is no answer of OAuth, such as a database that does not answer, is for those who ask here.
    onAPIError: { errorURL: page, throw: true },
    logger: { log: (level, message, ...rest) => log.debug({ level, rest }, `OAuth: ${message}`) },
    plugins: [asPlugin(provider), { id: 'own-sessions', hooks: { before: [{ matcher: () => true, handler: ownSession }] } }],
  });

  return {
    /** Answers a request to one of the endpoints: authorize, token, register, revoke. @param by who is logged in */
    answer: (request: Request, by?: Approver): Promise<Response> =>
      by === undefined ? auth.handler(request) : approving.run(by, () => auth.handler(request)),

    /** @returns where the browser goes on: back to the client, with a code or with a refusal; null for a request that is not sealed, or too old */
    async decide(by: Approver, { request, accepted, granted }: { request: string; accepted: boolean; granted: readonly string[] }) {
      const body = JSON.stringify({ accept: accepted, oauth_query: request, scope: granted.join(' ') });
      const headers = { 'Content-Type': 'application/json', Accept: 'application/json', Origin: publicUrl };
      const asked = new Request(`${publicUrl}/oauth2/consent`, { method: 'POST', headers, body });
      const answered = await approving.run(by, () => auth.handler(asked));
      return redirectOf(answered);
    },
  };
}

/** The types of its endpoints say more than a plugin may, so they do not fit as they are. */
function asPlugin(plugin: { id: string }): BetterAuthPlugin {
  return plugin;
}

/** What the library reads of a session. */
function sessionOf({ accountId, sessionHash, sessionCreatedAt }: Approver) {
  return { session: { id: sessionHash, userId: accountId, createdAt: new Date(sessionCreatedAt) }, user: { id: accountId } };
}

async function redirectOf(answered: Response): Promise<string | null> {
  if (answered.status >= 500) throw new Error('the OAuth library failed');
  const body: unknown = await answered.json();
  return typeof body === 'object' && body !== null && 'url' in body && typeof body.url === 'string' ? body.url : null;
}
