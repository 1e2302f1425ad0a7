import type { MyPurchase } from '@farebox/contract';
import type { ReactNode } from 'react';
import { SoldTitle } from '../../../back-office/sold-title.tsx';
import { amount, time } from '../../../resource/cells.tsx';
import type { Filters } from '../../../resource/filters.ts';
import { ResourcePage, type Resource } from '../../../resource/resource.tsx';
import { words } from '../../../text/words.ts';
import { Badge } from '../../../ui/badge.tsx';

const texts = words({
  title: ['Purchases', '购买记录'],
  lead: ['What you and your agents bought.', '你和你的代理购买的内容。'],
  key: ['By', '购买者'],
  yourself: ['you', '你本人'],
  receipt: ['Receipt', '收据'],
  delivered: ['delivered', '已交付'],
  refunded: ['refunded', '已退款'],
  none: ['Nothing was bought yet', '尚无购买'],
  noneHint: [
    'Make an API key for an agent: what it buys with your credit appears here.',
    '为代理创建 API 密钥：用你的余额购买的内容会显示在这里。',
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
    receipt: ({ payment_id: id }, { t }) => (
      <a href={`/api/payments/${id}`} title={id} className="text-link">
        {t('receipt')}
      </a>
    ),
  },
};

export default function PurchasesPage(): ReactNode {
  return <ResourcePage of={purchases} path="/api/v1/me/purchases" isFile />;
}
