import { typedIdentifier, type ToolSourceRule, type ToolSourceSettings } from '@farebox/contract';
import { invalid } from '../errors.ts';
import { microsFromCents, requireAmount } from '../money.ts';
import { meteredAt, meteringOf, type Price } from '../tools/prices.ts';
import { costOf, type Operation } from './operation.ts';
import { isFor, isSkipped } from './skipping.ts';

/** What the operator decides about one operation. */
export interface ToolTerms {
  isSkipped: boolean;
  price: Price;
  freePerDay: number;
  category: string;
  tags: string[];
  timeoutMs: number;
  responseBytesMax: number;
  responsePath: string | null;
  /** Whether a call changes nothing. */
  isSafe: boolean;
  cacheMs: number;
  verifiesOutput: boolean;
}

export const defaultPriceMicros = microsFromCents(1);

/** The terms for an operation: those of its source, and of each rule that is for it; later ones win. @throws invalid_input for a price */
export function termsOf(
  { rules = [], ...source }: ToolSourceSettings,
  operation: Pick<Operation, 'key' | 'slug' | 'tags' | 'isSafe' | 'call'>,
): ToolTerms {
  const chosen = [source, ...rules.filter((rule) => isFor(rule, operation))];
  const last = <Name extends keyof ToolSourceRule & keyof typeof source>(name: Name) =>
    chosen.findLast((each) => each[name] !== undefined)?.[name];
  const priced = chosen.findLast(({ price_amount, metered_price }) => price_amount !== undefined || metered_price !== undefined);
  const isSafe = last('safe') ?? operation.isSafe;
  const own = operation.tags.map(typedIdentifier);
  return {
    isSkipped: isSkipped(rules, operation),
    // Without a price of the operator, nothing is sold below its cost.
    price: priced === undefined ? { priceMicros: Math.max(defaultPriceMicros, costOf(operation) ?? 0), metering: null } : priceIn(priced),
    freePerDay: last('free_per_day') ?? 0,
    category: last('category') ?? 'imported',
    tags: [...new Set([...own, ...chosen.flatMap(({ tags = [] }) => tags)])].slice(0, 20),
    timeoutMs: last('timeout_ms') ?? 15_000,
    responseBytesMax: last('response_bytes_max') ?? 256 * 1024,
    responsePath: last('response_path') ?? null,
    isSafe,
    cacheMs: isSafe ? (last('cache_seconds') ?? 0) * 1000 : 0,
    verifiesOutput: last('verify_output') ?? true,
  };
}

/** Checks each price, also of rules that no operation matches yet. @throws invalid_input */
export function pricesIn({ rules = [], ...source }: ToolSourceSettings): Price[] {
  return [source, ...rules].filter((each) => each.price_amount !== undefined || each.metered_price !== undefined).map(priceIn);
}

/** @throws invalid_input */
function priceIn({ price_amount: amount, metered_price: metered }: Pick<ToolSourceRule, 'price_amount' | 'metered_price'>): Price {
  if (metered === undefined)
    return { priceMicros: amount === undefined ? defaultPriceMicros : requireAmount('price_amount', amount), metering: null };
  if (amount === undefined) return meteredAt(meteringOf(metered));
  throw invalid('metered_price', 'price_amount and metered_price are two prices for the same tools');
}

/** A rule for nothing is a slip that sells something else than was meant, or at another price. @throws invalid_input */
export function requireUsed(rules: readonly ToolSourceRule[], operations: ReadonlyArray<Pick<Operation, 'key' | 'slug' | 'tags'>>): void {
  const unused = rules.find((rule) => !operations.some((operation) => isFor(rule, operation)));
  if (unused === undefined) return;
  const [example] = operations;
  const names = [unused.operation, unused.tag].filter((name) => name !== undefined);
  const message = `the rule for ${names.join(' with the tag ')} fits no operation${example === undefined ? '' : `; one is named ${example.key}`}`;
  throw invalid('settings.rules', message);
}
