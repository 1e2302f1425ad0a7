import { problem } from '../../errors.ts';
import { formatAmount, microsPerCent, type Micros } from '../../money.ts';

/** Cents as decimals: four of them are a micro-unit. */
const centsPattern = /^(?:0|[1-9]\d{0,8})(?:\.\d{1,4})?$/;

/**
 * The caller's maximum for one call or delivery, from the header X-Max-Price-Cents.
 * @param text e.g. `2.5`; null where it is absent
 * @param name of the header or argument
 * @returns micro-units; finer amounts are refused, never rounded
 * @throws malformed_header
 */
export function maxPriceOf(text: string | null, name = 'X-Max-Price-Cents'): Micros | null {
  if (text === null) return null;
  if (!centsPattern.test(text)) throw problem('malformed_header', { message: `${name} must be a decimal such as 2.5` });
  const [cents = '', decimals = ''] = text.split('.');
  return Number(cents) * microsPerCent + Number(decimals.padEnd(4, '0'));
}

/** To be called before anything is charged or used. @throws price_above_maximum with the price */
export function requirePriceWithin(priceMicros: Micros, maxPriceMicros: Micros | null | undefined): void {
  if (maxPriceMicros === null || maxPriceMicros === undefined || priceMicros <= maxPriceMicros) return;
  throw problem('price_above_maximum', {
    members: { price: formatAmount(priceMicros), maxPrice: formatAmount(maxPriceMicros), currency: 'USD' },
  });
}
