import { deflateSync } from 'node:zlib';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { degrees, PDFDocument, PDFName, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readModel } from '../model-file.ts';
import { blockText } from '../document-model.ts';
import { workers, type Workers } from '../../workers.ts';
import type { DocumentRead } from '../document-tasks.ts';

let folder: string;
let scratch: string;
let work: Workers;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-pdfs-'));
  scratch = await mkdtemp(join(folder, 'job-'));
  work = workers({ scratchFolder: folder, concurrencyMax: 1, timeoutMs: 60_000, heapMaxMb: 256, memoryMaxMb: 600 });
});

afterAll(async () => {
  await work.close();
  await rm(folder, { recursive: true });
});

async function read(
  bytes: Uint8Array,
  { pageIndex = null, timeoutMs = 8000 }: { pageIndex?: string | null; timeoutMs?: number } = {},
): Promise<DocumentRead> {
  await writeFile(join(scratch, 'source'), bytes);
  const input = { file: 'source', model: 'model.json', pageIndex, pagesMax: 1000, scansMax: 5 };
  return work.run('read-pdf', input, { scratch, signal: new AbortController().signal, timeoutMs });
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const { model } = await read(bytes);
  return (await readModel(join(scratch, model))).blocks.map((block) => blockText(block)).join('\n');
}

function refusal(message: string | RegExp) {
  return {
    fault: 'refused',
    message: typeof message === 'string' ? expect.stringContaining(message) : expect.stringMatching(message),
  };
}

async function simple(text = 'Plain text on a page.'): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage([400, 300]).drawText(text, { x: 40, y: 200, size: 12, font: await pdf.embedFont(StandardFonts.Helvetica) });
  return pdf.save({ useObjectStreams: false });
}

