import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problem } from '../../src/errors.ts';
import { tracingPackages } from '../../src/tracing/open-telemetry.ts';
import { parsedTraceparent } from '../../src/tracing/tracing.ts';
import { countedTool } from '../counted-tool.ts';
import { otlpCollector, type CollectedSpan } from '../otlp-collector.ts';
import { startService, type Service } from '../service.ts';

import { newWallet, signedFor, version2 } from '../wallet.ts';

type Collector = Awaited<ReturnType<typeof otlpCollector>>;

const root = resolve(import.meta.dirname, '../../..');
const parentSpan = 'b7ad6b7169203331';
let made = 0;
/** A trace of its own for each request. */
function newTrace(): { traceId: string; headers: { traceparent: string } } {
  made += 1;
  const traceId = `0af7651916cd43dd8448eb2${made.toString(16).padStart(9, '0')}`;
  return { traceId, headers: { traceparent: `00-${traceId}-${parentSpan}-00` } };
}

const failing = countedTool({
  id: 'always-failing',
  work: async () => {
    throw problem('upstream_failed');
  },
}).tool;

function attribute({ attributes }: CollectedSpan, name: string): unknown {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? (value?.intValue === undefined ? value?.boolValue : Number(value.intValue));
}

const named = (spans: readonly CollectedSpan[], name: string): CollectedSpan => {
  const found = spans.find((span) => span.name === name);
  if (found === undefined) throw new Error(`no span ${name} among ${spans.map((span) => span.name).join(', ')}`);
  return found;
};

