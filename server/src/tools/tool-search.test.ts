import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchableTools } from '../../test/fixtures/searchable-tools.ts';
import { createLog } from '../log.ts';
import { builtinEmbedder } from '../search/embedders/builtin.ts';
import { embedding as embeddingOf, type Embedding } from '../search/embedding.ts';
import { phraseKey } from '../search/terms.ts';
import { thesaurus } from '../search/thesaurus.ts';
import { toolSearch, type FoundTools, type SearchableTool, type ToolHit, type ToolQuery } from './tool-search.ts';

const { signal } = new AbortController();
const embedding = embeddingOf({ embedder: builtinEmbedder(), clock: { now: () => 0 }, log: createLog({ level: 'silent' }) });

/** Over these tools, by words and by embedding; null to go by words alone. */
function over(tools: readonly SearchableTool[], by: Embedding | null = embedding) {
  const search = toolSearch<SearchableTool>(by);
  search.know(tools);
  return { search: (query: ToolQuery) => search.search(query, signal) };
}

const catalog = over(searchableTools);
const wordCatalog = over(searchableTools, null);

async function find(query: string, limit = 10): Promise<ToolHit<SearchableTool>[]> {
  return (await catalog.search({ query, limit })).hits;
}

async function ids(query: string): Promise<string[]> {
  return (await find(query, 100)).map(({ tool }) => tool.id);
}

async function best(query: string): Promise<ToolHit<SearchableTool>> {
  const [hit] = await find(query, 1);
  if (hit === undefined) throw new Error(`nothing found for ${query}`);
  return hit;
}

/** A tool with nothing but what the test gives it. */
function tool(id: string, given: Partial<SearchableTool> = {}): SearchableTool {
  const nothing = { keywords: [], useCases: [], tags: [], fields: '', aliases: [] };
  return { id, name: id, description: '', category: 'utility', priceCents: 5, ...nothing, ...given };
}

