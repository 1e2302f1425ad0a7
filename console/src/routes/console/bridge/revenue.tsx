import type { RevenueEvent, RevenueTotals } from '@farebox/contract';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useList } from '../../../api/lists.ts';
import { Figure, Figures, Mono, When } from '../../../back-office/parts.tsx';
import { ListTable } from '../../../ui/list-table.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SoldTitle } from '../../../back-office/sold-title.tsx';
import { Page } from '../../../shell/page.tsx';
import { count, money } from '../../../text/format.ts';
import { useLanguage, useWords, words } from '../../../text/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClasses } from '../../../ui/button.tsx';

const texts = words({
  title: ['Revenue', '收入'],
  lead: ['Every sale, and how it is divided between you and its owner.', '每笔销售及其在你与所有者之间的分配。'],
  payouts: ['Payouts', '付款'],
  csv: ['Download as CSV', '下载 CSV'],
  sales: ['Sales', '销售'],
  test: ['and {amount} in test money', '另有测试货币 {amount}'],
  all: ['Paid by buyers', '买家支付'],
  what: ['What', '内容'],
  amount: ['Amount', '金额'],
  fee: ['Your share', '运营方份额'],
  net: ['Owners', '所有者份额'],
  when: ['When', '时间'],
  payment: ['Payment', '支付'],
  refunded: ['refunded', '已退款'],
  none: ['Nothing was sold yet', '尚无销售'],
  noneHint: ['A sale appears here with the first delivery or call that is paid.', '首次付费交付或调用后，销售会显示在这里。'],
});

export const Route = createFileRoute('/console/bridge/revenue')({ component: RevenuePage });

const path = '/api/v1/admin/revenue-events';

function RevenuePage(): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const sales = useList<RevenueEvent>(path);
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <div className="flex flex-wrap gap-2">
          <Link to="/console/bridge/payouts" className={buttonClasses()}>
            {t('payouts')}
          </Link>
          <a href={`${path}?format=csv`} download className={buttonClasses()}>
            {t('csv')}
          </a>
        </div>
      }
    >
      <div className="grid gap-6">
        <Totals />
        <ListTable
          caption={t('sales')}
          list={sales}
          keyOf={({ id }) => id}
          empty={{ title: t('none'), hint: t('noneHint') }}
          columns={[
            {
              id: 'what',
              head: t('what'),
              cell: (sale) => (
                <span className="inline-flex items-center gap-2">
                  {sale.kind === 'asset_delivery' ? <SoldTitle id={sale.service_id} /> : sale.service_id}
                  {sale.given_back_at === null ? null : <Badge tone="warn">{t('refunded')}</Badge>}
                </span>
              ),
            },
            {
              id: 'amount',
              head: t('amount'),
              isNumber: true,
              cell: (sale) => (
                <>
                  {money(sale.amount, language)}
                  {sale.is_test ? <span className="ml-1.5 text-xs text-warn">test</span> : null}
                </>
              ),
            },
            { id: 'fee', head: t('fee'), isNumber: true, cell: (sale) => money(sale.fee, language) },
            { id: 'net', head: t('net'), isNumber: true, cell: (sale) => money(sale.net, language) },
            {
              id: 'payment',
              head: t('payment'),
              cell: ({ payment_id: id }) => (
                <Link to="/console/bridge/payments/$id" params={{ id }} className="text-link">
                  <Mono className="!text-accent">{id}</Mono>
                </Link>
              ),
            },
            { id: 'when', head: t('when'), cell: (sale) => <When time={sale.created_at} /> },
          ]}
        />
      </div>
    </Page>
  );
}

function Totals(): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const found = useQuery({
    queryKey: ['revenue totals'],
    queryFn: ({ signal }) => api<{ totals: RevenueTotals }>(path, { query: { limit: 1 }, signal }),
  });
  return (
    <Loaded from={found} waiting="h-24">
      {({ totals: { amount, fee, net, events, test_amount: test } }) => (
        <Figures>
          <Figure
            name={t('all')}
            value={money(amount, language)}
            {...(Number(test) === 0 ? {} : { note: t('test', { amount: money(test, language) }) })}
          />
          <Figure name={t('fee')} value={money(fee, language)} />
          <Figure name={t('net')} value={money(net, language)} />
          <Figure name={t('sales')} value={count(events, language)} />
        </Figures>
      )}
    </Loaded>
  );
}
