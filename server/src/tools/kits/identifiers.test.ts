import { describe, expect, it } from 'vitest';
import { answering, cutOff, deadUrl, endless, loopbackUpstream } from '../../../test/loopback-upstream.ts';
import { runTool, timeLimit, toolNamed } from '../../../test/run-tool.ts';
import { identifierKit } from './identifiers.ts';

const uuid = '3f0c8a52-6d1e-4b7a-9c35-7e2f4d8b1a60';

describe('without a source', () => {
  const tools = identifierKit({
    sourceUrl: null,
    fetch: () => {
      throw new Error('nobody is to be asked');
    },
  });

  it('makes a version 4 UUID locally', async () => {
    expect(toolNamed(tools, 'random-uuid').runs).toBe('here');
    expect((await runTool(tools, 'random-uuid'))['uuid']).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('makes a different one every time', async () => {
    const made = await Promise.all(Array.from({ length: 1000 }, async () => (await runTool(tools, 'random-uuid'))['uuid']));
    expect(new Set(made).size).toBe(1000);
  });
});

describe('with a source', () => {
  it.each([
    ['an object', answering({ uuid })],
    ['an array', answering([uuid])],
    ['an array of several', answering([uuid, '7c9e6679-7425-40de-944b-e07fc1f90ae7'])],
    ['a JSON string', answering(JSON.stringify(uuid))],
    ['plain text with a line end', answering(`${uuid}\r\n`, { type: 'text/plain' })],
    ['capitals', answering({ uuid: uuid.toUpperCase() })],
  ])('accepts %s', async (_name, behaviour) => {
    await using upstream = await loopbackUpstream(behaviour);
    const tools = identifierKit({ sourceUrl: `${upstream.url}/uuid?key=1`, fetch });
    expect(toolNamed(tools, 'random-uuid').runs).toBe('outside');
    expect(await runTool(tools, 'random-uuid')).toEqual({ uuid });
    expect(upstream.requests).toEqual(['GET /uuid?key=1']);
  });

  it.each(['1', '2', '3', '4', '5', '6', '7', '8'])('accepts version %s', async (version) => {
    const versioned = `3f0c8a52-6d1e-${version}b7a-9c35-7e2f4d8b1a60`;
    await using upstream = await loopbackUpstream(answering({ uuid: versioned }));
    expect(await runTool(identifierKit({ sourceUrl: upstream.url, fetch }), 'random-uuid')).toEqual({ uuid: versioned });
  });

  it.each([
    ['status 500', answering({ uuid }, { status: 500 })],
    ['an HTML page', answering('<html></html>', { type: 'text/html' })],
    ['another text', answering({ uuid: 'not-a-uuid' })],
    ['a UUID inside a text', answering(`your uuid: ${uuid}`, { type: 'text/plain' })],
    ['another member', answering({ id: uuid })],
    ['an empty array', answering([])],
    ['a number', answering('42')],
    ['null', answering('null')],
    ['the nil UUID', answering({ uuid: '00000000-0000-0000-0000-000000000000' })],
    ['the max UUID', answering({ uuid: 'ffffffff-ffff-ffff-ffff-ffffffffffff' })],
    ['version 9', answering({ uuid: '3f0c8a52-6d1e-9b7a-9c35-7e2f4d8b1a60' })],
    ['another variant', answering({ uuid: '3f0c8a52-6d1e-4b7a-cc35-7e2f4d8b1a60' })],
    ['a cut connection', cutOff],
    ['an endless body', endless],
  ])('fails on %s', async (_name, behaviour) => {
    await using upstream = await loopbackUpstream(behaviour);
    const call = runTool(identifierKit({ sourceUrl: upstream.url, fetch }), 'random-uuid');
    await expect(call).rejects.toMatchObject({ code: 'upstream_failed' });
  });

  it('fails if no server listens, and makes no UUID of its own', async () => {
    const call = runTool(identifierKit({ sourceUrl: await deadUrl(), fetch }), 'random-uuid');
    await expect(call).rejects.toMatchObject({ code: 'upstream_failed' });
  });

  it('gives up on a slow source at the time limit of the call', async () => {
    const limit = timeLimit();
    await using upstream = await loopbackUpstream(() => limit.pass());
    const call = runTool(identifierKit({ sourceUrl: upstream.url, fetch }), 'random-uuid', {}, limit.signal);
    await expect(call).rejects.toMatchObject({ code: 'upstream_timeout' });
  });
});
