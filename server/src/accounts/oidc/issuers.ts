import type { Configuration, CustomFetch, IDToken } from 'openid-client';
import { secondMs, hourMs, type Clock } from '../../clock.ts';
import { problem } from '../../errors.ts';
import { isMembers } from '@farebox/client/json';
import { cached } from '../../limits/cache.ts';
import type { Log } from '../../log.ts';
import { guardedFetch, type GuardedMethod } from '../../net/guarded-fetch.ts';
import type { OidcIssuer } from '../../oidc-issuers.ts';

export interface IssuersOptions {
  issuers: readonly OidcIssuer[];
  clock: Clock;
  log: Log;
  publicUrl(): string;
}

/** What an issuer has to repeat, and what proves to it that the same client comes back. */
export interface Checks {
  state: string;
  nonce: string;
  verifier: string;
}

/** Who somebody is, as an issuer has said it to this service. */
export interface ProvenIdentity {
  /** With it, the subject is unique and does not change. An address may. */
  issuer: string;
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  name: string | null;
  /** Null where the operator maps no claim. */
  isAdmin: boolean | null;
  /** Whether more than a password was asked for. */
  hasFactor: boolean;
}

export type Issuers = ReturnType<typeof issuers>;

const timeoutMs = 10 * secondMs;
const bytesMax = 256 * 1024;
const library = () => import('openid-client');

/**
 * The issuers of the settings, by a certified library, which loads with the first sign-in. The operator names them, so they may be private;
 * but they are bounded in time and size, and redirect nowhere.
 */
export function issuers({ issuers: known, clock, log, publicUrl }: IssuersOptions) {
  const clients = cached<string, Configuration>({ clock, ttlMs: hourMs, entriesMax: known.length + 1 });
  const fetch = boundedFetch();

  /** @throws not_found */
  function named(id: string): OidcIssuer {
    const found = known.find((issuer) => issuer.id === id);
    if (found === undefined) throw problem('not_found', { message: 'no such issuer' });
    return found;
  }

  /** @throws unavailable */
  function clientAt(issuer: OidcIssuer): Promise<Configuration> {
    return clients
      .get(issuer.id, () => discovered(issuer, fetch))
      .catch((cause: unknown) => {
        log.warn({ err: cause, issuer: issuer.issuer }, 'an issuer of sign-ins cannot be read');
        throw problem('unavailable', { message: `${nameOf(issuer)} does not answer as it should`, cause });
      });
  }

  /** Each issuer has its own, so an answer of one never reaches another. Source: RFC 9700, 4.4.2. */
  const redirectUri = (id: string) => `${publicUrl()}/console/signed-in/${id}`;

  return {
    list: known.map((issuer) => ({ id: issuer.id, name: nameOf(issuer) })),
    nameAt: (url: string) => known.flatMap((issuer) => (issuer.issuer === url ? [nameOf(issuer)] : []))[0] ?? url,

    /** Where a browser signs in. @throws not_found, unavailable */
    async begin(id: string): Promise<{ url: string; checks: Checks }> {
      const client = await clientAt(named(id));
      const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier, randomState } = await library();
      const checks = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
      const url = buildAuthorizationUrl(client, {
        redirect_uri: redirectUri(id),
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, checks };
    },

    /**
     * Who came back. Checks state, `iss`, PKCE, and of the ID token its signature, issuer, audience, nonce and times.
     * @param answer the query that the browser came back with @throws not_found, unavailable, invalid_credentials
     */
    async identify(id: string, answer: string, { state, nonce, verifier }: Checks): Promise<ProvenIdentity> {
      const issuer = named(id);
      const client = await clientAt(issuer);
      const { authorizationCodeGrant } = await library();
      const came = new URL(`${redirectUri(id)}?${answer}`);
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
      const claims = await authorizationCodeGrant(client, came, checks).then(
        (tokens) => tokens.claims(),
        (cause: unknown) => {
          // Without the claims, which are personal data.
          const why = cause instanceof Error && cause.cause instanceof Error ? cause.cause.message : String(cause);
          log.warn({ why, issuer: issuer.issuer }, 'a sign-in is refused');
          throw refused(issuer, cause);
        },
      );
      if (claims === undefined) throw refused(issuer);
      return identityOf(issuer, claims);
    },
  };
}

export function refused(issuer: OidcIssuer | null, cause?: unknown) {
  return problem('invalid_credentials', {
    message: `the sign-in${issuer === null ? '' : ` by ${nameOf(issuer)}`} was not completed`,
    hint: 'Start again on the sign-in page of this service, in the same browser. Each sign-in works once, within ten minutes.',
    cause,
  });
}

function nameOf({ id, name = id }: OidcIssuer): string {
  return name;
}

async function discovered({ issuer, client_id: id, client_secret: secret }: OidcIssuer, fetch: CustomFetch): Promise<Configuration> {
  const { allowInsecureRequests, customFetch, discovery, enableNonRepudiationChecks, None } = await library();
  // The signature counts also where the token came over TLS: another host may end the TLS of a private issuer.
  const execute = [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])];
  const options = { [customFetch]: fetch, timeout: timeoutMs / secondMs, execute };
  return discovery(new URL(issuer), id, secret, secret === undefined ? None() : undefined, options);
}

function boundedFetch(): CustomFetch {
  const fetch = guardedFetch({ allowsPrivateAddresses: true });
  return async (url, { method, headers, body, signal = AbortSignal.timeout(timeoutMs) }) => {
    // The library sends forms.
    const sent = body instanceof URLSearchParams ? { body: body.toString() } : {};
    const request = { method: method as GuardedMethod, headers, signal, timeoutMs, idleMs: timeoutMs, bytesMax, redirectsMax: 0 };
    const { status, headers: received, body: answer } = await fetch(url, { ...request, ...sent });
    return new Response(answer, { status, headers: received });
  };
}

/** Of more than a password. Source: RFC 8176. */
const factors = ['mfa', 'otp', 'hwk', 'swk', 'fpt', 'face', 'iris'];

function identityOf({ issuer, admins }: OidcIssuer, claims: IDToken): ProvenIdentity {
  const text = (name: string) => {
    const value = claims[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  return {
    issuer,
    subject: claims.sub,
    email: text('email'),
    isEmailVerified: claims['email_verified'] === true,
    name: text('name'),
    isAdmin: admins === undefined ? null : valuesAt(claims, admins.claim).includes(admins.value),
    hasFactor: valuesAt(claims, 'amr').some((method) => factors.some((factor) => factor === method)),
  };
}

/** @param claim a name, or names with dots that lead into objects, such as `realm_access.roles` */
function valuesAt(claims: IDToken, claim: string): unknown[] {
  const whole: unknown = claims[claim];
  const found =
    whole ??
    claim.split('.').reduce<unknown>((value, name) => (isMembers(value) && Object.hasOwn(value, name) ? value[name] : undefined), claims);
  return Array.isArray(found) ? found : [found];
}
