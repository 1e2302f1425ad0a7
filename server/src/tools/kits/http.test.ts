import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answering, cutOff, deadUrl, endless, loopbackUpstream } from '../../../test/loopback-upstream.ts';
import { timeLimit } from '../../../test/run-tool.ts';
import { askUpstream, getJson, getText, upstreamBytesMax } from './http.ts';

const Answer = z.object({ value: z.int() });

function request(url: string, signal: AbortSignal = new AbortController().signal) {
  return { fetch, url: new URL(url), signal };
}

describe('an upstream that works', () => {
  it('gives its status and text, for any status', async () => {
    await using upstream = await loopbackUpstream(answering('gone fishing', { status: 503, type: 'text/plain' }));
    expect(await askUpstream(request(upstream.url))).toEqual({ status: 503, text: 'gone fishing' });
  });

  it('gives JSON in the shape of the schema', async () => {
    await using upstream = await loopbackUpstream(answering({ value: 7, more: 'left out' }));
    expect(await getJson(request(upstream.url), Answer)).toEqual({ value: 7 });
  });

  it('is decoded as UTF-8 across chunk boundaries', async () => {
    const bytes = Buffer.from('香港');
    await using upstream = await loopbackUpstream((_request, response) => {
      response.write(bytes.subarray(0, 2), () => response.end(bytes.subarray(2)));
    });
    expect(await getText(request(upstream.url))).toBe('香港');
  });

  it('may answer with an empty body', async () => {
    await using upstream = await loopbackUpstream(answering('', { status: 204 }));
    expect(await getText(request(upstream.url))).toBe('');
  });

  it('may answer with exactly the maximum size', async () => {
    await using upstream = await loopbackUpstream(answering('x'.repeat(upstreamBytesMax)));
    expect(await getText(request(upstream.url))).toHaveLength(upstreamBytesMax);
  });
});

describe('an upstream that fails is upstream_failed', () => {
  it.each([
    ['status 500', answering({ value: 7 }, { status: 500 })],
    ['status 404', answering({ value: 7 }, { status: 404 })],
    ['garbage', answering('<html>It works!</html>')],
    ['half a document', answering('{"value":')],
    ['another shape', answering({ value: 'seven' })],
    ['nothing', answering('')],
    ['a cut connection', cutOff],
    ['an endless body', endless],
    ['one byte too many', answering('x'.repeat(upstreamBytesMax + 1))],
  ])('%s', async (_name, behaviour) => {
    await using upstream = await loopbackUpstream(behaviour);
    await expect(getJson(request(upstream.url), Answer)).rejects.toMatchObject({ code: 'upstream_failed', message: 'upstream failed' });
  });

  it('no server', async () => {
    await expect(getText(request(await deadUrl()))).rejects.toMatchObject({ code: 'upstream_failed' });
  });

  it('a small body that decompresses to a large one', async () => {
    await using upstream = await loopbackUpstream((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(upstreamBytesMax + 1)));
    });
    await expect(getText(request(upstream.url))).rejects.toMatchObject({ code: 'upstream_failed' });
  });

  it('a redirect, whose target is not requested', async () => {
    await using target = await loopbackUpstream(answering({ value: 7 }));
    await using upstream = await loopbackUpstream((_request, response) => {
      response.writeHead(302, { location: target.url }).end();
    });
    await expect(getJson(request(upstream.url), Answer)).rejects.toMatchObject({ code: 'upstream_failed' });
    expect(target.requests).toEqual([]);
  });

  it('logs the reason, without the query of the address', async () => {
    await using upstream = await loopbackUpstream(answering('', { status: 401 }));
    const failure = getText(request(`${upstream.url}/?apikey=sesame`));
    await expect(failure).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/^127\.0\.0\.1:\d+ answered with status 401$/) },
    });
  });
});

describe('a timeout', () => {
  it('while waiting for the answer is upstream_timeout', async () => {
    const limit = timeLimit();
    await using upstream = await loopbackUpstream(() => limit.pass());
    const answer = getText(request(upstream.url, limit.signal));
    await expect(answer).rejects.toMatchObject({ code: 'upstream_timeout', message: 'upstream timed out' });
  });

  it('in the middle of the body is upstream_timeout', async () => {
    await using upstream = await loopbackUpstream((_request, response) => {
      response.writeHead(200).write('beginning');
    });
    const limit = timeLimit();
    // Passes once the headers are here, so that only the body is still to come.
    const answer = getText({
      ...request(upstream.url, limit.signal),
      fetch: async (...parameters) => {
        const response = await fetch(...parameters);
        setImmediate(() => limit.pass());
        return response;
      },
    });
    await expect(answer).rejects.toMatchObject({ code: 'upstream_timeout' });
  });

  it('before the start is upstream_timeout, and nothing is requested', async () => {
    await using upstream = await loopbackUpstream(answering({ value: 7 }));
    const limit = timeLimit();
    limit.pass();
    await expect(getText(request(upstream.url, limit.signal))).rejects.toMatchObject({ code: 'upstream_timeout' });
    expect(upstream.requests).toEqual([]);
  });

  it('differs from the answer of a stopping server', async () => {
    const stopping = new AbortController();
    await using upstream = await loopbackUpstream(() => stopping.abort());
    await expect(getText(request(upstream.url, stopping.signal))).rejects.toMatchObject({ code: 'call_interrupted' });
  });
});
