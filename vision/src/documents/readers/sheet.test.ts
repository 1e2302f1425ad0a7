import { describe, expect, it } from 'vitest';
import { readSheets } from './sheet.ts';
import { showNumber } from './sheet-formats.ts';
import { outlineOf, relationshipsPart, sheetFile, testFolder, zipFile } from './test-files.ts';

const folder = testFolder();

async function read(sheet: string, parts: Readonly<Record<string, string>> = {}) {
  return readSheets(await folder.write('a.xlsx', sheetFile(sheet, parts)));
}

const strings =
  '<sst><si><t>Name</t></si><si><r><t>Pri</t></r><r><t>ce</t></r><rPh><t>phonetic</t></rPh></si><si><t xml:space="preserve"> x </t></si></sst>';
const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="&quot;$&quot;#,##0.00"/></numFmts><fonts><font/><font><b/></font></fonts>
  <cellXfs><xf numFmtId="0" fontId="0"/><xf numFmtId="0" fontId="1"/><xf numFmtId="164" fontId="0"/><xf numFmtId="14" fontId="0"/></cellXfs></styleSheet>`;
const parts = { 'xl/sharedStrings.xml': strings, 'xl/styles.xml': styles };

describe('a workbook', () => {
  it('has tables with the values that Excel shows', async () => {
    const { blocks } = await read(
      `<sheetData><row r="2"><c r="B2" t="s" s="1"><v>0</v></c><c r="C2" t="s" s="1"><v>1</v></c><c r="D2" t="inlineStr"><is><t>When</t></is></c></row>
       <row r="3"><c r="B3" t="s"><v>2</v></c><c r="C3" s="2"><v>1234.5</v></c><c r="D3" s="3"><v>46086</v></c></row>
       <row r="4"><c r="B4" t="b"><v>1</v></c><c r="C4"><f>0.1+0.2</f><v>0.30000000000000004</v></c><c r="D4" t="e"><v>#N/A</v></c></row></sheetData>`,
      parts,
    );
    expect(blocks).toMatchObject([{ kind: 'heading' }, { kind: 'table', headerRows: 1 }]);
    expect(outlineOf(blocks)).toEqual(['h2 Prices', 'Name | Price | When', ' x  | $1,234.50 | 2026-03-05', 'TRUE | 0.3 | #N/A']);
  });

  const rows = `<sheetData><row r="1"><c t="str"><v>Report</v></c></row>
    <row r="3"><c r="A3" t="str"><v>a</v></c><c r="B3" t="str"><v>b</v></c><c r="C3" t="str"><v>covered</v></c></row>
    <row r="5"><c r="B5"><v>1</v></c></row><row r="4"><c r="C4"><v>3</v></c><c r="B4"><v>2</v></c></row></sheetData>`;

  it('has merged cells, and tables parted by empty rows', async () => {
    const { blocks } = await read(
      `${rows}<mergeCells><mergeCell ref="A3:A5"/><mergeCell ref="B3:C3"/><mergeCell ref="nonsense"/></mergeCells>`,
    );
    expect(outlineOf(blocks)).toEqual(['h2 Prices', 'Report', 'a | b', '2 | 3', '1']);
    expect(blocks[2]).toMatchObject({
      headerRows: 1,
      rows: [[{ rowSpan: 3 }, { columnSpan: 2 }], [{ column: 1 }, { column: 2 }], [{ column: 1 }]],
    });
  });

  it('is no larger than its cells, even if large areas are merged', async () => {
    const { blocks } = await read(`${rows}<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>`);
    expect(blocks).toMatchObject([{ kind: 'heading' }, { kind: 'table', rows: [[{ rowSpan: 5, columnSpan: 3 }], [], [], [], []] }]);
  });

  it('leaves out hidden sheets', async () => {
    const path = await folder.write(
      'hidden.xlsx',
      zipFile({
        'xl/workbook.xml':
          '<workbook xmlns:r="r"><sheets><sheet name="A" state="hidden" r:id="a"/><sheet name="B" r:id="b"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels': relationshipsPart({ a: ['worksheet', 'a.xml'], b: ['worksheet', '/xl/b.xml'] }),
        'xl/a.xml': '<worksheet><sheetData><row><c t="str"><v>secret</v></c></row></sheetData></worksheet>',
        'xl/b.xml': '<x:worksheet><x:sheetData><x:row><x:c t="str"><x:v>shown</x:v></x:c></x:row></x:sheetData></x:worksheet>',
      }),
    );
    expect(outlineOf((await readSheets(path)).blocks)).toEqual(['h2 B', 'shown']);
  });

  it('has the sheets that are asked for', async () => {
    const sheet = (text: string) => `<worksheet><sheetData><row><c t="str"><v>${text}</v></c></row></sheetData></worksheet>`;
    const path = await folder.write(
      'asked.xlsx',
      zipFile({
        'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="a"/><sheet name="B" r:id="b"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels': relationshipsPart({ a: ['worksheet', 'a.xml'], b: ['worksheet', 'b.xml'] }),
        'xl/a.xml': sheet('first'),
        'xl/b.xml': sheet('second'),
      }),
    );
    expect(outlineOf((await readSheets(path, { pageIndex: '2' })).blocks)).toEqual(['h2 B', 'second']);
    await expect(readSheets(path, { pageIndex: '3' })).rejects.toThrow('2 sheets, and none of those asked for');
  });

  it('is refused when one long text is in cells without end', async () => {
    const sheet = `<sheetData><row>${'<c t="s"><v>0</v></c>'.repeat(700)}</row></sheetData>`;
    await expect(read(sheet, { 'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(100_000)}</t></si></sst>` })).rejects.toThrow(
      'more than 64000000 characters',
    );
  });

  it('is refused when it is not a workbook inside', async () => {
    await expect(readSheets(await folder.write('b.xlsx', zipFile({ a: '' })))).rejects.toThrow('no sheets');
    await expect(read('<sheetData><row><c>')).rejects.toThrow('not well-formed');
  });
});

describe('the format of a number', () => {
  it.each<[number, string, string]>([
    [1234.5, 'General', '1234.5'],
    [1234.5, '#,##0.00', '1,234.50'],
    [0.125, '0.0%', '12.5%'],
    [-1200, '#,##0;(#,##0)', '(1,200)'],
    [-5, '0', '-5'],
    [7, '000', '007'],
    [12, '[$€-407] #,##0.00', '€ 12.00'],
    [5, '0"元"', '5元'],
    [46086, 'yyyy-mm-dd', '2026-03-05'],
    [46086, 'yyyy"年"m"月"d"日"', '2026年3月5日'],
    [46086.75, 'd mmm yyyy h:mm AM/PM', '5 Mar 2026 6:00 PM'],
    [0.5, 'hh:mm:ss', '12:00:00'],
    [46086, '[$-409]mmmm d, yyyy', 'March 5, 2026'],
    [1e300, 'yyyy', '1e+300'],
    [5, '', '5'],
    [5, '"only text"', '5'],
  ])('shows %d as %s says: %s', (value, code, shown) => {
    expect(showNumber(value, code)).toBe(shown);
  });

  it('counts from 1904 in files of old Macintoshes', () => {
    expect(showNumber(0, 'yyyy-mm-dd', true)).toBe('1904-01-01');
  });
});
