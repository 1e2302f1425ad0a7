import { rfc3339, type Clock } from '../../clock.ts';
import { problem, type Problem } from '../../errors.ts';
import type { Payment } from '../quotes/payment.ts';
import type { PaidResource } from '../provider.ts';
import type { ExactPayload } from '../../settlement/payload.ts';
import type { Requirement } from '../../settlement/settler.ts';
import { base64url, challengeHeader, mppChallenges, opaqueText, termsJson, type MppChallenge } from './challenge.ts';
import type { MppCredential } from './credential.ts';

/**
 * The Machine Payments Protocol, method `evm`, intent `charge`, credential `authorization`: the signed transfer of x402, whose nonce is
 * that of a challenge. Source: draft-httpauth-payment, draft-evm-charge, draft-payment-transport-mcp.
 */
export interface Mpp {
  /** Headers of a 402; empty for a network that the method cannot name. */
  headers(requirement: Requirement, payment: Payment, resource: PaidResource): Readonly<Record<string, string>>;
  /** `_meta` of a refusal over MCP. */
  meta(requirement: Requirement, payment: Payment, resource: PaidResource): Readonly<Record<string, unknown>>;
  /**
   * Whether the credential answers a challenge of this service for this resource, and was signed for it. It checks neither expiry nor
   * price: a settled credential stays settled.
   * @throws payment_refused, payment_other_resource
   */
  checkBinding(credential: MppCredential, resource: PaidResource): Promise<void>;
  /** Whether the challenge is still valid: not expired, and with the current terms. @throws payment_refused */
  checkOffer(credential: MppCredential, requirement: Requirement): void;
}

export interface MppOptions {
  secrets: readonly string[];
  clock: Clock;
  /** Without a trailing slash. */
  publicUrl(): string;
}

export function mpp({ secrets, clock, publicUrl }: MppOptions): Mpp {
  const challenges = mppChallenges({ secrets, publicUrl });
  return {
    headers(requirement, payment, resource) {
      const challenge = challenges.issue(requirement, payment, resource);
      return challenge === null ? {} : { 'WWW-Authenticate': challengeHeader(challenge) };
    },
    meta(requirement, payment, resource) {
      const challenge = challenges.issue(requirement, payment, resource);
      if (challenge === null) return {};
      return { [metaKeys.required]: { httpStatus: 402, challenges: [wireChallenge(challenge)] } };
    },
    async checkBinding({ challenge, payload, source }, { path }) {
      if (!challenges.isOurs(challenge)) throw refused('invalid-challenge', 'the challenge was not made here, or was changed');
      if (resourceOf(challenge) !== path) throw problem('payment_other_resource');
      const { from, nonce } = payload.authorization;
      if (source !== null && !source.toLowerCase().endsWith(`:${from.toLowerCase()}`)) {
        throw refused('verification-failed', 'the source is not the signer');
      }
      if ((await nonceOf(challenge)) !== nonce.toLowerCase()) {
        throw refused('verification-failed', 'the nonce is not that of the challenge');
      }
    },
    checkOffer({ challenge }, requirement) {
      // The challenge was made here, so this is a time.
      if (Date.parse(challenge.expires) <= clock.now()) throw refused('payment-expired', 'the challenge has expired');
      const terms = termsJson(requirement);
      if (terms === null || challenge.request !== base64url(terms))
        throw refused('invalid-challenge', 'the price or the payee has changed');
    },
  };
}

/**
 * The members of RFC 9457 that the protocol requires in the body of a 402. They are added to those of the service, so that the body
 * stays `application/json`. Source: draft-httpauth-payment, errors.
 */
export const mppProblem = {
  type: 'https://paymentauth.org/problems/payment-required',
  title: 'Payment Required',
  status: 402,
  detail: 'The resource is delivered once the payment in WWW-Authenticate, or any other way to pay in this answer, is made.',
} as const;

/** Keys of `_meta` that replace the headers of HTTP. */
export const metaKeys = {
  required: 'org.paymentauth/payment-required',
  credential: 'org.paymentauth/credential',
  receipt: 'org.paymentauth/receipt',
} as const;

/** The refusal of an unreadable credential: the protocol requires a new challenge in it. */
export function malformedCredential(fault: string): Problem {
  return refused('malformed-credential', `it is malformed: ${fault}`);
}

export interface MppSettlement {
  challengeId: string;
  /** The transaction, else the payment id. */
  reference: string;
  /** CAIP-2. */
  network: string;
  /** Epoch milliseconds. */
  settledAt: number;
}

/** The receipt in a paid answer: `Payment-Receipt` is its base64url. */
export function mppReceipt({ challengeId, reference, network, settledAt }: MppSettlement) {
  return {
    status: 'success',
    method: 'evm',
    timestamp: rfc3339(settledAt),
    reference,
    challengeId,
    chainId: Number(network.replace(/^eip155:/, '')),
  } as const;
}

/** The nonce that answers a challenge: Keccak-256 of its id and realm. viem is loaded by the first call. */
export async function nonceOf({ id, realm }: Pick<MppChallenge, 'id' | 'realm'>): Promise<ExactPayload['authorization']['nonce']> {
  const { keccak256, stringToBytes } = await import('viem');
  return keccak256(stringToBytes(`${id}${realm}`));
}

/** Over MCP the request is an object, not a text. */
function wireChallenge({ request, ...challenge }: MppChallenge) {
  const terms: unknown = JSON.parse(Buffer.from(request, 'base64url').toString('utf8'));
  return { ...challenge, method: 'evm', intent: 'charge', request: terms };
}

/** The resource of a challenge that was made here. */
function resourceOf({ opaque }: MppChallenge): string | null {
  const value: unknown = JSON.parse(Buffer.from(opaque, 'base64url').toString('utf8'));
  const isCorrelation = typeof value === 'object' && value !== null && 'resource' in value && 'payment' in value;
  if (!isCorrelation || typeof value.resource !== 'string' || typeof value.payment !== 'string') return null;
  return opaqueText({ payment: value.payment, resource: value.resource }) === opaque ? value.resource : null;
}

function refused(reason: string, message: string): Problem {
  return problem('payment_refused', { message: `the payment was refused: ${message}`, members: { reason } });
}
