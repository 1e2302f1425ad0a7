import { expect, it } from 'vitest';
import { runTool } from '../../../test/run-tool.ts';
import { timeKit } from './time.ts';

it('shows the same moment in both formats', async () => {
  const tools = timeKit({ clock: { now: () => Date.UTC(2026, 10, 20, 8, 0, 0, 999) } });
  expect(await runTool(tools, 'timestamp')).toEqual({ isoTime: '2026-11-20T08:00:00.999Z', unix: 1795161600 });
});

it('reads the clock once per call', async () => {
  let reads = 0;
  const tools = timeKit({ clock: { now: () => (reads += 1) * 1000 } });
  expect(await runTool(tools, 'timestamp')).toEqual({ isoTime: '1970-01-01T00:00:01.000Z', unix: 1 });
  expect(await runTool(tools, 'timestamp')).toEqual({ isoTime: '1970-01-01T00:00:02.000Z', unix: 2 });
});
