import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { DocumentModel } from '../document-model.ts';
import { readSheets } from '../readers/sheet.ts';
import { outlineOf, testFolder } from '../readers/test-files.ts';
import { writeExcel, type ExcelOptions } from './excel.ts';
import { cell, heading, item, model, onPage, paragraph, table } from './test-models.ts';

const folder = testFolder();

async function written(document: DocumentModel, options: ExcelOptions = {}): Promise<Record<string, string>> {
  await writeExcel(document, folder.path('a.xlsx'), options);
  return Object.fromEntries(
    Object.entries(unzipSync(await readFile(folder.path('a.xlsx')))).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
}

async function roundTrip(document: DocumentModel, options: ExcelOptions = {}): Promise<string[]> {
  await written(document, options);
  return outlineOf((await readSheets(folder.path('a.xlsx'))).blocks);
}

const prices = table(
  [
    [cell(0, 'Name 名称'), cell(1, 'Both', { columnSpan: 2 })],
    [cell(0, 'tall', { rowSpan: 2 }), cell(1, '1,234.50'), cell(2, 'x\ny')],
    [cell(1, '00123'), cell(2, '=1+1')],
    [cell(0, '12.5%'), cell(1, '42'), cell(2, '2026-03-05')],
  ],
  1,
);

describe('a workbook that is written', () => {
  it('has a sheet for each table and one for the rest, and every cell shows what was printed', async () => {
    expect(
      await roundTrip(model([heading(1, 'Terms'), prices, item(1, 'a)', 'sub'), table([[cell(0, 'left'), cell(2, 'right')]])])),
    ).toEqual([
      'h2 Table 1',
      'Name 名称 | Both',
      'tall | 1,234.50 | x\ny',
      '00123 | =1+1',
      '12.5% | 42 | 2026-03-05',
      'h2 Table 2',
      'left | right',
      'h2 Text',
      '1 | Terms',
      '1 |     a) sub',
    ]);
    const { blocks } = await readSheets(folder.path('a.xlsx'));
    expect(blocks[1]).toMatchObject({ headerRows: 1, rows: [[{}, { columnSpan: 2 }], [{ rowSpan: 2 }, {}, {}], [{ column: 1 }, {}], {}] });
  });

  it('has everything on one sheet in the order of the document when asked', async () => {
    const lines = await roundTrip(model([heading(1, 'Terms'), prices, paragraph('after')]), { forceMergeExcel: true });
    expect(lines).toEqual([
      'h2 Document',
      'Terms',
      'Name 名称 | Both',
      'tall | 1,234.50 | x\ny',
      '00123 | =1+1',
      '12.5% | 42 | 2026-03-05',
      'after',
    ]);
  });

  it('has numbers as values, codes as text, and never a formula', async () => {
    const parts = await written(model([prices]));
    const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
    expect(sheet).toMatch(/<c r="B2" s="\d+"><v>1234\.5<\/v><\/c>/);
    expect(sheet).toMatch(/<c r="C4" s="\d+"><v>46086<\/v><\/c>/);
    // One code makes the whole column one of codes.
    expect(sheet).toMatch(/<c r="B4" s="\d+" t="s">/);
    expect(Object.values(parts).join('')).not.toContain('<f>');
    expect(parts['xl/styles.xml']).toContain('quotePrefix="1"');
    expect(sheet).toContain('<mergeCell ref="B1:C1"/>');
    expect(sheet).toContain('state="frozen"');
  });

  it('keeps texts that are names of properties, or that look like escapes', async () => {
    const words = ['constructor', '__proto__', 'toString', '_x000D_', '<a>&"', '\0x', ' spaced '];
    const lines = await roundTrip(model([table(words.map((word) => [cell(0, word), cell(1, 'y')]))]));
    expect(lines.slice(1)).toEqual(words.map((word) => `${word.replace('\0', '')} | y`));
  });

  it('has the pictures on a sheet of their own when asked', async () => {
    await sharp({ create: { width: 40, height: 20, channels: 3, background: '#369' } })
      .webp()
      .toFile(folder.path('a.webp'));
    const images = [{ name: 'a.webp', path: folder.path('a.webp'), mimeType: 'image/webp', widthPixels: 40, heightPixels: 20 }];
    const document = model([prices, { kind: 'image', name: 'a.webp', description: null, ...onPage(1) }], { images });
    const parts = await written(document, { forceExportInnerImage: true });
    expect(parts['xl/media/picture1.png']?.slice(1, 4)).toBe('PNG');
    expect(parts['xl/workbook.xml']).toContain('name="Pictures"');
    expect(Object.keys(await written(document)).filter((name) => name.includes('media'))).toEqual([]);
  });

  it('has one empty sheet for an empty document, and one sheet for too many tables', async () => {
    expect(await roundTrip(model([]))).toEqual([]);
    const many = Array.from({ length: 201 }, (_, index) => table([[cell(0, `a${index}`), cell(1, 'b')]]));
    const lines = await roundTrip(model(many));
    expect([lines.length, lines[0], lines.at(-1)]).toEqual([202, 'h2 Document', 'a200 | b']);
  });

  it('is refused for more cells than a workbook should have', async () => {
    const rows = Array.from({ length: 501 }, () => [cell(0, 'a'), cell(999, 'b')]);
    await expect(written(model([table(rows)]))).rejects.toThrow('more than 500000 cells');
  });

  it('accepts any model', async () => {
    const odd = table([[cell(0, 'a', { columnSpan: 1e9, rowSpan: 1e9 }), cell(3, 'hidden')], [], [cell(-5, 'b'), cell(2, 'c')]], 50);
    expect(await roundTrip(model([odd, table([]), table([[]])]))).toContain('a');
  });
});
