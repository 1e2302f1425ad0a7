import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fareboxClient, testWallet } from '@farebox/client';
import { PaymentRequired } from '@farebox/contract';
import { watchedCall } from '../../src/cli/tools.ts';
import { systemClock } from '../../src/clock.ts';
import { centsFromMicros } from '../../src/money.ts';
import { toolName, type Tool } from '../../src/tools/tool.ts';
import type { ProviderTool } from '../../src/provider-tools/kits/provider-tool.ts';
import { providerTools } from '../../src/provider-tools/kits/provider-kit.ts';
import { loopbackUpstream, type LoopbackUpstream } from '../loopback-upstream.ts';
import { connectClient, payFor } from '../mcp-client.ts';
import { startService, type Service } from '../service.ts';
import { until } from '../until.ts';
import { png } from '../upstream/engine-bench.ts';
import { standInAccount, startUpstream, type UpstreamStandIn } from '../upstream/stand-in.ts';

const client = { 'x-client-id': 'agent-7' };
const Envelope = z.looseObject({ requestId: z.string(), data: z.looseObject({}) });
type Envelope = z.output<typeof Envelope>;

/** Tools that are called after another tool of the table, with its result. */
const records = { DbName: 'staff', EntityId: 'anna' };
const ownInputs: Readonly<Record<string, Record<string, unknown>>> = {
  'face-database-create': { Name: 'staff' },
  'face-database-create-entity': records,
  'face-database-add-face': { ...records, ImageUrl: 'https://files.example/face.jpg' },
  'face-database-get-entity': records,
};
/** Inputs that the provider's vision tools fetch first. */
const fetched = /^(?:Mask|Replace)?Image(?:URL|Url)[AB]?$|^Url$|^VideoURL$/;

/** The inputs of all tools, in order: results take the id from the submission before them. */
function inputs(picturesUrl: string) {
  const jobs = new Map<string, string>();
  let templateId = '';
  return {
    of({ id, role, exampleRequest }: ProviderTool): Record<string, unknown> {
      if (role.kind === 'result') {
        const job = role.families.map((family) => jobs.get(family)).find((each) => each !== undefined) ?? '';
        return 'JobId' in exampleRequest ? { JobId: job } : { id: job };
      }
      if (id === 'face-template-delete') return { TemplateId: templateId };
      return Object.fromEntries(
        Object.entries(ownInputs[id] ?? exampleRequest).map(([name, value]) => {
          if (name === 'VideoURL') return [name, `${picturesUrl}/clip.mp4`];
          return [name, fetched.test(name) ? `${picturesUrl}/picture.png` : value];
        }),
      );
    },
    told({ id, role }: ProviderTool, { data }: Envelope): void {
      if (role.kind === 'submit') jobs.set(role.family, String(data['id'] ?? data['jobId']));
      if (id === 'face-template-create') templateId = String(data['templateId']);
    },
  };
}

/** Submissions before results. */
const inOrder = [...providerTools].sort((a, b) => Number(a.role.kind === 'result') - Number(b.role.kind === 'result'));

