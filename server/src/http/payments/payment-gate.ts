import type { Caller } from '../../accounts/caller.ts';
import { problem } from '../../errors.ts';
import type { Means, SignedMeans } from '../../payments/means.ts';
import { decodedCredential } from '../../payments/mpp/credential.ts';
import type { Bought } from '../../payments/sale.ts';
import type { X402Gate } from '../../payments/x402/gate.ts';
import { decodedPayment } from '../../payments/x402/wire.ts';
import type { HeaderValues } from '../answer.ts';
import type { Exchange } from '../exchange.ts';
import { singleHeader } from '../request.ts';

/** The headers that a signed payment comes in, by version of x402. */
const wireHeaders = { 2: 'PAYMENT-SIGNATURE', 1: 'X-PAYMENT' } as const;
/** Of the Machine Payments Protocol. The second leaves the first free for a login. */
const credentialHeaders = ['Authorization', 'Payment-Authorization'] as const;
/** Pays within the request, from credit. */
const providerHeader = 'X-Payment-Provider';

/**
 * How a request is paid: by a token, by what a wallet signed, by the provider that it names, or by what its wallet has here.
 * @param token null where none was sent
 * @throws payment_malformed, malformed_header
 */
export function meansOf(c: Exchange, x402: X402Gate | null, caller: Caller, token: string | null): Means {
  if (token !== null) return { kind: 'token', token };
  const signed = x402 === null ? null : signedMeans(c, x402);
  if (signed !== null) return signed;
  return unsignedMeans(caller, x402, singleHeader(c, providerHeader, 32));
}

/** What pays where nothing was signed. @param providerId what the request names; null where it names none */
export function unsignedMeans(caller: Caller, x402: X402Gate | null, providerId: string | null): Means {
  if (caller.kind === 'wallet' && x402 !== null) return { kind: 'wallet', wallet: caller };
  return providerId === null ? { kind: 'none' } : { kind: 'provider', providerId };
}

function signedMeans(c: Exchange, x402: X402Gate): SignedMeans | null {
  const second = c.req.header(wireHeaders[2]);
  const first = c.req.header(wireHeaders[1]);
  const credentials = x402.takesMpp ? credentialHeaders.flatMap((name) => credentialOf(c.req.header(name)) ?? []) : [];
  const [credential] = credentials;
  const count = [second, first].filter((header) => header !== undefined).length + credentials.length;
  if (count > 1) throw problem('payment_malformed', { message: 'the request carries more than one payment' });
  if (credential !== undefined) return x402.mppMeans(decodedCredential(credential));
  const payment = second ?? first;
  return payment === undefined ? null : x402.means(decodedPayment(payment));
}

/** What stands behind the scheme `Payment`; null for another scheme. Source: RFC 9110, 11.4. */
function credentialOf(header: string | undefined): string | null {
  return header === undefined
    ? null
    : (/^Payment(?: +(.*))?$/is
        .exec(header.trim())
        ?.slice(1)
        .map((text) => text ?? '')[0] ?? null);
}

/** What an answer says of what paid for it. A token adds nothing. */
export function paidHeaders(means: Means, { payment, receipt }: Pick<Bought<unknown>, 'payment' | 'receipt'>): HeaderValues {
  if (means.kind === 'token') return {};
  return { ...receipt?.headers, ...receipt?.successHeaders, 'X-Payment-Token': payment.token };
}
