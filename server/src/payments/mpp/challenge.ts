import { hash, hkdfSync } from 'node:crypto';
import { rfc3339 } from '../../clock.ts';
import { hmac, isSameMac, type Mac } from '../../mac.ts';
import type { Payment } from '../payment.ts';
import { shortId } from '../payments.ts';
import type { PaidResource } from '../provider.ts';
import type { Requirement } from '../x402/settler.ts';

/** A challenge as its parameters stand in the header. Source: draft-httpauth-payment, draft-evm-charge. */
export interface MppChallenge {
  id: string;
  /** The host of the service. */
  realm: string;
  /** Base64url of the canonical JSON of what has to be paid. */
  request: string;
  /** RFC 3339. */
  expires: string;
  /** Base64url of the canonical JSON of `Correlation`; wallets send it back as it came. */
  opaque: string;
}

/** What a challenge is for. It makes each one another: a wallet that pays twice for one thing has to sign two nonces. */
export interface Correlation {
  payment: string;
  /** Path and query under the public address. */
  resource: string;
}

export interface MppChallenges {
  /** A challenge for a payment; null for a network that the method has no way to name. No effect anywhere. */
  issue(requirement: Requirement, payment: Pick<Payment, 'id' | 'expiresAt'>, resource: Pick<PaidResource, 'path'>): MppChallenge | null;
  /** Whether it was made here, of these very parameters. */
  isOurs(challenge: MppChallenge): boolean;
}

export interface MppChallengesOptions {
  /** The first makes challenges, all of them know theirs. */
  secrets: readonly string[];
  /** Without a trailing slash. */
  publicUrl(): string;
}

/** Challenges that say themselves who made them: their id is a MAC of the rest, and nothing of them is kept. */
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
        // `opaqueText` of the payment and the resource: twelve bytes, thirty, and the rest are as much in base64url as they are together.
        opaque: `${opaqueStart}${base64url(shortId(paymentId))}${opaqueEnd(path)}`,
      };
      return { id: idOf(current, challenge), ...challenge };
    },
    isOurs: (challenge) =>
      challenge.realm === realm(publicUrl()) && keys.map((key) => isSameMac(idOf(key, challenge), challenge.id)).includes(true),
  };
}

/** Base64url of how the JSON of a correlation begins. */
const opaqueStart = base64url('{"payment":"');
/** Host, request, expiry and correlation are about 600 bytes; an asset's or a tool's path is no longer than its id. */
const sealedLengthMax = 16_384;

const chainPattern = /^eip155:([1-9]\d{0,14})$/;

/**
 * What has to be paid, as canonical JSON (RFC 8785): the members are written in their order.
 * Null for a network that is no EVM chain.
 */
export function termsJson({ network, amount, asset, payTo }: Requirement): string | null {
  const chainId = chainPattern.exec(network)?.[1];
  if (chainId === undefined) return null;
  const methodDetails = { chainId: Number(chainId), credentialTypes: ['authorization'], decimals: 6 };
  return JSON.stringify({ amount, currency: asset, methodDetails, recipient: payTo });
}

/** The one text of what a challenge is for. */
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
 * Of everything that a challenge says; what most of them have in common is hashed once. The texts cannot run into each other: the
 * first has always one length, the realm is our own, and there is no mark in the last.
 */
function idOf(mac: Mac, { realm, request, expires, opaque }: Omit<MppChallenge, 'id'>): string {
  return mac(`${termsDigest(request)}|${realm}|${expires}|${opaque}`);
}

const termsDigest = remembered((request: string) => hash('sha256', `evm|charge|${request}`, 'base64url'));

/** The function, with the answer to the last question at hand: most challenges in a row are of one price. */
function remembered<Asked, Answer>(answer: (asked: Asked) => Answer): (asked: Asked) => Answer {
  let last: { asked: Asked; answer: Answer } | null = null;
  return (asked) => {
    if (last === null || last.asked !== asked) last = { asked, answer: answer(asked) };
    return last.answer;
  };
}
