import type { Foundation } from '../foundation.ts';
import type { PauseReason } from '@farebox/contract';
import { minuteMs } from '../clock.ts';
import { Problem, problem } from '../errors.ts';
import { cached } from '../limits/cache.ts';
import { checkedBody } from '../storage/blobs/checked-body.ts';
import { assertWhole } from '../storage/blobs/deliver.ts';
import { LostBytes, type Loss } from '../storage/blobs/lost-bytes.ts';
import type { Asset } from './asset.ts';
import { probeSource } from './source-probe.ts';

/** Runs before each charge, in real money and in test money. @throws asset_not_readable if the asset cannot be delivered right now */
export type CheckDeliverable = (asset: Asset) => Promise<void>;

export interface Deliverability {
  /**
   * A quick check. For a file it reads the size, at each sale. For a source it reads the first byte and remembers the result for a
   * minute. An API always passes: its buyer calls it without this service.
   */
  check: CheckDeliverable;
  /** A full check that reads every byte of a file. Nothing is remembered. @throws asset_not_readable; the signal's reason */
  verify(asset: Asset, signal: AbortSignal): Promise<void>;
  /**
   * Why the source of a new asset cannot be read. Null if it can be read, is only busy, or if there is no source.
   * @throws the signal's reason
   */
  deadSource(asset: Asset, signal: AbortSignal): Promise<PauseReason | null>;
}

export interface DeliverabilityOptions extends Pick<Foundation, 'blobs' | 'clock' | 'guardedFetch'> {
  /** Called with a file that is certainly lost. */
  lost: (asset: Asset, failure: PauseReason) => Promise<unknown>;
}

/** A source that was read this recently is not read again. */
const freshMs = minuteMs;
const rememberedMax = 1000;
const statTimeoutMs = 5000;

export function deliverability({ blobs, guardedFetch, clock, lost }: DeliverabilityOptions): Deliverability {
  const sources = cached<string, void>({ clock, ttlMs: freshMs, entriesMax: rememberedMax });
  /** Only concurrent callers share a check. */
  const files = cached<string, void>({ clock, ttlMs: 0, entriesMax: rememberedMax });

  async function lookAtFile(asset: Asset, key: string): Promise<void> {
    try {
      const signal = AbortSignal.timeout(statTimeoutMs);
      assertWhole({ sizeBytes: asset.sizeBytes ?? 0 }, await blobs.stat(key, { signal }));
    } catch (cause) {
      if (cause instanceof LostBytes) await lost(asset, failureOfFile(cause.loss));
      throw notDeliverable(cause);
    }
  }

  async function readSource(sourceUrl: string, signal: AbortSignal): Promise<void> {
    const finding = await probeSource(guardedFetch, sourceUrl, signal);
    if (finding.kind !== 'alive') throw notDeliverable(finding.cause);
  }

  async function readFile({ sizeBytes, sha256 }: Asset, key: string, signal: AbortSignal): Promise<void> {
    try {
      const blob = await blobs.read(key, { signal });
      assertWhole({ sizeBytes: sizeBytes ?? 0 }, blob);
      const body = await checkedBody(blob.body, { lengthBytes: blob.sizeBytes, sha256 });
      if (body instanceof ReadableStream) await body.pipeTo(new WritableStream());
    } catch (cause) {
      signal.throwIfAborted();
      throw notDeliverable(cause);
    }
  }

  return {
    async check(asset) {
      const { id, blobKey: key, sourceUrl } = asset;
      if (key !== null) await files.get(`${id} ${key}`, () => lookAtFile(asset, key));
      else if (sourceUrl !== null) await sources.get(`${id} ${sourceUrl}`, () => readSource(sourceUrl, neverAborted));
    },
    async verify(asset, signal) {
      if (asset.blobKey !== null) await readFile(asset, asset.blobKey, signal);
      else if (asset.sourceUrl !== null) await readSource(asset.sourceUrl, signal);
    },
    async deadSource({ sourceUrl }, signal) {
      if (sourceUrl === null) return null;
      const finding = await probeSource(guardedFetch, sourceUrl, signal);
      return finding.kind === 'dead' ? finding.failure : null;
    },
  };
}

const neverAborted = new AbortController().signal;

export function failureOfFile(loss: Loss): PauseReason {
  return ({ missing: 'file_missing', resized: 'file_resized', damaged: 'file_damaged' } as const)[loss];
}

function notDeliverable(cause: unknown) {
  // The error of the store says when to retry.
  if (cause instanceof Problem && cause.code === 'unavailable') return cause;
  return problem('asset_not_readable', {
    message: 'the asset cannot be delivered right now',
    hint: 'No payment was used. Retry later; earlier payments stay valid.',
    cause,
  });
}
