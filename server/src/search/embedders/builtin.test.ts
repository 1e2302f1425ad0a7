import { describe, expect, it } from 'vitest';
import { dot, embedderSuite } from '../../../test/suites/embedder.ts';
import { builtinEmbedder, wordWeight } from './builtin.ts';

embedderSuite('built in', async () => builtinEmbedder());

const about = { purpose: 'query', signal: new AbortController().signal } as const;

async function closeness(a: string, b: string): Promise<number> {
  const [x, y] = await builtinEmbedder().embedTexts([a, b], about);
  return dot(x, y);
}

describe('the built-in embedder', () => {
  it('gives the same vector on every machine and every time', async () => {
    const [vector] = await builtinEmbedder().embedTexts(['Hong Kong weather 香港天气'], about);
    expect([...(vector ?? [])].slice(0, 4).map((value) => Math.round(value * 1e4))).toMatchInlineSnapshot(`
      [
        2253,
        490,
        367,
        258,
      ]
    `);
  });

  it.each([
    ['天气预报', 'weather forecast', 'classical piano music'],
    ['图片', 'a photo', 'a spreadsheet of prices'],
    ['translate a document', '翻译', '股票行情'],
    ['currency exchange', 'foreign exchange rates', 'bird songs'],
  ])('puts %s nearer to %s than to %s', async (text, near, far) => {
    expect(await closeness(text, near)).toBeGreaterThan((await closeness(text, far)) + 0.15);
  });

  it.each([
    ['kubernettes', 'kubernetes'],
    ['grafanna', 'grafana'],
  ])('takes %s for much the same as %s', async (typed, meant) => {
    expect(await closeness(typed, meant)).toBeGreaterThan(0.2);
  });

  it('gives words that carry no wish little weight', async () => {
    expect(await closeness('please can you give me the weather', 'weather')).toBeGreaterThan(0.7);
  });

  it('takes Traditional for Simplified Chinese', async () => {
    expect(await closeness('圖書館開放時間', '图书馆开放时间')).toBeCloseTo(1, 5);
  });

  it('takes an identifier for its words', async () => {
    expect(await closeness('listDnsRecords', 'list_dns_records')).toBeCloseTo(1, 5);
  });
});

describe('the weight of a word', () => {
  it.each([
    ['the', 'weather'],
    ['please', 'translate'],
    ['的', '天气'],
    ['一下', '翻译'],
  ])('is less for %s than for %s', (filler, word) => {
    expect(wordWeight(filler)).toBeLessThan(0.7 * (wordWeight(word) ?? 0));
  });

  it('is unknown for a word that nobody has heard of', () => {
    expect(wordWeight('qxzvwkk')).toBeNull();
    expect(wordWeight('')).toBeNull();
  });
});
