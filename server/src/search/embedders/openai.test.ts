import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { asProblem } from '../../errors.ts';
import { cutOff, endless, loopbackUpstream, silent, type LoopbackUpstream } from '../../../test/loopback-upstream.ts';
import { dot, embedderSuite } from '../../../test/suites/embedder.ts';
import { builtinEmbedder } from './builtin.ts';
import { openEmbedder } from './open-embedder.ts';
import { openAiEmbedder } from './openai.ts';

const signal = new AbortController().signal;
const about = { purpose: 'document', signal } as const;
const EmbeddingRequest = z.strictObject({
  model: z.string(),
  input: z.array(z.string().min(1)).max(64),
  dimensions: z.literal(512),
  encoding_format: z.literal('float'),
});

/** Plays the endpoint, with a vector of the built-in embedder for each text, changed as the test wants it. */
function endpoint(change: (vector: number[]) => unknown = (vector) => vector): RequestListener {
  return (request, response) => {
    void reply(request, response, change);
  };
}

async function reply(request: IncomingMessage, response: ServerResponse, change: (vector: number[]) => unknown): Promise<void> {
  const { input } = EmbeddingRequest.parse(JSON.parse(await bodyOf(request)));
  const vectors = await builtinEmbedder().embedTexts(input, about);
  const data = vectors.map((vector, index) => ({ object: 'embedding', index, embedding: change(knowing(vector)) }));
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ object: 'list', data: data.toReversed(), usage: { prompt_tokens: 7, total_tokens: 7 } }));
}

