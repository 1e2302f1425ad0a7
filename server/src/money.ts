import { invalid } from './errors.ts';

/**
 * Money is a whole number of micro-units of its currency (1 USD = 1,000,000 micros): prices below a cent and stablecoins with six decimals
 * are both exact. A JavaScript number holds whole numbers exactly up to 2^53, nine billion USD here. Amounts above `amountMaxMicros` are
 * refused as input, so sums stay exact too.
 */
export type Micros = number;

export const microsPerUnit = 1_000_000;
export const microsPerCent = 10_000;

/** One million USD: no single price, payment or top-up is larger. */
export const amountMaxMicros: Micros = 1_000_000 * microsPerUnit;

const decimalPattern = /^(?:0|[1-9]\d{0,6})(?:\.\d{1,6})?$/;

/**
 * Reads an exact decimal amount such as `"0.05"`.
 * @returns micro-units, or null when the text is not a plain non-negative decimal of at most six decimals and one million units.
 */
export function parseAmount(text: string): Micros | null {
  if (!decimalPattern.test(text)) return null;
  const [units = '', decimals = ''] = text.split('.');
  const micros = Number(units) * microsPerUnit + Number(decimals.padEnd(6, '0'));
  return micros <= amountMaxMicros ? micros : null;
}

/** An amount in a request. @throws invalid_input naming the member. */
export function requireAmount(name: string, text: string): Micros {
  const micros = parseAmount(text);
  if (micros !== null) return micros;
  throw invalid(name, `${name} must be a decimal such as "0.05"`);
}

/** The same; null if it is absent. @throws invalid_input naming the member. */
export function requirePositiveAmount(name: string, text: string): Micros {
  const micros = requireAmount(name, text);
  if (micros > 0) return micros;
  throw invalid(name, `${name} must be above zero`);
}

/** The exact decimal of an amount, with at least two decimals: 50_000 -> `"0.05"`, 1 -> `"0.000001"`. */
export function formatAmount(micros: Micros): string {
  const sign = micros < 0 ? '-' : '';
  const absolute = Math.abs(micros);
  const units = Math.floor(absolute / microsPerUnit);
  const decimals = String(absolute % microsPerUnit).padStart(6, '0');
  return `${sign}${units}.${decimals.slice(0, 2)}${decimals.slice(2).replace(/0+$/, '')}`;
}

export function microsFromCents(cents: number): Micros {
  return cents * microsPerCent;
}

/** Whole cents for the wire's `amountCents`, rounded up so that the cents never understate the exact `amount`. */
export function centsFromMicros(micros: Micros): number {
  return Math.ceil(micros / microsPerCent);
}
