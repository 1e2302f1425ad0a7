import { jsonOf, isMembers, members } from './json.ts';
import { PaymentBody } from './shapes.ts';

/** What a 402 asks for, in each protocol that it speaks. */
export interface Challenge {
  /** The payment of a farebox service. */
  payment: PaymentBody | null;
  x402: X402Challenge | null;
  /** Challenges of the Machine Payments Protocol. */
  mpp: readonly MppChallenge[];
}

export interface X402Challenge {
  version: 1 | 2;
  offers: readonly X402Offer[];
  /** Returned to the service as it came. */
  resource: unknown;
}

/** One way to pay. */
export interface X402Offer {
  scheme: string;
  /** CAIP-2, or the name of version 1. */
  network: string;
  /** In atomic units. */
  amount: string;
  asset: string;
  payTo: string;
  maxTimeoutSeconds: number;
  /** As it came: version 2 returns it. */
  raw: Readonly<Record<string, unknown>>;
}

/** Parameters as they came, and their terms. Source: draft-httpauth-payment, draft-evm-charge. */
export interface MppChallenge {
  parameters: Readonly<Record<string, unknown>>;
  id: string;
  realm: string;
  method: string;
  intent: string;
  /** RFC 3339; null if the challenge does not expire. */
  expires: string | null;
  terms: Readonly<Record<string, unknown>>;
}

/** Longer texts are not read: a demand has a few kilobytes. */
const lengthMax = 256 * 1024;

/** Reads headers and body of an answer 402. Whatever cannot be read is left out. */
export function challengeOf(headers: Headers, body: unknown): Challenge {
  const header = headers.get('payment-required') ?? '';
  return {
    payment: paymentIn(body),
    x402: x402In(header.length > lengthMax ? null : jsonOfBase64(header)) ?? x402In(body),
    mpp: [
      ...(headers.get('www-authenticate') ?? '')
        .slice(0, lengthMax)
        .matchAll(/(?:^|[\s,])Payment\s+((?:[\w-]+="(?:[^"\\]|\\.)*"(?:\s*,\s*)?)+)/gi),
    ].flatMap(([, parameters = '']) => mppOf(parametersOf(parameters)) ?? []),
  };
}

/** Reads the result of an MCP tool. */
export function challengeOfResult(result: unknown): Challenge | null {
  const { structuredContent, content, _meta: meta } = members(result);
  const body = isMembers(structuredContent) ? structuredContent : jsonOf(textOf(content));
  const { challenges } = members(members(meta)['org.paymentauth/payment-required']);
  const challenge = {
    payment: paymentIn(body),
    x402: x402In(body) ?? x402In(members(meta)['x402/payment-required']),
    mpp: Array.isArray(challenges) ? challenges.flatMap((each) => mppOf(members(each)) ?? []) : [],
  };
  return challenge.payment === null && challenge.x402 === null && challenge.mpp.length === 0 ? null : challenge;
}

/** A payment without members that decide about money is none. */
function paymentIn(body: unknown): PaymentBody | null {
  try {
    return PaymentBody.parse(members(body)['payment']);
  } catch {
    return null;
  }
}

function x402In(value: unknown): X402Challenge | null {
  const { x402Version: version, accepts, resource } = members(value);
  if ((version !== 1 && version !== 2) || !Array.isArray(accepts)) return null;
  return { version, resource, offers: accepts.flatMap((offer) => x402Offer(version, members(offer)) ?? []) };
}

function x402Offer(version: 1 | 2, raw: Readonly<Record<string, unknown>>): X402Offer | null {
  const { scheme, network, asset, payTo, maxTimeoutSeconds = 60 } = raw;
  const amount = raw[version === 1 ? 'maxAmountRequired' : 'amount'];
  if (typeof scheme !== 'string' || typeof network !== 'string' || typeof asset !== 'string' || typeof payTo !== 'string') return null;
  if (typeof amount !== 'string' || typeof maxTimeoutSeconds !== 'number') return null;
  return { scheme, network, amount, asset, payTo, maxTimeoutSeconds, raw };
}

function mppOf(parameters: Readonly<Record<string, unknown>>): MppChallenge | null {
  const { id, realm, method, intent, expires, request } = parameters;
  if (typeof id !== 'string' || typeof realm !== 'string' || typeof method !== 'string' || typeof intent !== 'string') return null;
  const terms = typeof request === 'string' ? jsonOfBase64(request) : request;
  if (!isMembers(terms)) return null;
  return { parameters, id, realm, method, intent, expires: typeof expires === 'string' ? expires : null, terms };
}

function parametersOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w-]+)="((?:[^"\\]|\\.)*)"/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value.replaceAll(/\\(.)/g, '$1')]));
}

function textOf(content: unknown): string {
  const [first] = Array.isArray(content) ? content : [];
  const { text } = members(first);
  return typeof text === 'string' ? text : '';
}

function jsonOfBase64(encoded: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

export function base64Of(value: unknown): string {
  return btoa(Array.from(new TextEncoder().encode(JSON.stringify(value)), (byte) => String.fromCharCode(byte)).join(''));
}
