import type { PauseReason } from '@farebox/contract';
import type { GuardedFetch } from '../net/guarded-fetch.ts';

/** What a source answers to a request for its first byte. */
export type SourceFinding =
  | { kind: 'alive' }
  /** The source answers, but without bytes for now: it is rate limited, or returns something that is not a failure of its own. */
  | { kind: 'busy'; cause: Error }
  | { kind: 'dead'; failure: PauseReason; cause: unknown };

const probeTimeoutMs = 5000;

/** Requests the first byte from the source of a URL-backed asset. @throws the signal's reason when it aborts */
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
 * Whether an answer without the bytes means that there are none. This is false for an invalid range, for a rate limit, and for a source
 * that leads back to this service.
 */
function isRefusal(status: number): boolean {
  return ![304, 416, 429, 508].includes(status);
}

export function isLate(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === 'upstream_timeout';
}
