import { beforeEach, expect, it } from 'vitest';
import { PDFOperator, PDFOperatorNames, PDFNumber, type PDFPage } from 'pdf-lib';
import sharp from 'sharp';
import { filled, markdown, model, newPdf, pdf, write } from './test-pdf.ts';

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
