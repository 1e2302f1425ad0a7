import { asProblem } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Catalog } from './catalog.ts';
import type { Health, QualityLog } from './quality.ts';
import { timeLimitMs, Uncharged, type Tool } from './tool.ts';

/** A probe has less time than a call, because the others wait for it. */
const probeMsMax = 20_000;

/**
 * Calls every available tool with its own example request, free and internally: the tool is healthy if its answer fits its output schema,
 * not if its port answers. A tool whose example would cost money has a probe of its own. A tool that lacks something is unhealthy, and its
 * detail names it.
 */
export async function probeTools({
  catalog,
  quality,
  log,
  signal,
}: {
  catalog: Catalog;
  quality: QualityLog;
  log: Log;
  signal: AbortSignal;
}): Promise<void> {
  for (const { tool, state } of catalog.entries()) {
    if (!state.enabled || signal.aborted) continue;
    const missing = tool.missingConfiguration?.() ?? null;
    const started = performance.now();
    const health = missing === null ? await healthOf(tool, signal) : { status: 'unhealthy' as const, detail: missing };
    // A call interrupted by the end of the server says nothing.
    if (health === null || signal.aborted) continue;
    if (health.detail !== null && missing === null) log.warn({ tool: tool.id, detail: health.detail }, 'tool is unhealthy');
    await quality.probed(tool.id, { ...health, latencyMs: performance.now() - started });
  }
}

/** Null if it cannot be known. */
async function healthOf(tool: Tool, stopping: AbortSignal): Promise<Pick<Health, 'status' | 'detail'> | null> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(Math.min(timeLimitMs(tool), probeMsMax))]);
  try {
    if (tool.probe !== undefined) return (await tool.probe(signal)) === 'unknown' ? null : healthy;
    const context = { signal, requestId: 'probe', clientId: 'probe', owner: null, whenPaid: () => {} };
    const ran = await tool.run(tool.input.parse(tool.exampleRequest), context);
    const fits = tool.output.safeParse(ran instanceof Uncharged ? ran.output : ran).success;
    return fits ? healthy : { status: 'unhealthy', detail: 'output does not fit its schema' };
  } catch (thrown) {
    const { code, message } = asProblem(thrown);
    return { status: 'unhealthy', detail: `${code}: ${message}` };
  }
}

const healthy = { status: 'healthy', detail: null } as const;
