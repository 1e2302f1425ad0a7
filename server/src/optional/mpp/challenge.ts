import { hash, hkdfSync } from 'node:crypto';
import { rfc3339 } from '../../clock.ts';
import { hmac, isSameMac, type Mac } from '../../mac.ts';
import { type Payment, shortId } from '../../payments/quotes/payment.ts';
import type { PaidResource } from '../../payments/provider.ts';
import type { Requirement } from '../../settlement/settler.ts';

/** The parameters of a challenge, as in the header. Source: draft-httpauth-payment, draft-evm-charge. */
export interface MppChallenge {
  id: string;
  /** The host of the service. */
  realm: string;
  /** Base64url of the canonical JSON of the terms. */
  request: string;
  /** RFC 3339. */
  expires: string;
  /** Base64url of the canonical JSON of `Correlation`; wallets return it unchanged. */
  opaque: string;
}

/** The payment and resource of a challenge. They make each challenge unique, so that paying twice takes two nonces. */
export interface Correlation {
  payment: string;
  /** Path and query under the public address. */
  resource: string;
}

export interface MppChallenges {
  /** A challenge for a payment; null for a network that the method cannot name. No effect. */
  issue(requirement: Requirement, payment: Pick<Payment, 'id' | 'expiresAt'>, resource: Pick<PaidResource, 'path'>): MppChallenge | null;
  /** Whether it was made here, with exactly these parameters. */
  isOurs(challenge: MppChallenge): boolean;
}

export interface MppChallengesOptions {
  /** The first makes challenges; challenges of all are accepted. */
  secrets: readonly string[];
  /** Without a trailing slash. */
  publicUrl(): string;
}

/** Challenges whose id is a MAC of the rest, so that nothing of them is stored. */
export function mppChallenges({ secrets, publicUrl }: MppChallengesOptions): MppChallenges {
  const keys = secrets.map((secret) =>
    hmac(Buffer.from(hkdfSync('sha256', secret, 'farebox', 'mpp challenge', 32)), sealedLengthMax, 'base64url'),
  );
  const [current] = keys;
  if (current === undefined) throw new Error('mppChallenges needs a secret');
  const realm = remembered((url: string) => new URL(url).host);
  const request = remembered((requirement: Requirement) => {
    const terms = termsJson(requirement);
    return terms === null ? null : base64url(terms);
  });
  const expiry = remembered(rfc3339);
  const opaqueEnd = remembered((path: string) => base64url(`","resource":${JSON.stringify(path)}}`));

  return {
    issue(requirement, { id: paymentId, expiresAt }, { path }) {
      const terms = request(requirement);
      if (terms === null) return null;
      const challenge = {
        realm: realm(publicUrl()),
        request: terms,
        expires: expiry(expiresAt),
        // Equals `opaqueText` of payment and resource: the first parts have 12 and 30 bytes, multiples of three, so base64url can be joined.
        opaque: `${opaqueStart}${base64url(shortId(paymentId))}${opaqueEnd(path)}`,
      };
      return { id: idOf(current, challenge), ...challenge };
    },
    isOurs: (challenge) =>
      challenge.realm === realm(publicUrl()) && keys.map((key) => isSameMac(idOf(key, challenge), challenge.id)).includes(true),
  };
}

/** Base64url of the beginning of a correlation's JSON. */
const opaqueStart = base64url('{"payment":"');
/** Host, request, expiry and correlation are about 600 bytes; paths are as short as ids. */
const sealedLengthMax = 16_384;

const chainPattern = /^eip155:([1-9]\d{0,14})$/;

/**
 * The terms as canonical JSON (RFC 8785): the members are in its order.
 * Null for a network that is not an EVM chain.
 */
export function termsJson({ network, amount, asset, payTo }: Requirement): string | null {
  const chainId = chainPattern.exec(network)?.[1];
  if (chainId === undefined) return null;
  const methodDetails = { chainId: Number(chainId), credentialTypes: ['authorization'], decimals: 6 };
  return JSON.stringify({ amount, currency: asset, methodDetails, recipient: payTo });
}

/** The canonical text of a correlation. */
export function opaqueText({ payment, resource }: Correlation): string {
  return base64url(JSON.stringify({ payment, resource }));
}

export function base64url(text: string): string {
  return Buffer.from(text).toString('base64url');
}

/** The value of `WWW-Authenticate`. Nothing in it needs escaping: hosts, base64url, times. */
export function challengeHeader({ id, realm, request, expires, opaque }: MppChallenge): string {
  return `Payment id="${id}", realm="${realm}", method="evm", intent="charge", request="${request}", expires="${expires}", opaque="${opaque}"`;
}

/**
 * A MAC of all parameters. The part that most challenges share is hashed once. The texts are unambiguous: the first has a fixed length,
 * the realm is our own, and the last contains no separator.
 */
function idOf(mac: Mac, { realm, request, expires, opaque }: Omit<MppChallenge, 'id'>): string {
  return mac(`${termsDigest(request)}|${realm}|${expires}|${opaque}`);
}

const termsDigest = remembered((request: string) => hash('sha256', `evm|charge|${request}`, 'base64url'));

/** Caches the last answer: most consecutive challenges have the same price. */
function remembered<Asked, Answer>(answer: (asked: Asked) => Answer): (asked: Asked) => Answer {
  let last: { asked: Asked; answer: Answer } | null = null;
  return (asked) => {
    if (last === null || last.asked !== asked) last = { asked, answer: answer(asked) };
    return last.answer;
  };
}
