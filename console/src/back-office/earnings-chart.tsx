import type { Earnings } from '@farebox/contract';
import type { ReactNode } from 'react';
import { useText, words } from '../text/words.ts';
import { sumOf } from './lines.ts';
import { dollars, TimeChart } from './time-chart.tsx';

const texts = words({ label: ['Earnings by day: {amount} in this period', '每日收入：此期间 {amount}'] });

/** The share of an owner by day. */
export function EarningsChart({ days }: { days: Earnings['days'] }): ReactNode {
  const { t } = useText(texts);
  return (
    <TimeChart
      label={t('label', { amount: dollars(Number(sumOf(days.map(({ net }) => net)))) })}
      points={days}
      lines={[
        { label: 'USD', of: ({ net }) => Number(net), tone: 'good' },
        { label: 'test', of: (day) => Number(day.test_amount), tone: 'warn', isSeldom: true },
      ]}
      format={dollars}
    />
  );
}
