import { copyFile, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOfficeProgram } from './documents/office-program.ts';
import type { PageRecogniser } from './documents/page-recogniser.ts';
import { openVision, type Vision, type VisionJob } from './index.ts';
import { openTesseract } from './ocr/tesseract.ts';
import { visionJob } from './vision-job.ts';
import { workers as openWorkers } from './workers.ts';

const documents = join(import.meta.dirname, '../test/documents');
const absent = { command: '/nowhere/tesseract' };
const none = { ...absent, usesPackages: false };
const signal = new AbortController().signal;
let folder: string;
let vision: Vision;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vision-'));
  vision = await openVision({ scratchFolder: folder, concurrencyMax: 1 });
});

afterAll(async () => {
  await vision.close();
  await rm(folder, { recursive: true });
});

function doing<Result>(use: (job: VisionJob) => Promise<Result>, on = vision): Promise<Result> {
  return on.job(signal, async (job) => ({ result: await use(job), kept: [] }));
}

async function markdownOf(job: VisionJob, model: string): Promise<string> {
  const { document } = await job.writeDocument({ model, format: 'markdown', output: 'document.md' });
  return readFile(join(job.folder, document.name), 'utf8');
}

describe('a job', () => {
  it.each(['columns', 'cjk'])('writes the PDF %s as Markdown, in its order', async (name) => {
    const text = await doing(async (job) => {
      await copyFile(join(documents, `${name}.pdf`), join(job.folder, 'source'));
      const { format, model } = await job.readDocument('source');
      expect(format).toBe('pdf');
      return markdownOf(job, model);
    });
    await expect(text).toMatchFileSnapshot(join(documents, `${name}.expected.txt`));
  });

  it('leaves only the files that are kept, and nothing when it fails', async () => {
    const kept = await vision.job(signal, async (job) => {
      for (const name of ['a', 'b']) await writeFile(join(job.folder, name), name);
      return { result: job.folder, kept: ['a'] };
    });
    expect(await readdir(kept)).toEqual(['a']);
    await rm(kept, { recursive: true });
    await expect(doing((job) => job.readPdf('nothing'))).rejects.toMatchObject({ name: 'VisionError', fault: 'failed' });
    expect(await readdir(folder)).toEqual([]);
  });

  it('refuses what it cannot read, and says why', async () => {
    const refused = doing(async (job) => {
      await writeFile(join(job.folder, 'source'), 'hello, this is text');
      return job.readPdf('source');
    });
    await expect(refused).rejects.toMatchObject({ name: 'VisionError', fault: 'refused', message: expect.stringContaining('not a PDF') });
  });

  it('reads nothing outside of its folder', async () => {
    await expect(doing((job) => job.readDocument('../../etc/hostname'))).rejects.toMatchObject({ fault: 'failed' });
  });
});

it('reports to the log that a process broke down', async () => {
  const failures: unknown[] = [];
  const own = await openVision({ scratchFolder: folder, tesseract: absent, onFailure: (failure) => failures.push(failure) });
  await expect(doing((job) => job.readPdf('nothing'), own)).rejects.toMatchObject({ fault: 'failed' });
  expect(failures).toEqual([{ task: 'read-pdf', detail: expect.stringContaining('ENOENT') }]);
  await own.close();
});

it('removes what processes that died have left, and not what is in use', async () => {
  const old = await mkdtemp(join(folder, 'job-'));
  await utimes(old, new Date(0), new Date(0));
  const young = await mkdtemp(join(folder, 'job-'));
  expect(await vision.sweep()).toBe(1);
  expect(await readdir(folder)).toEqual([young.slice(folder.length + 1)]);
  await rm(young, { recursive: true });
});

