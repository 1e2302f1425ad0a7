import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TextStyle, Word } from './page-content.ts';
import { spooledPages, spoolPages, type ShownPage } from './page-spool.ts';

let folder = '';
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'page-spool-'))));
afterAll(() => rm(folder, { recursive: true }));

const plain: TextStyle = { fontName: 'Serif', size: 10.05, isBold: false, isItalic: false, isMono: false, color: '000000' };
const bold: TextStyle = { ...plain, isBold: true };
const word: Word = {
  text: 'rain',
  box: [1.5, 2, 30.25, 12],
  baseline: 10,
  style: plain,
  isHidden: false,
  hasSpaceBefore: false,
  link: null,
};
const page: ShownPage = {
  content: {
    number: 7,
    width: 595,
    height: 842,
    words: [
      word,
      { ...word, text: '雨\u0000😀', style: bold, hasSpaceBefore: true, spaceMin: 0, chain: 0 },
      { ...word, text: '', isHidden: true, link: 'https://example.com/', spaceMin: 1.25, chain: 3 },
    ],
    rules: [{ direction: 'x', at: 1, from: 2, to: 3 }],
    pictures: [{ objectId: null, box: [0, 0, 1, 1] }],
    slanted: [{ ...word, text: 'DRAFT', style: bold, isHidden: true, hasSpaceBefore: true }],
  },
  kind: 'digital',
  placed: [],
};
const empty: ShownPage = { ...page, content: { ...page.content, words: [], slanted: [] }, kind: 'scan' };

async function pagesOf(pages: AsyncIterable<ShownPage>): Promise<ShownPage[]> {
  return Array.fromAsync(pages);
}

it('pages are read as they were written, as often as one likes, also by another process', async () => {
  const path = join(folder, 'pages');
  const written = await spoolPages(path, async (add) => {
    for (const each of [page, empty, page]) await add(each);
    return { title: 'Weather', outline: [], images: [] };
  });
  expect(written).toMatchObject({ title: 'Weather', count: 3 });
  expect(await pagesOf(written.pages())).toStrictEqual([page, empty, page]);
  expect(await pagesOf(written.pages())).toStrictEqual([page, empty, page]);
  expect(await pagesOf((await spooledPages(path)).pages())).toStrictEqual([page, empty, page]);
});

it('equal styles of a page stay one object, and pages share none', async () => {
  const { pages } = await spoolPages(join(folder, 'styles'), async (add) => {
    for (const each of [page, page]) await add(each);
    return { title: null, outline: [], images: [] };
  });
  const [one, other] = await pagesOf(pages());
  expect(one?.content.words[1]?.style).toBe(one?.content.slanted[0]?.style);
  expect(one?.content.words[1]?.style).not.toBe(other?.content.words[1]?.style);
});
