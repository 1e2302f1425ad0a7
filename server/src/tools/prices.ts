import { ExactNumber } from '@farebox/client/json';
import { MeteredPrice, type PriceUnit } from '@farebox/contract';
import { invalid } from '../errors.ts';
import { amountMaxMicros, formatAmount, requireAmount, type Micros } from '../money.ts';
import { canonicalJson } from './canonical-json.ts';
import { partAt } from './response-part.ts';

/** A metered price, checked and ready to compute with. */
export interface Metering {
  rule: MeteredPrice;
  /** In ascending order; the first is above 0. */
  steps: ReadonlyArray<{ above: number; micros: Micros }>;
  per: number;
  baseMicros: Micros;
  /** The price of one unit: no call costs less. */
  minMicros: Micros;
  /** Null: no limit. */
  maxMicros: Micros | null;
}

/** What a tool costs: the same for each call, or by units of its input. */
export interface Price {
  /** Of a metered price, the least. */
  priceMicros: Micros;
  metering: Metering | null;
}

/**
 * What a call with this input costs. No effect.
 * @param input as the tool's schema has checked it
 * @throws invalid_input where its units cannot be counted, or cost more than any payment
 */
export function priceOf({ priceMicros, metering }: Price, input: Readonly<Record<string, unknown>>): Micros {
  return metering === null ? priceMicros : amountOf(metering, unitsOf(metering, input));
}

/** The price of some units. @throws invalid_input where it is above what a payment can be */
export function amountOf(metering: Metering, units: number): Micros {
  const amount = exactAmountOf(metering, units);
  if (amount > BigInt(amountMaxMicros)) throw uncountable(metering.rule, 'costs more than a payment can be');
  return Number(amount);
}

/** What a call is charged for the units that it says it used: never more than its quote, whatever an upstream says. */
export function chargeOf(metering: Metering, units: number, quotedMicros: Micros): Micros {
  if (!Number.isFinite(units) || units < 0) return quotedMicros;
  const amount = exactAmountOf(metering, Math.ceil(units));
  return amount < BigInt(quotedMicros) ? Number(amount) : quotedMicros;
}

/** At least one unit is counted. Each costs the amount of its step, and the sum is rounded up to a micro-unit. */
function exactAmountOf({ steps, per, baseMicros, minMicros, maxMicros }: Metering, units: number): bigint {
  const counted = Math.max(1, units);
  const shares = steps.reduce((sum, { above, micros }, index) => {
    const inStep = Math.min(counted, steps[index + 1]?.above ?? counted) - above;
    return inStep > 0 ? sum + BigInt(inStep) * BigInt(micros) : sum;
  }, 0n);
  const exact = BigInt(baseMicros) + (shares + BigInt(per - 1)) / BigInt(per);
  const limited = maxMicros === null || exact < BigInt(maxMicros) ? exact : BigInt(maxMicros);
  return limited < BigInt(minMicros) ? BigInt(minMicros) : limited;
}

/** How many units an input has. @throws invalid_input */
export function unitsOf({ rule }: Metering, input: Readonly<Record<string, unknown>>): number {
  const units = valuesAt(input, rule.of).reduce((sum: number, value) => sum + (count[rule.unit](value) ?? Number.NaN), 0);
  if (!Number.isSafeInteger(units)) throw uncountable(rule, `must be a number of ${rule.unit}, or ranges such as 1-3,7`);
  return units;
}

/** The units that an answer says it used; null where it says nothing that can be counted. */
export function unitsUsed({ rule }: Metering, answer: unknown): number | null {
  if (rule.used_path === undefined) return null;
  const found = partAt(answer, rule.used_path);
  const value = found instanceof ExactNumber ? found.toNumber() : found;
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.ceil(value) : null;
}

/** @param path of the price, in messages @throws invalid_input for amounts that are none, or contradict each other */
export function meteringOf(rule: MeteredPrice, path = 'metered_price'): Metering {
  const amount = (name: string, text: string) => requireAmount(`${path}.${name}`, text);
  const refuse = (name: string, message: string) => invalid(`${path}.${name}`, message);
  const { per_unit_amount: first, per = 1, base_amount: base = '0', max_amount: max, min_amount: min = '0' } = rule;
  const steps = [
    { above: 0, micros: amount('per_unit_amount', first) },
    ...(rule.steps ?? []).map((step, index) => ({
      above: step.above,
      micros: amount(`steps[${index}].per_unit_amount`, step.per_unit_amount),
    })),
  ];
  if (steps.some(({ above }, index) => above <= (steps[index - 1]?.above ?? -1))) throw refuse('steps', 'steps must be in ascending order');
  const maxMicros = max === undefined ? null : amount('max_amount', max);
  const baseMicros = amount('base_amount', base);
  const unchecked = { rule, steps, per, baseMicros, minMicros: amount('min_amount', min), maxMicros };
  if (maxMicros !== null && maxMicros < unchecked.minMicros) throw refuse('max_amount', 'max_amount is below min_amount');
  const minMicros = amountOf(unchecked, 1);
  if (minMicros === 0) throw refuse('per_unit_amount', 'a metered price must be above zero');
  return { ...unchecked, minMicros };
}

