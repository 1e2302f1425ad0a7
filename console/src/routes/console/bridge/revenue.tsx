import type { RevenueEvent, RevenueTotals } from '@farebox/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '../../../api/queries.ts';
import { Figure, Figures } from '../../../back-office/parts.tsx';
import { SalesSection } from '../../../back-office/sales-section.tsx';
import { SoldTitle } from '../../../back-office/sold-title.tsx';
import { amount, orderedAmount, orderedTime, Reference, reference } from '../../../resource/cells.tsx';
import { useFilters } from '../../../resource/filter-bar.tsx';
import { byAmount, days, queryOfFilters, type Filters } from '../../../resource/filters.ts';
import { ResourcePage, type Resource } from '../../../resource/resource.tsx';
import { useText, words } from '../../../text/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClasses } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/states.tsx';

const texts = words({
  title: ['Revenue', '收入'],
  lead: ['Every sale, and how it is divided between you and its owner.', '每笔销售及其在你与所有者之间的分配。'],
  find: ['Owner, tool, title or id', '所有者、工具、标题或编号'],
  anyKind: ['Data and calls', '数据与调用'],
  asset_delivery: ['Data', '数据'],
  tool_call: ['Calls of tools', '工具调用'],
  payouts: ['Payouts', '付款'],
  sales: ['Sales', '销售'],
  test: ['and {amount} in test money', '另有测试货币 {amount}'],
  all: ['Paid by buyers', '买家支付'],
  fee: ['Your share', '运营方份额'],
  net: ['Owners', '所有者份额'],
  refunded: ['refunded', '已退款'],
  none: ['Nothing was sold yet', '尚无销售'],
  noneHint: ['A sale appears here with the first delivery or call that is paid.', '首次付费交付或调用后，销售会显示在这里。'],
});

const path = '/api/v1/admin/revenue-events';

const filters = {
  q: { kind: 'text', label: 'find' },
  kind: { kind: 'choice', label: 'kind', values: ['asset_delivery', 'tool_call'], any: 'anyKind', isSaid: true },
  ...days,
  sort: byAmount,
} satisfies Filters<typeof texts>;

const revenue: Resource<RevenueEvent, typeof texts> = {
  texts,
  filters,
  columns: {
    when: orderedTime((sale) => sale.created_at),
    what: (sale, { t }) => (
      <span className="inline-flex items-center gap-2">
        <SoldTitle id={sale.service_id} title={sale.title} />
        {sale.given_back_at === null ? null : <Badge tone="warn">{t('refunded')}</Badge>}
      </span>
    ),
    owner: (sale) =>
      sale.owner_id === null ? null : (
        <Reference kind="user" id={sale.owner_id} title={sale.owner_id} className="block max-w-40 truncate">
          {sale.owner_name}
        </Reference>
      ),
    amount: orderedAmount((sale) => sale.amount, 'is_test'),
    fee: amount(({ fee }) => fee),
    net: amount(({ net }) => net),
    payment: reference('payment', (sale) => sale.payment_id),
  },
};

export default function RevenuePage(): ReactNode {
  const { t } = useText(texts);
  const payouts = (
    <Link to="/console/bridge/payouts" className={buttonClasses()}>
      {t('payouts')}
    </Link>
  );
  return <ResourcePage of={revenue} path={path} isFile before={payouts} above={<Above />} />;
}

function Above(): ReactNode {
  const [values] = useFilters(filters);
  const { since, until } = queryOfFilters(values, filters);
  return (
    <div className="grid gap-8">
      <SalesSection period={{ since: String(since ?? '') || undefined, until: String(until ?? '') || undefined }} />
      <Totals />
    </div>
  );
}

function Totals(): ReactNode {
  const { t, money, count } = useText(texts);
  const [values] = useFilters(filters);
  const query = { ...queryOfFilters(values, filters), limit: 1 };
  const found = useApi<{ totals: RevenueTotals }>(path, query, { placeholderData: (before) => before });
  return (
    <Loaded from={found} waiting="h-24">
      {({ totals: { amount: paid, fee, net, events, test_amount: test } }) => (
        <Figures>
          <Figure name={t('all')} value={money(paid)} note={Number(test) === 0 ? null : t('test', { amount: money(test) })} />
          <Figure name={t('fee')} value={money(fee)} />
          <Figure name={t('net')} value={money(net)} />
          <Figure name={t('sales')} value={count(events)} />
        </Figures>
      )}
    </Loaded>
  );
}
