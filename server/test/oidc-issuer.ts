import { createHash, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { loopbackUpstream, type LoopbackUpstream } from './loopback-upstream.ts';

/** Who signs in at the issuer. */
export type Claims = Record<string, unknown> & { sub: string };

/** What an issuer says that is not true. */
export interface Lie {
  claims?: Record<string, unknown>;
  /** Signs with a key that is not published. */
  hasForeignKey?: boolean;
  /** `alg: none`, and no signature. */
  isUnsigned?: boolean;
}

export interface IssuerStandIn extends LoopbackUpstream {
  /** Somebody signs in on the page that the service has sent the browser to. @returns the query with which the browser comes back */
  signIn(page: string, claims: Claims, lie?: Lie): string;
}

interface Code {
  challenge: string;
  redirectUri: string;
  claims: Record<string, unknown>;
  lie: Lie;
}

/** An issuer of OpenID Connect, as Keycloak is one: it checks the client, PKCE and the redirect URI, and each code works once. */
export async function issuerStandIn(clientId = 'farebox', secret = 'a secret of the client'): Promise<IssuerStandIn> {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, Code>();

  const upstream = await loopbackUpstream((request, response) => {
    const say = (body: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const path = request.url ?? '';
    if (path === '/.well-known/openid-configuration') return say(metadataOf(upstream.url));
    if (path === '/jwks') return say({ keys: [jwk] });
    if (path !== '/token') return say({}, 404);
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const form = new URLSearchParams(Buffer.concat(parts).toString());
      const known = codes.get(form.get('code') ?? '');
      codes.delete(form.get('code') ?? '');
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      const isRight =
        known !== undefined &&
        known.challenge === challenge &&
        known.redirectUri === form.get('redirect_uri') &&
        form.get('client_id') === clientId &&
        form.get('client_secret') === secret;
      if (!isRight) return void say({ error: 'invalid_grant' }, 400);
      void tokenOf(known, known.lie.hasForeignKey === true ? foreign.privateKey : own.privateKey).then((token) =>
        say({ access_token: 'at', token_type: 'Bearer', id_token: token }),
      );
    });
  });

  return Object.assign(upstream, {
    signIn(page: string, claims: Claims, lie: Lie = {}) {
      const asked = new URL(page).searchParams;
      const code = randomUUID();
      const now = Math.floor(Date.now() / 1000);
      const said = { iss: upstream.url, aud: clientId, nonce: asked.get('nonce'), iat: now, exp: now + 300, ...claims, ...lie.claims };
      const { challenge, redirectUri } = { challenge: asked.get('code_challenge') ?? '', redirectUri: asked.get('redirect_uri') ?? '' };
      codes.set(code, { challenge, redirectUri, claims: said, lie });
      return new URLSearchParams({ code, state: asked.get('state') ?? '', iss: upstream.url }).toString();
    },
  });
}

function metadataOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  };
}

async function tokenOf({ claims, lie }: Code, key: CryptoKey): Promise<string> {
  if (lie.isUnsigned !== true) return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(key);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(claims)}.`;
}
