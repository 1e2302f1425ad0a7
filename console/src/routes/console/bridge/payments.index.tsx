import type { AdminPayment } from '@farebox/contract';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useList } from '../../../api/lists.ts';
import { Page } from '../../../shell/page.tsx';
import { money } from '../../../text/format.ts';
import { useLanguage, useWords, words } from '../../../text/words.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { NativeSelect } from '../../../ui/field.tsx';
import { Mono, When } from '../../../back-office/parts.tsx';
import { ListTable } from '../../../ui/list-table.tsx';

const texts = words({
  title: ['Payments', '支付'],
  lead: ['What was quoted, paid and refunded, the newest first.', '报价、支付和退款记录，最新在前。'],
  status: ['Status', '状态'],
  any: ['Any status', '任何状态'],
  payment: ['Payment', '支付'],
  what: ['For', '用途'],
  amount: ['Amount', '金额'],
  provider: ['Provider', '支付方式'],
  buyer: ['Buyer', '买家'],
  made: ['Made', '创建'],
  none: ['No payments', '没有支付'],
  noneHint: ['A payment appears here when somebody pays for a call, data or credit.', '有人为调用、数据或余额付款后，支付会显示在这里。'],
});

export const Route = createFileRoute('/console/bridge/payments/')({ component: PaymentsPage });

const statuses = ['paid', 'refunded', 'pending', 'expired', 'failed'] as const;
export const statusTones: Readonly<Record<AdminPayment['status'], Tone>> = {
  paid: 'good',
  refunded: 'warn',
  pending: 'accent',
  expired: 'plain',
  failed: 'bad',
};

function PaymentsPage(): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const [status, setStatus] = useState('');
  const list = useList<AdminPayment>('/api/v1/admin/payments', { status });
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <NativeSelect aria-label={t('status')} value={status} onChange={(event) => setStatus(event.target.value)} className="!w-auto">
          <option value="">{t('any')}</option>
          {statuses.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </NativeSelect>
      }
    >
      <ListTable
        caption={t('title')}
        list={list}
        keyOf={({ id }) => id}
        empty={{ title: t('none'), hint: t('noneHint') }}
        columns={[
          {
            id: 'id',
            head: t('payment'),
            cell: ({ id }) => (
              <Link to="/console/bridge/payments/$id" params={{ id }} className="text-link">
                <Mono className="!text-accent">{id}</Mono>
              </Link>
            ),
          },
          { id: 'status', head: t('status'), cell: ({ status }) => <Badge tone={statusTones[status]}>{status}</Badge> },
          { id: 'service', head: t('what'), cell: (each) => each.service_id },
          {
            id: 'amount',
            head: t('amount'),
            isNumber: true,
            cell: ({ amount, test }) => (
              <>
                {money(amount, language)}
                {test ? <span className="ml-1.5 text-xs text-warn">test</span> : null}
              </>
            ),
          },
          { id: 'provider', head: t('provider'), cell: ({ provider }) => provider },
          { id: 'client', head: t('buyer'), cell: (each) => <Mono>{each.client_id}</Mono> },
          { id: 'made', head: t('made'), cell: (each) => <When time={each.created_at} /> },
        ]}
      />
    </Page>
  );
}
