import { oauthClientMetadataSchema, type ClientDiscovery } from '@better-auth/oauth-provider';
import { registerClientMetadataDocument } from '@better-auth/oauth-provider/internal';
import { z } from 'zod';
import { jsonOf } from '../../bounded-json.ts';
import { dayMs, hourMs, secondMs, type Clock } from '../../clock.ts';
import { asProblem } from '../../errors.ts';
import type { Log } from '../../log.ts';
import { textOfAnswer } from '../../net/answer-body.ts';
import type { GuardedFetch, GuardedResponse } from '../../net/guarded-fetch.ts';

export interface ClientDocumentsOptions {
  guardedFetch: GuardedFetch;
  clock: Clock;
  log: Log;
  /** Where private addresses are allowed, documents may come from plain http. */
  allowsPlainHttp: boolean;
}

/** Stored with each client that was found this way. */
const documentDiscovery = 'cimd';

const bytesMax = 10_000;
const timeoutMs = 5 * secondMs;
/** A document is read again when it is older. */
const freshMs = hourMs;
/** How long a client is known whose document cannot be reached. */
const staleMs = dayMs;

/**
 * Clients that are known by an address: the document there says who they are and where their users may be sent back to. A stranger names
 * the address, so it is fetched by the guarded fetch, without redirects, and a document counts only for its own address.
 * Source: draft-ietf-oauth-client-id-metadata-document.
 */
export function clientDocuments({ guardedFetch, clock, log, allowsPlainHttp }: ClientDocumentsOptions): ClientDiscovery {
  const request = (accept: string) => ({
    headers: { Accept: accept },
    signal: AbortSignal.timeout(2 * timeoutMs),
    timeoutMs,
    idleMs: timeoutMs,
    bytesMax,
    redirectsMax: 0,
  });

  return {
    id: documentDiscovery,
    matches: (clientId) => isDocumentAddress(clientId, allowsPlainHttp),

    async resolve(ctx, clientId, existing) {
      const ageMs = clock.now() - (existing?.updatedAt?.getTime() ?? 0);
      if (existing !== null && ageMs < freshMs) return existing;
      let answer: GuardedResponse;
      try {
        answer = await guardedFetch(clientId, request('application/json'));
        if (answer.status >= 500) throw new Error(`it answers ${answer.status}`);
      } catch (cause) {
        log.debug({ err: cause, clientId }, 'the document of a client cannot be read');
        return existing !== null && ageMs < staleMs && asProblem(cause).code !== 'address_refused' ? existing : null;
      }
      const metadata = await documentOf(answer, clientId).catch(() => null);
      const options = ctx.context.getPlugin('oauth-provider')?.options;
      if (metadata === null || options === undefined) return null;
      const known = existing === null ? {} : { existingClient: existing };
      const registered = registerClientMetadataDocument(ctx, options, {
        metadata,
        clientId,
        clientDiscoveryId: documentDiscovery,
        ...known,
      });
      return registered.then(
        ({ client }) => client,
        (cause: unknown) => {
          log.debug({ err: cause, clientId }, 'the document of a client is refused');
          return null;
        },
      );
    },

    /** The keys of a client that signs its requests. */
    async fetchClientMetadataResource(url) {
      const { status, headers, body } = await guardedFetch(
        typeof url === 'string' ? url : 'url' in url ? url.url : url.href,
        request('application/jwk-set+json, application/json'),
      );
      return new Response(body, { status, headers });
    },
  };
}

/** An https address with a path, in its plain notation: two texts for one address would be two clients. */
function isDocumentAddress(clientId: string, allowsPlainHttp: boolean): boolean {
  const url = clientId.length <= lengthMax ? URL.parse(clientId) : null;
  if (url === null || url.href !== clientId || url.pathname === '/') return false;
  if (url.protocol !== 'https:' && !(allowsPlainHttp && url.protocol === 'http:')) return false;
  return url.username === '' && url.password === '' && url.hash === '' && url.search === '' && !clientId.endsWith('#');
}

const lengthMax = 500;

const Text = z.string().max(lengthMax);
const Document = oauthClientMetadataSchema.extend({
  client_id: Text,
  client_name: Text.optional(),
  redirect_uris: z.array(Text).min(1).max(20),
});

async function documentOf(answer: GuardedResponse, clientId: string) {
  if (answer.status !== 200) {
    await answer.body.cancel();
    return null;
  }
  const read = Document.safeParse(jsonOf(await textOfAnswer(answer)));
  if (!read.success || read.data.client_id !== clientId) return null;
  const { redirect_uris, client_name, client_uri, token_endpoint_auth_method: method, jwks, jwks_uri } = read.data;
  // Its other members change nothing here. A picture from elsewhere would tell the client who looks at the page.
  return {
    client_id: clientId,
    redirect_uris,
    grant_types,
    response_types: ['code' as const],
    ...(client_name === undefined ? {} : { client_name }),
    ...(client_uri === undefined ? {} : { client_uri }),
    ...(method === undefined ? {} : { token_endpoint_auth_method: method }),
    ...(method === 'private_key_jwt' && jwks !== undefined ? { jwks } : {}),
    ...(method === 'private_key_jwt' && jwks_uri !== undefined ? { jwks_uri } : {}),
  };
}

const grant_types: Array<'authorization_code' | 'refresh_token'> = ['authorization_code', 'refresh_token'];
