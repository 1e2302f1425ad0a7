import { challengeOf, type Challenge } from '@farebox/client';
import { parseJson } from '../../../bounded-json.ts';
import type { GuardedResponse } from '../../../net/guarded-fetch.ts';

/** What an answer 402 says: how to pay, and all of it as it came. */
export interface X402Demand {
  challenge: Challenge;
  /** The object of x402, from its header or the body; null where it has none. */
  body: unknown;
}

/** Reads an answer 402 to its end. */
export async function readDemand(answer: GuardedResponse): Promise<X402Demand> {
  const body = jsonOf(await textOfBody(answer));
  const header = answer.headers.get('payment-required');
  return {
    challenge: challengeOf(answer.headers, body),
    body: (header === null ? null : jsonOf(Buffer.from(header, 'base64').toString('utf8'))) ?? body,
  };
}

export async function textOfBody({ body }: Pick<GuardedResponse, 'body'>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Null for what is no JSON, or JSON beyond the limits. */
export function jsonOf(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}
