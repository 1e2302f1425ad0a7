import { readFile } from 'node:fs/promises';
import { unzipSync, strFromU8 } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Block, DocumentModel } from '../document-model.ts';
import { outlineOf, testFolder } from '../readers/test-files.ts';
import { readWord } from '../readers/word.ts';
import { cell, heading, item, model, onPage, paragraph, table } from './test-models.ts';
import { writeWord, type WordOptions } from './word.ts';

const folder = testFolder();

function widthIn([, digits]: RegExpMatchArray): number {
  return Number(digits);
}

async function written(document: DocumentModel, options: WordOptions = {}): Promise<Record<string, string>> {
  const path = folder.path('a.docx');
  await writeWord(document, path, options);
  return Object.fromEntries(Object.entries(unzipSync(await readFile(path))).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

/** What a reader of the file finds in it. */
async function roundTrip(document: DocumentModel, options: WordOptions = {}): Promise<DocumentModel> {
  await written(document, options);
  return readWord(folder.path('a.docx'), { scratch: folder.path('') });
}

describe('a Word document that is written', () => {
  it('has the headings, paragraphs, lists, tables and code of the model', async () => {
    const blocks: Block[] = [
      heading(1, 'Delivery terms 交货条款'),
      paragraph('Goods leave the depot, 货物每周一离开仓库。'),
      heading(6, 'Deep'),
      item(0, '3.', 'third'),
      item(1, 'a)', 'sub a'),
      item(1, 'b)', 'sub b'),
      item(2, '(i)', 'roman'),
      item(2, '(ii)', 'roman'),
      item(0, '4.', 'fourth'),
      item(1, 'a)', 'again a'),
      paragraph('between'),
      item(0, '5.', 'goes on'),
      item(0, 'C.', 'letter'),
      item(0, 'D.', 'letter'),
      item(0, '第1条', 'a word'),
      item(0, '•', 'bullet'),
      item(1, '–', 'dash'),
      table(
        [
          [cell(0, 'Name'), cell(1, 'Both', { columnSpan: 2 })],
          [cell(0, 'tall', { rowSpan: 2 }), cell(1, '1'), cell(2, 'x\ny')],
          [cell(1, '2'), cell(2, '3')],
        ],
        1,
      ),
      table([[cell(0, 'touches')]]),
      { kind: 'code', text: 'if (a < b) {\n\treturn "x";\n}', ...onPage(1) },
    ];
    const back = await roundTrip(model(blocks, { title: 'Terms & <more>' }));
    expect(outlineOf(back.blocks)).toEqual(outlineOf(blocks).map((line) => (line.startsWith('第1条') ? '第1条 a word' : line)));
    expect(back.title).toBe('Terms & <more>');
    expect(back.blocks.find(({ kind }) => kind === 'table')).toMatchObject({
      headerRows: 1,
      rows: [
        [{}, { column: 1, columnSpan: 2 }],
        [{ rowSpan: 2 }, {}, {}],
        [{ column: 1 }, { column: 2 }],
      ],
    });
  });

  it('has the styles of text and links that may be clicked', async () => {
    const back = await roundTrip(
      model([
        paragraph(
          { text: 'bold ', bold: true },
          { text: 'italic ', italic: true },
          { text: 'under', underline: true },
          { text: ' strike', strike: true },
          { text: ' red', color: 'CC0000' },
          { text: ' code', code: true },
          { text: ' link', link: 'https://example.com/?a=1&b=2' },
          { text: ' unsafe', link: 'file:///etc/passwd' },
          { text: ' CURRENT' },
        ),
      ]),
    );
    expect(back.blocks).toMatchObject([
      {
        runs: [
          { text: 'bold ', bold: true },
          { text: 'italic ', italic: true },
          { text: 'under', underline: true },
          { text: ' strike', strike: true },
          { text: ' red', color: 'cc0000' },
          { text: ' code', code: true },
          { text: ' link', link: 'https://example.com/?a=1&b=2' },
          { text: ' unsafe CURRENT' },
        ],
      },
    ]);
    expect(JSON.stringify(back)).not.toContain('passwd');
  });

  it('keeps short words whole in narrow columns, whatever the width that was printed', async () => {
    const box = (left: number, right: number): [number, number, number, number] => [left, 0, right, 10];
    const long = 'a long text that fills the rest of the page and more than that, so that it has to be broken';
    const rows = [[cell(0, 'No'), cell(1, long), cell(2, '£99')]].map((row) =>
      row.map((each, index) => ({ ...each, box: [box(0, 11), box(20, 700), box(710, 728)][index] ?? null })),
    );
    const widths = Array.from(
      (await written(model([table(rows)])))['word/document.xml']?.matchAll(/<w:gridCol w:w="(\d+)"/g) ?? [],
      widthIn,
    );
    // Twenty twips a point; the margins of a cell take eight points.
    expect(widths[0]).toBeGreaterThanOrEqual(20 * (11 + 8));
    expect(widths[2]).toBeGreaterThanOrEqual(20 * (16 + 8));
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(11_906);
  });

  it('has texts and tables that begin on the right where their letters do', async () => {
    const parts = await written(model([paragraph('مرحبا بكم'), paragraph('Welcome'), table([[cell(0, 'اسم'), cell(1, '12')]])]));
    const text = parts['word/document.xml'] ?? '';
    expect(text.match(/<w:bidi\/>/g)).toHaveLength(2);
    expect(text.match(/<w:rtl\/>/g)).toHaveLength(2);
    expect(text).toContain('<w:bidiVisual/>');
  });

  it('has pages of the size and direction they had, a section for each change', async () => {
    const pages = [595, 842, 842].map((width, index) => ({
      number: index + 1,
      width,
      height: width === 595 ? 842 : 595,
      kind: 'digital' as const,
    }));
    const parts = await written(model([heading(1, 'a'), heading(1, 'b', 2), heading(1, 'c', 3)], { pages }));
    expect(parts['word/document.xml']?.match(/<w:pgSz [^>]*>/g)).toEqual([
      '<w:pgSz w:w="11900" w:h="16840" w:orient="portrait"/>',
      '<w:pgSz w:w="16840" w:h="11900" w:orient="landscape"/>',
    ]);
  });

  it('has the header and footer that pages share, with the number of the page as a field', async () => {
    const furniture = (role: 'header' | 'footer', text: string, page: number): Block => ({
      kind: 'furniture',
      role,
      runs: [{ text }],
      ...onPage(page),
    });
    const parts = await written(
      model([
        furniture('header', 'Terms', 1),
        furniture('footer', 'Page 1 of 9', 1),
        paragraph('x'),
        furniture('footer', 'Page 2 of 9', 2),
      ]),
    );
    expect(parts['word/header1.xml']).toContain('Terms');
    expect(parts['word/footer1.xml']?.replaceAll(/<[^>]+>/g, '')).toBe('Page PAGE of 9');
    expect(parts['word/document.xml']).not.toContain('Terms');
  });

  it('has pictures where they were, others only when all are asked for', async () => {
    const picture = async (name: string, width: number, type: 'png' | 'webp') => {
      await sharp({ create: { width, height: 20, channels: 3, background: '#369' } })
        .toFormat(type)
        .toFile(folder.path(name));
      return { name, path: folder.path(name), mimeType: `image/${type}`, widthPixels: width, heightPixels: 20 };
    };
    const images = [await picture('shown.webp', 40, 'webp'), await picture('unused.png', 30, 'png'), await picture('tiny.png', 3, 'png')];
    const missing = { name: 'gone.png', path: folder.path('gone.png'), mimeType: 'image/webp', widthPixels: 1, heightPixels: 1 };
    const document = model(
      [
        paragraph('before'),
        { kind: 'image', name: 'shown.webp', description: 'A field', ...onPage(1) },
        { kind: 'image', name: 'tiny.png', description: null, ...onPage(1) },
      ],
      { images },
    );
    expect(outlineOf((await roundTrip(document)).blocks)).toEqual(['before', 'image A field']);
    expect(outlineOf((await roundTrip(document, { forceExportInnerImage: true })).blocks)).toEqual([
      'before',
      'image A field',
      'image',
      'image',
    ]);
    await expect(written({ ...document, images: [missing] })).resolves.toBeDefined();
  });

  it('accepts any model', async () => {
    const odd: Block[] = [
      paragraph('a\0b\u0008\uFFFFc\uD800'),
      heading(99, ''),
      item(50, '', 'x'),
      item(-1, '%1%2', 'y'),
      table([]),
      table([[], []]),
      table([[cell(0, 'a', { columnSpan: 100_000, rowSpan: 100_000 }), cell(5, 'hidden')], [cell(0, 'b')]], 9),
      { kind: 'image', name: 'none', description: null, ...onPage(1) },
    ];
    const back = await roundTrip(model(odd, { pages: [{ number: 1, width: 1e9, height: -5, kind: 'digital' }] }));
    expect(outlineOf(back.blocks)).toContain('abc\uFFFD');
    expect((await roundTrip(model([]))).blocks).toEqual([]);
  });
});
