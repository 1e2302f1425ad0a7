import { Resolver } from 'node:dns/promises';
import { problem } from '../errors.ts';
import { textOfAnswer } from '../net/answer-body.ts';
import type { GuardedFetch } from '../net/guarded-fetch.ts';
import type { Operation } from './operation.ts';
import type { Imported, Source } from './source.ts';

export const verificationPath = '/.well-known/farebox-verification.txt';

/** The origins that calls of a source go to, and its own. */
export function originsOf({ location }: Pick<Source, 'location'>, tools: readonly Pick<Imported, 'operation'>[]): string[] {
  const urls = tools.flatMap(({ operation: { call } }) => (call?.kind === 'http' ? [call.baseUrl] : []));
  const all = [...urls, ...(location.kind === 'url' ? [location.url] : [])];
  return [...new Set(all.flatMap((url) => URL.parse(url)?.origin ?? []))];
}

/** Whether the operations that a proven source has now go to an origin that was not in its proof. */
export function leavesProof(
  source: Pick<Source, 'location' | 'provenAt'>,
  before: readonly Imported[],
  now: readonly Operation[],
): boolean {
  if (source.provenAt === null) return false;
  const known = new Set(originsOf(source, before));
  const origins = originsOf(
    source,
    now.map((operation) => ({ operation })),
  );
  return origins.some((origin) => !known.has(origin));
}

const originsMax = 5;
const fileBytesMax = 4096;

/** Resolves the texts of a name. */
export type ResolveTexts = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>;

/**
 * Checks that each host agrees to be sold: by a file, or by a TXT record of `_farebox.<host>`, with the token of the source.
 * @throws forbidden, naming the host that does not
 */
export async function proveOwnership(
  token: string,
  origins: readonly string[],
  { fetch, resolveTexts = publicTexts, signal }: { fetch: GuardedFetch; resolveTexts?: ResolveTexts; signal: AbortSignal },
): Promise<void> {
  if (origins.length === 0) throw problem('forbidden', { message: 'the source has no host that could agree' });
  if (origins.length > originsMax) throw problem('forbidden', { message: `the source has more than ${originsMax} hosts` });
  for (const origin of origins) {
    const [byFile, byName] = await Promise.allSettled([
      fileHas(origin, token, fetch, signal),
      nameHas(origin, token, resolveTexts, signal),
    ]);
    if (byFile.status === 'fulfilled' && byFile.value) continue;
    if (byName.status === 'fulfilled' && byName.value) continue;
    const { host, hostname } = new URL(origin);
    throw problem('forbidden', {
      message: `${host} does not agree to be sold`,
      hint: `Publish the line ${token} at ${origin}${verificationPath}, or as a TXT record of _farebox.${hostname}.`,
    });
  }
}

async function fileHas(origin: string, token: string, fetch: GuardedFetch, signal: AbortSignal): Promise<boolean> {
  const answer = await fetch(origin + verificationPath, { signal, timeoutMs: 10_000, bytesMax: fileBytesMax, redirectsMax: 0 });
  if (answer.status !== 200) {
    await answer.body.cancel();
    return false;
  }
  return hasLine(await textOfAnswer(answer), token);
}

async function nameHas(origin: string, token: string, resolveTexts: ResolveTexts, signal: AbortSignal): Promise<boolean> {
  const texts = await resolveTexts(`_farebox.${new URL(origin).hostname}`, signal);
  return texts.some((text) => text.trim() === token);
}

function hasLine(text: string, token: string): boolean {
  return text.split('\n').some((line) => line.trim() === token);
}

async function publicTexts(hostname: string, signal: AbortSignal): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    return (await resolver.resolveTxt(hostname)).map((parts) => parts.join(''));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
