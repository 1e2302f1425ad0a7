import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchableTools } from '../../test/fixtures/searchable-tools.ts';
import { catalogSearch, type CatalogHit, type CatalogSearchResult, type SearchableTool } from './catalog-search.ts';

const catalog = catalogSearch(searchableTools);

function find(query: string, limit = 10): CatalogHit<SearchableTool>[] {
  return catalog.search({ query, limit }).hits;
}

function ids(query: string): string[] {
  return find(query, 100).map(({ tool }) => tool.id);
}

function best(query: string): CatalogHit<SearchableTool> {
  const [hit] = find(query, 1);
  if (hit === undefined) throw new Error(`nothing found for ${query}`);
  return hit;
}

/** A tool with nothing but what the test gives it. */
function tool(id: string, given: Partial<SearchableTool> = {}): SearchableTool {
  const nothing = { keywords: [], useCases: [], limitations: [], tags: [], aliases: [], inputNames: [] };
  return { id, name: id, description: '', category: 'utility', priceCents: 5, ...nothing, ...given };
}

describe('finds the tool first', () => {
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
    ['should I take an umbrella', 'hk-weather'],
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
    ['near duplicate pictures', 'fingerprint-extraction'],
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
    ['文档版面分析', 'vendor-docai-doc-structure-submit'],
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
    ['图片查重', 'fingerprint-extraction'],
    ['查询分割任务的结果', 'image-segmentation-job-result'],
    ['新建一个人脸库', 'face-database-create'],
    ['删掉人脸模板', 'face-template-delete'],
    ['这是哪一类垃圾', 'waste-classification'],
  ])('%s -> %s', (query, id) => {
    expect(best(query).tool.id).toBe(id);
  });

  it('reads word forms, camelCase, snake_case, full width and accents as the same words', () => {
    for (const query of ['counting the words', 'wordCount', 'word_count', 'ＷＯＲＤ　ＣＯＵＮＴ', 'wórd coúnt']) {
      expect(best(query).tool.id).toBe('word-count');
    }
  });

  it.each([
    ['jpg to pdf', 'vendor-docai-image-to-pdf-submit'],
    ['pdf to jpg', 'vendor-docai-pdf-to-image-submit'],
    ['pictures from a pdf', 'vendor-docai-pdf-to-image-submit'],
    ['a pdf of my pictures', 'vendor-docai-image-to-pdf-submit'],
    ['图片转PDF', 'vendor-docai-image-to-pdf-submit'],
    ['PDF转成JPG', 'vendor-docai-pdf-to-image-submit'],
  ])('knows which way %s goes', (query, id) => {
    expect(best(query).tool.id).toBe(id);
  });

  it.each([
    ['parse a document', 'vendor-docai-doc-parser-submit'],
    ['result of the document parser', 'vendor-docai-doc-parser-result'],
    ['解析文档', 'vendor-docai-doc-parser-submit'],
    ['取回文档解析任务的结果', 'vendor-docai-doc-parser-result'],
  ])('tells starting a job from asking for its result: %s', (query, id) => {
    expect(best(query).tool.id).toBe(id);
  });

  it('finds by a Chinese keyword that the lexicon does not know', () => {
    const { hits } = catalogSearch([tool('seal', { keywords: ['篆刻印章'] }), tool('other')]).search({ query: '篆刻的印章', limit: 5 });
    expect(hits.map((hit) => hit.tool.id)).toEqual(['seal']);
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
  ])('%s wins outright', (query, id, why) => {
    const [first, second] = find(query);
    expect(first).toMatchObject({ tool: { id }, matchScore: 100, why });
    expect(second?.matchScore ?? 0).toBeLessThan(100);
  });

  it('wins over a tool that says the same words everywhere', () => {
    const loud = tool('loud', { name: 'Echo echo', description: 'echo', keywords: ['echo'], useCases: ['echo'], tags: ['echo'] });
    const { hits } = catalogSearch([loud, tool('z', { aliases: ['Echo'] })]).search({ query: 'echo', limit: 5 });
    expect(hits.map((hit) => hit.tool.id)).toEqual(['z', 'loud']);
  });
});

