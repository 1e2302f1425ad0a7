import type { Credit, Earnings, MyRevenuePage, RevenueEvent } from '@farebox/contract';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { z } from 'zod';
import { useLive } from '../../../api/live.ts';
import { queries, useApi } from '../../../api/queries.ts';
import { EarningsChart } from '../../../back-office/earnings-chart.tsx';
import { sumOf } from '../../../back-office/lines.ts';
import { MatchingDemand } from '../../../back-office/matching-demand.tsx';
import { Figure, Figures, Section } from '../../../back-office/parts.tsx';
import { SoldTitle } from '../../../back-office/sold-title.tsx';
import { amount, time } from '../../../resource/cells.tsx';
import { ResourceTable, there, type Resource } from '../../../resource/resource.tsx';
import { Page } from '../../../shell/page.tsx';
import { useText, words } from '../../../text/words.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/form.tsx';
import { ErrorState, Loaded } from '../../../ui/states.tsx';

const texts = words({
  title: ['Your desk', '你的工作台'],
  balance: ['Owed to you', '应付给你'],
  testBalance: ['and {amount} in test money', '另有测试货币 {amount}'],
  earned: ['Earned', '已赚取'],
  sold: ['Sold', '售出'],
  live: ['Counted as it happens', '实时统计'],
  credit: ['Credit', '余额'],
  creditNote: ['for calls of your agents', '用于你的智能体的调用'],
  earnings: ['Earnings', '收入'],
  sales: ['Latest sales', '最近销售'],
  net: ['Yours', '归你'],
  none: ['Nothing was sold yet', '尚无销售'],
  noneHint: [
    'Agents find your data by its title, its description and the queries that you expect. Add some, and see here what they buy.',
    '智能体通过标题、描述和预期查询找到你的数据。添加数据后，可在此查看销售情况。',
  ],
});

const [earningsPath, revenuePath] = ['/api/v1/me/earnings', '/api/v1/me/revenue'];
type Revenue = z.output<typeof MyRevenuePage>;

const sales: Resource<RevenueEvent, typeof texts> = {
  texts,
  name: 'sales',
  columns: {
    what: (sale) => <SoldTitle id={sale.service_id} title={sale.title} />,
    price: amount((sale) => sale.amount, 'is_test'),
    net: amount(({ net }) => net),
    when: time((sale) => sale.created_at),
  },
};

export default function DeskPage(): ReactNode {
  const { t } = useText(texts);
  const [days, setDays] = useState<number>(30);
  const earnings = useApi<Earnings>(earningsPath, { days });
  const revenue = useApi<Revenue>(revenuePath, { limit: 20 });
  const credit = useApi<z.output<typeof Credit>>('/api/v1/me/credit');
  const rereadSales = () => void Promise.all([earningsPath, revenuePath].map((path) => queries.invalidateQueries({ queryKey: [path] })));
  useLive('/api/v1/me/live', true, { sale: rereadSales });
  const actions = (
    <div className="flex gap-2">
      <Choice label={t('period')} value={days} choices={[7, 30, 90].map((each) => [each, t('days', { days: each })])} onChoose={setDays} />
      <AddLink kind="primary" />
    </div>
  );
  return (
    <Page title={t('title')} actions={actions}>
      <ErrorState error={credit.error} retry={() => void credit.refetch()} className="mb-4" />
      <Loaded from={earnings} waiting="h-96">
        {({ days: columns }) => (
          <Loaded from={revenue} waiting="h-96">
            {(page) => (
              <div className="grid gap-8">
                <Numbers days={columns} revenue={page} credit={credit.data?.balance} />
                <MatchingDemand />
                <Section title={t('sales')}>
                  <ResourceTable
                    of={sales}
                    list={there(page.items)}
                    empty={{ title: t('none'), hint: t('noneHint'), action: <AddLink kind="secondary" /> }}
                  />
                </Section>
              </div>
            )}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}

function AddLink({ kind }: { kind: 'primary' | 'secondary' }): ReactNode {
  const { t } = useText(texts);
  return (
    <Link to="/console/desk/add" className={buttonClasses(kind)}>
      {t('addData')}
    </Link>
  );
}

interface NumbersProps {
  days: Earnings['days'];
  revenue: Revenue;
  credit: string | undefined;
}

function Numbers({ days, revenue, credit }: NumbersProps): ReactNode {
  const { t, money, count } = useText(texts);
  const earned = sumOf(days.map(({ net }) => net));
  const sold = days.reduce((sum, each) => sum + each.sales, 0);
  const test = revenue.test_balance;
  return (
    <>
      <Figures>
        <Figure
          name={t('balance')}
          value={money(revenue.balance)}
          note={Number(test) === 0 ? null : t('testBalance', { amount: money(test) })}
        />
        <Figure name={t('earned')} value={money(earned)} />
        <Figure name={t('sold')} value={count(sold)} note={t('live')} />
        <Figure name={t('credit')} value={credit === undefined ? '–' : money(credit)} note={t('creditNote')} />
      </Figures>
      <Section title={t('earnings')}>
        <EarningsChart days={days} />
      </Section>
    </>
  );
}
