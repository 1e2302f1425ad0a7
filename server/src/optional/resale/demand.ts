import type { Challenge } from '@farebox/client';
import type { GuardedResponse } from '../../net/guarded-fetch.ts';
import { textOfAnswer } from '../../net/answer-body.ts';
import { jsonOf } from '../../bounded-json.ts';

/** What an answer 402 says: how to pay, and all of it as it came. */
export interface X402Demand {
  challenge: Challenge;
  /** The object of x402, from its header or the body; null where it has none. */
  body: unknown;
}

/** Reads an answer 402 to its end. */
export async function readDemand(answer: GuardedResponse): Promise<X402Demand> {
  const body = jsonOf(await textOfAnswer(answer));
  const { challengeOf } = await import('@farebox/client');
  const header = answer.headers.get('payment-required');
  return {
    challenge: challengeOf(answer.headers, body),
    body: (header === null ? null : jsonOf(Buffer.from(header, 'base64').toString('utf8'))) ?? body,
  };
}
