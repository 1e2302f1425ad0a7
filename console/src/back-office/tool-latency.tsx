import type { ToolHistory } from '@farebox/contract';
import { useMemo, type ReactNode } from 'react';
import { count, duration } from '../text/format.ts';
import { useLanguage, useWords, words } from '../text/words.ts';
import { Chart } from '../ui/chart.tsx';
import { EmptyState } from '../ui/states.tsx';
import { Section } from './parts.tsx';

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
  const t = useWords(texts);
  const language = useLanguage();
  const times = useMemo(() => days.map(({ at }) => Date.parse(at) / 1000), [days]);
  const series = useMemo(
    () => [
      { label: t('p50'), values: days.map(({ executions }) => executions.p50_ms), tone: 'good' as const },
      { label: t('p95'), values: days.map(({ executions }) => executions.p95_ms), tone: 'accent' as const },
    ],
    // `t` is new at each rendering; what it says changes with the language alone.
    [days, language],
  );
  const format = useMemo(() => (ms: number) => duration(ms, language), [language]);
  const latest = days.findLast(({ executions }) => executions.p50_ms !== null)?.executions;
  const sum = (of: 'made' | 'failed') => days.reduce((all, { executions }) => all + executions[of], 0);
  return (
    <Section title={t('title')}>
      {latest === undefined ? (
        <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>
      ) : (
        <div className="panel min-w-0 p-4">
          <Chart
            label={t('label', {
              p50: format(latest.p50_ms ?? 0),
              p95: format(latest.p95_ms ?? 0),
              made: sum('made'),
              failed: count(sum('failed'), language),
              days: days.length,
            })}
            times={times}
            series={series}
            format={format}
          />
        </div>
      )}
    </Section>
  );
}
