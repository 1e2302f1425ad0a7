import { setTimeout } from 'node:timers/promises';
import type { Bench, Farebox, Figure, Figures } from '../comparison.ts';
import { requestText, type HttpRequest } from '../capture.ts';
import { LoadReport, type LoadOrder } from '../load.ts';
import { soldTokens } from '../sold-tokens.ts';

/** Of buyers. Few, so that they do not fill the machine by themselves: then waiting would be all that there is to see. */
const buyers = 8;
/** A quick machine has used them up after a second, which ends the round. */
const tokensASecond = 1500;
/** Of the flood, connections that ask again as soon as they are answered. It is there before the paid calls, and after them. */
const usual = { strangers: 2000, rounds: 3, roundMs: 5000, floodLeadMs: 3000 };
const smallest = { strangers: 20, rounds: 1, roundMs: 200, floodLeadMs: 100 };
const aim = 2;

const json = { 'Content-Type': 'application/json' };
const body = JSON.stringify({ text: 'Hello world\nBye' });
const path = '/api/tools/word-count';
const paidAnswer = { status: 200, texts: ['"words":3'] };
const floods: ReadonlyArray<readonly [name: string, request: HttpRequest, expected: LoadOrder['expected']]> = [
  ['unpaid calls', { method: 'POST', path, headers: json, body }, { status: 402, texts: ['"payment":'] }],
  [
    'searches',
    { method: 'GET', path: '/api/v1/assets/search?q=rainfall%20in%20Hong%20Kong', headers: {} },
    { status: 200, texts: ['"results":'] },
  ],
  [
    'invented tokens',
    { method: 'POST', path, headers: { ...json, 'X-Payment-Token': 'tok_invented' }, body },
    { status: 402, texts: ['"code":'] },
  ],
];

/** How long a paid call takes, alone and while 2,000 connections ask without paying. */
export async function* overload(bench: Bench): AsyncIterable<Figures> {
  const { strangers, rounds, roundMs, floodLeadMs } = bench.isSmallest ? smallest : usual;
  const farebox = await bench.startFarebox();
  const flooding = bench.start('load.ts');
  const order = { port: farebox.port, isCalm: true };
  const pay = (requests: string[]) =>
    bench.load.ask(
      'run',
      { ...order, connections: buyers, durationMs: roundMs, requests, isRepeated: false, expected: paidAnswer } satisfies LoadOrder,
      LoadReport,
    );
  /** From another address: one from which payments are only invented has no precedence. */
  const flood = (request: HttpRequest, expected: LoadOrder['expected']) =>
    flooding.ask(
      'run',
      {
        ...order,
        from: '127.0.0.2',
        connections: strangers,
        durationMs: floodLeadMs + roundMs + floodLeadMs,
        requests: [requestText(request)],
        isRepeated: true,
        expected,
      } satisfies LoadOrder,
      LoadReport,
    );

  const calls = () => paidCalls(farebox, roundMs);
  await pay(await calls());
  for (const [name, request, expected] of floods) {
    const [alone, beside, crowd]: [LoadReport[], LoadReport[], LoadReport[]] = [[], [], []];
    for (let round = 0; round < rounds; round += 1) {
      alone.push(await pay(await calls()));
      const paying = await calls();
      const running = flood(request, expected);
      await setTimeout(floodLeadMs);
      beside.push(await pay(paying));
      crowd.push(await running);
    }
    const title = `overload: paid POST ${path}, ${buyers} connections, beside ${strangers} with ${name}`;
    yield { kind: 'figures', title, figures: figuresOf(alone, beside, crowd) };
  }
}

async function paidCalls(farebox: Farebox, roundMs: number): Promise<string[]> {
  const tokens = await soldTokens(farebox, 'word-count', (tokensASecond * roundMs) / 1000);
  return tokens.map((token) => requestText({ method: 'POST', path, headers: { ...json, 'X-Payment-Token': token }, body }));
}

function figuresOf(alone: readonly LoadReport[], beside: readonly LoadReport[], crowd: readonly LoadReport[]): Figure[] {
  const ms = (name: string, reports: readonly LoadReport[], of: 'p50Ms' | 'p99Ms'): Figure => ({
    name,
    value: median(reports.map((report) => report[of])),
    unit: 'ms',
    aim: null,
  });
  const ratio = (name: string, of: 'p50Ms' | 'p99Ms'): Figure => ({
    name,
    value: median(beside.map((report) => report[of])) / median(alone.map((report) => report[of])),
    unit: '',
    aim: { atMost: aim },
  });
  const rate = (name: string, reports: readonly LoadReport[]): Figure => ({
    name,
    value: median(reports.map(({ answers, seconds }) => answers / seconds)),
    unit: '/s',
    aim: null,
  });
  const wrong = (reports: readonly LoadReport[]) =>
    reports.flatMap((report) => Object.values(report.wrong)).reduce((sum, count) => sum + count, 0);
  return [
    ms('p50 alone', alone, 'p50Ms'),
    ms('p50 beside the flood', beside, 'p50Ms'),
    ratio('p50, ratio', 'p50Ms'),
    ms('p99 alone', alone, 'p99Ms'),
    ms('p99 beside the flood', beside, 'p99Ms'),
    ratio('p99, ratio', 'p99Ms'),
    rate('paid calls alone', alone),
    rate('paid calls beside the flood', beside),
    { name: 'paid calls that failed', value: wrong([...alone, ...beside]), unit: '', aim: { atMost: 0 } },
    rate('answers to the flood', crowd),
    { name: 'of those, 503 or none', value: wrong(crowd), unit: '', aim: null },
  ];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
