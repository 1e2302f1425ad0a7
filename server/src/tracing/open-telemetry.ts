import type { Config } from '../config.ts';
import { tracingWith, type Tracing } from './tracing.ts';

/** The versions that work together; a test compares them with what is installed. */
export const tracingPackages = {
  '@opentelemetry/api': '1.10.0',
  '@opentelemetry/resources': '3.1.0',
  '@opentelemetry/sdk-trace': '3.1.0',
  '@opentelemetry/exporter-trace-otlp-http': '0.301.0',
} as const;

const limits = { maxQueueSize: 4096, maxExportBatchSize: 512, scheduledDelayMillis: 2000, exportTimeoutMillis: 5000 };

/**
 * Sends spans to a collector by OTLP over HTTP. The packages are loaded here and nowhere else: they are no part of the installation.
 * Spans that the collector does not take in time are dropped; requests never wait for it.
 * @throws where a package is missing, with how to install it
 */
export async function openTracing({ url, percent }: Config['traces'] & { url: string }): Promise<Tracing> {
  const [api, { resourceFromAttributes }, { TracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }] = await loaded();
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: limits.exportTimeoutMillis });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'farebox', 'service.version': '0.1.0' }),
    spanProcessors: [new BatchSpanProcessor({ exporter, ...limits })],
  });
  return tracingWith({ tracer: provider.getTracer('farebox', '0.1.0'), api, close: () => provider.shutdown() }, { percent });
}

async function loaded() {
  try {
    return await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
    ]);
  } catch (cause) {
    const wanted = Object.entries(tracingPackages).map(([name, version]) => `${name}@${version}`);
    throw new Error(`FAREBOX_TRACES_URL needs packages: npm install --no-save ${wanted.join(' ')}`, { cause });
  }
}
