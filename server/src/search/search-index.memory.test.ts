import { describe, expect, it } from 'vitest';
import { searchableAssets } from '../../test/fixtures/searchable-assets.ts';
import { problem } from '../errors.ts';
import { createLog } from '../log.ts';
import type { Embedder } from './embedder.ts';
import { builtinEmbedder } from './embedders/builtin.ts';
import { indexSearch } from './index-search.ts';
import { embedding as embeddingOf } from './embedding.ts';
import { memoryIndex, type KnownDocument } from './search-index.memory.ts';

const { signal } = new AbortController();
const documents: readonly KnownDocument[] = searchableAssets.map(({ assetId, title, description, body }) => ({
  id: assetId,
  title,
  description,
  body,
}));
const weather = 'ast_weather-hk';
/** Those that the space is measured by are no documents. */
const calibrationTexts = 12;

function known(all: readonly KnownDocument[], embedTexts = builtinEmbedder().embedTexts) {
  let now = 0;
  const embedded: string[] = [];
  const counting: Embedder = {
    id: builtinEmbedder().id,
    embedTexts: (texts, about) => {
      if (about.purpose === 'document' && texts.length !== calibrationTexts) embedded.push(...texts);
      return embedTexts(texts, about);
    },
  };
  const embedding = embeddingOf({ embedder: counting, clock: { now: () => now }, log: createLog({ level: 'silent' }) });
  const index = memoryIndex(embedding);
  index.know(all);
  const search = indexSearch({ index, embedding });
  return {
    index,
    embedded,
    find: async (query: string, filter: ReadonlySet<string> | null = null, until = signal) =>
      (await search({ query, topK: 10, filter, signal: until })).hits,
    pass: (ms: number) => void (now += ms),
  };
}

const away: Embedder['embedTexts'] = async () => {
  throw problem('unavailable');
};

describe('an index in memory', () => {
  it('finds by words and by embedding', async () => {
    const [first] = await known(documents).find('hong kong weather');
    expect(first).toMatchObject({ id: weather, match: { terms: ['hong', 'kong', 'weather'] } });
    expect(first?.match.semantic).toBeGreaterThan(0.2);
  });

  it('finds only documents that pass the filter', async () => {
    const { find } = known(documents);
    expect((await find('weather', new Set([weather]))).map(({ id }) => id)).toEqual([weather]);
    expect(await find('weather', new Set())).toEqual([]);
  });

  it('makes each vector once, and again only for changed documents', async () => {
    const { index, embedded, find } = known(documents);
    await Promise.all([find('weather'), find('piano music')]);
    expect(embedded.length).toBe(documents.length);
    index.know(documents.map((each) => (each.id === weather ? { ...each, description: 'Something else.' } : each)));
    await find('weather');
    expect(embedded.length).toBe(documents.length + 1);
  });

  it('removes documents that no longer exist', async () => {
    const { index, find } = known(documents);
    await find('weather');
    index.know(documents.filter(({ id }) => id !== weather));
    expect((await find('hong kong weather')).map(({ id }) => id)).not.toContain(weather);
    index.know([]);
    expect(await find('weather')).toEqual([]);
  });

  it('returns the neighbours of a document once its vectors are made', async () => {
    const { index, find } = known(documents);
    expect(index.nearTo('ast_none')).toEqual([]);
    expect(index.nearTo(weather)).toEqual([]);
    await find('weather');
    const near = index.nearTo(weather);
    expect(near.length).toBeGreaterThan(0);
    expect(near.length).toBeLessThanOrEqual(5);
    expect(near).not.toContain(weather);
    index.know(documents.filter(({ id }) => id === weather));
    expect(index.nearTo(weather)).toEqual([]);
  });

  it('uses words while the embedder is unavailable, and tries it again later', async () => {
    let isAway = true;
    const { find, pass } = known(documents, (texts, about) => (isAway ? away : builtinEmbedder().embedTexts)(texts, about));
    expect((await find('hong kong weather'))[0]).toMatchObject({ id: weather, match: { semantic: null } });
    isAway = false;
    expect((await find('hong kong weather'))[0]).toMatchObject({ id: weather, match: { semantic: null } });
    pass(60_000);
    expect((await find('hong kong weather'))[0]?.match.semantic).toBeGreaterThan(0.2);
  });

  it('stops with its caller', async () => {
    await expect(known(documents).find('weather', null, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  });
});
