import { z } from 'zod';
import { problem } from '../../errors.ts';
import { firstFault } from '../../invalid-input.ts';
import { jsonInBase64 } from '../quotes/json-in-base64.ts';
import { Payload } from '../../settlement/payload.ts';
import { AnyRequirement } from '../../settlement/settler.ts';
import { isUpto } from '../../settlement/signed.ts';

/** The resource that is paid for, as x402 describes it. */
export interface Resource {
  url: string;
  description: string;
  mimeType: string;
}

/** A payment from the wire, parsed and not yet verified. */
export interface WirePayment {
  version: 1 | 2;
  /** CAIP-2. */
  network: string;
  payload: Payload;
  /** The entry of `accepts` that the payer chose; null in version 1, which does not repeat it. */
  accepted: AnyRequirement | null;
  /** The resource that the payer claims to pay for; null where it names none. */
  resourceUrl: string | null;
  /** The extension payment-identifier: the payer's own idempotency key. */
  paymentIdentifier: string | null;
}

const Identifier = z.object({ info: z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{16,128}$/) }) });

const Version2 = z.object({
  x402Version: z.literal(2),
  resource: z.object({ url: z.string().max(2048) }).nullish(),
  accepted: AnyRequirement,
  payload: Payload,
  extensions: z.object({ 'payment-identifier': Identifier.optional().catch(undefined) }).nullish(),
});

const Version1 = z.object({
  x402Version: z.literal(1),
  scheme: z.literal('exact'),
  network: z.string().max(64),
  payload: Payload,
});

/** The names of version 1, by CAIP-2 id. */
const namesOfVersion1: Readonly<Record<string, string>> = {
  'eip155:8453': 'base',
  'eip155:84532': 'base-sepolia',
  'eip155:137': 'polygon',
  'eip155:80002': 'polygon-amoy',
  'eip155:43114': 'avalanche',
  'eip155:43113': 'avalanche-fuji',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana-devnet',
};

/** Whether version 1 of x402 has a name for this network, so that its challenges can be written. */
export const isNamedInVersion1 = (network: string): boolean => network in namesOfVersion1;

/** Reads a header or a text. @throws payment_malformed */
export function decodedPayment(encoded: string): WirePayment {
  const read = jsonInBase64(encoded);
  if (read.fault !== null) throw malformed(read.fault);
  return wirePayment(read.value);
}

/** Reads the object itself, as MCP carries it. @throws payment_malformed */
export function wirePayment(value: unknown): WirePayment {
  const version = versionOf(value);
  if (version === 2) return version2(value);
  if (version === 1) return version1(value);
  throw malformed('x402Version must be 2 or 1');
}

/** Reads a whole payment, or only its member `payload`. @throws payment_malformed */
export function signedPayload(value: unknown): Payload {
  if (versionOf(value) !== undefined) return wirePayment(value).payload;
  const payload = Payload.safeParse(value);
  if (!payload.success) throw problem('payment_malformed', { message: 'payload must be a signed x402 payload' });
  return payload.data;
}

function versionOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'x402Version' in value ? value.x402Version : undefined;
}

function version2(value: unknown): WirePayment {
  const parsed = Version2.safeParse(value);
  if (!parsed.success) throw malformed(firstFault(parsed.error));
  const { accepted, payload, resource, extensions } = parsed.data;
  return {
    version: 2,
    network: accepted.network,
    payload,
    accepted,
    resourceUrl: resource?.url ?? null,
    paymentIdentifier: extensions?.['payment-identifier']?.info.id ?? null,
  };
}

function version1(value: unknown): WirePayment {
  const parsed = Version1.safeParse(value);
  if (!parsed.success) throw malformed(firstFault(parsed.error));
  const { network: name, payload } = parsed.data;
  const network = Object.entries(namesOfVersion1).find(([, known]) => known === name)?.[0] ?? name;
  return { version: 1, network, payload, accepted: null, resourceUrl: null, paymentIdentifier: null };
}

function malformed(what: string) {
  return problem('payment_malformed', { message: `the x402 payment is malformed: ${what}` });
}

/** Version 2 of PaymentRequired: the header, and what MCP shows. */
export function paymentRequired2(accepts: readonly AnyRequirement[], resource: Resource, error: string) {
  return { x402Version: 2, error, resource, accepts, extensions: {} };
}

/** The members of version 1, for the body; null for networks that it has no name for. It knows only the scheme `exact`. */
export function paymentRequired1(offers: readonly AnyRequirement[], { url, description, mimeType }: Resource) {
  const accepts = offers.flatMap((offer) => {
    const network = namesOfVersion1[offer.network];
    if (network === undefined || isUpto(offer)) return [];
    const { scheme, amount: maxAmountRequired, payTo, maxTimeoutSeconds, asset, extra } = offer;
    return [{ scheme, network, maxAmountRequired, resource: url, description, mimeType, payTo, maxTimeoutSeconds, asset, extra }];
  });
  return accepts.length === 0 ? null : { x402Version: 1, accepts };
}

export type SettlementResponse = ReturnType<typeof settlementResponse>;

interface Settled {
  transaction: string;
  network: string;
  payer: string;
  amount: string;
  /** A JWS, see the extension offer-receipt. */
  receipt: string;
}

const receiptSchema = { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' } as const;

/** The settlement in a paid answer. Source: SettlementResponse of either version, the extension offer-receipt. */
export function settlementResponse(version: 1 | 2, settled: Settled) {
  const { network, receipt, ...rest } = settled;
  const name = version === 1 ? (namesOfVersion1[network] ?? network) : network;
  const extensions = { 'offer-receipt': { info: { receipt: { format: 'jws', signature: receipt } }, schema: receiptSchema } };
  // Version 1 knows no extensions.
  return { success: true, ...rest, network: name, ...(version === 1 ? {} : { extensions }) };
}

export function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64');
}
