import { beforeEach, describe, expect, it } from 'vitest';
import { PDFOperator, PDFOperatorNames, PDFNumber, type PDFPage } from 'pdf-lib';
import sharp from 'sharp';
import { filled, markdown, model, newPdf, pdf, rawPdf, reading, write } from './test-pdf.ts';

beforeEach(newPdf);

/** A page that is a picture of paper, with what a program has recognised on it as invisible text. */
async function scan(hidden: readonly string[]): Promise<PDFPage> {
  const paper = await sharp({ create: { width: 595, height: 842, channels: 3, background: '#eeeeee' } })
    .jpeg()
    .toBuffer();
  const page = pdf.addPage([595, 842]);
  page.drawImage(await pdf.embedJpg(paper), { x: 0, y: 0, width: 595, height: 842 });
  renderingMode(page, 3);
  write(page, 200, hidden);
  renderingMode(page, 0);
  return page;
}

function renderingMode(page: PDFPage, mode: number): void {
  page.pushOperators(PDFOperator.of(PDFOperatorNames.SetTextRenderingMode, [PDFNumber.of(mode)]));
}

const stamp = ['Source: https://archive.example/documents/abcd1234, received on the fifth of May'];

it('the text behind a scan stays with a stamp on the scan', async () => {
  const page = await scan(filled(400, 12));
  write(page, 820, stamp);
  const text = await markdown();
  expect(text).toContain('every pallet that enters the yard');
  expect(text).toContain('Source: https://archive.example');
});

it('a scan is recognised where a program has read signs into its words', async () => {
  await scan(filled(400, 12).map((line) => line.replace('pallet', 'p£ll*t').replace('yard', 'y§rd')));
  expect(await reading(0)).toMatchObject({ scans: [], warnings: [{ code: 'text_of_scanner', pages: [1] }] });
  expect(await reading(1)).toMatchObject({ scans: [{ page: 1 }], warnings: [] });
  // If nothing can be recognised, that text is still there.
  expect(JSON.stringify((await reading(1)).model.blocks)).toContain('that enters the');
});

it('a scan with a stamp and without text is recognised', async () => {
  const page = await scan([]);
  write(page, 820, stamp);
  expect((await model()).pages).toMatchObject([{ kind: 'scan' }]);
});

it('a page on a picture is read, and not what is hidden on it', async () => {
  const page = await scan(['a few hidden words of a template that nobody is meant to see here']);
  write(page, 300, filled(400, 12));
  const text = await markdown();
  expect(text).toContain('every pallet that enters the yard');
  expect(text).not.toContain('hidden words');
});

describe('a warning with the numbers of the pages', () => {
  it('says whose text a scanner has recognised, and which scans were not recognised', async () => {
    await scan(filled(400, 12));
    write(pdf.addPage([595, 842]), 100, filled(400, 12));
    await scan([]);
    expect((await reading()).warnings).toMatchObject([
      { code: 'text_of_scanner', pages: [1] },
      { code: 'pages_not_recognised', pages: [3] },
    ]);
  });

  it('says where letters have no text', async () => {
    const map = '/CIDInit /ProcSet findresource begin 1 begincmap 1 beginbfchar <41> <0003> endbfchar endcmap';
    await rawPdf(
      ['<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 20 0 R>>'],
      'BT /F1 12 Tf 72 700 Td (The gate A of the yard is closed at night) Tj ET',
      [`<</Length ${map.length}>>\nstream\n${map}\nendstream`],
    );
    const { warnings, model: read } = await reading();
    expect(warnings).toMatchObject([{ code: 'letters_unreadable', pages: [1] }]);
    expect(JSON.stringify(read.blocks)).toContain('\ufffd');
  });

  it('is not given for a page without faults', async () => {
    write(pdf.addPage([595, 842]), 100, filled(400, 12));
    expect((await reading()).warnings).toEqual([]);
  });
});
