import { describe, expect, it } from 'vitest';
import type { Block, Run } from '../document-model.ts';
import { readMarkdown } from './markdown.ts';
import { outlineOf, testFolder } from './test-files.ts';

const folder = testFolder();

async function blocksOf(text: string): Promise<readonly Block[]> {
  return (await readMarkdown(await folder.write('a.md', text), { scratch: folder.path('') })).blocks;
}

async function runsOf(text: string): Promise<Run[]> {
  const [block] = await blocksOf(text);
  return block !== undefined && 'runs' in block ? [...block.runs] : [];
}

describe('Markdown', () => {
  it('has headings of both kinds, paragraphs, rules, quotes and code', async () => {
    const text =
      '---\nfront: matter\n---\n# One #\n\nTwo words\ngo on\n\nThree\n=====\nFour\n---\n\n***\n> quoted\n> more\n\n```js\n# no heading\n```\n\n    indented\n';
    expect(outlineOf(await blocksOf(text))).toEqual([
      'h1 One',
      'Two words go on',
      'h1 Three',
      'h2 Four',
      'quoted more',
      'code # no heading',
      'code indented',
    ]);
  });

  it('has nested lists with their numbers', async () => {
    const text = '3. third\n   goes on\n   - inner\n     - deeper\n   - inner again\n4. fourth\n\ntext\n\n* [x] done\n+ other';
    expect(outlineOf(await blocksOf(text))).toEqual([
      '3. third goes on',
      '  • inner',
      '    • deeper',
      '  • inner again',
      '4. fourth',
      'text',
      '• [x] done',
      '• other',
    ]);
  });

  it('has tables, also with bars in cells and cells missing', async () => {
    const text = 'before\n\n| A | B |\n|:--|--:|\n| 1 \\| 2 | x<br>y |\n| 3 |\n\nafter';
    expect(outlineOf(await blocksOf(text))).toEqual(['before', 'A | B', '1 | 2 | x\ny', '3 | ', 'after']);
    expect((await blocksOf(text))[1]).toMatchObject({ kind: 'table', headerRows: 1, rows: [{}, { length: 2 }, { length: 2 }] });
  });

  it.each([
    ['a **b** *c* ***d*** ~~e~~ _f_', ['a ', 'b', ' ', 'c', ' ', 'd', ' ', 'e', ' ', 'f']],
    ['snake_case_name 2 * 3 * 4 and *open', ['snake_case_name 2 * 3 * 4 and *open']],
    ['`a * b` ``c ` d``', ['a * b', ' ', 'c ` d']],
    ['[a **b**](https://x.example/y_(z) "t") c', ['a ', 'b', ' c']],
    [String.raw`\*a\* &lt;b&gt; <span>c</span>`, ['*a* <b> c']],
    ['<https://x.example/> ![alt](https://y.example/z.png)', ['https://x.example/', ' alt']],
    ['line  \nbroken\nsoft', ['line\nbroken soft']],
  ])('reads %s', async (text, parts) => {
    expect((await runsOf(text)).map((run) => run.text)).toEqual(parts);
  });

  it('styles its text and keeps safe links only', async () => {
    expect(await runsOf('**b** `c` [d](https://x.example) [e](javascript:f)')).toEqual([
      { text: 'b', bold: true },
      { text: ' ' },
      { text: 'c', code: true },
      { text: ' ' },
      { text: 'd', link: 'https://x.example' },
      { text: ' e' },
    ]);
  });

  it('takes its first heading for its title, and pictures elsewhere for their description', async () => {
    const path = await folder.write('a.md', '# The *title*\n\n![a field](https://127.0.0.1:1/a.png)\n');
    const { title, blocks, images } = await readMarkdown(path, { scratch: folder.path('') });
    expect([title, outlineOf(blocks), images]).toEqual(['The title', ['h1 The title', 'a field'], []]);
  });

  it.each([
    ['emphasis that is never closed', '*a _b '.repeat(200_000)],
    ['links that are never closed', '[a](b'.repeat(200_000)],
    ['code that is never closed', '`a``'.repeat(200_000)],
    ['tags that are never closed', '<a '.repeat(200_000)],
    ['spaces in a link', `![](${' '.repeat(500_000)}`],
    ['items within items', Array.from({ length: 2000 }, (_, index) => `${' '.repeat(index % 80)}- a`).join('\n')],
    ['brackets within brackets', '['.repeat(50_000)],
    ['HTML that is never closed', `a\n\n${'<div>\n'.repeat(300)}b`],
    ['bars', `${'|'.repeat(300_000)}\n${'|-'.repeat(5000)}`],
  ])('bears %s', async (_, text) => {
    expect(outlineOf(await blocksOf(`${text}\n\nthe end`)).at(-1)).toContain('the end');
  });

  it.each([
    ['items', '- '.repeat(200_000)],
    ['quotes', '>'.repeat(200_000)],
  ])('refuses %s that are nested too deep, instead of losing what follows', async (_, marks) => {
    await expect(blocksOf(`${marks}a\n\nthe end`)).rejects.toThrow('the page is nested deeper than 400 levels');
  });
});
