import { createHash, createPublicKey, verify as isSignedBy, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { jsonOf } from '../bounded-json.ts';
import { hourMs, minuteMs, secondMs, type Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import { cached } from '../limits/cache.ts';
import { workQueue } from '../limits/semaphore.ts';
import type { Log } from '../log.ts';
import { textOfAnswer } from '../net/answer-body.ts';
import type { GuardedFetch } from '../net/guarded-fetch.ts';
import { deleteExpired } from '../storage/batches.ts';
import type { Database } from '../storage/database.ts';
import { tokenHash } from './bearer-token.ts';
import { signedMark } from './caller.ts';

export interface SignedAgentsOptions {
  database: Database;
  clock: Clock;
  log: Log;
  guardedFetch: GuardedFetch;
  /** Where private addresses are allowed, directories may come from plain http. */
  allowsPlainHttp: boolean;
  publicUrl(): string;
}

/** The headers of a request with a signature. */
export interface SignatureHeaders {
  agent: string | undefined;
  input: string | undefined;
  signature: string | undefined;
}

export type SignedAgents = ReturnType<typeof signedAgents>;

interface Directory {
  readAt: number;
  /** By their thumbprints. */
  keys: ReadonlyMap<string, KeyObject>;
}

/** However long a signature says that it is valid. */
const lifeMsMax = 10 * minuteMs;
/** How far the clock of an agent may be ahead. */
const aheadMsMax = 10 * secondMs;
const freshMs = minuteMs;
const bytesMax = 64 * 1024;
const timeoutMs = 5 * secondMs;
const directoryPath = '/.well-known/http-message-signatures-directory';

/**
 * Agents that sign their requests: the host that publishes the key is who they are. What cannot be checked makes nobody known, because
 * agents sign requests to every site; what is checked and wrong is refused, as a wrong key is.
 * Source: RFC 9421; draft-meunier-web-bot-auth-architecture; draft-meunier-http-message-signatures-directory.
 */
export function signedAgents(options: SignedAgentsOptions) {
  const { database, clock, log, publicUrl } = options;
  const directories = cached<string, Directory>({ clock, ttlMs: hourMs, failureTtlMs: 10 * minuteMs, entriesMax: 1000 });
  // Strangers name the addresses: few are asked at once, and for the others nobody waits.
  const reading = workQueue({ runningMax: 8, waitingMax: 32, full: () => problem('unavailable') });
  const directoryOf = (origin: string) => directories.get(origin, () => reading(() => readDirectory(options, origin)));

  async function keyOf(origin: string, keyId: string): Promise<KeyObject | null> {
    const known = await directoryOf(origin);
    if (known.keys.has(keyId) || clock.now() - known.readAt < freshMs) return known.keys.get(keyId) ?? null;
    directories.forget(origin);
    return (await directoryOf(origin)).keys.get(keyId) ?? null;
  }

  /** Uses a nonce up, for all replicas. */
  async function isFirst(id: string, until: number): Promise<boolean> {
    const row = { id, expires_at: until };
    const added = await database.write((queries) =>
      queries
        .insertInto('used_signatures')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst(),
    );
    return added.numInsertedOrUpdatedRows === 1n;
  }

  return {
    /** @returns the name of the agent; null where there is no signature that can be checked @throws signature_invalid */
    async nameOf({ agent, input = '', signature }: SignatureHeaders): Promise<string | null> {
      const from = agent === undefined ? null : originIn(agent, options.allowsPlainHttp);
      if (from === null || agent === undefined || signature === undefined || !isForUs.test(input)) return null;
      const keyId = /;\s*keyid="([\w-]{43})"/.exec(input)?.[1] ?? '';
      const key = await keyOf(from.origin, keyId).catch((cause: unknown) => {
        log.debug({ err: cause, origin: from.origin }, 'the keys of an agent cannot be read');
        return undefined;
      });
      if (key === undefined) return null;
      if (key === null) throw invalid('no key of its directory has this keyid');
      // That of `web-bot-auth` takes no signature of a clock that is ahead.
      const { verify } = await import('http-message-sig');
      const headers = { 'signature-agent': agent, 'signature-input': input, signature };
      const { host } = new URL(publicUrl());
      const covered = [`"@authority": ${host}`, `"signature-agent": ${agent}`];
      const used = await verify({ method: 'GET', url: publicUrl(), headers }, (data, bytes, { created, expires, nonce = '' }) => {
        if (created === undefined || expires === undefined) throw invalid('it does not say when it was made and expires');
        const lines = data.split('\n');
        if (!covered.every((line) => lines.includes(line))) throw invalid('it does not cover @authority and signature-agent');
        if (!isSignedBy(null, Buffer.from(data), key, bytes)) throw invalid('it is not of this key, or not for this service');
        const until = Math.min(expires.getTime(), created.getTime() + lifeMsMax);
        if (until <= clock.now()) throw invalid('it has expired');
        if (created.getTime() > clock.now() + aheadMsMax) throw invalid('it was made in the future');
        return { id: tokenHash(`${keyId} ${nonce}`), until };
      }).catch((cause: unknown) => {
        throw cause instanceof Error && 'code' in cause ? cause : invalid('it is malformed or has expired', cause);
      });
      if (!(await isFirst(used.id, used.until))) throw invalid('its nonce was used before');
      return `${signedMark}${from.host}`;
    },

    /** @returns how many rows */
    sweep: () => deleteExpired(database, 'used_signatures', clock.now()),
  };
}

/** Other signatures have other purposes. Without a nonce, nobody can tell the second request from a repeated one. */
const isForUs = /(?=.*;\s*tag="web-bot-auth")(?=.*;\s*nonce="[^"]{8,})/;

/** Of `"https://agent.example"`: a host that publishes keys. */
function originIn(agent: string, allowsPlainHttp: boolean): URL | null {
  const url = URL.parse(/^"([^"\\]{1,200})"$/.exec(agent)?.[1] ?? '');
  if (url === null || url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '')
    return null;
  return url.protocol === 'https:' || (allowsPlainHttp && url.protocol === 'http:') ? url : null;
}

const Keys = z.object({
  keys: z.array(z.looseObject({ kty: z.string(), crv: z.string().optional(), x: z.string().max(100).optional() })).max(50),
});

async function readDirectory({ guardedFetch, clock }: SignedAgentsOptions, origin: string): Promise<Directory> {
  const signal = AbortSignal.timeout(2 * timeoutMs);
  const limits = { signal, timeoutMs, idleMs: timeoutMs, bytesMax, redirectsMax: 0 };
  const accept = 'application/http-message-signatures-directory+json, application/json';
  const answer = await guardedFetch(origin + directoryPath, { ...limits, headers: { Accept: accept } });
  if (answer.status !== 200) {
    await answer.body.cancel();
    throw new Error(`the directory answers ${answer.status}`);
  }
  const { keys } = Keys.parse(jsonOf(await textOfAnswer(answer)));
  const read = keys.flatMap(({ kty, crv, x }) => {
    if (kty !== 'OKP' || crv !== 'Ed25519' || x === undefined || !/^[\w-]{43}$/.test(x)) return [];
    // Source: RFC 7638.
    const thumbprint = createHash('sha256').update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`).digest('base64url');
    return [[thumbprint, createPublicKey({ key: { kty, crv, x }, format: 'jwk' })] as const];
  });
  return { readAt: clock.now(), keys: new Map(read) };
}

function invalid(why: string, cause?: unknown) {
  return problem('signature_invalid', { message: `the signature of the request is not valid: ${why}`, cause });
}
