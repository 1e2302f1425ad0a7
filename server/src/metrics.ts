import { secondMs, within } from './clock.ts';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface Metrics {
  /** Prometheus text exposition of everything. */
  text(): Promise<string>;
  readonly contentType: string;
  /** @param route the pattern, not the path: a label for every path would grow without bound. */
  request(route: string, status: number): void;
  toolExecution(toolId: string, isSuccess: boolean, latencyMs: number): void;
  /** The tokens that an embedding endpoint charged for. */
  embeddingTokens(count: number): void;
  /** A refunded purchase that could not be delivered. */
  failedDelivery(reason: string): void;
  /** A request or call that was answered with 503 because of the load. */
  shed(reason: ShedReason): void;
  /** Values that are read when scraped. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
}

/** `memory`: above the ceiling; `queue`: too many unpaid requests wait; `late`: one waited too long; `paid`: too many paid requests at once; `calls`: of a tool. */
type ShedReason = 'memory' | 'queue' | 'late' | 'paid' | 'calls';

const gaugeTimeoutMs = 2 * secondMs;

let ofProcess: Registry | null = null;

/** Opened once: its observers of garbage collection and of the event loop last as long as the process. */
function processRegistry(): Registry {
  if (ofProcess === null) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** The text of `/metrics`. */
export function metrics(): Metrics {
  const registry = new Registry();
  const process = processRegistry();
  const requests = new Counter({
    name: 'farebox_http_requests_total',
    help: 'HTTP requests by route pattern and status.',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  const executions = new Histogram({
    name: 'farebox_tool_execution_seconds',
    help: 'Time that tools took, by tool and outcome.',
    labelNames: ['tool', 'outcome'],
    buckets: [0.001, 0.01, 0.05, 0.1, 0.5, 1, 5, 30],
    registers: [registry],
  });
  const failedDeliveries = new Counter({
    name: 'farebox_failed_deliveries_total',
    help: 'Purchases of assets that were given back because the asset could not be delivered, by reason.',
    labelNames: ['reason'],
    registers: [registry],
  });
  const tokens = new Counter({
    name: 'farebox_embedding_tokens_total',
    help: 'Tokens that the embedding endpoint said it charged for.',
    registers: [registry],
  });

  const shed = new Counter({
    name: 'farebox_shed_requests_total',
    help: 'Requests and calls that were refused because of the load, before anything was charged, by reason.',
    labelNames: ['reason'],
    registers: [registry],
  });

  return {
    text: async () => `${await process.metrics()}\n${await registry.metrics()}`,
    contentType: registry.contentType,
    request: (route, status) => requests.inc({ route, status }),
    toolExecution: (tool, isSuccess, latencyMs) => executions.observe({ tool, outcome: isSuccess ? 'success' : 'error' }, latencyMs / 1000),
    embeddingTokens: (count) => tokens.inc(count),
    failedDelivery: (reason) => failedDeliveries.inc({ reason }),
    shed: (reason) => shed.inc({ reason }),
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          // What cannot be read now is left out: the other metrics tell why.
          const value = await within(gaugeTimeoutMs, async () => read()).catch(() => null);
          if (value === null) this.remove();
          else this.set(value);
        },
      });
    },
  };
}