/** Models behind an endpoint have a vector for every text. */
function knowing(vector: Float32Array): number[] {
  return vector.some((value) => value !== 0) ? [...vector] : [1, ...vector.slice(1)];
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function embedderAt({ url }: LoopbackUpstream, limits = { timeoutMs: 60_000, backOffMs: 1 }) {
  return openAiEmbedder({ baseUrl: `${url}/v1/`, model: 'small', key: 'sk-test', fetch, limits });
}

const upstreams: LoopbackUpstream[] = [];
embedderSuite('openai', async () => {
  const [upstream = await loopbackUpstream(endpoint())] = upstreams;
  upstreams[0] = upstream;
  return embedderAt(upstream);
});

describe('the OpenAI-compatible embedder', () => {
  it('sends the key, and at most 64 texts per request', async () => {
    const keys: unknown[] = [];
    await using upstream = await loopbackUpstream((request, response) => {
      keys.push(request.headers.authorization);
      endpoint()(request, response);
    });
    await embedderAt(upstream).embedTexts(
      Array.from({ length: 130 }, (_, at) => `text ${at}`),
      about,
    );
    expect(upstream.requests).toEqual(Array.from({ length: 3 }, () => 'POST /v1/embeddings'));
    expect(new Set(keys)).toEqual(new Set(['Bearer sk-test']));
  });

  it('counts the charged tokens of each batch', async () => {
    await using upstream = await loopbackUpstream(endpoint());
    const spent: number[] = [];
    const embedder = openAiEmbedder({
      baseUrl: `${upstream.url}/v1`,
      model: 'small',
      key: null,
      fetch,
      spent: (tokens) => spent.push(tokens),
    });
    await embedder.embedTexts(
      Array.from({ length: 65 }, (_, at) => `text ${at}`),
      about,
    );
    expect(spent).toEqual([7, 7]);
  });

  it('takes the first 512 numbers of a longer vector, at length 1', async () => {
    await using upstream = await loopbackUpstream(endpoint((vector) => [...vector.map((value) => value * 3), 1, 2, 3]));
    const [cut] = await embedderAt(upstream).embedTexts(['weather'], about);
    const [whole] = await builtinEmbedder().embedTexts(['weather'], about);
    expect(dot(cut, whole)).toBeCloseTo(1, 5);
  });

  it.each([
    ['is too short', (vector: number[]) => vector.slice(1), /answers 511 dimensions/],
    ['is zero', (vector: number[]) => vector.map(() => 0), /zero or not finite/],
    ['overflows', (vector: number[]) => vector.map(() => 1e39), /zero or not finite/],
    ['holds null', (vector: number[]) => [null, ...vector], /(?:expected|must be a) number/],
    ['is a string', () => 'AAAA', /(?:expected|must be an) array/],
  ])('refuses a vector that %s', async (_what, change, message) => {
    await using upstream = await loopbackUpstream(endpoint(change));
    await expect(embedderAt(upstream).embedTexts(['weather'], about)).rejects.toThrow(message);
  });

  it('refuses an answer with too few vectors, or of another index', async () => {
    await using upstream = await loopbackUpstream((_request, response) => {
      response.end(JSON.stringify({ data: [{ index: 1, embedding: Array.from({ length: 512 }, () => 1) }] }));
    });
    await expect(embedderAt(upstream).embedTexts(['weather'], about)).rejects.toThrow('answered 1 vectors to 1 texts');
    await expect(embedderAt(upstream).embedTexts(['weather', 'report'], about)).rejects.toThrow('answered 1 vectors to 2 texts');
  });

  it.each([429, 500, 503])('retries after %i, as Retry-After says', async (status) => {
    let asked = 0;
    await using upstream = await loopbackUpstream((request, response) => {
      asked += 1;
      if (asked < 3) response.writeHead(status, { 'retry-after': '0' }).end('busy');
      else endpoint()(request, response);
    });
    // The own back-off would take an hour.
    const embedder = embedderAt(upstream, { timeoutMs: 60_000, backOffMs: 3_600_000 });
    expect(await embedder.embedTexts(['weather'], about)).toHaveLength(1);
  });

  it.each<[string, RequestListener]>([
    ['fails again and again', (_request, response) => void response.writeHead(500).end()],
    ['disconnects', cutOff],
    ['never answers', silent],
    ['asks for a retry tomorrow', (_request, response) => void response.writeHead(429, { 'retry-after': '86400' }).end()],
  ])('is unavailable if the endpoint %s', async (_what, answer) => {
    await using upstream = await loopbackUpstream(answer);
    const failed = await embedderAt(upstream, { timeoutMs: 50, backOffMs: 1 })
      .embedTexts(['weather'], about)
      .catch((thrown: unknown) => asProblem(thrown).code);
    expect(failed).toBe('unavailable');
    expect(upstream.requests.length).toBeLessThanOrEqual(4);
  });

  it.each([400, 401, 404])('does not retry after %i, and does not reveal the key', async (status) => {
    await using upstream = await loopbackUpstream((_request, response) => void response.writeHead(status).end('sk-test is wrong'));
    const failure = await embedderAt(upstream)
      .embedTexts(['weather'], about)
      .catch((thrown: unknown) => String(thrown));
    expect(failure).toContain(`answered ${status} for model small`);
    expect(failure).not.toContain('sk-test');
    expect(upstream.requests).toHaveLength(1);
  });

  it('aborts an endless answer', async () => {
    await using upstream = await loopbackUpstream(endless);
    await expect(embedderAt(upstream).embedTexts(['weather'], about)).rejects.toThrow(/more than \d+ bytes|not available/);
  });

  it('follows no redirect with the key', async () => {
    await using elsewhere = await loopbackUpstream(endpoint());
    await using upstream = await loopbackUpstream((_request: IncomingMessage, response: ServerResponse) => {
      response.writeHead(307, { location: `${elsewhere.url}/v1/embeddings` }).end();
    });
    await expect(embedderAt(upstream).embedTexts(['weather'], about)).rejects.toThrow('not available');
    expect(elsewhere.requests).toEqual([]);
  });
});

describe('the configured embedder', () => {
  const open = (embedder: string) => openEmbedder({ embedder, key: null, fetch });

  it('is the named one', () => {
    expect(open('builtin').id).toBe(builtinEmbedder().id);
    expect(open('openai:https://models.example:8443/v1#nomic-embed').id).toBe('openai:models.example:8443:nomic-embed:512');
    expect(() => open('onnx:/nowhere/model')).toThrow(/no model folder/);
  });

  it.each(['', 'openai', 'openai:https://x', 'openai:ftp://x#m', 'openai:https://#m', 'other:x'])('refuses %j', (embedder) => {
    expect(() => open(embedder)).toThrow(/must be builtin/);
  });
});
