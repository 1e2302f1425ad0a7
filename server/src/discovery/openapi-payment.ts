import { amountMaxMicros, formatAmount, requireAmount } from '../money.ts';
import type { Facts, WalletFacts } from './facts.ts';
import type { Operation } from './openapi-shape.ts';

/**
 * What a paid operation costs, for wallets that read OpenAPI first: `offers` is of the Machine Payments Protocol, `price` and
 * `protocols` are what x402 crawlers read. Source: draft-payment-discovery-01; x402scan, discovery.
 * @param amount USD as a decimal; null where it depends on what is asked for
 */
export function paymentInfo(amount: string | null, wallets: WalletFacts | null): Pick<Operation, 'x-payment-info'> {
  if (wallets === null) return {};
  const { asset } = wallets;
  const offer = {
    intent: 'charge',
    method: 'evm',
    // A micro-unit is an atomic unit of the token.
    amount: amount === null ? null : String(requireAmount('amount', amount)),
    currency: asset,
    description: amount === null ? 'The price of the asset' : `${amount} USD a call`,
  };
  return {
    'x-payment-info': {
      price: amount === null ? dynamicPrice : { mode: 'fixed', currency: 'USD', amount },
      protocols: [{ x402: {} }, ...(wallets.hasMpp ? [{ mpp: { method: 'evm', intent: 'charge', currency: asset } }] : [])],
      ...(wallets.hasMpp ? { offers: [offer] } : {}),
    },
  };
}

const dynamicPrice = { mode: 'dynamic', currency: 'USD', min: '0.00', max: formatAmount(amountMaxMicros) };

/** What the service is, for the same readers. */
export function serviceInfo({ publicUrl, wallets }: Facts): Record<string, unknown> {
  if (wallets === null) return {};
  const docs = { homepage: publicUrl, apiReference: `${publicUrl}/docs`, llms: `${publicUrl}/llms.txt` };
  return { 'x-service-info': { categories: ['data', 'developer-tools', 'search'], docs } };
}
