import { secondMs, within } from './clock.ts';
import type { Micros } from './money.ts';
import { metricsOfThreads, type ServingThreads } from './metrics-of-threads.ts';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface Metrics {
  /** Prometheus text exposition of everything. */
  text(): Promise<string>;
  readonly contentType: string;
  /** @param route the pattern, not the path: a label for every path would grow without bound. */
  request(route: string, status: number): void;
  /** @param routeClass one of a few, see http/route-class.ts */
  latency(routeClass: string, status: number, latencyMs: number): void;
  /** A 402 with a quote. @param offer its kind: tool, asset or credit */
  challenge(offer: string): void;
  /** A purchase that somebody tried to pay. @param offer as above */
  purchase(offer: string, outcome: PurchaseOutcome): void;
  /** What was charged for one. */
  sale(offer: string, amountMicros: Micros, isTest: boolean): void;
  /** A payment that changed its state, counted after its commit. @param provider an id of provider-ids.ts */
  payment(provider: string, state: PaymentState): void;
  /** Paid work that was refunded or can be used again. @param reason a code of errors.ts or one of our own words, never a text of others */
  giveBack(reason: string, count?: number): void;
  settlement(provider: string, outcome: 'settled' | 'failed' | 'unknown', latencyMs: number): void;
  toolExecution(toolId: string, isSuccess: boolean, latencyMs: number): void;
  /** The tokens that an embedding endpoint charged for. */
  embeddingTokens(count: number): void;
  /** A refunded purchase that could not be delivered. */
  failedDelivery(reason: string): void;
  /** A request or call that was answered with 503 because of the load. */
  shed(reason: ShedReason): void;
  webhook(of: WebhookKind, outcome: 'delivered' | 'retried' | 'failed'): void;
  mail(kind: string, outcome: 'sent' | 'retried' | 'refused' | 'late'): void;
  /** A process for untrusted bytes that had to be ended, or ended itself. */
  workerDeath(pool: WorkerPool, reason: string): void;
  /** 1 from when the file store is not asked any more until it answers again. */
  blobBreaker(isOpen: boolean): void;
  /** Values that are read when scraped. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  /** Values that come from one look at the database. */
  readings<Name extends string>(gauges: Readonly<Record<Name, ReadingGauge>>, read: ReadAll<Name>, options: ReadingOptions<Name>): void;
}

/** What payments count. */
export type PaymentMetrics = Pick<Metrics, 'challenge' | 'purchase' | 'sale' | 'payment' | 'giveBack' | 'settlement'>;

type PurchaseOutcome = 'sold' | 'replayed' | 'uncharged' | 'given_back' | 'refused' | 'failed';
type PaymentState = 'paid' | 'refused' | 'unknown' | 'surplus' | 'refunded' | 'expired';
type WebhookKind = 'watch' | 'tool_job' | 'low_balance' | 'account';
type WorkerPool = 'previews' | 'local_engine';

interface ReadingGauge {
  help: string;
  /** Names of its labels; default none. Their values must be few. */
  labels?: readonly string[];
}

export interface MetricSample<Name extends string> {
  name: Name;
  labels?: Readonly<Record<string, string>>;
  value: number;
}

type ReadAll<Name extends string> = () => Promise<ReadonlyArray<MetricSample<Name>>>;

interface ReadingOptions<Name extends string> {
  /** It is read again after this time, however often and by however many it is scraped. */
  everyMs: number;
  /** Milliseconds of the clock that decides that. */
  now: () => number;
  /** The values while it cannot be read; default none. */
  whenFailed?: ReadonlyArray<MetricSample<Name>>;
}

/** `memory`: above the ceiling; `queue`: too many unpaid requests wait; `late`: one waited too long; `paid`: too many paid requests at once; `calls`: of a tool. */
type ShedReason = 'memory' | 'queue' | 'late' | 'paid' | 'calls';

const gaugeTimeoutMs = 2 * secondMs;
/** From what the shortest answers take to what a document may. */
const latencyBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300];

/** How often the delay of the event loop is measured, in milliseconds: each time wakes a process that has nothing else to do. */
const loopLookMs = 100;

let ofProcess: Registry | null = null;

/** Opened once: its observers of garbage collection and of the event loop last as long as the process. */
function processRegistry(): Registry {
  if (ofProcess === null) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess, eventLoopMonitoringPrecision: loopLookMs });
  }
  return ofProcess;
}

