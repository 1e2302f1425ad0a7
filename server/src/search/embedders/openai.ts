import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { secondMs } from '../../clock.ts';
import { problem } from '../../errors.ts';
import { backOffMs } from '../../limits/back-off.ts';
import { dimensions, type Embedder } from '../embedder.ts';
import { vectorAnswer } from './vector-answer.ts';

export interface OpenAiOptions {
  /** Without `/embeddings`, e.g. `https://api.openai.com/v1`. */
  baseUrl: string;
  model: string;
  /** Null for an endpoint without a key. */
  key: string | null;
  fetch: typeof globalThis.fetch;
  /** Called with the tokens of each answer. */
  spent?: (tokens: number) => void;
  /** For tests. */
  limits?: { timeoutMs: number; backOffMs: number };
}

const textsMax = 64;
const textLengthMax = 8000;
const attemptsMax = 4;
const retryAfterMaxMs = 20 * secondMs;
/** 64 vectors of 4,096 numbers with twenty characters each, and some reserve. */
const answerBytesMax = 16 * 1024 * 1024;
const usualLimits = { timeoutMs: 30 * secondMs, backOffMs: secondMs };

/**
 * Any endpoint with OpenAI's `POST /embeddings`. Asks for 512 dimensions, and uses the first 512 of a longer answer.
 * Source: platform.openai.com/docs/api-reference/embeddings
 */
export function openAiEmbedder({ baseUrl, model, key, fetch, spent, limits = usualLimits }: OpenAiOptions): Embedder {
  const url = `${baseUrl.replace(/\/+$/, '')}/embeddings`;
  const headers = { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) };

  async function embedBatch(texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]> {
    // Endpoints refuse an empty text, and some reject half of a surrogate pair as invalid JSON.
    const input = texts.map((text) => text.slice(0, textLengthMax).toWellFormed().trim() || '.');
    const body = JSON.stringify({ model, input, dimensions, encoding_format: 'float' });
    for (let attempt = 1; ; attempt += 1) {
      const answer = await ask(body, signal);
      if (answer.kind === 'answered') return vectorsOf(answer.text, texts.length);
      const waitMs = answer.retryAfterMs ?? backOffMs(attempt, limits.backOffMs);
      if (attempt >= attemptsMax || waitMs > retryAfterMaxMs) {
        throw problem('unavailable', { retryAfterSeconds: Math.ceil(waitMs / secondMs), cause: answer.cause });
      }
      await pause(waitMs, undefined, { signal });
    }
  }

  async function ask(body: string, signal: AbortSignal): Promise<Answer> {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(limits.timeoutMs)]);
    try {
      const response = await fetch(url, { method: 'POST', headers, body, signal: limited, redirect: 'error' });
      if (response.ok) return { kind: 'answered', text: await boundedText(response) };
      await response.body?.cancel();
      const cause = new Error(`the embedding endpoint answered ${response.status} for model ${model}`);
      if (response.status !== 429 && response.status < 500) throw new Refused(cause.message);
      return { kind: 'again', cause, retryAfterMs: retryAfterMs(response.headers.get('retry-after')) };
    } catch (cause) {
      signal.throwIfAborted();
      if (cause instanceof Refused) throw cause;
      return { kind: 'again', cause, retryAfterMs: null };
    }
  }

  function vectorsOf(text: string, count: number): Float32Array[] {
    const { data, usage } = EmbeddingsAnswer.parse(JSON.parse(text));
    spent?.(usage?.total_tokens ?? 0);
    const ordered = data.toSorted((a, b) => a.index - b.index);
    if (ordered.length !== count || ordered.some(({ index }, at) => index !== at)) {
      throw new Error(`the embedding endpoint answered ${data.length} vectors to ${count} texts`);
    }
    return ordered.map(({ embedding }) => vectorAnswer(embedding, model));
  }

  return {
    // The same model name at another host may be another model.
    id: `openai:${new URL(url).host}:${model}:${dimensions}`,
    async embedTexts(texts, { signal }) {
      const vectors: Float32Array[] = [];
      for (let at = 0; at < texts.length; at += textsMax) vectors.push(...(await embedBatch(texts.slice(at, at + textsMax), signal)));
      return vectors;
    },
  };
}

type Answer = { kind: 'answered'; text: string } | { kind: 'again'; cause: unknown; retryAfterMs: number | null };

/** A retry would be refused again: wrong key, unknown model, or a text that is too long. */
class Refused extends Error {
  override readonly name = 'Refused';
}

const EmbeddingsAnswer = z.object({
  data: z.array(z.object({ index: z.number().int(), embedding: z.array(z.number()) })),
  usage: z.object({ total_tokens: z.number().int().min(0) }).nullish(),
});

/** Seconds only. A date would depend on the other side's clock, so then our own back-off applies. */
function retryAfterMs(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header.trim()) ? Number(header) * secondMs : null;
}

async function boundedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let length = 0;
  let text = '';
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > answerBytesMax) throw new Refused(`the embedding endpoint answered more than ${answerBytesMax} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