describe('traces', () => {
  let collector: Collector;
  let service: Service;
  beforeAll(async () => {
    collector = await otlpCollector();
    service = await startService({ settings: { FAREBOX_TRACES_URL: collector.url }, extraTools: [failing, countedTool().tool] });
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    await collector[Symbol.asyncDispose]();
  });

  it('continue that of the caller, whether or not it asked to be recorded', async () => {
    const { traceId, headers } = newTrace();
    expect(await service.get('/api/tools', headers)).toMatchObject({ status: 200 });
    const [request] = await collector.trace(traceId);
    expect(request).toMatchObject({ name: 'GET /api/tools', parentSpanId: parentSpan, kind: 2 });
    expect(attribute(named(await collector.trace(traceId), 'GET /api/tools'), 'http.response.status_code')).toBe(200);
  });

  it('show a paid call: request, purchase, its steps and the tool, each within the one before', async () => {
    const { token } = await service.paid('counted-echo');
    const { traceId, headers } = newTrace();
    const answer = await service.post('/api/tools/counted-echo', { note: 'a' }, { ...headers, 'x-payment-token': token });
    expect(answer).toMatchObject({ status: 200 });
    const spans = await collector.trace(traceId);
    const request = named(spans, 'POST /api/tools/:id');
    const purchase = named(spans, 'purchase');
    expect(purchase.parentSpanId).toBe(request.spanId);
    expect(attribute(purchase, 'farebox.service')).toBe('counted-echo');
    expect(named(spans, 'purchase.reserve').parentSpanId).toBe(purchase.spanId);
    const work = named(spans, 'purchase.work');
    expect(work.parentSpanId).toBe(purchase.spanId);
    expect(named(spans, 'tool').parentSpanId).toBe(work.spanId);
    expect(named(spans, 'purchase.record').parentSpanId).toBe(purchase.spanId);
  });

  it('show the settlement of a signed payment', async () => {
    const { traceId, headers } = newTrace();
    const path = '/api/tools/random-uuid';
    const paid = version2(await signedFor(newWallet(), service, path));
    expect(await service.get(path, { ...paid, ...headers })).toMatchObject({ status: 200 });
    const spans = await collector.trace(traceId);
    expect(attribute(named(spans, 'purchase.settle'), 'farebox.outcome')).toBe('settled');
    expect(named(spans, 'purchase.verify').parentSpanId).toBe(named(spans, 'purchase').spanId);
  });

  it('keep calls apart that share one transaction', async () => {
    const tokens = await Promise.all(Array.from({ length: 8 }, () => service.paid('word-count')));
    const calls = tokens.map(({ token }) => ({ ...newTrace(), token }));
    const answers = await Promise.all(
      calls.map(({ headers, token }) => service.post('/api/tools/word-count', { text: 'a b' }, { ...headers, 'x-payment-token': token })),
    );
    expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 200));
    for (const { traceId } of calls) {
      const spans = await collector.trace(traceId);
      const count = (name: string) => spans.filter((span) => span.name === name).length;
      expect([count('POST /api/tools/:id'), count('purchase'), count('tool')]).toEqual([1, 1, 1]);
    }
  });

  it('mark what failed, with a code and no text of others', async () => {
    const { token } = await service.paid('always-failing');
    const { traceId, headers } = newTrace();
    await service.post('/api/tools/always-failing', { note: 'a' }, { ...headers, 'x-payment-token': token });
    const spans = await collector.trace(traceId);
    expect(attribute(named(spans, 'tool'), 'error.type')).toBe('upstream_failed');
    expect(named(spans, 'POST /api/tools/:id').status?.code).toBe(2);
    expect(spans.some(({ name }) => name === 'purchase.give_back')).toBe(true);
  });

  it('hold no token, no payment and no query', async () => {
    const { token, paymentId } = await service.paid('counted-echo');
    const { traceId, headers } = newTrace();
    await service.post('/api/tools/counted-echo?secret=in-the-query', { note: 'in-the-body' }, { ...headers, 'x-payment-token': token });
    await collector.trace(traceId);
    for (const secret of [token, paymentId, 'in-the-query', 'in-the-body']) expect(collector.sent()).not.toContain(secret);
  });

  it('never make a request wait for a collector that is away', async () => {
    await using lonely = await startService({ settings: { FAREBOX_TRACES_URL: 'http://127.0.0.1:9/v1/traces' } });
    expect(await lonely.get('/api/tools')).toMatchObject({ status: 200 });
  });

  it('are of the share that the operator chose, whatever the caller asks for', async () => {
    await using silent = await startService({ settings: { FAREBOX_TRACES_URL: collector.url, FAREBOX_TRACES_PERCENT: '0' } });
    const { traceId, headers } = newTrace();
    await silent.get('/api/tools', { traceparent: headers.traceparent.replace(/00$/, '01') });
    const { traceId: later, headers: other } = newTrace();
    await service.get('/api/tools', other);
    await collector.trace(later);
    expect(collector.spans.filter((span) => span.traceId === traceId)).toEqual([]);
  });

  it('are off by default: nothing is wrapped', async () => {
    await using plain = await startService();
    expect(plain.parts.tracing).toBeNull();
  });
});

describe('the packages of traces', () => {
  it.each(Object.entries(tracingPackages))('%s is tested in the version that the message tells to install', (name, version) => {
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = entry.slice(0, entry.indexOf(name) + name.length);
    expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({ version });
    expect(readFileSync(join(root, 'docs/operations.md'), 'utf8')).toContain(`${name}@${version}`);
  });
});

describe('a traceparent', () => {
  const [trace, span] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  it.each([
    ['of this version', `00-${trace}-${span}-01`, true],
    ['of a later version with more members', `01-${trace}-${span}-01-more`, true],
    ['of this version with more members', `00-${trace}-${span}-01-more`, false],
    ['of the forbidden version', `ff-${trace}-${span}-01`, false],
    ['without a trace', `00-${'0'.repeat(32)}-${span}-01`, false],
    ['without a span', `00-${trace}-${'0'.repeat(16)}-01`, false],
    ['in capitals', `00-${trace.toUpperCase()}-${span}-01`, false],
    ['cut off', `00-${trace}-${span}`, false],
    ['that is empty', '', false],
  ])('%s is understood or not', (_what, header, isUnderstood) => {
    expect(parsedTraceparent(header)).toEqual(isUnderstood ? { traceId: trace, spanId: span } : null);
  });
});