describe('scores', () => {
  it.each(['pedestrian detection in a photo', 'random uuid', 'hong kong weather now', '人脸模板删除', 'korean text recognition'])(
    '%s is confident',
    (query) => {
      expect(best(query).matchScore).toBeGreaterThan(60);
    },
  );

  it.each(['order a pizza with extra cheese', 'rent a bicycle at the address of my hotel', '今天晚上吃什么菜好呢请推荐'])(
    '%s is weak at best',
    (query) => {
      expect(find(query, 1)[0]?.matchScore ?? 0).toBeLessThan(30);
    },
  );

  it.each(['play some jazz', 'what is the capital of France', 'mortgage calculator', '给我讲个笑话', '买一张去北京的火车票'])(
    '%s finds nothing',
    (query) => {
      expect(catalog.search({ query, limit: 10 })).toEqual({ expandedTerms: [], didYouMean: null, total: 0, hits: [] });
    },
  );

  it.each(['the of and', 'is it what you would', '的 了 吗', '请帮我一下', '?!', '🙂🙂'])(
    '%s, which asks for nothing, finds nothing',
    (query) => {
      expect(ids(query)).toEqual([]);
    },
  );

  it('rank a direct match above a synonym in the same field', () => {
    const { hits } = catalogSearch([tool('a', { name: 'picture' }), tool('b', { name: 'photo' }), tool('c')]).search({
      query: 'my photo',
      limit: 5,
    });
    expect(hits.map((hit) => hit.tool.id)).toEqual(['b', 'a']);
  });

  it('rank a name above a description', () => {
    const tools = [tool('a', { description: 'embroidery' }), tool('b', { name: 'embroidery' }), tool('c')];
    const { hits } = catalogSearch(tools).search({ query: 'fine embroidery', limit: 5 });
    expect(hits.map((hit) => hit.tool.id)).toEqual(['b', 'a']);
  });

  it('break ties by id, whatever the order of the catalog', () => {
    const tools = ['c', 'a', 'b'].map((id) => tool(id, { name: 'Embroidery', description: id }));
    const { hits } = catalogSearch(tools).search({ query: 'embroidery of flags', limit: 5 });
    expect(hits.map((hit) => hit.tool.id)).toEqual(['a', 'b', 'c']);
  });

  it('never count a limitation as a reason', () => {
    const { hits } = catalogSearch([tool('a', { limitations: ['No embroidery'] }), tool('b')]).search({ query: 'embroidery', limit: 5 });
    expect(hits).toEqual([]);
    expect(best('korean').tool.id).toBe('korean-ocr');
    expect(ids('korean')).not.toContain('slugify');
  });
});

describe('says why', () => {
  it.each([
    ['permalink of this', '"permalink" is in its keywords.'],
    ['pedestrians', '"pedestrians" matches "pedestrian" in its name.'],
    ['guid of mine', '"guid" matches "uuid" in its name by synonym.'],
    ['雨伞', '"雨伞" is related to "weather" in its name.'],
    ['wether', '"wether", read as "weather", is in its name.'],
    ['celebritty', '"celebritty", read as "celebrity", is in its name.'],
  ])('%s: %s', (query, why) => {
    expect(best(query).why).toBe(why);
  });

  it('names the terms that hit, the most decisive first', () => {
    const hit = best('temperature of hong kong in a picture');
    expect(hit.matchTerms).toEqual(['hong kong', 'temperature']);
    expect(hit.why).toBe('"hong kong" is in its name; "temperature" is in its keywords.');
  });

  it('lists what it added, not what was typed', () => {
    const { expandedTerms, hits } = catalog.search({ query: '香港 humidity', limit: 1 });
    expect(expandedTerms).toContain('hong kong');
    expect(expandedTerms).not.toContain('香港');
    expect(expandedTerms).not.toContain('humidity');
    expect(hits[0]?.matchTerms).toEqual(['humidity', '香港']);
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
  ])('%s is read as what was meant', (query, id) => {
    const { expandedTerms, hits } = catalog.search({ query, limit: 1 });
    expect(hits[0]?.tool.id).toBe(id);
    expect(hits[0]?.why).toContain('read as');
    expect(expandedTerms.length).toBeGreaterThan(0);
  });

  it.each(['contact', 'house', 'ward', 'wxyther'])('%s is left alone: another word, too short, or too far', (query) => {
    expect(ids(query)).toEqual([]);
  });
});

