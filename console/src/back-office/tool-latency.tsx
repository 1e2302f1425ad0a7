import type { ToolHistory } from '@farebox/contract';
import type { ReactNode } from 'react';
import { useText, words } from '../text/words.ts';
import { EmptyState } from '../ui/states.tsx';
import { Section } from './parts.tsx';
import { TimeChart } from './time-chart.tsx';

const texts = words({
  title: ['Latency by day', '每日延迟'],
  label: [
    'Latency of the latest day with calls: p50 {p50}, p95 {p95}; {made, plural, one {# execution} other {# executions}} in {days} days, {failed} failed',
    '最近有调用的一天：p50 {p50}，p95 {p95}；{days} 天内执行 {made} 次，失败 {failed} 次',
  ],
  p50: ['p50', 'p50'],
  p95: ['p95', 'p95'],
  empty: ['No successful call in this period', '此期间没有成功的调用'],
  emptyHint: ['The percentiles of a day appear with its first successful call.', '当日首次成功调用后显示百分位数。'],
});

/** The median and the 95th percentile of each day, of all processes. */
export function ToolLatency({ history: { days } }: { history: ToolHistory }): ReactNode {
  const { t, count, duration } = useText(texts);
  const latest = days.findLast(({ executions }) => executions.p50_ms !== null)?.executions;
  const sum = (of: 'made' | 'failed') => days.reduce((all, { executions }) => all + executions[of], 0);
  return (
    <Section title={t('title')}>
      {latest === undefined ? (
        <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>
      ) : (
        <TimeChart
          label={t('label', {
            p50: duration(latest.p50_ms ?? 0),
            p95: duration(latest.p95_ms ?? 0),
            made: sum('made'),
            failed: count(sum('failed')),
            days: days.length,
          })}
          points={days}
          lines={[
            { label: t('p50'), of: ({ executions }) => executions.p50_ms, tone: 'good' },
            { label: t('p95'), of: ({ executions }) => executions.p95_ms, tone: 'accent' },
          ]}
          format={duration}
        />
      )}
    </Section>
  );
}
