import { describe, expect, it } from 'vitest';
import { readOpenDocument } from './open-document.ts';
import { outlineOf, testFolder, zipFile } from './test-files.ts';

const folder = testFolder();

function file(body: string, { styles = '', parts = {} }: { styles?: string; parts?: Readonly<Record<string, string>> } = {}): Uint8Array {
  const content = `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body>${body}</office:body></office:document-content>`;
  return zipFile({ 'content.xml': content, ...parts });
}

async function read(bytes: Uint8Array, pageIndex: string | null = null) {
  return readOpenDocument(await folder.write('a.odt', bytes), { scratch: folder.path(''), pageIndex });
}

const text = (content: string) => `<office:text>${content}</office:text>`;

describe('an OpenDocument text', () => {
  it('has headings, styles, spaces, links and notes, and nothing that was deleted', async () => {
    const styles =
      '<style:style style:name="P1" style:parent-style-name="Heading_20_2"/><style:style style:name="Heading_20_2"/>' +
      '<style:style style:name="T1"><style:text-properties fo:font-weight="bold"/></style:style>';
    const { blocks } = await read(
      file(
        text(
          '<text:tracked-changes><text:p>deleted</text:p></text:tracked-changes><text:h text:outline-level="1">Terms</text:h>' +
            '<text:p text:style-name="P1">By style</text:p>' +
            '<text:p>a<text:s text:c="2"/><text:span text:style-name="T1">b\n c</text:span><text:tab/><text:a xlink:href="javascript:x">d</text:a>' +
            '<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>The note</text:p></text:note-body></text:note></text:p>',
        ),
        { styles },
      ),
    );
    expect(outlineOf(blocks)).toEqual(['h1 Terms', 'h2 By style', 'a  b c\td[1]', '[1] The note']);
    expect(blocks[2]).toMatchObject({ runs: [{ text: 'a  ' }, { text: 'b c', bold: true }, { text: '\td[1]' }] });
  });

  it('has lists with their numbers and tables with their spans', async () => {
    const styles =
      '<text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="1"/><text:list-level-style-bullet text:level="2"/></text:list-style>';
    const cell = (content: string, attributes = '') => `<table:table-cell ${attributes}><text:p>${content}</text:p></table:table-cell>`;
    const { blocks } = await read(
      file(
        text(
          '<text:list text:style-name="L1"><text:list-item><text:p>one</text:p><text:list><text:list-item><text:p>inner</text:p></text:list-item></text:list></text:list-item>' +
            '<text:list-item><text:p>two</text:p><text:p>more</text:p></text:list-item></text:list>' +
            `<table:table><table:table-header-rows><table:table-row>${cell('Both', 'table:number-columns-spanned="2"')}<table:covered-table-cell/></table:table-row></table:table-header-rows>` +
            `<table:table-row>${cell('a')}${cell('b')}</table:table-row></table:table>`,
        ),
        { styles },
      ),
    );
    expect(outlineOf(blocks)).toEqual(['1. one', '  • inner', '2. two', 'more', 'Both', 'a | b']);
    expect(blocks.at(-1)).toMatchObject({ headerRows: 1, rows: [[{ columnSpan: 2 }], [{ column: 0 }, { column: 1 }]] });
  });

  it('keeps formulas as text', async () => {
    const parts = { 'Object 1/content.xml': '<math><mfrac><mi>a</mi><mrow><mi>b</mi><mo>+</mo><mn>1</mn></mrow></mfrac></math>' };
    const frame = '<draw:frame><draw:object xlink:href="./Object 1"/></draw:frame>';
    expect(outlineOf((await read(file(text(`<text:p>It is ${frame}.</text:p>`), { parts }))).blocks)).toEqual(['It is a/(b+1).']);
  });

  it('has no pages to choose, and is refused with a password', async () => {
    const manifest = '<manifest:manifest><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>';
    await expect(read(file(text(''), { parts: { 'META-INF/manifest.xml': manifest } }))).rejects.toThrow('password');
    await expect(read(zipFile({ 'meta.xml': '<a/>' }))).rejects.toThrow('no content');
  });
});

describe('an OpenDocument spreadsheet', () => {
  const row = (cells: string, attributes = '') => `<table:table-row ${attributes}>${cells}</table:table-row>`;
  const cell = (shown: string, attributes = '') => `<table:table-cell ${attributes}><text:p>${shown}</text:p></table:table-cell>`;

  it('has its sheets as tables, with repeated cells, and formulas that have no result', async () => {
    const sheet =
      row(cell('Name') + cell('Price')) +
      row(cell('Box') + cell('2', 'office:value-type="float"')) +
      row('<table:table-cell table:formula="of:=SUM([.B2:.B3])"/>' + cell('x', 'table:number-columns-repeated="2"')) +
      row('<table:table-cell table:number-columns-repeated="16384"/>', 'table:number-rows-repeated="1048000"');
    const book = file(
      `<office:spreadsheet><table:table table:name="A">${sheet}</table:table><table:table table:name="B">${row(cell('y'))}</table:table></office:spreadsheet>`,
    );
    expect(outlineOf((await read(book)).blocks)).toEqual(['h2 A', 'Name | Price', 'Box | 2', '=SUM([.B2:.B3]) | x | x', 'h2 B', 'y']);
    expect(outlineOf((await read(book, '2')).blocks)).toEqual(['h2 B', 'y']);
  });

  it('is refused when repetition makes cells without end', async () => {
    const bomb = row(cell('x', 'table:number-columns-repeated="1000"'), 'table:number-rows-repeated="1048576"');
    await expect(read(file(`<office:spreadsheet><table:table>${bomb}</table:table></office:spreadsheet>`))).rejects.toThrow(
      '1000000 cells',
    );
  });
});

describe('an OpenDocument presentation', () => {
  it('has a heading for each title, and the slides that are asked for', async () => {
    const frame = (kind: string, content: string) =>
      `<draw:frame presentation:class="${kind}"><draw:text-box>${content}</draw:text-box></draw:frame>`;
    const page = (title: string) =>
      `<draw:page>${frame('title', `<text:p>${title}</text:p>`)}${frame('outline', '<text:list><text:list-item><text:p>point</text:p></text:list-item></text:list>')}</draw:page>`;
    const deck = file(`<office:presentation>${page('One')}${page('Two')}</office:presentation>`);
    expect(outlineOf((await read(deck)).blocks)).toEqual(['h2 One', '• point', 'h2 Two', '• point']);
    const { blocks, pages } = await read(deck, '2');
    expect([outlineOf(blocks), pages.map(({ number }) => number), blocks[0]?.pages]).toEqual([['h2 Two', '• point'], [2], [2]]);
  });
});
