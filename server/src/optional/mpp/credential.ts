import { z } from 'zod';
import { firstFault } from '../../invalid-input.ts';
import { jsonInBase64 } from '../../payments/quotes/json-in-base64.ts';
import { Address, Atomic, ExactPayload } from '../../settlement/payload.ts';
import { base64url, opaqueText, type MppChallenge } from './challenge.ts';

/** A wallet's answer to a challenge, parsed and not yet verified. */
export interface MppCredential {
  /** The challenge that the wallet claims to answer. */
  challenge: MppChallenge;
  payload: ExactPayload;
  /** `did:pkh:eip155:<chain>:<address>`; null where the wallet does not send it. */
  source: string | null;
}

/** The credential, or why it cannot be read. */
export type ReadCredential = { credential: MppCredential; fault: null } | { credential: null; fault: string };

const Encoded = z.string().regex(/^[A-Za-z0-9_-]{1,4096}$/);
const Text = z.string().min(1).max(256);

/** Over MCP the request is an object, with exactly the signed members. */
const Terms = z.strictObject({
  amount: Atomic,
  currency: Address,
  methodDetails: z.strictObject({
    chainId: z.int().positive(),
    credentialTypes: z.tuple([z.literal('authorization')]),
    decimals: z.literal(6),
  }),
  recipient: Address,
});

const Challenge = z.object({
  id: Text,
  realm: Text,
  method: z.literal('evm'),
  intent: z.literal('charge'),
  request: Encoded.or(
    Terms.transform(({ amount, currency, methodDetails: { chainId, credentialTypes, decimals }, recipient }) =>
      base64url(JSON.stringify({ amount, currency, methodDetails: { chainId, credentialTypes, decimals }, recipient })),
    ),
  ),
  expires: Text,
  // Older clients write the object out.
  opaque: Encoded.or(z.strictObject({ payment: Text, resource: z.string().max(2048) }).transform(opaqueText)),
  // Our challenges have neither, and their id does not cover them.
  digest: z.undefined().optional(),
  header: z.undefined().optional(),
});

const Payload = z
  .object({
    type: z.literal('authorization'),
    signature: ExactPayload.shape.signature,
    ...ExactPayload.shape.authorization.shape,
  })
  .transform(({ signature, from, to, value, validAfter, validBefore, nonce }) => ({
    signature,
    authorization: { from, to, value, validAfter, validBefore, nonce },
  }));

const Credential = z.object({ challenge: Challenge, payload: Payload, source: z.string().max(256).nullish() });

/** Reads the header's value after the scheme: base64url of JSON. */
export function decodedCredential(encoded: string): ReadCredential {
  const read = jsonInBase64(encoded);
  return read.fault === null ? readCredential(read.value) : unreadable(read.fault);
}

/** Reads the object itself, as MCP carries it. */
export function readCredential(value: unknown): ReadCredential {
  const parsed = Credential.safeParse(value);
  if (!parsed.success) return unreadable(firstFault(parsed.error));
  const { challenge, payload, source } = parsed.data;
  const { id, realm, request, expires, opaque } = challenge;
  return { credential: { challenge: { id, realm, request, expires, opaque }, payload, source: source ?? null }, fault: null };
}

function unreadable(fault: string): ReadCredential {
  return { credential: null, fault };
}
