import { jsonOf } from '../../bounded-json.ts';
import { z } from 'zod';
import type { Payload } from '../payload.ts';
import type { AnyRequirement } from '../settler.ts';
import { readBounded } from '../bounded-fetch.ts';

export interface FacilitatorClientOptions {
  /** Without a trailing slash: /verify, /settle and /supported are put behind it. */
  url: string;
  /** The header Authorization; null for none. */
  authorization: string | null;
  fetch: typeof globalThis.fetch;
}

/** A facilitator's answer, parsed and not yet trusted. */
export interface Answer<Body> {
  status: number;
  isOk: boolean;
  /** Null where it has another shape. */
  body: Body | null;
}

const Reason = z.string().max(4096).nullish();
const VerifyAnswer = z.object({ isValid: z.boolean(), invalidReason: Reason, payer: z.string().max(128).nullish() });
type VerifyAnswer = z.output<typeof VerifyAnswer>;
const SettleAnswer = z.object({
  success: z.boolean(),
  errorReason: Reason,
  payer: z.string().max(128).nullish(),
  transaction: z.string().max(256).nullish(),
  network: z.string().max(64).nullish(),
  amount: z.string().max(80).nullish(),
});
export type SettleAnswer = z.output<typeof SettleAnswer>;
const SupportedAnswer = z.object({
  kinds: z.array(
    z.object({
      x402Version: z.unknown(),
      scheme: z.string(),
      network: z.string(),
      extra: z.object({ feePayer: z.unknown(), facilitatorAddress: z.unknown() }).partial().nullish(),
    }),
  ),
  signers: z.record(z.string(), z.array(z.string())).nullish().catch(null),
});
export type SupportedAnswer = z.output<typeof SupportedAnswer>;

const answerBytesMax = 64 * 1024;
/** The list of all networks of a facilitator is long. */
const supportedBytesMax = 1024 * 1024;

/** The HTTP interface of an x402 facilitator. Rejects when it does not answer. */
export function facilitatorClient({ url, authorization, fetch }: FacilitatorClientOptions) {
  const credential: Record<string, string> = authorization === null ? {} : { Authorization: authorization };

  async function asked<Body>(path: string, init: RequestInit, schema: z.ZodType<Body>, bytesMax: number): Promise<Answer<Body>> {
    // A redirect would send the payment, and perhaps the credential, to another server.
    const response = await fetch(`${url}/${path}`, { ...init, redirect: 'error' });
    const { status, text } = await readBounded(response, bytesMax);
    return { status, isOk: response.ok, body: schema.safeParse(jsonOf(text)).data ?? null };
  }

  const post = (payload: Payload, accepted: AnyRequirement, requirement: AnyRequirement, signal: AbortSignal): RequestInit => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...credential },
    body: JSON.stringify({ x402Version: 2, paymentPayload: { x402Version: 2, accepted, payload }, paymentRequirements: requirement }),
    signal,
  });

  return {
    verify: (payload: Payload, accepted: AnyRequirement, signal: AbortSignal): Promise<Answer<VerifyAnswer>> =>
      asked('verify', post(payload, accepted, accepted, signal), VerifyAnswer, answerBytesMax),
    /** @param accepted the payer's choice @param requirement what is settled: less than a signed maximum */
    settle: (payload: Payload, accepted: AnyRequirement, requirement: AnyRequirement, signal: AbortSignal): Promise<Answer<SettleAnswer>> =>
      asked('settle', post(payload, accepted, requirement, signal), SettleAnswer, answerBytesMax),
    supported: (signal: AbortSignal): Promise<Answer<SupportedAnswer>> =>
      asked('supported', { headers: { Accept: 'application/json', ...credential }, signal }, SupportedAnswer, supportedBytesMax),
  };
}
