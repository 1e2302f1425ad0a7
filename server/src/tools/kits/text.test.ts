import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runTool } from '../../../test/run-tool.ts';
import { textKit } from './text.ts';

const tools = textKit();
const count = (text: string) => runTool(tools, 'word-count', { text });
const slugify = async (title: string) => (await runTool(tools, 'slugify', { title }))['slug'];

describe('word-count', () => {
  it.each([
    ['', { characters: 0, lines: 0, words: 0 }],
    ['Hello world', { characters: 11, lines: 1, words: 2 }],
    ['Hello world\n', { characters: 12, lines: 1, words: 2 }],
    ['one\ntwo\r\nthree\rfour', { characters: 19, lines: 4, words: 4 }],
    ['\n\n', { characters: 2, lines: 2, words: 0 }],
    ['\r\n', { characters: 2, lines: 1, words: 0 }],
    ['\n\r', { characters: 2, lines: 2, words: 0 }],
    ['   \t ', { characters: 5, lines: 1, words: 0 }],
    ['  padded  ', { characters: 10, lines: 1, words: 1 }],
    ['state-of-the-art', { characters: 16, lines: 1, words: 1 }],
    ['今天天气很好', { characters: 6, lines: 1, words: 1 }],
    ['全角\u3000空格', { characters: 5, lines: 1, words: 2 }],
    ['no\u00a0break', { characters: 8, lines: 1, words: 2 }],
    ['zero\u200bwidth\ufeff', { characters: 11, lines: 1, words: 1 }],
    ['a\u0085b\u2028c\u2029', { characters: 6, lines: 3, words: 3 }],
    ['👍🏽 ok', { characters: 5, lines: 1, words: 2 }],
    ['e\u0301', { characters: 2, lines: 1, words: 1 }],
    ['\ud83d', { characters: 1, lines: 1, words: 1 }],
    ['\udc4d\ud83d', { characters: 2, lines: 1, words: 1 }],
    ['\ud83d\ud83d\udc4d\udc4d', { characters: 3, lines: 1, words: 1 }],
  ])('counts %j', async (text, counts) => {
    expect(await count(text)).toEqual(counts);
  });

  it('counts any text like a plain implementation', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        expect(await count(text)).toEqual(plainCounts(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('counts exactly the Unicode white space', async () => {
    const units = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit)).join('x');
    expect(await count(units)).toEqual(plainCounts(units));
  });

  it.each(['a ', '\r\n', ' ', 'x', '👍'])('counts a text as large as a request, full of %j', async (pattern) => {
    const text = pattern.repeat(1_048_576 / pattern.length);
    expect(await count(text)).toEqual(plainCounts(text));
  });

  it('refuses a text that is larger than a request', async () => {
    await expect(count('x'.repeat(1_048_577))).rejects.toThrow('must have at most 1048576 characters');
  });
});

describe('slugify', () => {
  it.each([
    ['Hello World', 'hello-world'],
    ['  Hello,   World!  ', 'hello-world'],
    ['10 Things You Didn’t Know', '10-things-you-didnt-know'],
    ["Don't Stop", 'dont-stop'],
    ['R&D at AT&T', 'r-and-d-at-at-and-t'],
    ['& sons', 'and-sons'],
    ['already-a-slug', 'already-a-slug'],
    ['snake_case/and.dots', 'snake-case-and-dots'],
    ['--- dashes — everywhere ---', 'dashes-everywhere'],
    ['Crème Brûlée', 'creme-brulee'],
    ['Cre\u0300me', 'creme'],
    ['Straße & STRAẞE', 'strasse-and-strasse'],
    ['Ærøskøbing', 'aeroskobing'],
    ['Łódź, Đà Nẵng', 'lodz-da-nang'],
    ['Þór Œuvre Ŋ', 'thor-oeuvre-n'],
    ['İstanbul Diyarbakır', 'istanbul-diyarbakir'],
    ['Hawaiʻi', 'hawaii'],
    ['ﬁne ＦＵＬＬ ｗｉｄｔｈ ①', 'fine-full-width-1'],
    ['co\u00adoperate', 'cooperate'],
    ['Tokyo 東京 Guide', 'tokyo-guide'],
    ['C++ & C#', 'c-and-c'],
    ['🚀 Launch 🚀', 'launch'],
    ['\ud83d lone', 'lone'],
  ])('turns %j into %j', async (title, slug) => {
    expect(await slugify(title)).toBe(slug);
  });

  it.each(['東京', '!!!', '   ', '🚀', '---', '\ud83d', 'Привет'])('refuses %j, which has an empty slug', async (title) => {
    await expect(slugify(title)).rejects.toThrow('title has no Latin letter or digit to make a slug of');
  });

  it('does not change its own slugs', async () => {
    await fc.assert(
      fc.asyncProperty(anyTitle, async (title) => {
        const slug = await slugify(title);
        expect(await runTool(tools, 'slugify', { title: slug })).toEqual({ slug });
      }),
      { numRuns: 2000 },
    );
  });

  it('ignores case, accents and surrounding white space', async () => {
    const plainTitle = fc.stringMatching(/^[a-zA-Z0-9 ]*[a-z0-9]$/);
    await fc.assert(
      fc.asyncProperty(plainTitle, async (title) => {
        const accented = title.replaceAll('e', 'é').replaceAll('u', 'ü').toUpperCase();
        expect(await slugify(`\t${accented}\n`)).toBe(await slugify(title));
      }),
    );
  });

  it('accepts the longest title, also if every character expands to several', async () => {
    expect(await slugify(`a${'\ufdfa'.repeat(9_998)}b`)).toBe('a-b');
    expect(await slugify('&'.repeat(10_000))).toBe(Array.from({ length: 10_000 }, () => 'and').join('-'));
    await expect(slugify('x'.repeat(10_001))).rejects.toThrow('must have at most 10000 characters');
  });
});

/** UTF-16 units, lone halves of pairs included, with everything that could matter made frequent. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom('\n', '\r', '\r\n', ' ', '\t', '\v', '\f', '\u0085', '\u00a0', '\u2028', '\u2029', '\u3000', '\u200b', '\ufeff'),
      fc.constantFrom('\ud83d', '\udc4d', '👍', 'a', 'é', '字'),
      fc.string({ unit: 'binary' }),
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
    ),
  )
  .map((parts) => parts.join(''));

/** Titles with at least one letter of which a slug can be made. */
const anyTitle = fc.tuple(anyText, fc.constantFrom('x', 'Z', '7', 'ß', 'Å', '&', "o'"), anyText).map((parts) => parts.join(''));

/** The definitions of the catalog's text, written without regard for memory. */
function plainCounts(text: string) {
  const lines = text.split(/\r\n|[\n\r\u0085\u2028\u2029]/);
  const words = text.split(/\p{White_Space}+/u);
  return {
    characters: Array.from(text).length,
    lines: lines.at(-1) === '' ? lines.length - 1 : lines.length,
    words: words.filter((word) => word !== '').length,
  };
}