describe('ranks the right tool first', () => {
  it.each([
    // English
    ['clock in greenwich mean time', 'timestamp'],
    ['seconds since the epoch', 'timestamp'],
    ['ping my upstream', 'proxy-health'],
    ['did the reverse proxy go down', 'proxy-health'],
    ['length of an essay', 'word-count'],
    ['number of lines in a string', 'word-count'],
    ['how many characters did I type', 'word-count'],
    ['permalink for a headline', 'slugify'],
    ['seo friendly link for a post', 'slugify'],
    ['is it humid in Kowloon', 'hk-weather'],
    ['how hot is it in hk', 'hk-weather'],
    ['new GUID please', 'random-uuid'],
    ['globally unique identifier', 'random-uuid'],
    ['spreadsheet out of a pdf', 'vendor-docai-pdf-to-excel-submit'],
    ['export portable document format to docx', 'vendor-docai-pdf-to-word-submit'],
    ['a screenshot of each pdf page', 'vendor-docai-pdf-to-image-submit'],
    ['combine my photos in a pdf', 'vendor-docai-image-to-pdf-submit'],
    ['pdf as md', 'vendor-docai-pdf-to-markdown-submit'],
    ['pictures of pages as markdown', 'vendor-docai-image-to-markdown-submit'],
    ['headings and reading order of a document', 'vendor-docai-doc-structure-submit'],
    ['hangul in a photo', 'korean-ocr'],
    ['kanji on a sign', 'japanese-ocr'],
    ['read text in many languages from a picture', 'multilingual-ocr'],
    ['CCTV footage', 'video-security-object-detection'],
    ['bounding boxes of things', 'object-detection'],
    ['crop around the focal point', 'main-subject-detection'],
    ['people on the sidewalk crossing the street', 'pedestrian-detection'],
    ['head count of a crowd', 'person-counting'],
    ['which actress is that', 'celebrity-recognition'],
    ['does my product have a plain white backdrop', 'white-background-image-detection'],
    ['mice in the restaurant', 'kitchen-animal-detection'],
    ['cut out a hairstyle', 'hair-segmentation'],
    ['matting of the clouds in hd', 'hd-sky-segmentation'],
    ['is this an oil painting or a sketch', 'image-style-recognition'],
    ['smoother edges for a rough matte', 'mask-refinement'],
    ['make my selfie a cartoon', 'portrait-anime-stylization'],
    ['outcome of the segmentation task', 'image-segmentation-job-result'],
    ['set up a library of faces', 'face-database-create'],
    ['remove a face template', 'face-template-delete'],
    ['sort rubbish for recycling', 'waste-classification'],
    // Chinese
    ['世界标准时间是几点', 'timestamp'],
    ['服务器时钟', 'timestamp'],
    ['后台挂了没有', 'proxy-health'],
    ['这篇作文有多少个字', 'word-count'],
    ['帮我把博客标题做成永久链接', 'slugify'],
    ['香港今天冷不冷', 'hk-weather'],
    ['給我香港嘅天氣', 'hk-weather'],
    ['随机唯一标识符', 'random-uuid'],
    ['把PDF里的表格导出成电子表格', 'vendor-docai-pdf-to-excel-submit'],
    ['pdf转可编辑文档', 'vendor-docai-pdf-to-word-submit'],
    ['PDF每一页转成图片', 'vendor-docai-pdf-to-image-submit'],
    ['几张照片合并成一个PDF', 'vendor-docai-image-to-pdf-submit'],
    ['韓文識別', 'korean-ocr'],
    ['读出日语招牌', 'japanese-ocr'],
    ['监控录像里有没有车', 'video-security-object-detection'],
    ['框出图中的物体', 'object-detection'],
    ['找出画面主体并裁剪', 'main-subject-detection'],
    ['检测过马路的行人', 'pedestrian-detection'],
    ['帮我数一下照片里有几个人', 'person-counting'],
    ['照片上是哪位明星', 'celebrity-recognition'],
    ['商品图是不是白底', 'white-background-image-detection'],
    ['后厨有没有老鼠', 'kitchen-animal-detection'],
    ['抠出头发', 'hair-segmentation'],
    ['把天空抠出来', 'hd-sky-segmentation'],
    ['这幅画是什么画风', 'image-style-recognition'],
    ['蒙版边缘精细化', 'mask-refinement'],
    ['把自拍变成二次元', 'portrait-anime-stylization'],
    ['查询分割任务的结果', 'image-segmentation-job-result'],
    ['新建一个人脸库', 'face-database-create'],
    ['删掉人脸模板', 'face-template-delete'],
    ['这是哪一类垃圾', 'waste-classification'],
  ])('%s -> %s', async (query, id) => {
    expect((await best(query)).tool.id).toBe(id);
  });

  it('treats word forms, camelCase, snake_case, full width and accents as the same words', async () => {
    for (const query of ['counting the words', 'wordCount', 'word_count', 'ＷＯＲＤ　ＣＯＵＮＴ', 'wórd coúnt']) {
      expect((await best(query)).tool.id).toBe('word-count');
    }
  });

  it.each([
    ['parse a document', 'vendor-docai-doc-parser-submit'],
    ['result of the document parser', 'vendor-docai-doc-parser-result'],
    ['解析文档', 'vendor-docai-doc-parser-submit'],
    ['取回文档解析任务的结果', 'vendor-docai-doc-parser-result'],
  ])('distinguishes submitting a job from reading its result: %s', async (query, id) => {
    expect((await best(query)).tool.id).toBe(id);
  });

  it.each([
    ['should I take an umbrella', 'hk-weather'],
    ['near duplicate pictures', 'fingerprint-extraction'],
    ['图片查重', 'fingerprint-extraction'],
  ])('by words only, without embeddings: %s -> %s', async (query, id) => {
    const { hits } = await wordCatalog.search({ query, limit: 1 });
    expect(hits[0]?.tool.id).toBe(id);
  });

  it('by a Chinese keyword that is not in the lexicon', async () => {
    const { hits } = await over([tool('seal', { keywords: ['篆刻印章'] }), tool('other')]).search({ query: '篆刻的印章', limit: 5 });
    expect(hits.map((hit) => hit.tool.id)).toEqual(['seal']);
  });
});

