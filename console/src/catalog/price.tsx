import type { PriceUnit, Pricing } from '@farebox/contract';
import type { ReactNode } from 'react';
import { useText, words } from '../text/words.ts';
import { catalogTexts } from './catalog-texts.ts';

const texts = words({
  each: ['{amount} for {units}', '每 {units} {amount}'],
  eachOf: ['{amount} for {units} of {input}', '{input}：每 {units} {amount}'],
  above: ['{amount} after {units}', '超过 {units} 后 {amount}'],
  base: ['{amount} for each call', '每次调用 {amount}'],
  range: ['{min} at least', '至少 {min}'],
  rangeMax: ['{min} at least, {max} at most', '至少 {min}，至多 {max}'],
  byUse: ['What a call did not use is not charged.', '未使用的部分不收费。'],
  freePerDay: ['{count, plural, one {# call a day is} other {# calls a day are}} free with an account', '登录账户每天 {count} 次免费调用'],
});

export interface PriceProps {
  /** Null or zero is free. */
  amount: string | null;
  currency?: string;
  /** What it is counted in: the amount is then the least. Absent: each call costs the same. */
  unit?: PriceUnit | undefined;
  isPerCall?: boolean;
}

/** A price in a few words. */
export function Price({ amount, currency = 'USD', unit, isPerCall = false }: PriceProps): ReactNode {
  const { t, money } = useText(catalogTexts);
  if (amount === null || (unit === undefined && Number(amount) === 0)) return <span className="font-medium text-good">{t('free')}</span>;
  const shown = money(amount, currency);
  return (
    <span className="figures whitespace-nowrap">
      <span className="font-medium">{unit === undefined ? shown : t('from', { amount: shown })}</span>
      {isPerCall ? <span className="text-faint"> {t('perCall')}</span> : null}
    </span>
  );
}

/** The whole price of a tool: by the call, or by the unit with its steps and limits, and what is free. */
export function PriceDetails({ pricing }: { pricing: Pricing }): ReactNode {
  const { t } = useText(texts);
  const { amount, currency, unit, freePerDay = 0 } = pricing;
  const free = freePerDay === 0 ? null : <span className="text-[13px] text-good">{t('freePerDay', { count: freePerDay })}</span>;
  return (
    <span className="grid gap-0.5">
      <Price amount={amount} currency={currency} unit={unit} isPerCall />
      {unit === undefined ? null : <UnitPrice pricing={pricing} unit={unit} />}
      {free}
    </span>
  );
}

function UnitPrice({ pricing, unit }: { pricing: Pricing; unit: PriceUnit }): ReactNode {
  const { t, money } = useText(texts);
  const units = useUnits(unit);
  const { amount, currency, perUnit = '0', per = 1, base, min = amount, max, steps = [], countedIn, chargedBy } = pricing;
  const cost = (each: string) => money(each, currency);
  const each = { amount: cost(perUnit), units: units(per) };
  const lines = [
    countedIn === undefined ? t('each', each) : t('eachOf', { ...each, input: countedIn }),
    ...steps.map((step) => t('above', { amount: cost(step.perUnit), units: units(step.above) })),
    ...(base === undefined || Number(base) === 0 ? [] : [t('base', { amount: cost(base) })]),
    max === undefined ? t('range', { min: cost(min) }) : t('rangeMax', { min: cost(min), max: cost(max) }),
    ...(chargedBy === 'use' ? [t('byUse')] : []),
  ];
  return (
    <ul className="grid text-[13px] text-muted">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** E.g. `1,000 characters`; one is only named. */
function useUnits(unit: PriceUnit): (many: number) => string {
  const { t } = useText(catalogTexts);
  return (many) => t(unit, { count: many });
}
