import type { Pricing } from '@farebox/contract';
import { amountMaxMicros, formatAmount, requireAmount } from '../money.ts';
import type { Facts, WalletFacts } from './facts.ts';
import type { Operation } from './openapi-shape.ts';
import { priceRule, priceWords } from '../tools/price-words.ts';

/**
 * The price of a paid operation, for wallets that read OpenAPI: `offers` is of the other protocol, `price` and `protocols` are for
 * x402 crawlers. Source: draft-payment-discovery-01; x402scan, discovery.
 * @param amount USD as a decimal; null if it depends on the request
 */
export function paymentInfo(
  fixed: string | null,
  wallets: WalletFacts | null,
  pricing: Pricing | null = null,
): Pick<Operation, 'x-payment-info'> {
  if (wallets === null) return {};
  const metered = pricing?.unit === undefined ? null : pricing;
  const amount = metered === null ? fixed : null;
  const description = metered !== null ? priceWords(metered) : amount === null ? 'The price of the asset' : `${amount} USD a call`;
  // A micro-unit is an atomic unit of the token.
  const other = wallets.protocol?.paymentInfo(wallets.asset, amount === null ? null : String(requireAmount('amount', amount)), description);
  return {
    'x-payment-info': {
      price: metered !== null ? rangeOf(metered) : amount === null ? dynamicPrice : { mode: 'fixed', currency: 'USD', amount },
      protocols: [{ x402: {} }, ...(other === undefined ? [] : [other.protocol])],
      ...(other === undefined ? {} : { offers: [other.offer] }),
    },
  };
}

/** The price is in the 402; `rule` says how it is computed. */
function rangeOf(pricing: Pricing) {
  const { min = '0.00', max = formatAmount(amountMaxMicros) } = pricing;
  return { mode: 'dynamic', currency: 'USD', min, max, rule: priceRule(pricing) };
}

const dynamicPrice = { mode: 'dynamic', currency: 'USD', min: '0.00', max: formatAmount(amountMaxMicros) };

/** The description of the service, for the same readers. */
export function serviceInfo({ publicUrl, wallets }: Facts): Record<string, unknown> {
  if (wallets === null) return {};
  const docs = { homepage: publicUrl, apiReference: `${publicUrl}/docs`, llms: `${publicUrl}/llms.txt` };
  return { 'x-service-info': { categories: ['data', 'developer-tools', 'search'], docs } };
}
