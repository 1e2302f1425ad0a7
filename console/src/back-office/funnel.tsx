import type { ReactNode } from 'react';
import { useText, words } from '../text/words.ts';
import { classes } from '../ui/classes.ts';

const texts = words({
  searches: ['Searches', '搜索'],
  challenged: ['402', '402'],
  paid: ['Paid', '已支付'],
  delivered: ['Delivered', '已交付'],
  ofBefore: ['Of the step before', '占上一步'],
});

const steps = ['searches', 'challenged', 'paid', 'delivered'] as const;

/** How far buyers went. Each step is counted by itself, and agents are not followed: a call that pays in its first request has no 402. */
export function Funnel({
  totals,
  hasRates = false,
}: {
  totals: Readonly<Record<(typeof steps)[number], number>>;
  hasRates?: boolean;
}): ReactNode {
  const { t, count, percent } = useText(texts);
  const most = Math.max(1, ...steps.map((step) => totals[step]));
  return (
    <ol className={classes('panel grid content-around gap-3 p-4', hasRates && 'xl:min-h-72')}>
      {steps.map((step, at) => {
        const before = at === 0 ? 0 : totals[steps[at - 1] ?? 'searches'];
        return (
          <li
            key={step}
            className={classes(
              'grid items-center gap-3 text-sm',
              hasRates ? 'grid-cols-[5.5rem_minmax(0,1fr)_4rem_4rem]' : 'grid-cols-[6rem_minmax(0,1fr)_5rem]',
            )}
          >
            <span className="text-muted">{t(step)}</span>
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
  );
}
