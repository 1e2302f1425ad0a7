import { beforeEach, expect, it } from 'vitest';
import { eachDatabase } from '../../test/databases.ts';
import { shopOn } from '../../test/shop.ts';
import { problem } from '../errors.ts';
import { createLog } from '../log.ts';
import type { Asset } from './asset.ts';
import { pausedAssets, type PausedAssets } from './paused-assets.ts';
import { pausing } from './pausing.ts';

const minute = 60_000;
const { signal } = new AbortController();

eachDatabase('paused assets', (open) => {
  let shop: Awaited<ReturnType<typeof shopOn>>;
  let paused: PausedAssets;
  let readable: Set<string>;
  let looked: string[];
  let resumed: string[];
  let ada: string;
  beforeEach(async () => {
    shop = await shopOn(await open());
    [readable, looked, resumed] = [new Set(), [], []];
    ada = await shop.owner();
    paused = pausedAssets({
      ...shop,
      deliverability: {
        async verify({ id }) {
          looked.push(id);
          if (!readable.has(id)) throw problem('asset_not_readable');
        },
      },
      publisher: { resume: async ({ id }) => void resumed.push(id) },
      log: createLog({ level: 'silent' }),
    });
  });

  const pause = (asset: Asset) =>
    shop.database.write((queries) => pausing({ ...shop, search: { remove: async () => {} } })(queries, asset, 'source_timeout'));

  it('are checked less and less often, and resumed when they can be delivered', async () => {
    const [one] = [await shop.asset(ada), await shop.asset(ada)];
    expect(await pause(one)).toBe(true);
    const seenAt: number[] = [];
    for (let passed = 0; passed < 16; passed += 1) {
      await paused.recheck(signal);
      if (looked.splice(0).length > 0) seenAt.push(passed);
      shop.time.now += minute;
    }
    expect(seenAt).toEqual([0, 1, 3, 7, 15]);
    readable.add(one.id);
    shop.time.now += 16 * minute;
    expect(await paused.recheck(signal)).toBe(1);
    expect(resumed).toEqual([one.id]);
  });

  it('are all checked, however many, except archived ones', async () => {
    const many: Asset[] = [];
    for (let count = 0; count < 103; count += 1) many.push(await shop.asset(ada));
    for (const asset of many) await pause(asset);
    await pause(await shop.asset(ada, { status: 'archived' }));
    await paused.recheck(signal);
    expect(looked.toSorted()).toEqual(many.map(({ id }) => id).toSorted());
  });

  it('are paused only once, and not because of a source that they no longer have', async () => {
    const asset = await shop.asset(ada);
    expect(await pause({ ...asset, sourceUrl: 'https://data.example/before.csv' })).toBe(false);
    expect(await pause(asset)).toBe(true);
    const { paused: first, updatedAt } = (await shop.assets.find(asset.id)) ?? asset;
    expect([first?.reason, updatedAt > asset.updatedAt]).toEqual(['source_timeout', true]);
    shop.time.now += minute;
    expect(await pause(asset)).toBe(false);
    expect((await shop.assets.find(asset.id))?.paused).toEqual(first);
  });
});
