import { dayMs } from '../src/clock.ts';
import { accessLog } from '../src/requests/access-log.ts';
import { rateLimit } from '../src/limits/token-bucket.ts';
import { auditTrail } from '../src/accounts/audit-trail.ts';
import { demandAggregate } from '../src/demand/aggregate.ts';
import { capture } from '../src/demand/capture.ts';
import { needClusters } from '../src/demand/clusters.ts';
import { needMarks } from '../src/demand/need-marks.ts';
import type { Match, Matcher, Supply } from '../src/demand/supply.ts';
import { callbackProofs } from '../src/demand/callback-proofs.ts';
import { watches } from '../src/demand/watch.ts';
import { webhookSecrets } from '../src/net/webhook-secrets.ts';
import { problem } from '../src/errors.ts';
import { jobs } from '../src/jobs/jobs.ts';
import { webhooks } from '../src/webhooks/webhooks.ts';
import { createLog } from '../src/log.ts';
import type { GuardedFetch, GuardedRequest } from '../src/net/guarded-fetch.ts';
import { dimensions, type Embedder } from '../src/search/embedder.ts';
import type { Database } from '../src/storage/database.ts';

export interface SentWebhook extends Omit<GuardedRequest, 'body'> {
  url: string;
  body?: string;
}

export const accessLogKeptMs = 90 * dayMs;
export const signalsKeptMs = 365 * dayMs;
const serviceSecrets = ['a secret of a test that is longer than thirty-two characters'];

/** The demand room on a database: its clock stands still until a test moves it, its matcher and the world outside are fakes. */
export function demandOn(
  database: Database,
  {
    secrets: known = serviceSecrets,
    volume,
    strangersBytesMax = 1024 ** 3,
  }: { secrets?: readonly string[]; strangersBytesMax?: number; volume?: { perMinute: number; burst: number } } = {},
) {
  const time = { now: 1_795_000_000_000 };
  const clock = { now: () => time.now };
  const logged: Array<{ level: string; msg: string }> = [];
  const log = createLog({ level: 'warn', destination: { write: (line) => void logged.push(JSON.parse(line)) } });
  const outside = new Outside();
  const supply = new FakeSupply();
  const guardedFetch: GuardedFetch = (url, request) => outside.fetch(url, request);
  const secrets = webhookSecrets(known, 'watch secret');
  const work = jobs({ database, clock, log, processId: 'proc_1' });
  const deliveries = jobs({ database, clock, log, processId: 'proc_1' });
  const proofs = callbackProofs({ database, clock, log, jobs: deliveries, guardedFetch });
  const sent: string[] = [];
  const metrics = { webhook: (_of: string, outcome: string) => void sent.push(outcome) };
  const queue = webhooks({ database, clock, log, deliveries, guardedFetch, metrics });
  const watching = watches({
    database,
    clock,
    log,
    jobs: work,
    webhooks: queue,
    matcher: supply,
    secrets,
    proofs,
  });
  const clusters = needClusters({ embedder: wordEmbedder(), log, similarityMin: 0.7 });
  return {
    database,
    time,
    clock,
    log,
    logged,
    outside,
    supply,
    jobs: work,
    deliveries,
    watches: watching,
    webhooks: queue,
    /** How each attempt to send a webhook ended. */
    sent,
    accessLog: accessLog({ database, clock, log, keptMs: accessLogKeptMs }),
    capture: capture({
      database,
      clock,
      log,
      matcher: supply,
      watches: watching,
      secrets,
      checkUrl: refusePrivate,
      hashAddress: (address) => address,
      keptMs: signalsKeptMs,
      strangersBytesMax,
      ...(volume === undefined ? {} : { volume: rateLimit({ ...volume, clock }) }),
    }),
    aggregate: demandAggregate({ database, clock, clusters }),
    needMarks: needMarks({
      database,
      auditTrail: auditTrail({ database, clock }),
      assets: { find: async () => null },
      catalog: { find: () => null },
    }),
    /** Publishes, and sends the webhooks that are due now. */
    async publish(published: Supply): Promise<void> {
      await database.write((queries) => watching.supplyPublished(queries, published));
      await this.runDue();
    },
    async runDue(): Promise<void> {
      while ((await work.runDue()) + (await deliveries.runDue()) > 0);
    },
  };
}

export type DemandRoom = ReturnType<typeof demandOn>;

/** For sale is what a test puts there; it answers every need that has its title's first word in it. */
class FakeSupply implements Matcher {
  forSale: Match[] = [];
  failure: Error | null = null;
  /** Called before each look, so that a test can do something at that moment. */
  onLook: () => Promise<void> = async () => {};

  async matches(need: { text: string }, topK: number): Promise<Match[]> {
    await this.onLook();
    if (this.failure !== null) throw this.failure;
    return this.forSale.filter((match) => isAnswer(match, need.text)).slice(0, topK);
  }

  nearest = this.matches.bind(this);

  async answers(need: { text: string }, { kind, id }: Supply): Promise<Match | null> {
    if (this.failure !== null) throw this.failure;
    return this.forSale.find((match) => match.kind === kind && match.id === id && isAnswer(match, need.text)) ?? null;
  }

  add(title: string, more: Partial<Match> = {}): Match {
    const match: Match = {
      kind: 'asset',
      id: `ast_${this.forSale.length + 1}`,
      title,
      score: 0.9,
      price: { amount: '0.05', currency: 'USD' },
      href: `https://farebox.example/${title}`,
      ...more,
    };
    this.forSale.push(match);
    return match;
  }
}

function isAnswer({ title }: Match, need: string): boolean {
  return need.toLowerCase().includes(/\w+/.exec(title.toLowerCase())?.[0] ?? title);
}

/** Receivers of notices, as far as a test says what they answer. */
class Outside {
  readonly sent: SentWebhook[] = [];
  /** Default: 204. */
  answer: (url: string) => number | Error | Promise<number | Error> = () => 204;
  /** Of its answer. */
  body: (request: SentWebhook) => string = () => '';

  fetch: GuardedFetch = async (url, { body: content, ...request }) => {
    const sent = { url, ...request, ...(content === undefined ? {} : { body: String(content) }) };
    this.sent.push(sent);
    request.signal.throwIfAborted();
    const answer = await this.answer(url);
    if (answer instanceof Error) throw answer;
    const body = new Response(this.body(sent)).body ?? new ReadableStream();
    return { status: answer, headers: new Headers(), body, url };
  };
}

function refusePrivate(url: string): void {
  if (/\/\/(?:localhost|127\.|10\.|169\.254\.|\[::1\])/.test(url)) throw problem('address_refused');
}

/** A vector for the words of a text: texts with the same words are alike. */
function wordEmbedder(): Embedder {
  return { id: 'words', embedTexts: async (texts) => texts.map((text) => vectorOf(text)) };
}

function vectorOf(text: string): Float32Array {
  const vector = new Float32Array(dimensions);
  for (const word of text.toLowerCase().match(/\w+/g) ?? ['']) {
    const slot = [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % dimensions, 7);
    vector[slot] = 1;
  }
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}
