import { invalid } from '../errors.ts';
import type { Micros } from '../money.ts';
import type { CatalogEntry } from './catalog.ts';
import { checkInput } from './input.ts';
import { priceOf } from './prices.ts';

/** The price of a call before it is made. @param input as it will be sent @throws invalid_input where the price depends on it */
export function quoteOf(entry: CatalogEntry, input: unknown): Micros {
  if (entry.metering === null) return entry.priceMicros;
  if (input === undefined) {
    throw invalid('input', `input is required: ${entry.tool.id} has a price by ${entry.metering.rule.unit} of ${entry.metering.rule.of}`);
  }
  const checked = checkInput(entry.tool, input);
  if (checked.kind === 'invalid') throw checked.problem;
  return priceOf(entry, checked.value);
}