describe('pages that are pictures', () => {
  async function scan(): Promise<Uint8Array> {
    const picture = await sharp({ create: { width: 1654, height: 2339, channels: 3, background: 'white' } })
      .jpeg()
      .toBuffer();
    const pdf = await PDFDocument.create();
    const page = pdf.addPage([595, 842]);
    page.drawImage(await pdf.embedJpg(picture), { x: 0, y: 0, width: 595, height: 842 });
    const digital = pdf.addPage([595, 842]);
    digital.drawText('And a page that was typed, with a line of text.', {
      x: 50,
      y: 700,
      size: 12,
      font: await pdf.embedFont(StandardFonts.Helvetica),
    });
    return pdf.save();
  }

  const style = { fontName: '', size: 12, isBold: false, isItalic: false, color: '000000' };
  const word = {
    text: 'Recognised',
    box: [50, 90, 120, 104],
    baseline: 101,
    style,
    isHidden: false,
    hasSpaceBefore: false,
    link: null,
  } as const;

  it.each([
    { words: [], confidence: 0, reason: 'no text' },
    { words: Array.from({ length: 9 }, () => word), confidence: 31, reason: 'none could be read with confidence' },
    // Scribble is read as a few letters.
    { words: [word], confidence: 70, reason: 'none could be read with confidence' },
  ])('are refused where nothing can be recognised on any of them: $reason, $confidence', async ({ words, confidence, reason }) => {
    const recogniser: PageRecogniser = {
      missing: () => null,
      recognise: async ({ number, width, height }) => ({
        content: { number, width, height, words, rules: [], pictures: [], slanted: [] },
        confidence,
        isReadable: confidence > 40,
      }),
    };
    const workers = openWorkers({ scratchFolder: folder, concurrencyMax: 1 });
    const own = await mkdtemp(join(folder, 'job-'));
    try {
      await sharp({ create: { width: 300, height: 200, channels: 3, background: '#369' } })
        .png()
        .toFile(join(own, 'picture'));
      const job = visionJob({ tesseract: await openTesseract(absent), workers, recogniser }, own, signal);
      await expect(job.readPictures(['picture'])).rejects.toMatchObject({ fault: 'refused', message: expect.stringContaining(reason) });
    } finally {
      await workers.close();
      await rm(own, { recursive: true });
    }
  });

  it('are read by the recogniser, and laid out with the others', async () => {
    const recogniser: PageRecogniser = {
      missing: () => null,
      async recognise({ file, number, width, height }, { scratch: folder }) {
        const { width: pixels, height: down } = await sharp(join(folder, file)).metadata();
        expect([pixels, down]).toEqual([1653, 2339]);
        return {
          content: { number, width, height, words: [word], rules: [], pictures: [], slanted: [] },
          confidence: 31,
          isReadable: false,
        };
      },
    };
    const workers = openWorkers({ scratchFolder: folder, concurrencyMax: 1 });
    const own = await mkdtemp(join(folder, 'job-'));
    await writeFile(join(own, 'scan'), await scan());
    const office = await openOfficeProgram(absent);
    const job = visionJob({ tesseract: await openTesseract(absent), workers, recogniser, office }, own, signal);
    const { model, pages, warnings } = await job.readPdf('scan');
    expect(pages).toHaveLength(2);
    expect(warnings).toMatchObject([{ code: 'low_confidence', pages: [1] }]);
    expect(await markdownOf(job, model)).toBe('Recognised\n\nAnd a page that was typed, with a line of text.\n');
    await workers.close();
    await rm(own, { recursive: true });
  });

  it('are refused where nothing can read them, unless text is not to be recognised', async () => {
    const own = await openVision({ scratchFolder: folder, tesseract: none });
    expect(own.recognition.missingForPages()).toMatch(/tesseract is not installed/);
    const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    await doing(async (job) => {
      await writeFile(join(job.folder, 'picture'), picture);
      await expect(job.readDocument('picture')).rejects.toMatchObject({ fault: 'refused', message: expect.stringContaining('pictures') });
      expect(await job.readDocument('picture', { recognises: false })).toMatchObject({ letters: 0, pages: [{ kind: 'scan' }] });
    }, own);
    await own.close();
  });
});

describe.skipIf((await openTesseract()).missing(['eng']) !== null)('a scanned report', () => {
  it('has its headings and tables in order, and no running headers', async () => {
    const text = await doing(async (job) => {
      await copyFile(join(documents, 'report.pdf'), join(job.folder, 'report'));
      const pages = await job.renderPages({ file: 'report', format: 'jpeg', dotsPerInch: 150, pageIndex: null, pagesMax: 10 });
      const scan = await PDFDocument.create();
      for (const { name } of pages) {
        const picture = await scan.embedJpg(await readFile(join(job.folder, name)));
        scan.addPage([595, 842]).drawImage(picture, { x: 0, y: 0, width: 595, height: 842 });
      }
      await writeFile(join(job.folder, 'scan'), await scan.save());
      const { model } = await job.readPdf('scan');
      return markdownOf(job, model);
    });
    const headings = text.match(/^#+ .*$/gm)?.map((line) => line.replace(/^#+ /, ''));
    expect(headings).toEqual(['Annual report of the depot', 'Summary', 'What changed', 'Figures', 'Staff', 'Outlook']);
    expect(text).toMatch(/^# Annual report/m);
    expect(text).toContain('| Second | 1,388 | 912.0 | 9 |');
    expect(text).not.toContain('Depot of the northern harbour');
  });
});
