import type { PauseReason } from '@farebox/contract';
import type { GuardedFetch } from '../net/guarded-fetch.ts';

/** What a source says when it is asked for its first byte. */
export type SourceFinding =
  | { kind: 'alive' }
  /** It answers, but not with bytes now: it is asked too often, or says something else that is no failure of its own. */
  | { kind: 'busy'; cause: Error }
  | { kind: 'dead'; failure: PauseReason; cause: unknown };

const probeTimeoutMs = 5000;

/** Asks the source of a URL-backed asset for its first byte. @throws the signal's reason when it aborts */
export async function probeSource(guardedFetch: GuardedFetch, sourceUrl: string, signal: AbortSignal): Promise<SourceFinding> {
  try {
    const { status, body } = await guardedFetch(sourceUrl, {
      headers: { Range: 'bytes=0-0' },
      signal,
      timeoutMs: probeTimeoutMs,
      bytesMax: Number.MAX_SAFE_INTEGER,
    });
    await body.cancel();
    if (status === 200 || status === 206) return { kind: 'alive' };
    const cause = new Error(`the source answered ${status}`);
    return isRefusal(status) ? { kind: 'dead', failure: 'source_refused', cause } : { kind: 'busy', cause };
  } catch (cause) {
    signal.throwIfAborted();
    return { kind: 'dead', failure: isLate(cause) ? 'source_timeout' : 'source_unreachable', cause };
  }
}

/**
 * Whether an answer that is not the bytes means that there are none: not where a range is wrong, where it was asked too often, or
 * where the source leads back to this service.
 */
function isRefusal(status: number): boolean {
  return ![304, 416, 429, 508].includes(status);
}

export function isLate(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === 'upstream_timeout';
}
