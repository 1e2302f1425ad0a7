import type { PayoutBatch, PayoutPlan } from '@farebox/contract';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useWork } from '../../../api/use-work.ts';
import { PayoutPlanDialog } from '../../../back-office/payout-plan.tsx';
import { amount, code, number, reference, short, time } from '../../../resource/cells.tsx';
import { useFilters } from '../../../resource/filter-bar.tsx';
import { isFiltered, type Filters } from '../../../resource/filters.ts';
import { ResourcePage, useFilteredList, type Resource } from '../../../resource/resource.tsx';
import { useText, words } from '../../../text/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/states.tsx';

const texts = words({
  title: ['Payouts', '付款'],
  lead: [
    'Owners are paid in batches. A line that fails goes back to the earnings of its owner, and the next batch pays it.',
    '向所有者分批付款。失败的款项退回其收入，由下一批支付。',
  ],
  any: ['Any state', '任何状态'],
  open: ['in progress', '进行中'],
  done: ['done', '已完成'],
  plan: ['Plan a payout', '计划付款'],
  batch: ['Batch', '批次'],
  total: ['Total', '总额'],
  lines: ['Owners', '所有者'],
  paid: ['Paid', '已付'],
  failed: ['Returned', '已退回'],
  none: ['No payouts yet', '尚无付款'],
  noneHint: [
    'Plan one to see who would be paid and who not, and why. Nothing moves until you create the batch.',
    '先计划付款，可查看付款对象及未付款的原因。创建批次前不会转移任何款项。',
  ],
});

const path = '/api/v1/admin/payouts';
const filters: Filters<typeof texts> = { state: { kind: 'choice', label: 'state', any: 'any', values: ['open', 'done'], isSaid: true } };

const payouts: Resource<PayoutBatch, typeof texts> = {
  texts,
  filters,
  columns: {
    batch: reference('payout', ({ id }) => id),
    state: ({ state }, { t }) => <Badge tone={state === 'done' ? 'good' : 'accent'}>{t(state)}</Badge>,
    lines: number((batch) => batch.line_count),
    total: amount(({ total }) => total),
    paid: amount(({ paid }) => paid),
    failed: number(({ failed }, { money }) => <span className={Number(failed) > 0 ? 'text-bad' : 'text-faint'}>{money(failed)}</span>),
    network: code(({ network }) => network),
    note: short(({ note }) => note, 'max-w-48 text-muted'),
    made: time((batch) => batch.created_at),
  },
};

export default function PayoutsPage(): ReactNode {
  const { t } = useText(texts);
  const [values] = useFilters(filters);
  const list = useFilteredList(payouts, path);
  const [plan, setPlan] = useState<PayoutPlan | null>(null);
  const { busy, error, run } = useWork<'plan'>();
  const makePlan = () => run('plan', async () => setPlan(await api<PayoutPlan>(path, { body: { dry_run: true } })));
  const button = (
    <Button kind="primary" isBusy={busy !== null} onClick={() => void makePlan()}>
      {t('plan')}
    </Button>
  );
  const isFirst = list.data?.length === 0 && !isFiltered(values, filters);
  return (
    <>
      <ResourcePage
        of={payouts}
        path={path}
        list={list}
        isFile
        actions={isFirst ? null : button}
        above={<ErrorState error={error} />}
        empty={isFirst ? { title: t('none'), hint: t('noneHint'), action: button } : undefined}
      />
      {plan === null ? null : <PayoutPlanDialog plan={plan} close={() => setPlan(null)} />}
    </>
  );
}
