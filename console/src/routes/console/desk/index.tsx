import type { Credit, Earnings, MyRevenuePage } from '@farebox/contract';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode } from 'react';
import type { z } from 'zod';
import { api } from '../../../api/client.ts';
import { useLive } from '../../../api/live.ts';
import { queries } from '../../../api/queries.ts';
import { Page } from '../../../shell/page.tsx';
import { count, money } from '../../../text/format.ts';
import { useLanguage, useWords, words } from '../../../text/words.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { Chart } from '../../../ui/chart.tsx';
import { NativeSelect } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { Table } from '../../../ui/table.tsx';
import { MatchingDemand } from '../../../back-office/matching-demand.tsx';
import { Figure, Figures, Section, When } from '../../../back-office/parts.tsx';
import { SoldTitle } from '../../../back-office/sold-title.tsx';

const texts = words({
  title: ['Your desk', '你的工作台'],
  add: ['Add data', '添加数据'],
  period: ['Period', '时间范围'],
  days: ['Last {days} days', '最近 {days} 天'],
  balance: ['Owed to you', '应付给你'],
  testBalance: ['and {amount} in test money', '另有测试货币 {amount}'],
  earned: ['Earned', '已赚取'],
  sold: ['Sold', '售出'],
  live: ['Counted as it happens', '实时统计'],
  credit: ['Credit', '余额'],
  creditNote: ['for calls of your agents', '用于你的代理的调用'],
  earnings: ['Earnings', '收入'],
  earningsLabel: ['Earnings by day: {amount} in this period', '每日收入：此期间 {amount}'],
  sales: ['Latest sales', '最近销售'],
  what: ['What', '内容'],
  amount: ['Price', '价格'],
  net: ['Yours', '归你'],
  when: ['When', '时间'],
  none: ['Nothing was sold yet', '尚无销售'],
  noneHint: [
    'Agents find your data by its title, its description and the queries that you expect. Add some, and see here what they buy.',
    '代理通过标题、描述和预期查询找到你的数据。添加数据后，可在此查看销售情况。',
  ],
});

export const Route = createFileRoute('/console/desk/')({ component: DeskPage });

const dollars = (value: number) => `$${value.toFixed(2)}`;

function DeskPage(): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const [days, setDays] = useState(30);
  const earned = useQuery({
    queryKey: ['sales', 'desk', days],
    queryFn: async ({ signal }) => {
      const [earnings, revenue] = await Promise.all([
        api<Earnings>('/api/v1/me/earnings', { query: { days }, signal }),
        api<z.output<typeof MyRevenuePage>>('/api/v1/me/revenue', { query: { limit: 20 }, signal }),
      ]);
      return { earnings, revenue };
    },
  });
  const credit = useQuery({ queryKey: ['credit'], queryFn: ({ signal }) => api<z.output<typeof Credit>>('/api/v1/me/credit', { signal }) });
  useLive('/api/v1/me/live', true, { sale: () => void queries.invalidateQueries({ queryKey: ['sales'] }) });
  return (
    <Page
      title={t('title')}
      actions={
        <div className="flex gap-2">
          <NativeSelect aria-label={t('period')} value={days} onChange={(event) => setDays(Number(event.target.value))} className="!w-auto">
            {[7, 30, 90].map((each) => (
              <option key={each} value={each}>
                {t('days', { days: each })}
              </option>
            ))}
          </NativeSelect>
          <Link to="/console/desk/add" className={buttonClasses('primary')}>
            {t('add')}
          </Link>
        </div>
      }
    >
      {credit.error === null ? null : <ErrorState error={credit.error} retry={() => void credit.refetch()} />}
      <Loaded from={earned} waiting="h-96">
        {({ earnings: { days: columns }, revenue: page }) => (
          <div className="grid gap-8">
            <Numbers days={columns} revenue={page} credit={credit.data?.balance} />
            <MatchingDemand />
            <Section title={t('sales')}>
              <Table
                caption={t('sales')}
                rows={page.items}
                empty={{
                  title: t('none'),
                  hint: t('noneHint'),
                  action: (
                    <Link to="/console/desk/add" className={buttonClasses('secondary')}>
                      {t('add')}
                    </Link>
                  ),
                }}
                keyOf={({ id }) => id}
                columns={[
                  { id: 'what', head: t('what'), cell: (sale) => <SoldTitle id={sale.service_id} /> },
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
                  { id: 'net', head: t('net'), isNumber: true, cell: (sale) => money(sale.net, language) },
                  { id: 'when', head: t('when'), cell: (sale) => <When time={sale.created_at} /> },
                ]}
              />
            </Section>
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function Numbers({
  days,
  revenue,
  credit,
}: {
  days: Earnings['days'];
  revenue: z.output<typeof MyRevenuePage>;
  credit: string | undefined;
}): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const earned = days.reduce((sum, { net }) => sum + Number(net), 0);
  const times = useMemo(() => days.map(({ at }) => Date.parse(at) / 1000), [days]);
  const lines = useMemo(
    () => [
      { label: 'USD', values: days.map(({ net }) => Number(net)), tone: 'good' as const },
      // Where everything is real, there is no such line.
      ...(days.some((day) => Number(day.test_amount) > 0)
        ? [{ label: 'test', values: days.map((day) => Number(day.test_amount)), tone: 'warn' as const }]
        : []),
    ],
    [days],
  );
  const sold = days.reduce((sum, { sales }) => sum + sales, 0);
  return (
    <>
      <Figures>
        <Figure
          name={t('balance')}
          value={money(revenue.balance, language)}
          {...(Number(revenue.test_balance) === 0 ? {} : { note: t('testBalance', { amount: money(revenue.test_balance, language) }) })}
        />
        <Figure name={t('earned')} value={money(String(Math.round(earned * 1e6) / 1e6), language)} />
        <Figure name={t('sold')} value={count(sold, language)} note={t('live')} />
        <Figure name={t('credit')} value={credit === undefined ? '–' : money(credit, language)} note={t('creditNote')} />
      </Figures>
      <Section title={t('earnings')}>
        <div className="panel min-w-0 p-4">
          <Chart label={t('earningsLabel', { amount: dollars(earned) })} times={times} series={lines} format={dollars} />
        </div>
      </Section>
    </>
  );
}
