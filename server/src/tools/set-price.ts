import type { EnginePreference, MeteredPrice } from '@farebox/contract';
import { invalid } from '../errors.ts';
import type { Micros } from '../money.ts';
import type { ToolSettingsRow } from '../storage/tables.ts';
import { isCountable, meteredAt, meteredText, meteringIn, meteringOf, type Price } from './prices.ts';
import type { Tool } from './tool.ts';

/** What the operator sets for a tool; absent stays, null is the default of the definition. */
export interface ToolSettings {
  published?: boolean | null;
  enabled?: boolean | null;
  apiKeyRequired?: boolean | null;
  /** A fixed price and a metered price exclude each other; setting one removes the other. */
  priceMicros?: Micros | null;
  meteredPrice?: MeteredPrice | null;
  freePerDay?: number | null;
  engine?: EnginePreference | null;
  related?: readonly string[] | null;
}

/** The operator's price, else that of the definition. */
export function priceSet(set: Pick<ToolSettingsRow, 'price_micros' | 'metered_price'> | undefined, { pricing }: Tool): Price {
  if (typeof set?.metered_price === 'string') return meteredAt(meteringIn(set.metered_price));
  if (typeof set?.price_micros === 'number') return { priceMicros: set.price_micros, metering: null };
  return { priceMicros: pricing.amountMicros, metering: pricing.metering ?? null };
}

/** The columns of a new price; null where it stays. @param inputSchema of the tool, as JSON Schema @throws invalid_input */
export function priceChange({ id }: Tool, inputSchema: Readonly<Record<string, unknown>>, { priceMicros, meteredPrice }: ToolSettings) {
  if (priceMicros === undefined && meteredPrice === undefined) return null;
  if (typeof priceMicros === 'number' && typeof meteredPrice === 'object' && meteredPrice !== null) {
    throw invalid('metered_price', 'a tool has a price_amount or a metered_price, not both');
  }
  const metering = meteredPrice === undefined || meteredPrice === null ? null : meteringOf(meteredPrice);
  if (metering !== null && !isCountable(metering, inputSchema)) {
    throw invalid('metered_price.of', `${id} has no input ${metering.rule.of}`);
  }
  if (metering?.rule.used_path !== undefined) {
    throw invalid('metered_price.used_path', 'used_path belongs to the settings of the source that the tool is imported from');
  }
  return { price_micros: priceMicros ?? null, metered_price: meteredText(metering) };
}
