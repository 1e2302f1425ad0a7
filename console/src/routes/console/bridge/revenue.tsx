import type { PayoutBatch, PayoutPlan, RevenueEvent } from '@farebox/contract';
import { createFileRoute } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useList } from '../../../api/lists.ts';
import { queries } from '../../../api/queries.ts';
import { Page } from '../../../shell/page.tsx';
import { money } from '../../../text/format.ts';
import { useLanguage, useWords, words } from '../../../text/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { Table } from '../../../ui/table.tsx';
import { toast } from '../../../shell/toasts.tsx';
import { ListTable, Mono, Section, When } from '../../../back-office/parts.tsx';

const texts = words({
  title: ['Revenue', '收入'],
  lead: ['Every sale, and what owners are paid from it.', '每笔销售以及向所有者的付款。'],
  sales: ['Sales', '销售'],
  what: ['What', '内容'],
  amount: ['Amount', '金额'],
  fee: ['Your share', '运营方份额'],
  net: ['Owner', '所有者'],
  when: ['When', '时间'],
  payment: ['Payment', '支付'],
  refunded: ['refunded', '已退款'],
  none: ['Nothing was sold yet', '尚无销售'],
  payouts: ['Payouts', '付款批次'],
  noPayouts: ['No payouts yet', '尚无付款'],
  plan: ['Plan a payout', '计划付款'],
  planTitle: ['Payout', '付款'],
  planLead: [
    '{count, plural, one {# owner} other {# owners}}, {total} in all, on {network} by {method}',
    '{count} 位所有者，共 {total}，网络 {network}，方式 {method}',
  ],
  leftOut: ['{count} owners with a balance are not paid now', '{count} 位有余额的所有者本次不付款'],
  owner: ['Owner', '所有者'],
  wallet: ['Wallet', '钱包'],
  send: ['Create the batch', '创建批次'],
  sent: ['The batch was created', '批次已创建'],
  batch: ['Batch', '批次'],
  state: ['State', '状态'],
  made: ['Made', '创建'],
});

export const Route = createFileRoute('/console/bridge/revenue')({ component: RevenuePage });

function RevenuePage(): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const sales = useList<RevenueEvent>('/api/v1/admin/revenue-events');
  const payouts = useList<PayoutBatch>('/api/v1/admin/payouts');
  const [plan, setPlan] = useState<PayoutPlan | null>(null);
  const [error, setError] = useState<unknown>(null);
  const show = async () => {
    setError(null);
    try {
      setPlan(await api<PayoutPlan>('/api/v1/admin/payouts', { body: { dry_run: true } }));
    } catch (thrown) {
      setError(thrown);
    }
  };
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className="grid gap-8">
        <Section
          title={t('payouts')}
          actions={
            <Button size="small" onClick={() => void show()}>
              {t('plan')}
            </Button>
          }
        >
          {error === null ? null : <ErrorState error={error} />}
          <ListTable
            caption={t('payouts')}
            list={payouts}
            keyOf={({ id }) => id}
            empty={{ title: t('noPayouts') }}
            columns={[
              { id: 'id', head: t('batch'), cell: ({ id }) => <Mono>{id}</Mono> },
              { id: 'state', head: t('state'), cell: ({ state }) => <Badge>{state}</Badge> },
              { id: 'amount', head: t('amount'), isNumber: true, cell: ({ total }) => money(total, language) },
              { id: 'made', head: t('made'), cell: (batch) => <When time={batch.created_at} /> },
            ]}
          />
        </Section>
        <Section title={t('sales')}>
          <ListTable
            caption={t('sales')}
            list={sales}
            keyOf={({ id }) => id}
            empty={{ title: t('none') }}
            columns={[
              {
                id: 'what',
                head: t('what'),
                cell: (sale) => (
                  <>
                    {sale.service_id}
                    {sale.given_back_at === null ? null : (
                      <Badge tone="warn" className="ml-2">
                        {t('refunded')}
                      </Badge>
                    )}
                  </>
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
              { id: 'payment', head: t('payment'), cell: (sale) => <Mono>{sale.payment_id}</Mono> },
              { id: 'when', head: t('when'), cell: (sale) => <When time={sale.created_at} /> },
            ]}
          />
        </Section>
      </div>
      {plan === null ? null : <Plan plan={plan} close={() => setPlan(null)} />}
    </Page>
  );
}

function Plan({ plan, close }: { plan: PayoutPlan; close: () => void }): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const [error, setError] = useState<unknown>(null);
  const send = async () => {
    try {
      await api('/api/v1/admin/payouts', { body: { dry_run: false, network: plan.network, method: plan.method } });
      toast(t('sent'));
      await queries.invalidateQueries();
      close();
    } catch (thrown) {
      setError(thrown);
    }
  };
  const { total, network, method } = plan;
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={t('planTitle')}
      description={t('planLead', { count: plan.line_count, total: money(total, language), network, method })}
      className="!w-[min(52rem,calc(100vw-2rem))]"
    >
      {plan.lines.length === 0 ? null : (
        <Table
          caption={t('planTitle')}
          rows={plan.lines}
          keyOf={(line) => line.owner_id}
          className="max-h-[40vh]"
          columns={[
            { id: 'owner', head: t('owner'), cell: (line) => <Mono>{line.owner_id}</Mono> },
            { id: 'wallet', head: t('wallet'), cell: ({ address }) => <Mono>{address}</Mono> },
            { id: 'amount', head: t('amount'), isNumber: true, cell: ({ amount }) => money(amount, language) },
          ]}
        />
      )}
      {plan.left_out_count === 0 ? null : <p className="text-sm text-muted">{t('leftOut', { count: plan.left_out_count })}</p>}
      {error === null ? null : <ErrorState error={error} />}
      <Button kind="primary" className="justify-self-end" disabled={plan.line_count === 0} onClick={() => void send()}>
        {t('send')}
      </Button>
    </Dialog>
  );
}