describe('a search by embedding too', () => {
  it('answers each part of a request for several things', async () => {
    const request =
      'What is the weather like in Hong Kong right now? Then count the words of my essay. Finally give me a random UUID for the record.';
    expect((await ids(request)).slice(0, 4)).toEqual(expect.arrayContaining(['hk-weather', 'word-count', 'random-uuid']));
    const chinese = await ids('先查询香港现在的天气情况，然后统计这篇文章的字数。最后生成一个随机的唯一标识符');
    expect(chinese.slice(0, 5)).toEqual(expect.arrayContaining(['hk-weather', 'word-count', 'random-uuid']));
  });

  it('finds a tool without any of the words, and says so', async () => {
    const tools = [
      tool('bread', { name: 'Sourdough baking', description: 'Recipes for bread with flour and yeast.' }),
      tool('planes', { name: 'Aircraft arrivals', description: 'When planes land at an airport.' }),
    ];
    const { hits } = await over(tools).search({ query: 'croissant dough', limit: 5 });
    expect(hits).toMatchObject([{ tool: { id: 'bread' }, matchTerms: [], why: expect.stringContaining('Similar in meaning') }]);
  });

  it('still ranks the tool with the exact name first', async () => {
    for (const { id } of searchableTools) expect(await best(id)).toMatchObject({ tool: { id }, matchScore: 100 });
  });

  it('lists the tools that are similar to another', async () => {
    const search = toolSearch<SearchableTool>(embedding);
    search.know(searchableTools);
    await search.search({ query: 'weather', limit: 1 }, signal);
    expect(search.nearTo('korean-ocr')).toContain('japanese-ocr');
  });
});

describe('an exact name', () => {
  it.each([
    ['object-detection', 'object-detection', 'The query is exactly its id.'],
    ['Object Detection', 'object-detection', 'The query is exactly its id.'],
    ['Server Timestamp', 'timestamp', 'The query is exactly its name.'],
    ['vendor-facebody-detect-pedestrian', 'pedestrian-detection', 'The query is exactly its alias.'],
    ['/api/tools/vendor-imageseg-refine-mask', 'mask-refinement', 'The query is exactly its alias.'],
    ['香港天气', 'hk-weather', 'The query is exactly its alias.'],
    ['香港天氣', 'hk-weather', 'The query is exactly its alias.'],
  ])('%s ranks first', async (query, id, why) => {
    const [first, second] = await find(query);
    expect(first).toMatchObject({ tool: { id }, matchScore: 100, why });
    expect(second?.matchScore ?? 0).toBeLessThan(100);
  });

  it('ranks above a tool that repeats the same words everywhere', async () => {
    const loud = tool('loud', { name: 'Echo echo', description: 'echo', keywords: ['echo'], useCases: ['echo'], tags: ['echo'] });
    const { hits } = await over([loud, tool('z', { aliases: ['Echo'] })]).search({ query: 'echo', limit: 5 });
    expect(hits.map((hit) => hit.tool.id)).toEqual(['z', 'loud']);
  });
});

describe('a need in another language than those of the embedder', () => {
  const stocks = tool('share-prices', { name: 'Share prices', description: 'The stock price of listed companies, by the minute' });
  const weather = tool('forecast', { name: 'Forecast', description: 'Weather forecast for any city' });
  const others = ['Word counter', 'Image labels', 'Currency conversion', 'Parcel tracking'].map((name) =>
    tool(name.toLowerCase(), { name }),
  );

  it.each([
    ['株価を知りたい', 'share-prices'],
    ['주식 시세', 'share-prices'],
    ['precio de las acciones', 'share-prices'],
    ['Aktienkurs', 'share-prices'],
    ['cours de bourse', 'share-prices'],
    ['天気予報', 'forecast'],
    ['날씨', 'forecast'],
    ['pronóstico del tiempo', 'forecast'],
    ['Wettervorhersage', 'forecast'],
    ['prévisions météo', 'forecast'],
    ['내일 비가 오는지 날씨 확인', 'forecast'],
    ['Hotelpreise und Aktienkurse vergleichen', 'share-prices'],
    ['suivre un colis', 'parcel tracking'],
    ['contar palabras', 'word counter'],
  ])('%s finds %s', async (query, id) => {
    const { answered, hits } = await over([stocks, weather, ...others]).search({ query, limit: 3 });
    expect({ answered, first: hits[0]?.tool.id }).toEqual({ answered: true, first: id });
  });
});

it('is answered by a tool that has the only word of the query, wherever it has it', async () => {
  const { answered, hits } = await catalog.search({ query: 'rain', limit: 3 });
  expect({ answered, first: hits[0]?.tool.id }).toEqual({ answered: true, first: 'hk-weather' });
});

