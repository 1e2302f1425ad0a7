import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loopbackUpstream, type LoopbackUpstream } from '../../../../test/loopback-upstream.ts';
import { eachDatabase } from '../../../../test/databases.ts';
import { systemClock } from '../../../clock.ts';
import { assertAllowedUrl, guardedFetch } from '../../../net/guarded-fetch.ts';
import { openTesseract } from '../../../../../vision/src/ocr/tesseract.ts';
import { openLocalEngine, type OpenLocalEngine } from './open-local-engine.ts';

const documents = join(import.meta.dirname, '../../../../../vision/test/documents');
const hasTesseract = (await openTesseract()).missing(['eng']) === null;
const context = { signal: AbortSignal.timeout(120_000), requestId: 'req', owner: 'key_01KAGT4M8E3V9S2QZ7XNBC5WRD' };
const files = new Map<string, Uint8Array>();
let internet: LoopbackUpstream;

beforeAll(async () => {
  files.set('/report.pdf', await readFile(join(documents, 'report.pdf')));
  internet = await loopbackUpstream((request, response) => void response.end(files.get(request.url ?? '')));
});

afterAll(() => internet[Symbol.asyncDispose]());

describe('everything that is installed', () => {
  let folder: string;
  let opened: OpenLocalEngine;

  eachDatabase('works together', (open) => {
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'open-local-engine-'));
      const rules = { allowsPrivateAddresses: true };
      opened = await openLocalEngine({
        scratchFolder: folder,
        modelsFolder: null,
        guardedFetch: guardedFetch(rules),
        checkUrl: (url) => assertAllowedUrl(url, rules),
        database: await open(),
        clock: systemClock,
        log: pino({ level: 'silent' }),
        concurrencyMax: 1,
      });
    });

    afterAll(async () => {
      await opened.close();
      await rm(folder, { recursive: true });
    });

    it('keeps records of faces', async () => {
      expect(await opened.engine.run('face-database-create', { Name: 'staff' }, context)).toEqual({ data: {} });
    });
  });
});

describe.skipIf(!hasTesseract)('a scanned report', () => {
  it('has its headings and tables in order, and no running headers', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'scanned-'));
    const rules = { allowsPrivateAddresses: true };
    const { engine, close } = await openLocalEngine({
      scratchFolder: folder,
      modelsFolder: null,
      guardedFetch: guardedFetch(rules),
      checkUrl: (url) => assertAllowedUrl(url, rules),
      database: Object.create(null),
      clock: systemClock,
      log: pino({ level: 'silent' }),
      concurrencyMax: 1,
    });
    try {
      const jobs = engine.jobs;
      if (jobs?.kind !== 'here') throw new Error('the jobs run here');
      const pictures = await jobs.work('vendor-docai-pdf-to-image-submit', { fileUrl: `${internet.url}/report.pdf` }, context);
      const scan = await PDFDocument.create();
      for (const { path } of pictures.files ?? []) {
        const picture = await scan.embedJpg(await readFile(path));
        scan.addPage([595, 842]).drawImage(picture, { x: 0, y: 0, width: 595, height: 842 });
      }
      files.set('/scan.pdf', await scan.save());
      const answer = await jobs.work('vendor-docai-pdf-to-markdown-submit', { fileUrl: `${internet.url}/scan.pdf` }, context);
      const text = await readFile(answer.files?.[0]?.path ?? '', 'utf8');
      const headings = text.match(/^#+ .*$/gm)?.map((line) => line.replace(/^#+ /, ''));
      expect(headings).toEqual(['Annual report of the depot', 'Summary', 'What changed', 'Figures', 'Staff', 'Outlook']);
      expect(text).toMatch(/^# Annual report/m);
      expect(text).toContain('| Second | 1,388 | 912.0 | 9 |');
      expect(text).not.toContain('Depot of the northern harbour');
    } finally {
      await close();
      await rm(folder, { recursive: true });
    }
  }, 120_000);
});
