import type { Foundation } from '../foundation.ts';
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { bound } from '../bound.ts';
import { dayMs, hourMs, minuteMs, rfc3339, secondMs } from '../clock.ts';
import type { Queries } from '../storage/database.ts';
import type { CallbackProofRow } from '../storage/tables/demand.ts';

/**
 * Proof that who receives webhooks wants them: its answer to a challenge. Without it, strangers may have few watches; with it, who sends
 * webhooks to others' hosts has nothing to gain.
 */
export type CallbackProofs = ReturnType<typeof callbackProofs>;

export type CallbackProofsOptions = Pick<Foundation, 'clock' | 'database' | 'guardedFetch' | 'jobs' | 'log'>;

export const proofTtlMs = 90 * dayMs;
const askAgainMs = 10 * minuteMs;
const ofDomainPerHourMax = 10;
/** So many are sent at once, and hold up other webhooks no longer than one takes. */
const perMinuteMax = 30;
const timeoutMs = 5 * secondMs;
const answerBytesMax = 4096;
const challengeKind = 'challenge_callbacks';

const Answer = z.object({ challenge: z.string() });

export function callbackProofs(parts: CallbackProofsOptions) {
  const { jobs } = parts;
  jobs.handle(challengeKind, (_payload, { signal }) => sendAll(parts, signal));

  return {
    ...bound(parts, { isProven, ask, sweep }),
  };
}

async function sendAll(parts: CallbackProofsOptions, stopping: AbortSignal): Promise<void> {
  const asked = await parts.database.read
    .selectFrom('callback_proofs')
    .selectAll()
    .where('sent_at', 'is', null)
    .orderBy('asked_at')
    .limit(perMinuteMax)
    .execute();
  await Promise.all(asked.map((proof) => send(parts, proof, stopping)));
}

async function send(parts: CallbackProofsOptions, proof: CallbackProofRow, stopping: AbortSignal): Promise<void> {
  const isAnswered = await answers(parts, proof, stopping).catch((cause: unknown) => {
    stopping.throwIfAborted();
    parts.log.info({ err: cause, host: proof.callback_domain }, 'a callback did not answer its challenge');
    return false;
  });
  const now = parts.clock.now();
  const change = { sent_at: now, ...(isAnswered ? { proven_until: now + proofTtlMs } : {}) };
  await parts.database.write((queries) => queries.updateTable('callback_proofs').set(change).where('id', '=', proof.id).execute());
}

async function answers(
  parts: CallbackProofsOptions,
  { callback_url: url, challenge }: CallbackProofRow,
  stopping: AbortSignal,
): Promise<boolean> {
  const answer = await parts.guardedFetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'farebox' },
    body: JSON.stringify({ type: 'callback.challenge', timestamp: rfc3339(parts.clock.now()), data: { challenge } }),
    signal: AbortSignal.any([stopping, AbortSignal.timeout(2 * timeoutMs)]),
    timeoutMs,
    bytesMax: answerBytesMax,
    redirectsMax: 0,
  });
  if (answer.status < 200 || answer.status > 299) {
    await answer.body.cancel();
    return false;
  }
  return challengeIn(await new Response(answer.body).text()) === challenge;
}

async function isProven(parts: CallbackProofsOptions, queries: Queries, callbackUrl: string): Promise<boolean> {
  const row = await queries
    .selectFrom('callback_proofs')
    .select('id')
    .where('id', '=', idOf(callbackUrl))
    .where('proven_until', '>', parts.clock.now())
    .executeTakeFirst();
  return row !== undefined;
}

/** In the caller's transaction: has a challenge sent to it. @returns false where there were too many lately, here or to this domain */
async function ask(parts: CallbackProofsOptions, queries: Queries, { url, domain }: { url: string; domain: string }): Promise<boolean> {
  const now = parts.clock.now();
  const asked = (since: number) =>
    queries
      .selectFrom('callback_proofs')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('asked_at', '>', since);
  const known = await queries.selectFrom('callback_proofs').select('asked_at').where('id', '=', idOf(url)).executeTakeFirst();
  if (known !== undefined && known.asked_at > now - askAgainMs) return true;
  const ofDomain = await asked(now - hourMs)
    .where('callback_domain', '=', domain)
    .executeTakeFirstOrThrow();
  const ofAll = await asked(now - minuteMs).executeTakeFirstOrThrow();
  if (ofDomain.count >= ofDomainPerHourMax || ofAll.count >= perMinuteMax) return false;
  const fresh = { challenge: randomBytes(24).toString('base64url'), asked_at: now, sent_at: null };
  await queries
    .insertInto('callback_proofs')
    .values({ id: idOf(url), callback_url: url, callback_domain: domain, ...fresh })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(fresh))
    .execute();
  await parts.jobs.add(queries, { kind: challengeKind, payload: {} });
  return true;
}

/** Forgets what was not answered, and what is too old. */
async function sweep(parts: CallbackProofsOptions): Promise<void> {
  const now = parts.clock.now();
  await parts.database.write((queries) =>
    queries
      .deleteFrom('callback_proofs')
      .where('asked_at', '<', now - dayMs)
      .where((eb) => eb.or([eb('proven_until', 'is', null), eb('proven_until', '<', now)]))
      .execute(),
  );
}

/** Addresses may be longer than an index takes. */
function idOf(url: string): string {
  return createHash('sha256').update(url).digest('base64url');
}

/** The answer is the challenge, or JSON with it. What came is not one: many hosts send back whatever they get. */
function challengeIn(text: string): string {
  try {
    const parsed = Answer.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data.challenge;
  } catch {
    // Plain text.
  }
  return text.trim();
}