describe('scores', () => {
  it.each(['pedestrian detection in a photo', 'random uuid', 'hong kong weather now', '人脸模板删除', 'korean text recognition'])(
    '%s is confident',
    async (query) => {
      expect((await best(query)).matchScore).toBeGreaterThan(60);
    },
  );

  it.each(['order a pizza with extra cheese', 'rent a bicycle at the address of my hotel', '今天晚上吃什么菜好呢请推荐'])(
    '%s is weak at best',
    async (query) => {
      expect((await find(query, 1))[0]?.matchScore ?? 0).toBeLessThan(30);
    },
  );

  it.each(['what is the capital of France', 'play some jazz', 'mortgage calculator', '买一张去北京的火车票'])(
    '%s is not answered, and what is nearest is weak',
    async (query) => {
      const { answered, hits } = await catalog.search({ query, limit: 10 });
      expect(answered).toBe(false);
      for (const { matchScore } of hits) expect(matchScore).toBeLessThan(30);
    },
  );

  it.each(['the of and', 'is it what you would', '的 了 吗', '请帮我一下', '?!', '🙂🙂'])(
    '%s, which asks for nothing, finds nothing',
    async (query) => {
      expect(await ids(query)).toEqual([]);
    },
  );

  it('rank a direct match above a synonym in the same field', async () => {
    const { hits } = await over([tool('a', { name: 'picture' }), tool('b', { name: 'photo' }), tool('c')], null).search({
      query: 'my photo',
      limit: 5,
    });
    expect(hits.map((hit) => hit.tool.id)).toEqual(['b', 'a']);
  });

  it('rank a name above a description', async () => {
    const tools = [tool('a', { description: 'embroidery' }), tool('b', { name: 'embroidery' }), tool('c')];
    const { hits } = await over(tools, null).search({ query: 'fine embroidery', limit: 5 });
    expect(hits.map((hit) => hit.tool.id)).toEqual(['b', 'a']);
  });

  it('break ties by id, in any order of the catalog', async () => {
    const tools = ['c', 'a', 'b'].map((id) => tool(id, { name: 'Embroidery', description: id }));
    const { hits } = await over(tools, null).search({ query: 'embroidery of flags', limit: 5 });
    expect(hits.map((hit) => hit.tool.id)).toEqual(['a', 'b', 'c']);
  });
});

describe('explains the match', () => {
  it.each([
    ['permalink of this', 'Similar in meaning, and says "permalink".'],
    ['雨伞', 'Similar in meaning, and says "weather" for "雨伞".'],
    ['celebritty', 'Similar in meaning, and says "celebrities" for "celebritty".'],
  ])('%s: %s', async (query, why) => {
    expect((await best(query)).why).toBe(why);
  });

  it('lists what it added, not what was typed', async () => {
    const { expandedTerms, hits } = await catalog.search({ query: '香港 humidity', limit: 1 });
    expect(expandedTerms).toContain('hong kong');
    expect(expandedTerms).not.toContain('香港');
    expect(expandedTerms).not.toContain('humidity');
    expect(hits[0]?.matchTerms).toContain('humidity');
  });
});

describe('misspellings', () => {
  it.each([
    ['timestmap', 'timestamp'],
    ['slugfy', 'slugify'],
    ['pedestrain detecton', 'pedestrian-detection'],
    ['tempreature', 'hk-weather'],
    ['fingreprint', 'fingerprint-extraction'],
    ['wheather', 'hk-weather'],
    ['celebirty photo', 'celebrity-recognition'],
  ])('%s finds the right tool', async (query, id) => {
    for (const search of [catalog, wordCatalog]) {
      const { didYouMean, expandedTerms, hits } = await search.search({ query, limit: 1 });
      expect(hits[0]?.tool.id).toBe(id);
      expect(didYouMean).not.toBeNull();
      expect(expandedTerms.length).toBeGreaterThan(0);
    }
  });

  it.each(['contact', 'house', 'ward', 'wxyther'])('%s is not changed: another word, too short, or too far', async (query) => {
    expect((await catalog.search({ query, limit: 10 })).didYouMean).toBeNull();
  });
});

