import { beforeEach, expect, it } from 'vitest';
import { eachDatabase } from '../../test/databases.ts';
import { searchableAssets } from '../../test/fixtures/searchable-assets.ts';
import { searchWorld, vectorOf } from '../../test/suites/asset-search.ts';
import { minuteMs } from '../clock.ts';
import { problem } from '../errors.ts';
import { jobs } from '../jobs/jobs.ts';
import { createLog } from '../log.ts';
import type { Database } from '../storage/database.ts';
import type { ImageFile, SearchDocument, StoredPictures } from './asset-search.ts';
import type { Embedder } from './embedder.ts';
import { builtinEmbedder } from './embedders/builtin.ts';

const log = createLog({ level: 'silent' });

const image = (assetId: string): SearchDocument => ({
  assetId,
  title: 'IMG_4711',
  description: null,
  body: '',
  assetType: 'image',
  mimeType: 'image/png',
  licenseTerms: null,
  priceMicros: 0,
  ownerId: 'usr_1',
  language: null,
});
const text = searchableAssets.find(({ assetType }) => assetType === 'text') ?? expect.fail();

/** Another model, which sees a sleeping cat in any file that it is given. */
function seeing(embedImage: NonNullable<Embedder['embedImage']> = () => vectorOf('sleeping ginger cat')): Embedder {
  return { id: 'seeing-model', embedTexts: (texts, about) => builtinEmbedder().embedTexts(texts, about), embedImage };
}

/** A store whose pictures are files of their own name. */
function store(imageFile: (assetId: string) => ImageFile = (assetId) => async () => `/tmp/${assetId}.png`) {
  const asked: string[] = [];
  const pictures: StoredPictures = (assetId, work) => {
    asked.push(assetId);
    return work({ imageFile: imageFile(assetId) });
  };
  return { asked, pictures };
}

