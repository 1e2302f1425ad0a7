import type { MeteredPrice } from '@farebox/contract';
import { UsageError } from './command.ts';

export const meteredHelp =
  'what a call costs by its input: "0.02/1000 characters of text", and where wanted ", base 0.01, min 0.01, max 1, above 10000 0.01, used usage.characters"';

/** Reads the option --price-per-unit. @throws UsageError */
export async function meteredPrice(text: string): Promise<MeteredPrice> {
  const { MeteredPrice, PriceUnit } = await import('@farebox/contract');
  const [rate = '', ...rest] = text.split(',').map((part) => part.trim());
  const match = /^([\d.]+)\/(?:(\d+) )?(\w+) of (\S+)$/.exec(rate);
  const unit = PriceUnit.options.find((each) => each === match?.[3] || each === `${match?.[3]}s`);
  if (match === null || unit === undefined) throw new UsageError(`--price-per-unit: write ${meteredHelp}`);
  const [, amount, per, , of] = match;
  const terms = rest.map((part) => part.split(/ +/));
  const term = (name: string) => terms.find(([first]) => first === name)?.[1];
  const unknown = terms.find(([name = '']) => !['base', 'min', 'max', 'above', 'used'].includes(name));
  if (unknown !== undefined) throw new UsageError(`--price-per-unit: ${unknown.join(' ')} is not known; write ${meteredHelp}`);
  const steps = terms.filter(([name]) => name === 'above').map(([, above, price]) => ({ above: Number(above), per_unit_amount: price }));
  const members = { base_amount: term('base'), min_amount: term('min'), max_amount: term('max'), used_path: term('used') };
  const parsed = MeteredPrice.safeParse({
    unit,
    of,
    per_unit_amount: amount,
    ...(per === undefined ? {} : { per: Number(per) }),
    ...Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)),
    ...(steps.length === 0 ? {} : { steps }),
  });
  if (!parsed.success) throw new UsageError(`--price-per-unit: write ${meteredHelp}`);
  return parsed.data;
}
