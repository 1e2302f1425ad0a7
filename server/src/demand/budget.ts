import { parseAmount, type Micros } from '../money.ts';

export interface Budget {
  amountMicros: Micros;
  /** Three letters. The default is USD, the currency of all prices here. */
  currency: string;
}

/** What several agents would pay, without the exact amount of any of them. */
export interface CommonBudget {
  agents: number;
  medianMicros: Micros;
  currency: string;
}

/**
 * The median budget in the currency that most named, to two digits.
 * @param budgets one for each agent
 * @returns null if fewer than `agentsMin` named one in that currency
 */
export function commonBudget(budgets: readonly Budget[], agentsMin: number): CommonBudget | null {
  const currencies = [...Map.groupBy(budgets, ({ currency }) => currency)].toSorted(([, a], [, b]) => b.length - a.length);
  const [currency, named] = currencies[0] ?? ['', []];
  if (named.length < agentsMin) return null;
  return { agents: named.length, medianMicros: twoDigits(medianOf(named.map(({ amountMicros }) => amountMicros))), currency };
}

/** @param amounts at least one */
export function medianOf(amounts: readonly Micros[]): Micros {
  const sorted = amounts.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? 0;
  return Math.round((at(Math.floor((sorted.length - 1) / 2)) + at(Math.floor(sorted.length / 2))) / 2);
}

function twoDigits(micros: Micros): Micros {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(micros, 1))) - 1);
  return Math.round(micros / unit) * unit;
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
