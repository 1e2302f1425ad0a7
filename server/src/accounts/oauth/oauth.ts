import { hkdfSync } from 'node:crypto';
import { z } from 'zod';
import { type Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { invalid, problem } from '../../errors.ts';
import type { Log } from '../../log.ts';
import type { GuardedFetch } from '../../net/guarded-fetch.ts';
import type { Database } from '../../storage/database.ts';
import type { ApiKey, ApiKeys, NewApiKey } from '../api-keys.ts';
import { actorOf } from '../caller.ts';
import type { Caps } from '../caps.ts';
import { requireRight } from '../team-roles.ts';
import type { AuditTrail } from '../audit-trail.ts';
import type { PageRequest } from '../../storage/page.ts';
import type { LoggedIn } from '../sessions.ts';
import { enterClient, listClients, native, removeClient, type EnteredClient } from './clients.ts';
import { consentPath } from './endpoints.ts';
import { grants } from './grants.ts';
import type { Library } from './library.ts';
import { isScope, offlineScope, type Scope } from './scopes.ts';

export interface OAuthOptions {
  database: Database;
  clock: Clock;
  log: Log;
  config: Pick<Config, 'secrets' | 'allowsPrivateAddresses'>;
  guardedFetch: GuardedFetch;
  apiKeys: ApiKeys;
  auditTrail: AuditTrail;
  publicUrl(): string;
}

/** A person's answer to the request of a client. */
export interface Decision extends Pick<NewApiKey, keyof Caps | 'services' | 'expiresAt'> {
  /** The query with which the consent page was opened: sealed by this service. */
  request: string;
  isAccepted: boolean;
  scopes: readonly Scope[];
}

/** A client as people see it before they answer. */
export interface DescribedClient {
  clientId: string;
  name: string;
  uri: string | null;
  redirectUris: readonly string[];
  /** Whether it describes itself at its address, so that its host is known to be its own. */
  isDocument: boolean;
}

/** Agents of people: clients that a person lets act for an account, by OAuth 2.1. */
export function oauth(options: OAuthOptions) {
  const { database, clock, apiKeys, publicUrl } = options;
  const issued = grants({ database, clock });
  const library = lazily(options);

  return {
    sweep: () => issued.sweep(),

    /** Where a browser goes on with the request of a client: to the consent page, or back with an error. */
    async authorize(query: URLSearchParams): Promise<Response> {
      const answer = await (await library()).answer(new Request(`${publicUrl()}/oauth2/authorize?${withRefresh(query).toString()}`));
      const [page, location] = [`${publicUrl()}${consentPath}`, answer.headers.get('location')];
      // In the fragment, which no log and no other site sees, and which the page gives back as it is.
      return location?.startsWith(`${page}?`) === true ? redirect(`${page}#${location.slice(page.length + 1)}`) : answer;
    },

    /** Adds a client (RFC 7591). @param metadata JSON */
    async register(metadata: object): Promise<Response> {
      const headers = { 'Content-Type': 'application/json' };
      const request = new Request(`${publicUrl()}/oauth2/register`, { method: 'POST', headers, body: JSON.stringify(native(metadata)) });
      return (await library()).answer(request);
    },

    /** @param path `token` or `revoke` @param authorization of a client that has a secret */
    async answerForm(path: 'token' | 'revoke', form: URLSearchParams, authorization: string | undefined): Promise<Response> {
      const grant = await issued.namedBy(form);
      if (grant?.isEnded === true && path === 'token')
        return Response.json(endedGrant, { status: 400, headers: { 'Cache-Control': 'no-store' } });
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...(authorization === undefined ? {} : { authorization }) };
      const request = new Request(`${publicUrl()}/oauth2/${path}`, { method: 'POST', headers, body: form.toString() });
      const answer = await (await library()).answer(request);
      if (grant !== null) await issued.settle(grant, path, answer.status);
      return path === 'revoke' && (await isUnknownToken(answer)) ? new Response(null) : answer;
    },

    client: (clientId: string) => described(database, clientId),
    clients: (page: PageRequest) => listClients(database, page),
    removeClient: (clientId: string, actorId: string) => removeClient(options, clientId, actorId),

    enterClient: async (admin: LoggedIn, client: EnteredClient) => enterClient(options, await library(), admin, client),

    /** @returns where the browser goes on, and the grant if there is one @throws invalid_input for a request that this service has not sealed */
    async decide(person: LoggedIn, { request, isAccepted, scopes, ...limits }: Decision): Promise<{ url: string; grant: ApiKey | null }> {
      const asked = new URLSearchParams(request);
      const membershipId = person.member?.membershipId ?? null;
      for (const scope of scopes) if (scope === 'spend' || scope === 'sell') requireRight(person, scope);
      const { clientId, name } = await described(database, asked.get('client_id') ?? '');
      const grant = isAccepted
        ? await apiKeys.grant(person.accountId, { name, ...limits, membershipId }, { clientId, scopes: [...scopes] })
        : null;
      try {
        const url = await decided(options, await library(), person, {
          request,
          grantId: grant?.id ?? null,
          granted: grantedOf(asked, scopes),
        });
        if (grant !== null) await issued.name(grant.id, new URL(url).searchParams.get('code') ?? '');
        return { url, grant };
      } catch (cause) {
        if (grant !== null) await issued.end(grant.id);
        throw cause;
      }
    },
  };
}