describe('filters and limits', () => {
  it('lists every tool that passes the filters for an empty query, in the given order', async () => {
    const { total, hits, expandedTerms } = await catalog.search({ query: '  ', limit: 3 });
    expect({ total, expandedTerms }).toEqual({ total: searchableTools.length, expandedTerms: [] });
    expect(hits).toEqual(
      searchableTools
        .slice(0, 3)
        .map((entry) => ({ tool: entry, matchScore: 100, matchTerms: [], why: 'no query: every tool that passes the filters' })),
    );
  });

  it('applies a category, a tag and a price', async () => {
    const all = { query: '', limit: 100 };
    expect((await catalog.search({ ...all, category: 'ocr' })).hits.map((hit) => hit.tool.category)).toEqual(['ocr', 'ocr', 'ocr', 'ocr']);
    expect((await catalog.search({ ...all, tag: 'Text' })).hits.map((hit) => hit.tool.id)).toEqual(['word-count', 'slugify']);
    expect((await catalog.search({ ...all, maxPriceCents: 3 })).hits.map((hit) => hit.tool.id)).toEqual(['timestamp', 'proxy-health']);
    expect((await catalog.search({ query: 'korean-ocr', limit: 10, maxPriceCents: 5 })).hits.map((hit) => hit.tool.id)).not.toContain(
      'korean-ocr',
    );
    expect((await catalog.search({ query: 'time', limit: 10, category: 'weather' })).answered).toBe(false);
  });

  it('counts all hits and returns the requested number', async () => {
    const everything = await catalog.search({ query: 'image', limit: 100 });
    expect(everything.total).toBe(everything.hits.length);
    expect(await catalog.search({ query: 'image', limit: 2 })).toMatchObject({
      total: everything.total,
      hits: everything.hits.slice(0, 2),
    });
    for (const limit of [0, -1, Number.NaN]) expect((await catalog.search({ query: 'image', limit })).hits).toEqual([]);
  });

  it('reports the correction of a misspelled word', async () => {
    const didYouMean = async (query: string) => (await catalog.search({ query, limit: 10 })).didYouMean;
    expect(await didYouMean('Wheather in Hong Kong')).toBe('weather in Hong Kong');
    expect(await didYouMean('weather in Hong Kong')).toBeNull();
    expect(await didYouMean('')).toBeNull();
  });

  it('works with an empty catalog', async () => {
    const nothing: FoundTools<SearchableTool> = { expandedTerms: [], didYouMean: null, answered: false, total: 0, hits: [] };
    expect(await over([]).search({ query: 'time', limit: 10 })).toEqual(nothing);
    expect(await over([]).search({ query: '', limit: 10 })).toEqual(nothing);
  });
});

describe('for any query', () => {
  const scraps = fc.constantFrom(
    'face',
    'count',
    '人脸',
    '识别',
    '天氣',
    ' ',
    '\ud800',
    '\udc00',
    '🙂',
    "' OR 1=1 --",
    '.*(?=[',
    '\0',
    'pdf_to_word',
    '%',
    'İ',
    'ß',
    '한글',
    'ﷺ',
  );
  const query = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 600 }),
    fc.array(scraps, { maxLength: 80 }).map((parts) => parts.join('')),
  );

  it('returns scores within the bounds, and the same each time', async () => {
    await fc.assert(
      fc.asyncProperty(query, fc.integer({ min: 0, max: 60 }), async (text, limit) => {
        const found = await catalog.search({ query: text, limit });
        const { expandedTerms, total, hits } = found;
        expect(await catalog.search({ query: text, limit })).toEqual(found);
        expect(expandedTerms.length).toBeLessThanOrEqual(40);
        expect(new Set(expandedTerms).size).toBe(expandedTerms.length);
        expect(hits.length).toBe(Math.min(limit, total));
        for (const { matchScore, matchTerms, why } of hits) {
          expect(Number.isInteger(matchScore) && matchScore >= 1 && matchScore <= 100).toBe(true);
          expect(matchTerms.length).toBeLessThanOrEqual(16);
          expect(why).toMatch(/\.$|^no query/);
        }
        const scores = hits.map(({ matchScore }) => matchScore);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      }),
      { numRuns: 200 },
    );
  });

  it('lists only terms that were typed, added, or related', async () => {
    const wordy = fc.array(
      fc.constantFrom('face', 'photo', '识别', 'weather', '天空', 'delete', 'wether', 'hong kong', '多少人', 'table'),
      { minLength: 1, maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(wordy, async (parts) => {
        const text = parts.join(' ');
        const { expandedTerms, hits } = await catalog.search({ query: text, limit: 5 });
        for (const { matchTerms } of hits) {
          const hints = [...parts, ...expandedTerms].flatMap((each) =>
            thesaurus()
              .synonymsOf(phraseKey(each))
              .map((hint) => hint.text),
          );
          for (const term of matchTerms)
            expect(text.includes(term) || [...expandedTerms, ...hints].some((added) => added.includes(term)), term).toBe(true);
        }
      }),
    );
  });

  it('accepts any text in a catalog', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { minLength: 5, maxLength: 5 }),
        query,
        async ([id = '', name = '', description = '', keyword = '', alias = ''], text) => {
          const odd = tool(id, { name, description, keywords: [keyword], aliases: [alias] });
          await expect(over([odd, tool('plain')], null).search({ query: text, limit: 5 })).resolves.toHaveProperty('hits');
        },
      ),
    );
  });
});
