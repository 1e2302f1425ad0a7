import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openVision, type Vision } from '../index.ts';
import { openOfficeProgram } from './office-program.ts';
import { compoundFile } from './readers/test-files.ts';

const office = await openOfficeProgram();
const signal = new AbortController().signal;
let folder: string;
let vision: Vision;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'office-'));
  vision = await openVision({ scratchFolder: join(folder, 'scratch'), concurrencyMax: 1, tesseract: { command: '/nowhere/tesseract' } });
});

afterAll(async () => {
  await vision.close();
  await rm(folder, { recursive: true });
});

/** What somebody else's LibreOffice would have written. */
async function written(name: string, content: string, format: string): Promise<Buffer> {
  await writeFile(join(folder, name), content);
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  await promisify(execFile)('soffice', [
    '--headless',
    profile,
    '--convert-to',
    format,
    '--outdir',
    join(folder, 'out'),
    join(folder, name),
  ]);
  return readFile(join(folder, 'out', name.replace(/\w+$/, format.replace(/:.*/, ''))));
}

function markdownOf(bytes: Uint8Array, options: { pageIndex?: string } = {}, on = vision): Promise<string> {
  return on.job(signal, async (job) => {
    await writeFile(join(job.folder, 'source'), bytes);
    const { model } = await job.readDocument('source', options);
    await job.writeDocument({ model, format: 'markdown', output: 'a.md' });
    return { result: await readFile(join(job.folder, 'a.md'), 'utf8'), kept: [] };
  });
}

const looks =
  '<office:automatic-styles><style:page-layout style:name="l"><style:page-layout-properties fo:page-width="28cm" fo:page-height="21cm"/></style:page-layout></office:automatic-styles>' +
  '<office:master-styles><style:master-page style:name="m" style:page-layout-name="l"/></office:master-styles>';

const flat = (kind: string, body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
  <office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"
    xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
    xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:presentation="urn:oasis:names:tc:opendocument:xmlns:presentation:1.0"
    xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"
    office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.${kind}">${kind === 'presentation' ? looks : ''}<office:body>${body}</office:body></office:document>`;

describe.skipIf(office.missing() !== null)('a document of before 2007', () => {
  it('is read as the newer one that LibreOffice makes of it', async () => {
    const page =
      '<html><body><h1>Terms</h1><p>Goods <b>leave</b> on Mondays.</p><table><tr><td>a</td><td>b</td></tr></table></body></html>';
    expect(await markdownOf(await written('a.html', page, 'doc:MS Word 97'))).toMatch(
      /^# Terms\n\nGoods \*\*leave\*\* on Mondays\.\n\n\| a \| b \|/,
    );
    expect(await markdownOf(await written('b.csv', 'Name,Price\nBox,12.5\n', 'xls'))).toMatch(
      /\| Name \| Price \|\n.*\n\| Box \| 12\.5 \|/,
    );
  });

  it('has the slides that are asked for', async () => {
    const slide = (text: string) =>
      `<draw:page draw:master-page-name="m"><draw:frame presentation:class="title" svg:width="9cm" svg:height="2cm"><draw:text-box><text:p>${text}</text:p></draw:text-box></draw:frame></draw:page>`;
    const deck = flat('presentation', `<office:presentation>${slide('One')}${slide('Two')}</office:presentation>`);
    const text = await markdownOf(await written('c.fodp', deck, 'ppt'), { pageIndex: '2' });
    expect(text).toContain('Two');
    expect(text).not.toContain('One');
  });

  it('gets nothing that it links to, neither of this machine nor of another', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    await mkdir(join(folder, 'other'));
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#369' } }).toFile(join(folder, 'other', 'secret.png'));
    const frame = (href: string) =>
      `<draw:frame svg:width="3cm" svg:height="2cm" text:anchor-type="as-char"><draw:image xlink:href="${href}" xlink:type="simple"/></draw:frame>`;
    const body = `<office:text><text:p>a${frame(`file://${folder}/other/secret.png`)}${frame(`http://127.0.0.1:${port}/x.png`)}</text:p></office:text>`;
    const bytes = await written('d.fodt', flat('text', body), 'doc:MS Word 97');
    const isLinked = (['latin1', 'utf16le'] as const).some((encoding) => bytes.includes(Buffer.from('secret.png', encoding)));
    expect(isLinked).toBe(true);
    asked.length = 0;
    const parts = await vision.job(signal, async (job) => {
      await writeFile(join(job.folder, 'source'), bytes);
      const name = await office.convert('source', 'doc', { scratch: job.folder, signal });
      return { result: unzipSync(await readFile(join(job.folder, name))), kept: [] };
    });
    server.close();
    expect(strFromU8(parts['word/document.xml'] ?? new Uint8Array())).toContain('<w:t>a</w:t>');
    expect(Object.keys(parts).filter((name) => name.includes('media'))).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('is refused when it is damaged', async () => {
    await expect(markdownOf(compoundFile(['WordDocument']))).rejects.toMatchObject({
      fault: 'refused',
      message: expect.stringContaining('damaged'),
    });
  });
});

describe('without LibreOffice', () => {
  it('says what to install, and refuses documents of before 2007', async () => {
    const own = await openVision({ scratchFolder: join(folder, 'scratch'), concurrencyMax: 1, office: { command: '/nowhere/soffice' } });
    expect(own.office.missing()).toMatch(/apt-get install libreoffice/);
    const refused = markdownOf(compoundFile(['Workbook']), {}, own);
    await expect(refused).rejects.toMatchObject({ fault: 'refused', message: 'files of Excel 97 to 2003 cannot be read here' });
    await own.close();
  });
});
