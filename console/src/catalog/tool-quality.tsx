import type { ServiceDescriptor } from '@farebox/contract';
import type { ReactNode } from 'react';
import { useText, words } from '../text/words.ts';
import { Facts } from '../ui/facts.tsx';

const texts = words({
  quality: ['Measured quality', '实测质量'],
  unmeasured: ['No call has been measured yet. The numbers appear with the first ones.', '尚无实测调用，首批调用后将显示数据。'],
  score: ['Score', '评分'],
  success: ['Success', '成功率'],
  sample: ['Sample', '样本'],
  sampleSize: ['{count, plural, one {# call} other {# calls}}', '{count} 次调用'],
  mean: ['Mean time', '平均耗时'],
  lastCall: ['Last call', '最近调用'],
  health: ['Health', '健康状况'],
  healthy: ['healthy', '健康'],
  unhealthy: ['unhealthy', '异常'],
  unknown: ['not checked', '未检查'],
  checked: ['checked {when}', '检查于{when}'],
});

/** Numbers come with how many calls they are from, and how old they are. */
export function QualityPanel({ tool: { quality } }: { tool: ServiceDescriptor }): ReactNode {
  const { t, percent, duration, ago } = useText(texts);
  const { executionCount, successRate, qualityScore, latencyMs, lastCallAt, healthCheckedAt, healthStatus } = quality;
  const isMeasured = executionCount > 0;
  return (
    <section className="panel grid gap-4 p-5">
      <h2 className="text-sm">{t('quality')}</h2>
      {isMeasured ? null : <p className="text-sm text-muted">{t('unmeasured')}</p>}
      <Facts
        facts={[
          { name: t('score'), value: isMeasured ? `${qualityScore} / 100` : null },
          { name: t('success'), value: isMeasured ? percent(successRate) : null },
          { name: t('sample'), value: isMeasured ? t('sampleSize', { count: executionCount }) : null },
          { name: t('mean'), value: isMeasured && latencyMs !== undefined ? duration(latencyMs) : null },
          { name: t('lastCall'), value: !isMeasured || lastCallAt === undefined ? null : ago(lastCallAt) },
          {
            name: t('health'),
            value:
              healthCheckedAt === undefined
                ? null
                : `${t(healthStatus === '' ? 'unknown' : healthStatus)}, ${t('checked', { when: ago(healthCheckedAt) })}`,
          },
        ]}
      />
    </section>
  );
}