/** Objects by their text, without a table of where they are: readers find them. */
function handWritten(...objects: ReadonlyArray<string | Buffer>): Buffer {
  const parts: Array<Buffer | string> = ['%PDF-1.4\n'];
  for (const [index, object] of objects.entries()) parts.push(`${index + 1} 0 obj\n`, object, '\nendobj\n');
  return Buffer.concat(
    [...parts, 'trailer\n<< /Root 1 0 R >>\n%%EOF\n'].map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
}

function stream(bytes: Uint8Array, entries = ''): Buffer {
  return Buffer.concat([Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`), bytes, Buffer.from('\nendstream')]);
}

const catalog = '<< /Type /Catalog /Pages 2 0 R >>';

describe('a PDF is refused', () => {
  it('when it is encrypted', async () => {
    const bytes = await readFile(join(import.meta.dirname, '../../../test/documents/encrypted.pdf'));
    await expect(read(bytes)).rejects.toMatchObject(refusal('the document is encrypted'));
  });

  it.each([
    ['garbage', Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251))],
    ['garbage after a header', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3000, 0xff)])],
    ['cut off', handWritten(catalog, '<< /Type /Pages /Count 1 /Kids [3 0 R] >>').subarray(0, 70)],
    ['no pages', handWritten(catalog, '<< /Type /Pages /Count 0 /Kids [] >>')],
  ])('when it is %s', async (_what, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject(refusal(/not a PDF that can be read|none of those asked for|cannot be read/));
  });

  it('when it has more pages than can be read at once, unless a few of them are asked for', async () => {
    const pdf = await PDFDocument.create();
    for (let page = 0; page < 1001; page += 1) pdf.addPage([200, 200]);
    const bytes = await pdf.save();
    await expect(read(bytes)).rejects.toMatchObject(refusal('the document has 1001 pages; 1000 can be read at once'));
    expect((await read(bytes, { pageIndex: '999-' })).pages).toHaveLength(3);
    await expect(read(bytes, { pageIndex: '1002' })).rejects.toMatchObject(refusal('none of those asked for'));
  });

  it.each([
    ['forms that paint forms that paint forms', formBomb()],
    ['a gigabyte of content in a megabyte', contentBomb()],
  ])('when it does not end in time or memory: %s', async (_what, bytes) => {
    const reading = read(bytes, { timeoutMs: 1500 });
    await expect(reading).rejects.toMatchObject(refusal(/(took|takes) too long|too much memory/));
    expect(await textOf(await simple())).toBe('Plain text on a page.');
  });
});

describe('a PDF is read', () => {
  it('up to a limit of drawn lines and of pictures on a page, with a warning', async () => {
    const pdf = await PDFDocument.load(await simple());
    const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#369' } })
      .png()
      .toBuffer();
    const picture = await pdf.embedPng(png);
    const full = pdf.addPage([400, 600]);
    for (let index = 0; index < 60; index += 1) full.drawImage(picture, { x: 10 + (index % 10) * 30, y: 10 + Math.floor(index / 10) * 30 });
    const over = pdf.addPage([400, 600]);
    for (let index = 0; index < 61; index += 1) over.drawImage(picture, { x: 10 + (index % 10) * 30, y: 10 + Math.floor(index / 10) * 30 });
    const lines = '0 0 m 300 0 l S '.repeat(50_010);
    const grid = pdf.addPage([400, 600]);
    grid.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.flateStream(lines)));
    expect((await read(await pdf.save())).warnings).toMatchObject([
      { code: 'pictures_left_out', pages: [3] },
      { code: 'content_cut', pages: [4] },
    ]);
  });

  it('when its table of objects is wrong', async () => {
    const bytes = Buffer.from(await simple('What is left of a page.'))
      .toString('latin1')
      .replace(/startxref\n\d+/, 'startxref\n7');
    expect(await textOf(Buffer.from(bytes, 'latin1'))).toBe('What is left of a page.');
  });

  it('when its pages are their own parents, as one that is empty', async () => {
    expect(await textOf(handWritten(catalog, '<< /Type /Pages /Count 3 /Kids [2 0 R 2 0 R 2 0 R] >>'))).toBe('');
  });

  it('when a page is as large as a country', async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage([14_400_000, 14_400_000]).drawText('A large page.', { x: 100, y: 14_399_000, size: 200 });
    expect(await textOf(await pdf.save())).toBe('A large page.');
  });

  it.each([90, 180, 270])('when its page is turned by %d degrees', async (angle) => {
    const pdf = await PDFDocument.create();
    const page = pdf.addPage([400, 600]);
    page.setRotation(degrees(angle));
    const places = { 90: [200, 100], 180: [350, 300], 270: [200, 500] } as const;
    const [x, y] = places[angle === 90 ? 90 : angle === 180 ? 180 : 270];
    for (const [line, text] of ['The first line.', 'The second line.'].entries()) {
      const [dx, dy] = angle === 90 ? [16 * line, 0] : angle === 180 ? [0, 16 * line] : [-16 * line, 0];
      page.drawText(text, { x: x + dx, y: y + dy, size: 12, rotate: degrees(angle) });
    }
    expect(await textOf(await pdf.save())).toBe('The first line. The second line.');
  });

  it('when it names scripts, forms and files: nothing of it happens', async () => {
    const pdf = await PDFDocument.load(await simple());
    pdf.addJavaScript('start', 'app.alert("hello"); this.submitForm("http://127.0.0.1:1/");');
    await pdf.attach(Buffer.from('attached'), 'a.txt');
    expect(await textOf(await pdf.save())).toBe('Plain text on a page.');
  });
});

it('writes nowhere but into its folder', async () => {
  await read(await simple());
  expect((await readdir(folder)).length).toBe(1);
  const outside = work.run(
    'read-pdf',
    { file: 'source', model: 'model.json', pageIndex: null, pagesMax: 1, scansMax: 0 },
    { scratch: tmpdir(), signal: new AbortController().signal },
  );
  await expect(outside).rejects.toMatchObject({ fault: 'failed' });
});

function formBomb(): Buffer {
  const forms = Array.from({ length: 12 }, (_, level) => {
    const below = level === 11 ? '0 0 10 10 re f' : '/F Do '.repeat(20);
    const resources = level === 11 ? '' : `/Resources << /XObject << /F ${6 + level} 0 R >> >>`;
    return stream(Buffer.from(below), `/Type /XObject /Subtype /Form /BBox [0 0 100 100] ${resources}`);
  });
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>';
  return handWritten(catalog, '<< /Type /Pages /Count 1 /Kids [3 0 R] >>', page, stream(Buffer.from('/F Do')), ...forms);
}

function contentBomb(): Buffer {
  const content = deflateSync(Buffer.alloc(1024 ** 3, 'q Q '), { level: 6 });
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R >>';
  return handWritten(catalog, '<< /Type /Pages /Count 1 /Kids [3 0 R] >>', page, stream(content, '/Filter /FlateDecode'));
}