/** @throws not_found */
async function described(database: Database, clientId: string): Promise<DescribedClient> {
  const row = await database.read.selectFrom('oauth_clients').selectAll().where('client_id', '=', clientId).executeTakeFirst();
  if (row === undefined) throw problem('not_found', { message: 'client not found' });
  const { name, uri, client_discovery_id: discovery, redirect_uris: redirects } = row;
  return {
    clientId,
    name: nameOf(name, clientId),
    uri,
    redirectUris: Redirects.parse(JSON.parse(redirects)),
    isDocument: discovery !== null,
  };
}

const Redirects = z.array(z.string());

async function decided(
  { database }: OAuthOptions,
  library: Library,
  person: LoggedIn,
  { request, grantId, granted }: { request: string; grantId: string | null; granted: readonly string[] },
): Promise<string> {
  // The library knows people; whose account the grant is for is in its row.
  const { sessionHash } = person;
  const accountId = actorOf(person);
  const session = await database.read.selectFrom('sessions').select('created_at').where('token_hash', '=', sessionHash).executeTakeFirst();
  const by = { accountId, sessionHash, sessionCreatedAt: session?.created_at ?? 0, grantId: grantId ?? '' };
  const url = await library.decide(by, { request, accepted: grantId !== null, granted });
  if (url === null)
    throw invalid('request', 'request is not one of this service, or it is older than some minutes: start again at the client');
  return url;
}

/** The library and what it stands on take as long to load as the rest of the service, so they are loaded when the first client comes. */
function lazily({ database, clock, log, config, guardedFetch, publicUrl }: OAuthOptions): () => Promise<Library> {
  let opened: { publicUrl: string; library: Promise<Library> } | null = null;
  const secret = Buffer.from(hkdfSync('sha256', config.secrets[0] ?? '', 'farebox', 'oauth requests', 32)).toString('base64url');
  return () => {
    const url = publicUrl();
    if (opened?.publicUrl !== url) {
      const { allowsPrivateAddresses: allowsPlainHttp } = config;
      const parts = { database, clock, log, guardedFetch, secret, publicUrl: url, allowsPlainHttp };
      opened = { publicUrl: url, library: import('./library.ts').then(({ openLibrary }) => openLibrary(parts)) };
    }
    return opened.library;
  };
}

function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { location } });
}

/** A token that is none needs no end. Source: RFC 7009, 2.2. */
async function isUnknownToken(answer: Response): Promise<boolean> {
  return answer.status === 400 && (await answer.clone().text()).includes('token not found');
}

const endedGrant = { error: 'invalid_grant', error_description: 'the grant has ended' };

/** Clients forget to ask for a refresh token, and people would have to answer again each hour. The page asks the rest itself. */
function withRefresh(query: URLSearchParams): URLSearchParams {
  const asked = new URLSearchParams(query);
  const scope = asked.get('scope');
  if (scope !== null && !scope.split(' ').includes(offlineScope)) asked.set('scope', `${scope} ${offlineScope}`.trim());
  if (asked.get('prompt') !== 'none') asked.delete('prompt');
  asked.delete('max_age');
  return asked;
}

function grantedOf(asked: URLSearchParams, scopes: readonly Scope[]): string[] {
  const others = (asked.get('scope') ?? '').split(' ').filter((scope) => !isScope(scope));
  return [...scopes, ...others.filter((scope) => scope !== '')];
}

function nameOf(name: string | null, clientId: string): string {
  const shown = (name ?? '').replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return (shown === '' ? clientId : shown).slice(0, 100);
}