eachDatabase('vectors made by a job', (open) => {
  let database: Database;
  let now = 0;
  beforeEach(async () => {
    database = await open();
    now = 1_800_000_000_000;
  });

  function world(embedder: Embedder, pictures: StoredPictures) {
    const clock = { now: () => now };
    const queue = jobs({ database, clock, log, processId: 'proc_test' });
    return { ...searchWorld(database, { embedder, pictures, jobs: queue, clock }), queue };
  }

  /** How near an image is to what its picture shows; null where it is not found by that. */
  async function likeACat({ hits }: ReturnType<typeof world>, assetId: string): Promise<number | null> {
    const found = await hits({ vector: await vectorOf('sleeping ginger cat') });
    return found.find((hit) => hit.assetId === assetId)?.match.semantic ?? null;
  }

  it('combine the text about a picture with the picture itself', async () => {
    await searchWorld(database).put(image('ast_one'), image('ast_two'), text);
    const { pictures, asked } = store();
    const switched = world(seeing(), pictures);
    await switched.search.start();
    await switched.queue.runDue();
    expect(await switched.search.status()).toEqual({ documents: 3, pending: 0 });
    expect(asked).toEqual(['ast_one', 'ast_two']);
    for (const assetId of asked) expect(await likeACat(switched, assetId)).toBeGreaterThan(0.5);
    expect(await switched.find('IMG_4711')).toEqual(['one', 'two']);
  });

  it('also combine them if the model did not answer at first', async () => {
    let isAway = true;
    const model = seeing();
    const embedTexts: Embedder['embedTexts'] = async (texts, about) => {
      if (isAway) throw problem('unavailable');
      return model.embedTexts(texts, about);
    };
    const late = world({ ...model, embedTexts }, store().pictures);
    await late.put(image('ast_one'));
    expect(await late.search.status()).toEqual({ documents: 1, pending: 1 });
    isAway = false;
    await late.queue.runDue();
    now += minuteMs;
    expect(await late.search.status()).toEqual({ documents: 1, pending: 0 });
    expect(await likeACat(late, 'ast_one')).toBeGreaterThan(0.5);
  });

  it('use only the text if the model cannot embed pictures, the picture is gone, or the model refuses it', async () => {
    await searchWorld(database).put(image('ast_gone'), image('ast_broken'), image('ast_whole'), text);
    const { pictures } = store((assetId) => async () => (assetId === 'ast_gone' ? null : `/tmp/${assetId}.png`));
    const picky = seeing(async (file) => {
      if (file.includes('broken')) throw new Error('unsupported image format');
      return vectorOf('sleeping ginger cat');
    });
    const switched = world(picky, pictures);
    await switched.search.start();
    await switched.queue.runDue();
    expect(await switched.search.status()).toEqual({ documents: 4, pending: 0 });
    expect(await likeACat(switched, 'ast_whole')).toBeGreaterThan(0.5);
    for (const assetId of ['ast_gone', 'ast_broken']) expect(await likeACat(switched, assetId)).toBeNull();
    const { asked, pictures: unasked } = store();
    const blind = world({ id: 'blind-model', embedTexts: picky.embedTexts }, unasked);
    await blind.search.start();
    await blind.queue.runDue();
    expect(await blind.search.status()).toEqual({ documents: 4, pending: 0 });
    expect(asked).toEqual([]);
  });

  it('wait for a store that is unavailable, and include the picture once it is back', async () => {
    await searchWorld(database).put(image('ast_one'));
    let isAway = true;
    const { pictures } = store((assetId) => async () => {
      if (isAway) throw new Error('connection refused');
      return `/tmp/${assetId}.png`;
    });
    const switched = world(seeing(), pictures);
    await switched.search.start();
    await switched.queue.runDue();
    expect(await switched.search.status()).toEqual({ documents: 1, pending: 1 });
    expect(await switched.find('IMG_4711')).toEqual(['one']);
    isAway = false;
    now += minuteMs;
    await switched.queue.runDue();
    expect(await switched.search.status()).toEqual({ documents: 1, pending: 0 });
    expect(await likeACat(switched, 'ast_one')).toBeGreaterThan(0.5);
  });

  it('keep the picture even if it could not be read when its asset was changed', async () => {
    let isAway = false;
    const { pictures } = store((assetId) => async () => {
      if (isAway) throw new Error('connection refused');
      return `/tmp/${assetId}.png`;
    });
    const { signal } = new AbortController();
    const seen = world(seeing(), pictures);
    async function change(title: string): Promise<void> {
      const document = { ...image('ast_one'), title };
      const prepared = await pictures('ast_one', (picture) => seen.search.prepare(document, { ...picture, signal }));
      await database.write((queries) => seen.search.put(queries, prepared));
    }
    await change('IMG_4711');
    expect(await likeACat(seen, 'ast_one')).toBeGreaterThan(0.5);
    isAway = true;
    await change('IMG_4712');
    expect(await seen.find('IMG_4712')).toEqual(['one']);
    isAway = false;
    now += minuteMs;
    await seen.queue.runDue();
    expect(await seen.search.status()).toEqual({ documents: 1, pending: 0 });
    expect(await likeACat(seen, 'ast_one')).toBeGreaterThan(0.5);
  });

  it('do not wait for a picture forever', async () => {
    await searchWorld(database).put(image('ast_one'), image('ast_lost'));
    const { pictures, asked } = store((assetId) => async () => {
      if (assetId === 'ast_lost') throw new Error('input/output error');
      return `/tmp/${assetId}.png`;
    });
    const switched = world(seeing(), pictures);
    await switched.search.start();
    for (let run = 0; run < 6; run += 1) {
      await switched.queue.runDue();
      now += 10 * minuteMs;
    }
    expect(await switched.search.status()).toEqual({ documents: 2, pending: 0 });
    expect(asked.filter((assetId) => assetId === 'ast_lost')).toHaveLength(5);
    expect(await likeACat(switched, 'ast_one')).toBeGreaterThan(0.5);
    expect(await switched.queue.deadCount()).toBe(0);
  });
});
