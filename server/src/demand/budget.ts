import { parseAmount, type Micros } from '../money.ts';

export interface Budget {
  amountMicros: Micros;
  /** Three letters. The default is USD, the currency of all prices here. */
  currency: string;
}

const symbols: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP' };
const budgetPattern = /^([$€£])?\s*(\d{1,3}(?:,\d{3})+(?:\.\d{1,6})?|\d{1,7}(?:\.\d{1,6})?)\s*([A-Za-z]{3})?$/;

/**
 * Reads a budget that is an amount, such as `0.50`, `$5` or `1,000 EUR`. A comma separates thousands.
 * @returns null for any other text, which is stored as it is.
 */
export function parseBudget(text: string): Budget | null {
  const [, symbol, digits, code] = budgetPattern.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const amountMicros = parseAmount(digits.replaceAll(',', '').replace(/^0+(?=\d)/, ''));
  if (amountMicros === null) return null;
  return { amountMicros, currency: code?.toUpperCase() ?? (symbol === undefined ? 'USD' : (symbols[symbol] ?? 'USD')) };
}
