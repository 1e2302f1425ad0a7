import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../../src/log.ts';
import { assertAllowedUrl, guardedFetch } from '../../src/net/guarded-fetch.ts';
import { openLocalEngine, type OpenLocalEngine } from '../../src/provider-tools/engines/local/local-engine.ts';
import { providerTools } from '../../src/provider-tools/kits/provider-kit.ts';
import { eachDatabase } from '../databases.ts';
import { deadUrl, loopbackUpstream, type LoopbackUpstream } from '../loopback-upstream.ts';
import { startService, textAt, type Service } from '../service.ts';
import { givenBack, worked } from '../tool-job-desk.ts';

const toMarkdown = 'vendor-docai-pdf-to-markdown-submit';
const structure = 'vendor-docai-doc-structure-submit';
const agent = { 'x-client-id': 'agent-7' };

const documents = join(import.meta.dirname, '../../../vision/test/documents');
const megabyte = 1024 * 1024;
let source: LoopbackUpstream;
let nowhere: string;
let scratch: string;

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'failed-documents-'));
  nowhere = await deadUrl();
  const report = await readFile(join(documents, 'report.pdf'));
  const files: Record<string, Uint8Array> = {
    '/report.pdf': report,
    '/encrypted.pdf': await readFile(join(documents, 'encrypted.pdf')),
    '/damaged.pdf': report.subarray(0, 700),
    '/empty.pdf': new Uint8Array(),
    '/long.pdf': await pdf(1001, () => undefined),
    '/scanned.pdf': await scannedPdf(),
  };
  source = await loopbackUpstream((request, response) => {
    const file = files[request.url ?? ''];
    if (request.url === '/huge.pdf') return void response.writeHead(200, { 'content-length': String(101 * megabyte) }).end();
    return void response.writeHead(file === undefined ? 404 : 200).end(file);
  });
});
afterAll(async () => {
  await source[Symbol.asyncDispose]();
  await rm(scratch, { recursive: true, force: true });
});

async function pdf(pages: number, draw: (document: PDFDocument) => unknown): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage([200, 200]);
  await draw(document);
  return document.save();
}

async function scannedPdf(): Promise<Uint8Array> {
  const picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'gray' } })
    .png()
    .toBuffer();
  return pdf(1, async (document) => document.getPage(0).drawImage(await document.embedPng(picture), { width: 200, height: 200 }));
}

/** The fault, the URL of the document, and the reported message. */
const failures = (): ReadonlyArray<readonly [what: string, fileUrl: string, message: string]> => [
  ['encrypted', `${source.url}/encrypted.pdf`, 'the document is encrypted'],
  ['damaged', `${source.url}/damaged.pdf`, 'the document is not a PDF that can be read'],
  ['empty', `${source.url}/empty.pdf`, 'the document is empty'],
  ['not there', `${source.url}/nothing.pdf`, 'the document could not be fetched: its address answers 404'],
  ['at an address that does not answer', `${nowhere}/report.pdf`, 'the address could not be read'],
  ['larger than the limit', `${source.url}/huge.pdf`, 'it answers with more than'],
  ['longer than the limit', `${source.url}/long.pdf`, 'the document has 1001 pages; 1000 can be read at once'],
  ['a scan, and text cannot be recognised here', `${source.url}/scanned.pdf`, 'text cannot be recognised here'],
];

async function localEngine(tesseract: Parameters<typeof openLocalEngine>[0]['tesseract'] = {}): Promise<OpenLocalEngine> {
  const rules = { allowsPrivateAddresses: true };
  return openLocalEngine({
    scratchFolder: scratch,
    modelsFolder: null,
    guardedFetch: guardedFetch(rules),
    checkUrl: (url) => assertAllowedUrl(url, rules),
    log: createLog({ level: 'silent' }),
    metrics: { gauge: () => {}, workerDeath: () => {} },
    tesseract,
  });
}

