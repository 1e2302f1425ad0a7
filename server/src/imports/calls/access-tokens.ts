import { z } from 'zod';
import { minuteMs, secondMs, type Clock } from '../../clock.ts';
import type { GuardedFetch } from '../../net/guarded-fetch.ts';
import type { HttpCall, Security } from '../operation.ts';
import { textOfAnswer } from '../../net/answer-body.ts';
import { jsonOf } from '../../bounded-json.ts';
import { failed } from './http-call.ts';
import { chosenSecurity, type Credentials } from './request-parts.ts';

type TokenEndpoint = NonNullable<Security['token']>;

export interface TokenUse {
  /** The source and its revision: other credentials are another revision. */
  source: string;
  fetch: GuardedFetch;
  /** What the upstream has just refused: it is not sent again. */
  refused?: Credentials;
}

interface Kept {
  token: Promise<string>;
  endsAt: number;
}

const requestMs = 10 * secondMs;
const bytesMax = 64 * 1024;
/** Of a token whose answer does not say how long it is valid. */
const defaultMs = 5 * minuteMs;
/** An upstream is asked again for a token so long after it refused one. */
const failureMs = 5 * secondMs;

/** Access tokens for client credentials, kept until shortly before they end. Calls at the same time share one request. */
export class AccessTokens {
  private readonly kept = new Map<string, Kept>();
  private readonly clock: Clock;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /**
   * The credentials as a call sends them: client credentials become an access token. The same object if there are none.
   * @throws upstream_failed where there is no token
   */
  async exchanged(security: HttpCall['security'], credentials: Credentials, use: TokenUse): Promise<Credentials> {
    const needed = (chosenSecurity(security, credentials) ?? []).flatMap(({ scheme, token }) => {
      const credential = credentials[scheme] ?? '';
      // An access token has no colon (RFC 6750 section 2.1): one that the operator has made is sent as it is.
      return token === undefined || !credential.includes(':') ? [] : [{ scheme, token, credential }];
    });
    if (needed.length === 0) return credentials;
    const tokens = needed.map(
      async ({ scheme, token, credential }) => [scheme, await this.tokenOf(scheme, token, credential, use)] as const,
    );
    return { ...credentials, ...Object.fromEntries(await Promise.all(tokens)) };
  }

  private async tokenOf(scheme: string, endpoint: TokenEndpoint, credential: string, use: TokenUse): Promise<string> {
    const key = JSON.stringify([use.source, scheme, endpoint]);
    const known = this.kept.get(key);
    if (known !== undefined && known.endsAt > this.clock.now() && (await known.token) !== use.refused?.[scheme]) return known.token;
    // Another call may have asked for a new one while this one waited.
    const newer = this.kept.get(key);
    return newer === undefined || newer === known ? this.request(key, endpoint, credential, use.fetch) : newer.token;
  }

  private request(key: string, endpoint: TokenEndpoint, credential: string, fetch: GuardedFetch): Promise<string> {
    for (const [old, { endsAt }] of this.kept) if (endsAt <= this.clock.now()) this.kept.delete(old);
    const answer = requestToken(endpoint, credential, fetch);
    const kept: Kept = { token: answer.then(({ token }) => token), endsAt: this.clock.now() + 2 * requestMs };
    this.kept.set(key, kept);
    answer.then(
      // A tenth of its life, at most a minute, is left for the call itself.
      ({ lifeMs }) => (kept.endsAt = this.clock.now() + lifeMs - Math.min(lifeMs / 10, minuteMs)),
      () => (kept.endsAt = this.clock.now() + failureMs),
    );
    return kept.token;
  }
}

const TokenAnswer = z.looseObject({
  access_token: z.string().regex(/^[\x21-\x7e]{1,8192}$/),
  token_type: z
    .string()
    .regex(/^bearer$/i)
    .optional(),
  expires_in: z.coerce.number().positive().optional(),
});

/** Source: RFC 6749 section 4.4. The credentials are in the header, or where that is refused in the body (section 2.3.1). */
async function requestToken(endpoint: TokenEndpoint, credential: string, fetch: GuardedFetch): Promise<{ token: string; lifeMs: number }> {
  const colon = credential.indexOf(':');
  const [id, secret] = [credential.slice(0, colon), credential.slice(colon + 1)];
  const basic = Buffer.from(`${formEncoded(id)}:${formEncoded(secret)}`).toString('base64');
  const inHeader = await ask(endpoint, fetch, { authorization: `Basic ${basic}` }, {});
  const { status, said } =
    inHeader.status === 400 || inHeader.status === 401
      ? await ask(endpoint, fetch, {}, { client_id: id, client_secret: secret })
      : inHeader;
  if (status !== 200) throw failed(`it gives no access token: status ${status}${errorIn(said)}`);
  const answer = TokenAnswer.safeParse(said);
  if (!answer.success) throw failed('its answer has no access token for Bearer');
  const { access_token: token, expires_in: seconds } = answer.data;
  return { token, lifeMs: seconds === undefined ? defaultMs : seconds * secondMs };
}

async function ask(
  { url, scopes }: TokenEndpoint,
  fetch: GuardedFetch,
  headers: Readonly<Record<string, string>>,
  client: Readonly<Record<string, string>>,
): Promise<{ status: number; said: unknown }> {
  const scope = scopes.length === 0 ? {} : { scope: scopes.join(' ') };
  const answer = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ grant_type: 'client_credentials', ...scope, ...client }).toString(),
    signal: AbortSignal.timeout(requestMs),
    timeoutMs: requestMs,
    bytesMax,
    redirectsMax: 0,
  }).catch((cause: unknown) => {
    throw failed('its token endpoint does not answer', cause);
  });
  return { status: answer.status, said: jsonOf(await textOfAnswer(answer)) };
}

function formEncoded(text: string): string {
  return new URLSearchParams([['', text]]).toString().slice(1);
}

/** The code of an error, e.g. `invalid_client`. */
function errorIn(said: unknown): string {
  const known = z.looseObject({ error: z.string().regex(/^[\w.-]{1,60}$/) }).safeParse(said);
  return known.success ? `, ${known.data.error}` : '';
}
