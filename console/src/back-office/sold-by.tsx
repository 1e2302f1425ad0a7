import type { SalesReport } from '@farebox/contract';
import type { ReactNode } from 'react';
import { amount, known, number, quantity } from '../resource/cells.tsx';
import { ResourceTable, there, type Resource } from '../resource/resource.tsx';
import type { Formats } from '../text/format.ts';
import { useText, words } from '../text/words.ts';
import { Section } from './parts.tsx';

const texts = words({
  services: ['By tool and asset', '按工具与资产'],
  sellers: ['By seller', '按卖家'],
  providers: ['By way to pay', '按支付方式'],
  tools: ['Busiest tools', '最繁忙的工具'],
  failing: ['Failing tools', '出错的工具'],
  sales: ['Sales', '销售'],
  change: ['Change', '变化'],
  calls: ['Calls', '调用'],
  errors: ['Errors', '错误'],
  p50: ['p50', 'p50'],
  p95: ['p95', 'p95'],
  none: ['Nothing in this period', '此期间没有内容'],
});

type Sold = SalesReport['services'][number];
type Figures = SalesReport['tools'][number];

const sold: Resource<Sold, typeof texts> = {
  texts,
  columns: {
    name: known(({ id, name }) => ({ id, name: name ?? id })),
    amount: amount((each) => each.amount),
    sales: quantity((each) => each.sales),
    change: number((each, { percent }) => change(each.amount, each.amount_before, percent)),
  },
};

const figures: Resource<Figures, typeof texts> = {
  texts,
  columns: {
    tool: known(({ id, name }) => ({ id, name: name ?? id })),
    calls: quantity((each) => each.calls),
    errors: number((each, { count, percent }) =>
      each.errors === 0 ? '0' : <span className="text-bad">{`${count(each.errors)} (${percent(each.errors / each.calls)})`}</span>,
    ),
    p50: number((each, { duration }) => (each.p50_ms === null ? '–' : duration(each.p50_ms))),
    p95: number((each, { duration }) => (each.p95_ms === null ? '–' : duration(each.p95_ms))),
  },
};

/** How much more than before, e.g. `+12%`; a dash where there was nothing before. */
export function change(now: string, before: string, percent: Formats['percent']): string {
  if (Number(before) === 0) return '–';
  const part = Number(now) / Number(before) - 1;
  return `${part > 0 ? '+' : ''}${percent(part)}`;
}

const shownMax = 8;

/** Sales by what, whom and how. */
export function SoldBy({ report }: { report: SalesReport }): ReactNode {
  const { t } = useText(texts);
  return (
    <div className="grid gap-8 xl:grid-cols-2">
      {(['services', 'sellers', 'providers'] as const).map((each) => (
        <Section key={each} title={t(each)}>
          <ResourceTable of={{ ...sold, name: each }} list={there(report[each])} className="max-h-80" />
        </Section>
      ))}
    </div>
  );
}

/** The tools with most calls, and those with most errors. */
export function BusyTools({ tools }: { tools: SalesReport['tools'] }): ReactNode {
  const { t } = useText(texts);
  const failing = tools.filter(({ errors }) => errors > 0).toSorted((a, b) => b.errors - a.errors);
  return (
    <div className="grid gap-8 xl:grid-cols-2">
      <Section title={t('tools')}>
        <ResourceTable of={{ ...figures, name: 'tools' }} list={there(tools.slice(0, shownMax))} />
      </Section>
      <Section title={t('failing')}>
        <ResourceTable of={{ ...figures, name: 'failing' }} list={there(failing.slice(0, shownMax))} />
      </Section>
    </div>
  );
}
