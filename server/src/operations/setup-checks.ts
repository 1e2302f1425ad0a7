import type { SetupFinding, SetupPart } from '@farebox/contract';
import { z } from 'zod';
import { lastBackupAt } from '../backup/last-backup.ts';
import { dayMs, rfc3339, secondMs, within } from '../clock.ts';
import type { CreditRoom } from '../credit/credit-room.ts';
import type { Foundation } from '../foundation.ts';
import type { PaymentsRoom } from '../payments/payments-room.ts';
import { takesTestMoney } from '../payments/money/test-money.ts';
import { readBounded } from '../settlement/bounded-fetch.ts';
import type { AssetSearch } from '../search/asset-search.ts';
import type { Embedder } from '../search/embedder.ts';
import type { Catalog } from '../tools/catalog.ts';

/** Tries the parts of the service that a new operator sets up. Nothing is paid, and nothing stays changed. */
export interface SetupChecks {
  /** Ends within some seconds, whatever does not answer. */
  of(part: SetupPart): Promise<{ outcome: SetupFinding['outcome']; findings: SetupFinding[]; tookMs: number }>;
}

export interface SetupChecksOptions
  extends
    Pick<Foundation, 'blobs' | 'clock' | 'config' | 'fetch' | 'log' | 'publicUrl'>,
    Pick<PaymentsRoom, 'receipts' | 'settler'>,
    Pick<CreditRoom, 'checkCards'> {
  embedder: Embedder;
  search: Pick<AssetSearch, 'model' | 'status'>;
  catalog: Pick<Catalog, 'all'>;
}

const patienceMs = 8 * secondMs;
const backupAgeMaxMs = 2 * dayMs;
const keysBytesMax = 64 * 1024;
const detailMax = 300;

export function setupChecks(parts: SetupChecksOptions): SetupChecks {
  return { of: (part) => of(parts, part) };
}

const checks: Record<SetupPart, (parts: SetupChecksOptions) => Promise<SetupFinding[]> | SetupFinding[]> = {
  address,
  payments,
  search: searchFindings,
  tools,
  storage,
};

/** Runs a try, bounded in time. @returns why it failed; null where it did not */
async function failureOf(
  parts: SetupChecksOptions,
  what: string,
  attempt: (signal: AbortSignal) => Promise<unknown>,
): Promise<string | null> {
  try {
    await within(patienceMs, () => attempt(AbortSignal.timeout(patienceMs)));
    return null;
  } catch (thrown) {
    parts.log.warn({ err: thrown, what }, 'a check of the set-up failed');
    return reasonOf(thrown);
  }
}

/** The keys that sign receipts tell this service from any other at its address. */
async function address(parts: SetupChecksOptions): Promise<SetupFinding[]> {
  const { publicUrl, fetch, receipts, config } = parts;
  const url = publicUrl();
  let isOwn = false;
  const failure = await failureOf(parts, 'address', async (signal) => {
    const { status, text } = await readBounded(
      await fetch(`${url}/.well-known/jwks.json`, { signal, redirect: 'manual', headers: { accept: 'application/json' } }),
      keysBytesMax,
    );
    if (status !== 200) throw new Error(`${url}/.well-known/jwks.json answers ${status}`);
    isOwn = keyIdsIn(text).some((id) => receipts.keys.some(({ kid }) => kid === id));
  });
  const answer: SetupFinding =
    failure !== null
      ? { code: 'address_unreachable', outcome: 'bad', detail: failure }
      : isOwn
        ? { code: 'address_answers', outcome: 'good', detail: url }
        : { code: 'address_of_another', outcome: 'bad', detail: url };
  if (config.publicUrl === null) return [answer, { code: 'address_unset', outcome: 'warn', detail: url }];
  return url.startsWith('https:') ? [answer] : [answer, { code: 'address_insecure', outcome: 'warn', detail: url }];
}

