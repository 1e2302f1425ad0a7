import { describe, expect, it } from 'vitest';
import { searchableTools } from '../../test/fixtures/searchable-tools.ts';
import { problem } from '../errors.ts';
import { createLog } from '../log.ts';
import type { Embedder } from '../search/embedder.ts';
import { builtinEmbedder } from '../search/embedders/builtin.ts';
import { meaning } from '../search/meaning.ts';
import { catalogSearch, readingsOf, type CatalogHit, type SearchableTool } from './catalog-search.ts';
import { toolMeanings } from './tool-meanings.ts';

const { signal } = new AbortController();
const log = createLog({ level: 'silent' });

function known(tools: readonly SearchableTool[], embedTexts = builtinEmbedder().embedTexts) {
  let now = 0;
  const embedded: string[] = [];
  const counting: Embedder = {
    id: builtinEmbedder().id,
    embedTexts: (texts, about) => {
      if (about.purpose === 'document' && texts.length !== calibrationTexts) embedded.push(...texts);
      return embedTexts(texts, about);
    },
  };
  const meanings = toolMeanings({ meaning: meaning({ embedder: counting, clock: { now: () => now }, log }) });
  meanings.know(tools);
  return { meanings, embedded, pass: (ms: number) => void (now += ms) };
}
/** Those that the space is measured by are no tools. */
const calibrationTexts = 12;

const away: Embedder['embedTexts'] = async () => {
  throw problem('unavailable');
};

async function find(query: string, tools = searchableTools): Promise<CatalogHit<SearchableTool>[]> {
  const related = await known(tools).meanings.relatedTo(readingsOf(query), signal);
  return catalogSearch(tools).search({ query, limit: 10 }, related).hits;
}

describe('what tools mean', () => {
  it('is compared with what is asked', async () => {
    const [related] = (await known(searchableTools).meanings.relatedTo(['how many words does my text have'], signal)) ?? [];
    const best = [...(related ?? [])].sort(([, a], [, b]) => b - a)[0];
    expect(best?.[0]).toBe('word-count');
    expect(related?.size).toBe(searchableTools.length);
  });

  it('is learned once, and again only of a tool that has changed', async () => {
    const { meanings, embedded } = known(searchableTools);
    await Promise.all([meanings.relatedTo(['weather'], signal), meanings.relatedTo(['time', 'clock'], signal)]);
    expect(embedded.length).toBe(searchableTools.length);
    meanings.know(searchableTools.map((tool) => (tool.id === 'slugify' ? { ...tool, description: 'Something else.' } : tool)));
    await meanings.relatedTo(['weather'], signal);
    expect(embedded.length).toBe(searchableTools.length + 1);
  });

  it('tells which tools are near another, once it is learned', async () => {
    const { meanings } = known(searchableTools);
    expect(meanings.nearTo('no-such-tool')).toEqual([]);
    expect(meanings.nearTo('word-count')).toEqual([]);
    await meanings.relatedTo(['weather'], signal);
    const near = meanings.nearTo('word-count');
    expect(near.length).toBeGreaterThan(0);
    expect(near.length).toBeLessThanOrEqual(5);
    expect(near).not.toContain('word-count');
    meanings.know(searchableTools.filter(({ id }) => id === 'word-count'));
    expect(meanings.nearTo('word-count')).toEqual([]);
  });

  it('is not waited for while the embedder is away, and asked again later', async () => {
    let isAway = true;
    const { meanings, pass } = known(searchableTools, (texts, about) => (isAway ? away : builtinEmbedder().embedTexts)(texts, about));
    expect(await meanings.relatedTo(['weather'], signal)).toBeNull();
    isAway = false;
    expect(await meanings.relatedTo(['weather'], signal)).toBeNull();
    pass(60_000);
    expect((await meanings.relatedTo(['weather'], signal))?.[0]?.size).toBe(searchableTools.length);
  });

  it('ends with its caller', async () => {
    const gone = AbortSignal.abort(new Error('gone'));
    await expect(known(searchableTools).meanings.relatedTo(['weather'], gone)).rejects.toThrow('gone');
  });
});

describe('a search that knows meanings', () => {
  it('answers each part of a request for several things', async () => {
    const request =
      'What is the weather like in Hong Kong right now? Then count the words of my essay. Finally give me a random UUID for the record.';
    const ids = (await find(request)).map(({ tool }) => tool.id);
    expect(ids.slice(0, 4)).toEqual(expect.arrayContaining(['hk-weather', 'word-count', 'random-uuid']));
    const chinese = (await find('先查询香港现在的天气情况，然后统计这篇文章的字数。最后生成一个随机的唯一标识符')).map(
      ({ tool }) => tool.id,
    );
    expect(chinese.slice(0, 5)).toEqual(expect.arrayContaining(['hk-weather', 'word-count', 'random-uuid']));
  });

  const nothing = {
    keywords: [],
    useCases: [],
    limitations: [],
    tags: [],
    aliases: [],
    inputNames: [],
    category: 'utility',
    priceCents: 5,
  };
  const tools: SearchableTool[] = [
    { ...nothing, id: 'bread', name: 'Sourdough baking', description: 'Recipes for bread with flour and yeast.' },
    { ...nothing, id: 'planes', name: 'Aircraft arrivals', description: 'When planes land at an airport.' },
  ];

  it('finds a tool that has none of the words, and says so', async () => {
    const [first, ...rest] = await find('面包食谱', tools);
    expect(first).toMatchObject({ tool: { id: 'bread' }, matchTerms: [], why: expect.stringContaining('close in meaning') });
    expect(rest).toEqual([]);
  });

  it('still finds the tool that is called so first', async () => {
    for (const { id } of searchableTools) expect((await find(id))[0]).toMatchObject({ tool: { id }, matchScore: 100 });
  });

  it('is surer where words and meaning agree', async () => {
    const query = 'recipes for a loaf of bread';
    const byWords = catalogSearch(tools).search({ query, limit: 1 }).hits[0];
    const byBoth = (await find(query, tools))[0];
    expect(byBoth?.matchScore).toBeGreaterThan(byWords?.matchScore ?? 100);
    expect(byBoth?.why).toMatch(/its meaning is close\.$/);
    expect(byBoth?.matchTerms).toEqual(byWords?.matchTerms);
  });

  it('finds nothing for a question without a word that carries a wish', async () => {
    expect(await find('the of and with')).toEqual([]);
    expect(await find('的 了 吗')).toEqual([]);
  });
});
