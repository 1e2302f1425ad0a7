import { describe, expect, it } from 'vitest';
import { dot, embedderSuite } from '../../../test/suites/embedder.ts';
import { builtinEmbedder } from './builtin.ts';

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
        -2234,
        -423,
        -150,
        -92,
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
  ])('takes %s for nearly the same as %s', async (typed, meant) => {
    expect(await closeness(typed, meant)).toBeGreaterThan(0.15);
  });

  it('includes the title of a document, each of its sentences and its contents, however long the others are', async () => {
    const name = 'Weather forecasts';
    const said = ['Hourly rain and temperature for any city.', 'Updated from satellites, radar and three thousand stations on the ground.'];
    const contents = 'invoice number, amount due, payment terms, date, customer, address, tax, total, currency, bank account';
    const signal = AbortSignal.timeout(60_000);
    const inOrder = `${name}\n\n${said.join(' ')}\n\n${contents}`;
    const [document, flat] = await builtinEmbedder().embedTexts([inOrder, inOrder.replaceAll('\n\n', ' ')], {
      purpose: 'document',
      signal,
    });
    const [named, first, contained, asked, askedFlat] = await builtinEmbedder().embedTexts(
      [name, said[0] ?? '', contents, inOrder, inOrder.replaceAll('\n\n', ' ')],
      { purpose: 'query', signal },
    );
    const cosine = (a?: Float32Array, b?: Float32Array): number =>
      Array.from(a ?? [], (value, at) => value * (b?.[at] ?? 0)).reduce((sum, part) => sum + part, 0);
    expect(cosine(document, named)).toBeGreaterThan(cosine(flat, named) + 0.1);
    expect(cosine(document, first)).toBeGreaterThan(cosine(flat, first) + 0.1);
    expect(cosine(document, contained)).toBeGreaterThan(0.1);
    expect(cosine(document, contained)).toBeLessThan(cosine(document, first));
    // A query is one request.
    expect(cosine(asked, askedFlat)).toBeCloseTo(1, 5);
  });

  it('gives filler words little weight', async () => {
    expect(await closeness('please can you give me the weather', 'weather')).toBeGreaterThan(0.7);
  });

  it('treats Traditional like Simplified Chinese', async () => {
    expect(await closeness('圖書館開放時間', '图书馆开放时间')).toBeCloseTo(1, 5);
  });

  it('treats an identifier like its words', async () => {
    expect(await closeness('listDnsRecords', 'list_dns_records')).toBeCloseTo(1, 5);
  });

  it.each(['', '🙂', '서울 관광지', '\u{20000}'])('returns a zero vector for the unknown text %j', async (text) => {
    for (const purpose of ['query', 'document'] as const) {
      const [vector] = await builtinEmbedder().embedTexts([text], { purpose, signal: new AbortController().signal });
      expect(vector?.every((value) => value === 0)).toBe(true);
    }
  });
});
