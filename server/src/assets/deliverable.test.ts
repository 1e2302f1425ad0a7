import { describe, expect, it } from 'vitest';
import { problem } from '../errors.ts';
import type { GuardedFetch, GuardedResponse } from '../net/guarded-fetch.ts';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import { deliverability } from './deliverable.ts';
import { download } from './download.ts';
import { drafted } from './draft.ts';
import type { Asset } from './asset.ts';

const base = drafted({ title: 'Rain', asset_type: 'dataset' }, { id: 'ast_1', ownerId: 'usr_1', now: 0 });
const behindUrl: Asset = { ...base, sourceUrl: 'https://data.example/rain.csv', priceMicros: 1 };
const anApi: Asset = { ...base, assetType: 'api', api: { ...base.api, endpointUrl: 'https://api.example' } };

const nowhere: BlobStore = {
  kind: 'none',
  put: () => Promise.reject(new Error('not here')),
  read: () => Promise.reject(new Error('not here')),
  stat: () => Promise.reject(new Error('the store went away')),
  remove: () => Promise.reject(new Error('not here')),
  list: () => {
    throw new Error('not here');
  },
  check: () => Promise.reject(new Error('not here')),
};

function answered(status: number): GuardedResponse {
  return { status, headers: new Headers(), body: new Response('x').body ?? new ReadableStream(), url: '' };
}

/** A source that answers one after the other. */
function sourceOf(...answers: Array<number | Error>) {
  const asked: Array<Readonly<Record<string, string>> | undefined> = [];
  const guardedFetch: GuardedFetch = async (_url, { headers }) => {
    asked.push(headers);
    const answer = answers.shift() ?? 200;
    if (typeof answer !== 'number') throw answer;
    return answered(answer);
  };
  return { guardedFetch, asked };
}

function checked(guardedFetch: GuardedFetch, blobs = nowhere) {
  const time = { now: 1_000_000 };
  const told: string[] = [];
  const lost = async (asset: Asset, failure: string) => void told.push(`${asset.id} ${failure}`);
  return { time, told, ...deliverability({ blobs, guardedFetch, clock: { now: () => time.now }, lost }) };
}

const file: Asset = { ...base, blobKey: 'assets/a', sizeBytes: 5, sha256: 'f' };
const sized = (sizeBytes: number | null): BlobStore => ({ ...nowhere, stat: async () => (sizeBytes === null ? null : { sizeBytes }) });

describe('an asset that can be delivered', () => {
  it('is one whose source sent its first byte within the last minute', async () => {
    const { guardedFetch, asked } = sourceOf();
    const { check, time } = checked(guardedFetch);
    await Promise.all([check(behindUrl), check(behindUrl), check(behindUrl)]);
    time.now += 59_000;
    await check(behindUrl);
    expect(asked).toEqual([{ Range: 'bytes=0-0' }]);
    time.now += 2000;
    await check(behindUrl);
    expect(asked).toHaveLength(2);
  });

  it.each([404, 429, 503, problem('address_unreachable')])(
    'is not one whose source answers %s, and the next check asks the source again',
    async (answer) => {
      const { guardedFetch, asked } = sourceOf(answer);
      const { check, told } = checked(guardedFetch);
      await expect(check(behindUrl)).rejects.toThrow(expect.objectContaining({ code: 'asset_not_readable' }));
      await check(behindUrl);
      expect([asked.length, told]).toEqual([2, []]);
    },
  );

  it('is an API, without any request to it', async () => {
    const { guardedFetch, asked } = sourceOf();
    await checked(guardedFetch).check(anApi);
    expect(asked).toEqual([]);
  });

  it('is a file of the recorded size, checked each time', async () => {
    const { guardedFetch } = sourceOf();
    const good = checked(guardedFetch, sized(5));
    await good.check(file);
    expect(good.told).toEqual([]);
    for (const [store, failure] of [
      [sized(null), 'file_missing'],
      [sized(4), 'file_resized'],
    ] as const) {
      const { check, told } = checked(guardedFetch, store);
      await expect(check(file)).rejects.toThrow(expect.objectContaining({ code: 'asset_not_readable' }));
      expect(told).toEqual([`ast_1 ${failure}`]);
    }
  });

  it('is not one in a store that does not answer, and nothing is reported lost', async () => {
    const { check, told } = checked(sourceOf().guardedFetch);
    await expect(check(file)).rejects.toThrow(expect.objectContaining({ code: 'asset_not_readable' }));
    expect(told).toEqual([]);
  });
});

describe('a download through a source', () => {
  const late = problem('upstream_timeout');

  async function tried(answers: Array<number | Error>, { isGivenBack = true, range = null as string | null } = {}) {
    const { guardedFetch, asked } = sourceOf(...answers);
    const told: string[] = [];
    const undeliverable = async (failure: string) => {
      told.push(failure);
      return isGivenBack;
    };
    const request = { method: 'GET', range, ifRange: null, ifNoneMatch: null, via: null, signal: new AbortController().signal } as const;
    const failed = await download({ blobs: nowhere, guardedFetch }, { asset: behindUrl, ...request, undeliverable }).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    return { failed, told, asked };
  }

  it('gives the purchase back if the source times out twice, and says so', async () => {
    const { failed, told } = await tried([late, late]);
    expect(failed).toMatchObject({ code: 'asset_source_timeout', details: { members: { given_back: true } } });
    expect(told).toEqual(['source_timeout']);
  });

  it('does not give the purchase back if the source fails once and then sends its first byte', async () => {
    for (const first of [late, 500, problem('address_unreachable')]) {
      const { failed, told, asked } = await tried([first, 206]);
      expect(failed).toMatchObject({ status: first === late ? 504 : 502, details: {} });
      expect([told, asked.length, asked[1]]).toEqual([[], 2, { Range: 'bytes=0-0' }]);
      expect(failed).not.toHaveProperty('details.members');
    }
  });

  it('does not mention a purchase if there is none', async () => {
    const { failed, told } = await tried([404, 404], { isGivenBack: false });
    expect(told).toEqual(['source_refused']);
    expect(failed).not.toHaveProperty('details.members');
  });

  it('does not count as failed if the client disconnects', async () => {
    const gone = new AbortController();
    const guardedFetch: GuardedFetch = async () => {
      gone.abort(new Error('the client went away'));
      throw problem('address_unreachable');
    };
    const undeliverable = () => Promise.reject(new Error('was reported'));
    const request = { method: 'GET', range: null, ifRange: null, ifNoneMatch: null, via: null, signal: gone.signal } as const;
    const failed = download({ blobs: nowhere, guardedFetch }, { asset: behindUrl, ...request, undeliverable });
    await expect(failed).rejects.toThrow('the client went away');
  });
});