eachDatabase('a document that cannot be processed', (open) => {
  let local: OpenLocalEngine;
  let service: Service;
  beforeAll(async () => {
    const database = await open();
    local = await localEngine({ command: '/nowhere/tesseract', usesPackages: false });
    service = await startService({
      database,
      settings: { FAREBOX_TOOL_ENGINE: 'local' },
      providerTools: { tools: providerTools, engines: [local.engine] },
    });
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    await local.close();
  });

  async function call(tool: string, input: object) {
    const { token, paymentId } = await service.paid(tool, agent);
    const look = () => service.post(`/api/tools/${tool}`, input, { ...agent, 'x-payment-token': token });
    return { answer: await look(), look, token, paymentId };
  }

  async function returnsOf(paymentId: string) {
    const entries = service.parts.database.read.selectFrom('ledger_entries').select('kind').where('payment_id', '=', paymentId);
    return (await entries.execute()).map(({ kind }) => kind).filter((kind) => kind === 'use_returned');
  }

  it('gives its submission back, once, and the result tool reports the reason each time', async () => {
    for (const [what, fileUrl, message] of failures()) {
      const submission = await call(toMarkdown, { fileUrl });
      expect(submission.answer, what).toMatchObject({ status: 200 });
      const id = idIn(submission.answer.body);
      await worked(service, id);
      expect(await service.payment(submission.paymentId), what).toMatchObject({ status: 'paid', usedCalls: 0, remainingCalls: 1 });
      expect(await returnsOf(submission.paymentId), what).toEqual(['use_returned']);

      const asked = await call('vendor-docai-document-convert-result', { id });
      for (const answer of [asked.answer, await asked.look()]) {
        expect(answer, what).toMatchObject({ status: 200, body: { data: { completed: true, status: 'Fail' } } });
        const said = textAt(answer.body, 'message');
        expect(said).toContain(message);
        expect(said.endsWith(givenBack), said).toBe(true);
      }
      expect(await service.payment(asked.paymentId)).toMatchObject({ remainingCalls: 1 });
      expect(await returnsOf(submission.paymentId), what).toHaveLength(1);
    }
    expect(await service.balances()).toMatchObject({ [`test:revenue:tool:${toMarkdown}`]: 0 });
  });

  it.each([
    [{ outputFormat: ['parchment'] }, 'outputFormat[0]', 'parchment cannot be made here'],
    [{ pageIndex: 'all of them' }, 'pageIndex', 'page numbers and ranges'],
    [{ pageIndex: '1-1001' }, 'pageIndex', 'more than 1000 pages'],
    [{ fileNameExtension: 'mobi' }, 'fileNameExtension', 'mobi cannot be read here'],
  ])('is refused before payment if the fault is already known: %o', async (options, path, message) => {
    const input = { fileUrl: `${source.url}/report.pdf`, ...options };
    const issues = [{ path, message: expect.stringContaining(message) }];
    expect(await service.post(`/api/tools/${structure}`, input, agent)).toMatchObject({
      status: 402,
      body: { input: { valid: false, issues } },
    });
    const { answer, paymentId } = await call(structure, input);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', issues } });
    expect(await service.payment(paymentId)).toMatchObject({ usedCalls: 0, remainingCalls: 1 });
  });

  it('is not sold by a tool that needs text recognition', async () => {
    const unpaid = await service.post('/api/tools/vendor-docai-image-to-markdown-submit', { imageUrls: [`${source.url}/a.png`] });
    expect(unpaid).toMatchObject({ status: 503, body: { code: 'tool_not_configured' } });
    expect(unpaid.headers.get('retry-after')).toBe('3600');
  });
});

it('in which recognition finds nothing gives the call back, and its token buys another', async () => {
  const local = await localEngine();
  const settings = { FAREBOX_TOOL_ENGINE: 'local' };
  try {
    await using service = await startService({ settings, providerTools: { tools: providerTools, engines: [local.engine] } });
    const { token, paymentId } = await service.paid(toMarkdown, agent);
    const bought = async (name: string) => {
      const headers = { ...agent, 'x-payment-token': token };
      const submission = await service.post(`/api/tools/${toMarkdown}`, { fileUrl: `${source.url}/${name}` }, headers);
      expect(submission, submission.text).toMatchObject({ status: 200 });
      await worked(service, idIn(submission.body));
      return idIn(submission.body);
    };
    const id = await bought('scanned.pdf');
    expect(await service.payment(paymentId)).toMatchObject({ usedCalls: 0, remainingCalls: 1 });
    const { token: reading } = await service.paid('vendor-docai-document-convert-result', agent);
    const result = await service.post('/api/tools/vendor-docai-document-convert-result', { id }, { ...agent, 'x-payment-token': reading });
    expect(textAt(result.body, 'message')).toMatch(
      /no text could be recognised on the pages of the document.*The submission was given back/,
    );
    await bought('report.pdf');
    expect(await service.payment(paymentId)).toMatchObject({ usedCalls: 1, remainingCalls: 0 });
  } finally {
    await local.close();
  }
});

function idIn(body: unknown): string {
  const data: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'data') : undefined;
  return textAt(data, 'id');
}
