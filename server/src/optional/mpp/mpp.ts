import type { Foundation } from '../../foundation.ts';
import { rfc3339 } from '../../clock.ts';
import { problem, type Problem } from '../../errors.ts';
import type { PaidResource } from '../../payments/provider.ts';
import type { Receipt, Settled } from '../../payments/purchase/means.ts';
import type { WalletCredential, WalletProtocol } from '../../payments/x402/wallet-protocol.ts';
import type { ExactPayload } from '../../settlement/payload.ts';
import type { Requirement } from '../../settlement/settler.ts';
import { base64url, challengeHeader, mppChallenges, opaqueText, termsJson, type MppChallenge, type MppChallenges } from './challenge.ts';
import { decodedCredential, readCredential, type MppCredential, type ReadCredential } from './credential.ts';

export interface MppOptions extends Pick<Foundation, 'clock' | 'publicUrl'> {
  secrets: readonly string[];
}

/**
 * The Machine Payments Protocol, method `evm`, intent `charge`, credential `authorization`: the signed transfer of x402, whose nonce is
 * that of a challenge. Source: draft-httpauth-payment, draft-evm-charge, draft-payment-transport-mcp.
 */
export function mpp({ secrets, clock, publicUrl }: MppOptions): WalletProtocol {
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
    name: 'MPP',
    bodyMembers: mppProblem,
    mcpMethods: { evm: { intents: ['charge'] } },
    inHeaders: (header) =>
      credentialHeaders.flatMap((name) => encodedIn(header(name)) ?? []).map((text) => credentialOf(decodedCredential(text))),
    inMeta(meta) {
      const sent = meta[metaKeys.credential] ?? null;
      if (sent === null) return null;
      return credentialOf(typeof sent === 'string' ? decodedCredential(sent) : readCredential(sent));
    },
    capability: (network) => ({
      name: 'mpp',
      versions: ['draft-httpauth-payment-00'],
      networks: [network],
      methods: ['evm:charge'],
      description:
        'Machine Payments Protocol: a wallet answers `WWW-Authenticate: Payment` of the 402 with a credential. Over MCP it is in _meta["org.paymentauth/credential"].',
      request_headers: [...credentialHeaders],
      response_headers: ['WWW-Authenticate', 'Payment-Receipt'],
    }),
    paymentInfo: (currency, amount, description) => ({
      protocol: { mpp: { method: 'evm', intent: 'charge', currency } },
      offer: { intent: 'charge', method: 'evm', amount, currency, description },
    }),
  };

  function credentialOf({ credential, fault }: ReadCredential): WalletCredential {
    if (credential === null) return { payload: null, refusal: malformedCredential(fault) };
    return {
      payload: credential.payload,
      async requireAnswers(requirement, resource) {
        await checkBinding(challenges, credential, resource);
        checkOffer(credential, requirement(), clock.now());
      },
      receipt: (settled) => receiptOf(credential.challenge.id, settled),
    };
  }
}

/** The second leaves the first free for a login. */
const credentialHeaders = ['Authorization', 'Payment-Authorization'] as const;

/** The credential after the scheme `Payment`; null for another scheme. Source: RFC 9110, 11.4. */
function encodedIn(header: string | undefined): string | null {
  const found = /^Payment(?: +(?<text>.*))?$/is.exec(header?.trim() ?? '');
  return found === null ? null : (found.groups?.['text'] ?? '');
}

/**
 * Whether the credential answers a challenge of this service for this resource, and was signed for it. It checks neither expiry nor
 * price: a settled credential stays settled.
 * @throws payment_refused, payment_other_resource
 */
async function checkBinding(
  challenges: Pick<MppChallenges, 'isOurs'>,
  { challenge, payload, source }: MppCredential,
  { path }: PaidResource,
): Promise<void> {
  if (!challenges.isOurs(challenge)) throw refused('invalid-challenge', 'the challenge was not made here, or was changed');
  if (resourceOf(challenge) !== path) throw problem('payment_other_resource');
  const { from, nonce } = payload.authorization;
  if (source !== null && !source.toLowerCase().endsWith(`:${from.toLowerCase()}`)) {
    throw refused('verification-failed', 'the source is not the signer');
  }
  if ((await nonceOf(challenge)) !== nonce.toLowerCase()) {
    throw refused('verification-failed', 'the nonce is not that of the challenge');
  }
}

/** Whether the challenge is still valid: not expired, and with the current terms. @throws payment_refused */
function checkOffer({ challenge }: MppCredential, requirement: Requirement, now: number): void {
  // The challenge was made here, so this is a time.
  if (Date.parse(challenge.expires) <= now) throw refused('payment-expired', 'the challenge has expired');
  const terms = termsJson(requirement);
  if (terms === null || challenge.request !== base64url(terms)) throw refused('invalid-challenge', 'the price or the payee has changed');
}

function receiptOf(challengeId: string, { paymentId, transaction, network, settledAt }: Settled): Receipt {
  const receipt = {
    status: 'success',
    method: 'evm',
    timestamp: rfc3339(settledAt),
    reference: transaction === '' ? paymentId : transaction,
    challengeId,
    chainId: Number(network.replace(/^eip155:/, '')),
  } as const;
  return {
    headers: {},
    successHeaders: { 'Payment-Receipt': Buffer.from(JSON.stringify(receipt)).toString('base64url') },
    meta: {},
    successMeta: { [metaKeys.receipt]: receipt },
  };
}

/**
 * The members of RFC 9457 that the protocol requires in the body of a 402. They are added to those of the service, so that the body
 * stays `application/json`. Source: draft-httpauth-payment, errors.
 */
const mppProblem = {
  type: 'https://paymentauth.org/problems/payment-required',
  title: 'Payment Required',
  status: 402,
  detail: 'The resource is delivered once the payment in WWW-Authenticate, or any other way to pay in this answer, is made.',
} as const;

/** Keys of `_meta` that replace the headers of HTTP. */
const metaKeys = {
  required: 'org.paymentauth/payment-required',
  credential: 'org.paymentauth/credential',
  receipt: 'org.paymentauth/receipt',
} as const;

/** The refusal of an unreadable credential: the protocol requires a new challenge in it. */
function malformedCredential(fault: string): Problem {
  return refused('malformed-credential', `it is malformed: ${fault}`);
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