/** The text of `/metrics`. @param threads that serve beside this one: the text is that of all, and names the thread of each value */
export function metrics(threads?: ServingThreads): Metrics {
  const registry = new Registry();
  const process = processRegistry();
  const own = async () => `${await process.metrics()}\n${await registry.metrics()}`;
  const all = threads === undefined ? own : metricsOfThreads(threads, own);
  if (threads !== undefined) for (const each of [registry, process]) each.setDefaultLabels({ thread: String(threads.index) });
  const registers = [registry];
  const counted = series(registers);
  return {
    text: all,
    contentType: registry.contentType,
    request: (route, status) => counted.requests.inc({ route, status }),
    latency: (routeClass, status, latencyMs) => {
      counted.latencies.observe(
        { class: status === 402 ? 'challenge' : routeClass, status: `${Math.trunc(status / 100)}xx` },
        latencyMs / secondMs,
      );
    },
    challenge: (offer) => counted.challenges.inc({ offer }),
    purchase: (offer, outcome) => counted.purchases.inc({ offer, outcome }),
    sale: (offer, amountMicros, isTest) => counted.sales.inc({ offer, money: isTest ? 'test' : 'real' }, amountMicros / 1e6),
    payment: (provider, state) => counted.payments.inc({ provider, state }),
    giveBack: (reason, count = 1) => counted.giveBacks.inc({ reason }, count),
    settlement: (provider, outcome, latencyMs) => counted.settlements.observe({ provider, outcome }, latencyMs / secondMs),
    toolExecution: (tool, isSuccess, latencyMs) => {
      counted.executions.observe({ tool, outcome: isSuccess ? 'success' : 'error' }, latencyMs / secondMs);
    },
    embeddingTokens: (count) => counted.tokens.inc(count),
    failedDelivery: (reason) => counted.failedDeliveries.inc({ reason }),
    shed: (reason) => counted.shed.inc({ reason }),
    webhook: (of, outcome) => counted.webhooks.inc({ of, outcome }),
    mail: (kind, outcome) => counted.mails.inc({ kind, outcome }),
    workerDeath: (pool, reason) => counted.deaths.inc({ pool, reason }),
    blobBreaker: (isOpen) => counted.breaker.set(isOpen ? 1 : 0),
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          // What cannot be read now is left out: the other metrics tell why.
          const value = await within(gaugeTimeoutMs, async () => read()).catch(() => null);
          if (value === null) this.remove();
          else this.set(value);
        },
      });
    },
    readings(gauges, read, options) {
      const latest = readSeldom(read, options);
      for (const [name, { help, labels = [] }] of Object.entries<ReadingGauge>(gauges)) {
        new Gauge({
          name,
          help,
          labelNames: labels,
          registers,
          async collect() {
            const found = (await latest()).filter((reading) => reading.name === name);
            // A value that is gone would stay otherwise.
            this.reset();
            if (labels.length === 0) this.remove();
            for (const { labels: values = {}, value } of found) this.set(values, value);
          },
        });
      }
    },
  };
}

/** What is counted by its callers. */
function series(registers: Registry[]) {
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = <Label extends string>(name: string, help: string, buckets: number[], ...labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets, registers });

  return {
    requests: counter('farebox_http_requests_total', 'HTTP requests by route pattern and status.', 'route', 'status'),
    latencies: histogram(
      'farebox_http_request_seconds',
      'Time until an answer was made, by class of route and class of status; class "challenge" is every 402.',
      latencyBuckets,
      'class',
      'status',
    ),
    challenges: counter('farebox_challenges_total', 'Answers 402 with a quote, by kind of offer.', 'offer'),
    purchases: counter('farebox_purchases_total', 'Purchases with a means of payment, by kind of offer and outcome.', 'offer', 'outcome'),
    sales: counter(
      'farebox_sales_usd_total',
      'What buyers were charged, in USD, by kind of offer and real or test money.',
      'offer',
      'money',
    ),
    payments: counter('farebox_payments_total', 'Payments by provider and the state that they came to.', 'provider', 'state'),
    giveBacks: counter('farebox_give_backs_total', 'Paid work that was refunded or can be used again, by reason.', 'reason'),
    settlements: histogram(
      'farebox_settlement_seconds',
      'Time that settlements outside the ledger took, by provider and outcome.',
      [0.005, 0.05, 0.25, 1, 2.5, 5, 15, 60],
      'provider',
      'outcome',
    ),
    executions: histogram(
      'farebox_tool_execution_seconds',
      'Time that tools took, by tool and outcome.',
      [0.001, 0.01, 0.05, 0.1, 0.5, 1, 5, 30],
      'tool',
      'outcome',
    ),
    failedDeliveries: counter(
      'farebox_failed_deliveries_total',
      'Purchases of assets that were given back because the asset could not be delivered, by reason.',
      'reason',
    ),
    tokens: counter('farebox_embedding_tokens_total', 'Tokens that the embedding endpoint said it charged for.'),
    webhooks: counter('farebox_webhooks_total', 'Attempts to send a webhook, by what it is about and outcome.', 'of', 'outcome'),
    mails: counter('farebox_mails_total', 'Attempts to send a mail, by kind and outcome.', 'kind', 'outcome'),
    deaths: counter('farebox_worker_deaths_total', 'Processes for untrusted bytes that were ended or ended themselves.', 'pool', 'reason'),
    breaker: new Gauge({
      name: 'farebox_blob_breaker_open',
      help: '1 while the file store does not answer and is not asked, else 0.',
      registers,
    }),
    shed: counter(
      'farebox_shed_requests_total',
      'Requests and calls that were refused because of the load, before anything was charged, by reason.',
      'reason',
    ),
  };
}

/** One reading for all that ask within `everyMs`. What cannot be read is read again by the next that asks. */
function readSeldom<Name extends string>(read: ReadAll<Name>, { everyMs, now, whenFailed = [] }: ReadingOptions<Name>): ReadAll<Name> {
  let at = Number.NEGATIVE_INFINITY;
  let latest: ReturnType<ReadAll<Name>> = Promise.resolve([]);
  return () => {
    // A clock that steps back must not keep an old reading.
    if (Math.abs(now() - at) < everyMs) return latest;
    at = now();
    latest = within(gaugeTimeoutMs, read).catch(() => {
      at = Number.NEGATIVE_INFINITY;
      return whenFailed;
    });
    return latest;
  };
}
