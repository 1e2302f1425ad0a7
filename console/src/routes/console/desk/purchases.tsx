import type { DeliveredAsset, MyPurchase, Spending } from '@farebox/contract';
import { useState, type ReactNode } from 'react';
import { addressOf } from '../../../api/acting.ts';
import { api } from '../../../api/client.ts';
import { useApi } from '../../../api/queries.ts';
import { Section } from '../../../back-office/parts.tsx';
import { SoldTitle } from '../../../back-office/sold-title.tsx';
import { dollars, TimeChart } from '../../../back-office/time-chart.tsx';
import { ownPath } from '../../../catalog/own-path.ts';
import { amount, quantity, time } from '../../../resource/cells.tsx';
import type { Filters } from '../../../resource/filters.ts';
import { ResourcePage, ResourceTable, there, type Resource } from '../../../resource/resource.tsx';
import { useText, words } from '../../../text/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Choice } from '../../../ui/form.tsx';
import { Loaded } from '../../../ui/states.tsx';

const texts = words({
  title: ['Purchases', '购买记录'],
  lead: ['What you and your agents bought.', '你和你的智能体购买的内容。'],
  key: ['By', '购买者'],
  yourself: ['you', '你本人'],
  receipt: ['Receipt', '收据'],
  again: ['Download again', '再次下载'],
  ready: ['It was paid before: nothing was paid again', '之前已付款，本次未再付款'],
  delivered: ['delivered', '已交付'],
  refunded: ['refunded', '已退款'],
  spent: ['Spent', '支出'],
  byDay: ['Spent by day: {amount} in this period', '每日支出：此期间 {amount}'],
  count: ['Purchases', '购买次数'],
  testSum: ['Test money', '测试币'],
  none: ['Nothing was bought yet', '尚无购买'],
  noneHint: [
    'Make an API key for an agent: what it buys with your credit appears here.',
    '为智能体创建 API 密钥：用你的余额购买的内容会显示在这里。',
  ],
});

const filters = {
  since: { kind: 'since', label: 'from' },
  until: { kind: 'until', label: 'till' },
} satisfies Filters<typeof texts>;

const purchases: Resource<MyPurchase, typeof texts> = {
  texts,
  filters,
  columns: {
    when: time((purchase) => purchase.purchased_at),
    what: ({ service_id: id, title }) => <SoldTitle id={id} title={title} />,
    amount: amount((purchase) => purchase.amount),
    provider: ({ provider }) => provider,
    key: (purchase, { t }) => purchase.api_key_name ?? t('yourself'),
    status: ({ status }, { t }) => <Badge tone={status === 'delivered' ? 'good' : 'warn'}>{t(status)}</Badge>,
    receipt: ({ id, payment_id: payment }, { t, language }) => (
      <a href={addressOf(`/api/v1/me/purchases/${id}/receipt?language=${language}`)} download title={payment} className="text-link">
        {t('receipt')}
      </a>
    ),
  },
  acts: [
    {
      name: 'again',
      isFor: ({ kind, status, title }) => kind === 'asset' && status === 'delivered' && title !== null,
      async run({ service_id: id }, { done }) {
        // The earlier purchase answers; should there be none, nothing is paid.
        const headers = { 'X-Payment-Provider': 'credit', 'X-Max-Price-Cents': '0' };
        const { delivery } = await api<DeliveredAsset>('/api/v1/assets/fetch', { body: { asset_id: id }, headers });
        done('ready');
        if (delivery.type === 'api_invocation') location.assign(`/console/assets/${id}`);
        else location.assign(ownPath(delivery.url));
      },
    },
  ],
};

const services: Resource<Spending['services'][number], typeof texts> = {
  texts,
  name: 'spent',
  keyOf: (each) => each.service_id,
  columns: {
    what: ({ service_id: id, title }) => <SoldTitle id={id} title={title} />,
    count: quantity((each) => each.purchases),
    amount: amount((each) => each.amount),
    testSum: amount((each) => each.test_amount),
  },
};

export default function PurchasesPage(): ReactNode {
  return <ResourcePage of={purchases} path="/api/v1/me/purchases" above={<Spent />} isFile />;
}

/** What was spent, by day and by what was bought. */
function Spent(): ReactNode {
  const { t } = useText(texts);
  const [days, setDays] = useState(30);
  const found = useApi<Spending>('/api/v1/me/spending', { days }, { placeholderData: (before) => before });
  const period = (
    <Choice label={t('period')} value={days} choices={[7, 30, 90].map((each) => [each, t('days', { days: each })])} onChoose={setDays} />
  );
  return (
    <Section title={t('spent')} actions={period}>
      <Loaded from={found} waiting="h-56">
        {(spending) => (
          <div className="grid gap-4">
            <TimeChart
              label={t('byDay', { amount: dollars(spending.days.reduce((sum, day) => sum + Number(day.amount), 0)) })}
              points={spending.days}
              lines={[
                { label: 'USD', of: (day) => Number(day.amount), tone: 'accent' },
                { label: 'test', of: (day) => Number(day.test_amount), tone: 'warn', isSeldom: true },
              ]}
              format={dollars}
            />
            {spending.services.length === 0 ? null : <ResourceTable of={services} list={there(spending.services)} />}
          </div>
        )}
      </Loaded>
    </Section>
  );
}
