import { describe, expect, it } from 'vitest';
import { answering, cutOff, deadUrl, endless, loopbackUpstream } from '../../../test/loopback-upstream.ts';
import { runTool, timeLimit, toolNamed } from '../../../test/run-tool.ts';
import { proxyKit } from './proxy.ts';

const isLatency = expect.toSatisfy((value) => Number.isInteger(value) && value >= 0);

describe('a backend', () => {
  it('that answers is ok, and its JSON is forwarded', async () => {
    await using backend = await loopbackUpstream(answering({ status: 'up', checks: [1, 2] }));
    const tools = proxyKit({ backendUrl: `${backend.url}/health?deep=1`, fetch });
    expect(toolNamed(tools, 'proxy-health').missingConfiguration?.()).toBeNull();
    expect(await runTool(tools, 'proxy-health')).toEqual({
      status: 'ok',
      upstreamStatus: 200,
      latencyMs: isLatency,
      body: { status: 'up', checks: [1, 2] },
    });
    expect(backend.requests).toEqual(['GET /health?deep=1']);
  });

  it.each([301, 400, 404, 500, 503])('that answers with status %i is unhealthy, with a reason', async (status) => {
    await using backend = await loopbackUpstream(answering({ why: 'disk full' }, { status }));
    expect(await runTool(proxyKit({ backendUrl: backend.url, fetch }), 'proxy-health')).toEqual({
      status: 'unhealthy',
      upstreamStatus: status,
      latencyMs: isLatency,
      body: { why: 'disk full' },
    });
  });

  it.each([
    ['text', answering('OK\n', { type: 'text/plain' }), { body: 'OK' }],
    ['a long text, truncated', answering('x'.repeat(5000), { type: 'text/plain' }), { body: 'x'.repeat(2000) }],
    [
      'a text truncated inside a character',
      answering(`${'x'.repeat(1999)}👍`, { type: 'text/plain' }),
      { body: `${'x'.repeat(1999)}\ufffd` },
    ],
    ['false', answering('false'), { body: false }],
    ['null', answering('null'), { body: null }],
    ['nothing', answering('', { status: 204 }), { upstreamStatus: 204 }],
  ])('may answer with %s', async (_name, behaviour, expected) => {
    await using backend = await loopbackUpstream(behaviour);
    expect(await runTool(proxyKit({ backendUrl: backend.url, fetch }), 'proxy-health')).toEqual({
      status: 'ok',
      upstreamStatus: 200,
      latencyMs: isLatency,
      ...expected,
    });
  });

  it.each([
    ['cuts the connection', cutOff],
    ['sends endlessly', endless],
  ])('that %s has failed', async (_name, behaviour) => {
    await using backend = await loopbackUpstream(behaviour);
    const call = runTool(proxyKit({ backendUrl: backend.url, fetch }), 'proxy-health');
    await expect(call).rejects.toMatchObject({ code: 'upstream_failed' });
  });

  it('that cannot be reached has failed', async () => {
    const call = runTool(proxyKit({ backendUrl: await deadUrl(), fetch }), 'proxy-health');
    await expect(call).rejects.toMatchObject({ code: 'upstream_failed' });
  });

  it('that takes too long has timed out', async () => {
    const limit = timeLimit();
    await using backend = await loopbackUpstream(() => limit.pass());
    const call = runTool(proxyKit({ backendUrl: backend.url, fetch }), 'proxy-health', {}, limit.signal);
    await expect(call).rejects.toMatchObject({ code: 'upstream_timeout' });
  });
});

it('reports a missing backend, and refuses to run', async () => {
  const tools = proxyKit({ backendUrl: null, fetch });
  expect(toolNamed(tools, 'proxy-health').missingConfiguration?.()).toBe('FAREBOX_PROXY_BACKEND is not set');
  await expect(runTool(tools, 'proxy-health')).rejects.toMatchObject({ code: 'tool_not_configured' });
});
