import { asProblem } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Catalog } from './catalog.ts';
import type { QualityLog } from './quality.ts';
import type { Tool } from './tool.ts';

/**
 * Calls every tool that is for sale with its own example request: the real method on the real input, free and internal. A
 * tool whose mere port answers is not healthy; one whose answer fits its output schema is.
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
    if (!state.enabled || !state.configured || signal.aborted) continue;
    const started = performance.now();
    const detail = await failureOf(tool, signal);
    if (detail !== null) log.warn({ tool: tool.id, detail }, 'tool is unhealthy');
    await quality.probed(tool.id, { status: detail === null ? 'healthy' : 'unhealthy', latencyMs: performance.now() - started, detail });
  }
}

async function failureOf(tool: Tool, stopping: AbortSignal): Promise<string | null> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(tool.maxLatencyMs)]);
  try {
    const output = await tool.run(tool.input.parse(tool.exampleRequest), { signal, requestId: 'probe' });
    return tool.output.safeParse(output).success ? null : 'output does not fit its schema';
  } catch (thrown) {
    const { code, message } = asProblem(thrown);
    return `${code}: ${message}`;
  }
}