describe('every vision, OCR and document tool, run by a fake provider', () => {
  let upstream: UpstreamStandIn;
  let pictures: LoopbackUpstream;
  let service: Service;

  beforeAll(async () => {
    upstream = await startUpstream({ clock: systemClock, pollsUntilDone: 0 });
    pictures = await loopbackUpstream((request, response) => {
      const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\0\0isomiso2')]);
      response.writeHead(200).end(request.url === '/clip.mp4' ? mp4 : png);
    });
    const endpoints = Object.entries(upstream.endpoints).map(([product, url]) => `${product}=${url}`);
    service = await startService({
      settings: {
        FAREBOX_UPSTREAM_KEY_ID: standInAccount.keyId,
        FAREBOX_UPSTREAM_KEY_SECRET: standInAccount.keySecret,
        FAREBOX_UPSTREAM_ENDPOINTS: endpoints.join(','),
      },
    });
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    await pictures[Symbol.asyncDispose]();
    await upstream[Symbol.asyncDispose]();
  });

  it('is called and paid over HTTP', async () => {
    const { of, told } = inputs(pictures.url);
    // Records of people need more than a client name.
    const { apiKey: client } = await service.customer();
    for (const tool of inOrder) {
      const path = `/api/tools/${tool.id}`;
      const unpaid = await service.post(path, of(tool), client);
      expect(unpaid, `${tool.id}: ${unpaid.text}`).toMatchObject({ status: 402, body: { input: { valid: true } } });
      const { payment } = PaymentRequired.parse(unpaid.body);
      expect(payment.amountCents).toBe(centsFromMicros(tool.pricing.amountMicros));
      expect((await service.payment(payment.paymentId)).status).toBe('paid');
      const answer = await service.post(path, of(tool), { ...client, 'x-payment-token': payment.token });
      expect(answer, `${tool.id}: ${answer.text}`).toMatchObject({ status: 200 });
      expect(answer.headers.get('x-payment-remaining-calls'), tool.id).toBe('0');
      told(tool, Envelope.parse(answer.body));
    }
    expect(await service.balances()).toMatchObject({ 'payments:held': 0 });
  });

  it('is called and paid over MCP', async () => {
    await using agent = await connectClient(service.url, 'auto', (await service.customer()).apiKey);
    const { of, told } = inputs(pictures.url);
    for (const tool of inOrder) {
      const name = toolName(soldAs(tool));
      const paymentToken = await payFor(agent, name, of(tool));
      const called = await agent.call(name, { ...of(tool), paymentToken });
      expect(called, tool.id).toMatchObject({ status: 'ok', meta: { 'io.github.farebox/payment': { remainingCalls: 0 } } });
      told(tool, Envelope.parse(called.data));
    }
    expect(await service.balances()).toMatchObject({ 'payments:held': 0 });
  });

  it('reports an option nested twenty thousand times as invalid, without failing', async () => {
    const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    const body = `{"fileUrl":"https://files.example/a.pdf","customOssConfig":${deep}}`;
    const answer = await service.send('POST', '/api/tools/vendor-docai-doc-parser-submit', {
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer).toMatchObject({ status: 402, body: { input: { valid: false } } });
  });

  it('answers at its aliases too', async () => {
    for (const { id, internalServiceId, aliases = [] } of providerTools) {
      for (const alias of [...(internalServiceId === undefined ? [] : [internalServiceId]), ...aliases]) {
        expect(await service.post(`/api/tools/${alias}`, {}), alias).toMatchObject({ status: 402, body: { payment: { serviceId: id } } });
      }
    }
  });

  it('answers a success without data with 502, and gives the call back: at once, at submission and at the result', async () => {
    const submit = 'vendor-docai-doc-structure-submit';
    const result = 'vendor-docai-doc-structure-result';
    const fileUrl = 'https://files.example/terms.pdf';
    const paid = async (tool: string, input: object) => {
      const { token, paymentId } = await service.paid(tool, client);
      return { answer: await service.post(`/api/tools/${tool}`, input, { ...client, 'x-payment-token': token }), paymentId };
    };
    const { answer: submission } = await paid(submit, { fileUrl });
    const { id } = Envelope.parse(submission.body).data;
    const cases = [
      ['DetectBodyCount', {}, 'person-counting', { ImageURL: `${pictures.url}/picture.png` }],
      ['SubmitDocStructureJob', { Code: '200' }, submit, { fileUrl }],
      ['GetDocStructureResult', { Completed: true, Status: 'Success' }, result, { id }],
    ] as const;
    for (const [action, members, tool, input] of cases) {
      upstream.script(action, { members });
      const { answer, paymentId } = await paid(tool, input);
      expect(answer, `${tool}: ${answer.text}`).toMatchObject({
        status: 502,
        body: { code: 'upstream_failed', payment: { remainingCalls: 1 } },
      });
      expect(await service.payment(paymentId)).toMatchObject({ status: 'paid', remainingCalls: 1 });
    }
    // The job itself continues.
    expect((await paid(result, { id })).answer).toMatchObject({ status: 200, body: { data: { completed: true } } });
    await service.balances();
  });

  it('is watched by the command line until its result is there, which is paid for once', async () => {
    const result = 'vendor-docai-doc-structure-result';
    const before = (await service.balances())[`test:revenue:tool:${result}`] ?? 0;
    const told: string[] = [];
    const agent = fareboxClient({ url: service.url, wallet: testWallet() });
    const input = { fileUrl: 'https://files.example/terms.pdf' };
    const watched = await watchedCall(agent, 'vendor-docai-doc-structure-submit', input, (line) => void told.push(line));
    expect(watched).toMatchObject({ hasFailed: false, output: { data: { completed: true, status: 'Success' } } });
    expect(told.at(-1)).toContain('Success');
    const { priceMicros } = service.parts.tools.catalog.callable(result);
    expect((await service.balances())[`test:revenue:tool:${result}`]).toBe(before + priceMicros);
    const plain = await watchedCall(agent, 'word-count', { text: 'a b' }, () => expect.fail('it began no job'));
    expect(plain).toMatchObject({ hasFailed: false, output: { words: 2 } });
  });

  it('is not sold for a while after the provider refused it to the operator; the call is given back', async () => {
    upstream.script('DetectPedestrian', { status: 400, code: 'InvalidApi.NotPurchase' });
    const ImageURL = `${pictures.url}/picture.png`;
    const { token } = await service.paid('pedestrian-detection');
    const failed = await service.post('/api/tools/pedestrian-detection', { ImageURL }, { 'x-payment-token': token });
    expect(failed).toMatchObject({ status: 503, body: { payment: { remainingCalls: 1 } } });
    await service.parts.tools.catalog.refresh();
    expect(await service.post('/api/tools/pedestrian-detection', { ImageURL })).toMatchObject({
      status: 503,
      body: { code: 'tool_not_configured' },
    });
  });

  function soldAs({ id }: ProviderTool): Tool {
    const entry = service.parts.tools.catalog.find(id);
    if (entry === null) throw new Error(`no tool ${id}`);
    return entry.tool;
  }
});

describe('a document tool that runs locally', () => {
  it('converts a PDF to Markdown, and delivers it by a link', async () => {
    const report = await readFile(join(import.meta.dirname, '../../../vision/test/documents/report.pdf'));
    await using source = await loopbackUpstream((_request, response) => void response.writeHead(200).end(report));
    await using service = await startService({ settings: { FAREBOX_TOOL_ENGINE: 'local' } });
    const call = async (tool: string, input: object) => {
      const { token } = await service.paid(tool, client);
      const answer = await service.post(`/api/tools/${tool}`, input, { ...client, 'x-payment-token': token });
      expect(answer, answer.text).toMatchObject({ status: 200 });
      return Envelope.parse(answer.body);
    };
    const { data } = await call('vendor-docai-pdf-to-markdown-submit', { fileUrl: `${source.url}/report.pdf` });
    const result = await until('the job is done', async () => {
      await service.parts.providerTools.runDue();
      const read = await call('vendor-docai-document-convert-result', { id: data['id'] });
      return read.data['completed'] === true ? read : null;
    });
    expect(result.data).toMatchObject({ status: 'Success' });
    const link = /http:[^"]*\/api\/tools\/files\/[^"]*/.exec(JSON.stringify(result.data))?.[0] ?? '';
    expect(await (await fetch(link)).text()).toMatch(/^# /m);
  });
});
