import type { Pricing, PriceUnit } from '@farebox/contract';

/** The members of `pricing` that a plain price does not have, for lists that show a price in short. */
export function priceRule({ unit, countedIn, perUnit, per, base, min, max, steps, chargedBy, freePerDay }: Pricing): Partial<Pricing> {
  return {
    ...(unit === undefined ? {} : { unit, countedIn, perUnit, per, base, min, chargedBy }),
    ...(max === undefined ? {} : { max }),
    ...(steps === undefined ? {} : { steps }),
    ...(freePerDay === undefined ? {} : { freePerDay }),
  };
}

/** A price in words, e.g. `0.05 USD a call`, or `0.02 USD per 1000 characters of text, from 0.00002 USD a call`. */
export function priceWords(pricing: Pricing): string {
  const { amount, currency, unit, countedIn = '', perUnit = '', per = 1, base = '0.00', max, steps = [], freePerDay } = pricing;
  const free = freePerDay === undefined ? [] : [`${freePerDay} a day free for accounts`];
  if (unit === undefined) return [`${amount} ${currency} a call`, ...free].join(', ');
  const each = per === 1 ? singular[unit] : `${per} ${unit}`;
  return [
    `${perUnit} ${currency} per ${each} of ${countedIn}${base === '0.00' ? '' : ` and ${base} ${currency} a call`}`,
    ...steps.map((step) => `${step.perUnit} above ${step.above}`),
    `from ${amount}${max === undefined ? '' : ` to ${max}`} ${currency} a call`,
    ...free,
  ].join(', ');
}

const singular: Readonly<Record<PriceUnit, string>> = { characters: 'character', bytes: 'byte', items: 'item', pages: 'page' };
