import type { PayoutBatch, PayoutPlan } from '@farebox/contract';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useList } from '../../../api/lists.ts';
import { Mono, When } from '../../../back-office/parts.tsx';
import { ListTable } from '../../../ui/list-table.tsx';
import { PayoutPlanDialog } from '../../../back-office/payout-plan.tsx';
import { Page } from '../../../shell/page.tsx';
import { money } from '../../../text/format.ts';
import { useLanguage, useWords, words } from '../../../text/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { NativeSelect } from '../../../ui/field.tsx';
import { ErrorState } from '../../../ui/states.tsx';

const texts = words({
  title: ['Payouts', '付款'],
  lead: [
    'Owners are paid in batches. A line that fails goes back to the earnings of its owner, and the next batch pays it.',
    '向所有者分批付款。失败的款项退回其收入，由下一批支付。',
  ],
  state: ['State', '状态'],
  any: ['Any state', '任何状态'],
  open: ['in progress', '进行中'],
  done: ['done', '已完成'],
  plan: ['Plan a payout', '计划付款'],
  csv: ['Download as CSV', '下载 CSV'],
  batch: ['Batch', '批次'],
  total: ['Total', '总额'],
  lines: ['Owners', '所有者'],
  paid: ['Paid', '已付'],
  failed: ['Returned', '已退回'],
  network: ['Network', '网络'],
  note: ['Note', '备注'],
  made: ['Made', '创建'],
  none: ['No payouts yet', '尚无付款'],
  noneHint: [
    'Plan one to see who would be paid and who not, and why. Nothing moves until you create the batch.',
    '先计划付款，可查看付款对象及未付款的原因。创建批次前不会转移任何款项。',
  ],
});

export const Route = createFileRoute('/console/bridge/payouts/')({ component: PayoutsPage });

const path = '/api/v1/admin/payouts';

function PayoutsPage(): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const [state, setState] = useState('');
  const list = useList<PayoutBatch>(path, { state });
  const [plan, setPlan] = useState<PayoutPlan | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  async function makePlan(): Promise<void> {
    setError(null);
    setBusy(true);
    try {
      setPlan(await api<PayoutPlan>(path, { body: { dry_run: true } }));
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  }
  const planButton = (
    <Button kind="primary" isBusy={isBusy} onClick={() => void makePlan()}>
      {t('plan')}
    </Button>
  );
  const isEmpty = list.data?.length === 0 && state === '';
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        isEmpty ? null : (
          <div className="flex flex-wrap gap-2">
            <NativeSelect aria-label={t('state')} value={state} onChange={({ target }) => setState(target.value)} className="!w-auto">
              <option value="">{t('any')}</option>
              <option value="open">{t('open')}</option>
              <option value="done">{t('done')}</option>
            </NativeSelect>
            <a href={`${path}?format=csv`} download className={buttonClasses()}>
              {t('csv')}
            </a>
            {planButton}
          </div>
        )
      }
    >
      {error === null ? null : (
        <div className="mb-4">
          <ErrorState error={error} />
        </div>
      )}
      <ListTable
        caption={t('title')}
        list={list}
        keyOf={({ id }) => id}
        empty={{ title: t('none'), hint: t('noneHint'), ...(isEmpty ? { action: planButton } : {}) }}
        columns={[
          {
            id: 'id',
            head: t('batch'),
            cell: ({ id }) => (
              <Link to="/console/bridge/payouts/$id" params={{ id }} className="text-link">
                <Mono className="!text-accent">{id}</Mono>
              </Link>
            ),
          },
          {
            id: 'state',
            head: t('state'),
            cell: (batch) => <Badge tone={batch.state === 'done' ? 'good' : 'accent'}>{t(batch.state)}</Badge>,
          },
          { id: 'lines', head: t('lines'), isNumber: true, cell: (batch) => batch.line_count },
          { id: 'total', head: t('total'), isNumber: true, cell: ({ total }) => money(total, language) },
          { id: 'paid', head: t('paid'), isNumber: true, cell: ({ paid }) => money(paid, language) },
          {
            id: 'failed',
            head: t('failed'),
            isNumber: true,
            cell: ({ failed }) => <span className={Number(failed) > 0 ? 'text-bad' : 'text-faint'}>{money(failed, language)}</span>,
          },
          { id: 'network', head: t('network'), cell: ({ network }) => <Mono>{network}</Mono> },
          { id: 'note', head: t('note'), cell: ({ note }) => <span className="block max-w-48 truncate text-muted">{note ?? ''}</span> },
          { id: 'made', head: t('made'), cell: (batch) => <When time={batch.created_at} /> },
        ]}
      />
      {plan === null ? null : <PayoutPlanDialog plan={plan} close={() => setPlan(null)} />}
    </Page>
  );
}
