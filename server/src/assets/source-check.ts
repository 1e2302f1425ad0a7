import { minuteMs, type Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import type { GuardedFetch } from '../net/guarded-fetch.ts';
import type { Asset } from './asset.ts';

/** @throws asset_not_readable where the source of an asset gives nothing right now. */
export type SourceCheck = (asset: Asset) => Promise<void>;

/** What was read a moment ago is not asked for again. */
const freshMs = minuteMs;
const rememberedMax = 1000;
const timeoutMs = 5000;

/** Asks the source of a URL-backed asset for its first byte, so that nobody pays for a link to nothing. */
export function sourceCheck({ guardedFetch, clock }: { guardedFetch: GuardedFetch; clock: Clock }): SourceCheck {
  const readAt = new Map<string, number>();

  return async ({ id, blobKey, sourceUrl }) => {
    if (blobKey !== null || sourceUrl === null) return;
    const now = clock.now();
    if ((readAt.get(`${id} ${sourceUrl}`) ?? 0) > now - freshMs) return;
    try {
      const { status, body } = await guardedFetch(sourceUrl, {
        headers: { Range: 'bytes=0-0' },
        signal: AbortSignal.timeout(timeoutMs),
        timeoutMs,
        bytesMax: Number.MAX_SAFE_INTEGER,
      });
      await body.cancel();
      if (status !== 200 && status !== 206) throw new Error(`the source answered ${status}`);
    } catch (cause) {
      throw problem('asset_not_readable', { hint: 'Nothing was charged. Retry later with the same payment.', cause });
    }
    if (readAt.size >= rememberedMax) readAt.clear();
    readAt.set(`${id} ${sourceUrl}`, now);
  };
}