async function payments(parts: SetupChecksOptions): Promise<SetupFinding[]> {
  const { config, settler, checkCards } = parts;
  const isTest = takesTestMoney(config);
  const tries: Array<[name: string, attempt: (signal: AbortSignal) => Promise<unknown>]> = [];
  // On the test network, and for credit, the money is in the ledger: there is nobody to ask.
  if (settler?.check !== undefined) tries.push([`x402 (${settler.network})`, (signal) => settler.check?.(signal) ?? Promise.resolve()]);
  if (checkCards !== null) tries.push(['cards', checkCards]);
  const inLedger = config.providers.filter((provider) => provider !== 'x402' || settler?.check === undefined);
  const asked = await Promise.all(
    tries.map(async ([name, attempt]): Promise<SetupFinding> => {
      const failure = await failureOf(parts, name, attempt);
      if (failure === null) return { code: 'provider_works', outcome: 'good', detail: name };
      return { code: 'provider_fails', outcome: 'bad', detail: `${name}: ${failure}` };
    }),
  );
  return [
    isTest ? { code: 'test_money', outcome: 'warn', detail: null } : { code: 'real_money', outcome: 'good', detail: null },
    ...inLedger.map((provider): SetupFinding => ({ code: 'provider_works', outcome: 'good', detail: provider })),
    ...asked,
  ];
}

async function searchFindings(parts: SetupChecksOptions): Promise<SetupFinding[]> {
  const failure = await failureOf(parts, 'embedder', async (signal) => {
    const [vector] = await parts.embedder.embedTexts(['rainfall in Hong Kong'], { purpose: 'query', signal });
    if (vector?.some((value) => value !== 0) !== true) throw new Error('the vector is empty');
  });
  const { pending } = await within(patienceMs, () => parts.search.status()).catch(() => ({ pending: 0 }));
  return [
    failure === null
      ? { code: 'embedding_works', outcome: 'good', detail: parts.search.model }
      : { code: 'embedding_fails', outcome: 'bad', detail: failure },
    ...(pending > 0 ? [{ code: 'vectors_wait' as const, outcome: 'warn' as const, detail: String(pending) }] : []),
  ];
}

function tools(parts: SetupChecksOptions): SetupFinding[] {
  const published = parts.catalog.all().filter(({ state }) => state.published);
  const unavailable = published.filter(({ state }) => !state.enabled || !state.configured).length;
  return [
    published.length === 0
      ? { code: 'tools_missing', outcome: 'warn', detail: null }
      : { code: 'tools_published', outcome: 'good', detail: String(published.length) },
    ...(unavailable > 0 ? [{ code: 'tools_unavailable' as const, outcome: 'warn' as const, detail: String(unavailable) }] : []),
  ];
}

async function storage(parts: SetupChecksOptions): Promise<SetupFinding[]> {
  const { blobs, config, clock } = parts;
  const failure = await failureOf(parts, 'files', (signal) => blobs.check(signal));
  const backupAt = await lastBackupAt(config.dataDir);
  return [
    failure === null
      ? { code: 'files_work', outcome: 'good', detail: blobs.kind }
      : { code: 'files_fail', outcome: 'bad', detail: failure },
    backupAt === null
      ? { code: 'backup_missing', outcome: 'warn', detail: null }
      : clock.now() - backupAt > backupAgeMaxMs
        ? { code: 'backup_old', outcome: 'warn', detail: rfc3339(backupAt) }
        : { code: 'backup_made', outcome: 'good', detail: rfc3339(backupAt) },
  ];
}

async function of(
  parts: SetupChecksOptions,
  part: SetupPart,
): Promise<{ outcome: SetupFinding['outcome']; findings: SetupFinding[]; tookMs: number }> {
  const started = performance.now();
  const findings = await checks[part](parts);
  const outcomes = new Set(findings.map(({ outcome: each }) => each));
  const outcome = outcomes.has('bad') ? 'bad' : outcomes.has('warn') ? 'warn' : 'good';
  return { outcome, findings, tookMs: Math.round(performance.now() - started) };
}

const KeySet = z.object({ keys: z.array(z.object({ kid: z.string() })) });

function keyIdsIn(text: string): string[] {
  try {
    return KeySet.parse(JSON.parse(text)).keys.map(({ kid }) => kid);
  } catch {
    return [];
  }
}

/** `fetch failed` says nothing; its cause does. */
function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'it failed';
  const cause = thrown.cause instanceof Error && thrown.message === 'fetch failed' ? thrown.cause : thrown;
  return (cause.message.split('\n')[0] ?? '').slice(0, detailMax) || cause.name;
}