describe('filters and limits', () => {
  it('lists every tool that passes the filters for an empty query, in the given order', () => {
    const { total, hits, expandedTerms } = catalog.search({ query: '  ', limit: 3 });
    expect({ total, expandedTerms }).toEqual({ total: searchableTools.length, expandedTerms: [] });
    expect(hits).toEqual(
      searchableTools
        .slice(0, 3)
        .map((entry) => ({ tool: entry, matchScore: 100, matchTerms: [], why: 'no query: every tool that passes the filters' })),
    );
  });

  it('keeps to a category, a tag and a price', () => {
    const all = { query: '', limit: 100 };
    expect(catalog.search({ ...all, category: 'ocr' }).hits.map((hit) => hit.tool.category)).toEqual(['ocr', 'ocr', 'ocr', 'ocr']);
    expect(catalog.search({ ...all, tag: 'Text' }).hits.map((hit) => hit.tool.id)).toEqual(['word-count', 'slugify']);
    expect(catalog.search({ ...all, maxPriceCents: 3 }).hits.map((hit) => hit.tool.id)).toEqual(['timestamp', 'proxy-health']);
    expect(catalog.search({ query: 'korean-ocr', limit: 10, maxPriceCents: 5 }).hits.map((hit) => hit.tool.id)).not.toContain('korean-ocr');
    expect(catalog.search({ query: 'time', limit: 10, category: 'weather' }).total).toBe(0);
  });

  it('counts all hits and returns as many as asked', () => {
    const everything = catalog.search({ query: 'image', limit: 100 });
    expect(everything.total).toBe(everything.hits.length);
    expect(catalog.search({ query: 'image', limit: 2 })).toMatchObject({ total: everything.total, hits: everything.hits.slice(0, 2) });
    for (const limit of [0, -1, Number.NaN]) expect(catalog.search({ query: 'image', limit }).hits).toEqual([]);
  });

  it('reads the first 512 characters of a query', () => {
    expect(ids(`${'z'.repeat(500)} slugify`)).toEqual(['slugify']);
    expect(ids(`${'z'.repeat(512)} slugify`)).toEqual([]);
  });

  it('reads the first 64 terms of a query', () => {
    const fillers = Array.from({ length: 64 }, (_, at) => `q${at}`);
    expect(ids([...fillers.slice(1), 'slugify'].join(' '))).toEqual(['slugify']);
    expect(ids([...fillers, 'slugify'].join(' '))).toEqual([]);
  });

  it('says how it read a misspelled word', () => {
    const search = (query: string) => catalogSearch(searchableTools).search({ query, limit: 10 });
    expect(search('Wheather in Hong Kong').didYouMean).toBe('weather in Hong Kong');
    expect(search('weather in Hong Kong').didYouMean).toBeNull();
    expect(search('').didYouMean).toBeNull();
  });

  it('serves an empty catalog', () => {
    const nothing: CatalogSearchResult<SearchableTool> = { expandedTerms: [], didYouMean: null, total: 0, hits: [] };
    expect(catalogSearch([]).search({ query: 'time', limit: 10 })).toEqual(nothing);
    expect(catalogSearch([]).search({ query: '', limit: 10 })).toEqual(nothing);
  });
});

describe('whatever the query', () => {
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

  it('answers within its bounds, and the same each time', () => {
    fc.assert(
      fc.property(query, fc.integer({ min: 0, max: 60 }), (text, limit) => {
        const { expandedTerms, didYouMean, total, hits } = catalog.search({ query: text, limit });
        expect(catalog.search({ query: text, limit })).toEqual({ expandedTerms, didYouMean, total, hits });
        expect(expandedTerms.length).toBeLessThanOrEqual(24);
        expect(new Set(expandedTerms).size).toBe(expandedTerms.length);
        expect(hits.length).toBe(Math.min(limit, total));
        for (const { matchScore, matchTerms, why } of hits) {
          expect(Number.isInteger(matchScore) && matchScore >= 1 && matchScore <= 100).toBe(true);
          expect(matchTerms.length).toBeLessThanOrEqual(8);
          expect(why).toMatch(/\.$|^no query/);
        }
        const scores = hits.map(({ matchScore }) => matchScore);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      }),
      { numRuns: 500 },
    );
  });

  it('names only terms that were typed or added', () => {
    const wordy = fc.array(
      fc.constantFrom('face', 'photo', '识别', 'weather', '天空', 'delete', 'wether', 'hong kong', '多少人', 'table'),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(wordy, (parts) => {
        const text = parts.join(' ');
        const { expandedTerms, hits } = catalog.search({ query: text, limit: 5 });
        for (const { matchTerms } of hits) {
          for (const term of matchTerms) expect(text.includes(term) || expandedTerms.includes(term)).toBe(true);
        }
      }),
    );
  });

  it('takes any text in a catalog', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { minLength: 5, maxLength: 5 }),
        query,
        ([id = '', name = '', description = '', keyword = '', alias = ''], text) => {
          const odd = tool(id, { name, description, keywords: [keyword], aliases: [alias] });
          expect(() => catalogSearch([odd, tool('plain')]).search({ query: text, limit: 5 })).not.toThrow();
        },
      ),
    );
  });
});
