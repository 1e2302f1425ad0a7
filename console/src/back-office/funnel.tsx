import type { ReactNode } from 'react';
import { useText, words } from '../text/words.ts';
import { classes } from '../ui/classes.ts';

const texts = words({
  asked: ['Asked for', '请求购买'],
  askedHint: ['Answered with a 402, or paid at once with a key', '以 402 应答，或凭密钥直接付款'],
  searches: ['{count} searches in this time; who knows what to call need not search.', '此期间搜索 {count} 次；已知工具的买家无需搜索。'],
  paid: ['Paid', '已支付'],
  delivered: ['Delivered', '已交付'],
  ofBefore: ['Of the step before', '占上一步'],
});

const steps = ['asked', 'paid', 'delivered'] as const;

/** How far buyers went. A buyer with a key pays in the first request, and so is never answered with a 402: both are asked for. */
export function Funnel({
  totals: { searches, challenged, direct, paid, delivered },
  hasRates = false,
}: {
  totals: Readonly<Record<'searches' | 'challenged' | 'direct' | 'paid' | 'delivered', number>>;
  hasRates?: boolean;
}): ReactNode {
  const { t, count, percent } = useText(texts);
  const totals = { asked: challenged + direct, paid, delivered };
  const most = Math.max(1, ...steps.map((step) => totals[step]));
  return (
    <div className={classes('panel grid content-around gap-3 p-4', hasRates && 'xl:min-h-72')}>
      <ol className="grid gap-3">
        {steps.map((step, at) => {
          const before = at === 0 ? 0 : totals[steps[at - 1] ?? 'asked'];
          return (
            <li
              key={step}
              className={classes(
                'grid items-center gap-3 text-sm',
                hasRates ? 'grid-cols-[5.5rem_minmax(0,1fr)_4rem_4rem]' : 'grid-cols-[6rem_minmax(0,1fr)_5rem]',
              )}
            >
              <span title={step === 'asked' ? t('askedHint') : undefined} className="text-muted">
                {t(step)}
              </span>
              <svg aria-hidden className="h-3 w-full" preserveAspectRatio="none" viewBox="0 0 100 10">
                <rect width="100" height="10" rx="1" className="fill-sunken" />
                <rect width={(100 * totals[step]) / most} height="10" rx="1" className="fill-accent" />
              </svg>
              <span className="figures text-right">{count(totals[step])}</span>
              {hasRates ? (
                <span title={t('ofBefore')} className="figures text-right text-faint">
                  {before === 0 || before < totals[step] ? '' : percent(totals[step] / before)}
                </span>
              ) : null}
            </li>
          );
        })}
      </ol>
      <p className="text-[13px] text-faint">{t('searches', { count: count(searches) })}</p>
    </div>
  );
}