/** As it is stored: the same price always has the same text. */
export function meteredText(metering: Metering | null): string | null {
  return metering === null ? null : canonicalJson(metering.rule);
}

export function meteringIn(text: string): Metering {
  return meteringOf(MeteredPrice.parse(JSON.parse(text)));
}

/** A price as `earlier_prices` keeps it. */
export function storedPrice({ priceMicros, metering }: Price) {
  return { amountMicros: priceMicros, metered: meteredText(metering) };
}

export function isSamePrice(one: Price, other: Price): boolean {
  return one.priceMicros === other.priceMicros && meteredText(one.metering) === meteredText(other.metering);
}

/** The price as a whole. */
export function meteredAt(metering: Metering): Price {
  return { priceMicros: metering.minMicros, metering };
}

/** Whether inputs of a schema can have what is counted. @param schema JSON Schema of an object */
export function isCountable({ rule }: Metering, schema: Readonly<Record<string, unknown>>): boolean {
  let at: unknown = schema;
  for (const step of rule.of.split('.')) {
    const properties = partAt(at, 'properties');
    // Below an open object, anything may be.
    if (properties === undefined) return at !== schema;
    at = partAt(properties, step.replace('[]', ''));
    if (at === undefined) return false;
    if (step.endsWith('[]')) at = partAt(at, 'items') ?? at;
  }
  return true;
}

/** The members of a descriptor's `pricing`. */
export function meteredMembers({ rule, steps: [first, ...later], per, baseMicros, minMicros, maxMicros }: Metering) {
  return {
    unit: rule.unit,
    countedIn: rule.of,
    perUnit: formatAmount(first?.micros ?? 0),
    per,
    base: formatAmount(baseMicros),
    min: formatAmount(minMicros),
    ...(maxMicros === null ? {} : { max: formatAmount(maxMicros) }),
    ...(later.length === 0 ? {} : { steps: later.map(({ above, micros }) => ({ above, perUnit: formatAmount(micros) })) }),
    chargedBy: rule.used_path === undefined ? ('input' as const) : ('use' as const),
  };
}

/** The units of a value, of whatever type, since another form must not be cheaper. Null for pages that are no page range. */
const count: Readonly<Record<PriceUnit, (value: unknown) => number | null>> = {
  characters: (value) => textsIn(value).reduce((sum, text) => sum + characters(text), 0),
  bytes: (value) => textsIn(value).reduce((sum, text) => sum + Buffer.byteLength(text), 0),
  items: (value) => (Array.isArray(value) ? value.length : typeof value === 'object' && value !== null ? Object.keys(value).length : 1),
  pages: pages,
};

/** The values at a path: absent ones are left out. */
function valuesAt(input: unknown, path: string): unknown[] {
  let found: unknown[] = [input];
  for (const step of path.split('.')) {
    const name = step.replace('[]', '');
    const isList = step.endsWith('[]');
    found = found.flatMap((value) => {
      const member = partAt(value, name);
      if (member === undefined || member === null) return [];
      return isList && Array.isArray(member) ? member : [member];
    });
  }
  return found;
}

/** All texts and numbers in a value. Without recursion: an input may be nested deeply. */
function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string') texts.push(next);
    else if (typeof next === 'number' || typeof next === 'boolean' || next instanceof ExactNumber) texts.push(String(next));
    else if (typeof next === 'object' && next !== null)
      for (const [key, member] of Object.entries(next)) open.push(...(Array.isArray(next) ? [] : [key]), member);
  }
  return texts;
}

/** Code points: a pair of surrogates is one. */
function characters(text: string): number {
  let surrogates = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0xd800 || unit > 0xdbff) continue;
    const next = text.charCodeAt(at + 1);
    if (next >= 0xdc00 && next <= 0xdfff) surrogates += 1;
  }
  return text.length - surrogates;
}

function pages(value: unknown): number | null {
  if (typeof value === 'number') return value >= 0 ? Math.ceil(value) : null;
  if (typeof value === 'string') return rangesIn(value);
  if (!Array.isArray(value)) return null;
  // A list of pages, each a number; a range in it counts as what it is.
  const each = value.map((page) => (typeof page === 'string' ? rangesIn(page) : 1));
  return each.reduce<number | null>((sum, page) => (sum === null || page === null ? null : sum + page), 0);
}

/** The pages in `1-3,7`; null for a text that is none. */
function rangesIn(text: string): number | null {
  if (text.length > 10_000) return null;
  let sum = 0;
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,9})(?:\s*-\s*(\d{1,9}))?\s*$/.exec(part);
    if (match === null) return null;
    const [first, last] = [Number(match[1]), Number(match[2] ?? match[1])];
    if (last < first) return null;
    sum += last - first + 1;
  }
  return sum;
}

function uncountable({ of }: MeteredPrice, reason: string) {
  return invalid(of, `${of} ${reason}`);
}
