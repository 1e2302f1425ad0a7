import type { PayoutPlan } from '@farebox/contract';
import { useState, type ReactNode } from 'react';
import { newIdempotencyKey } from '../api/idempotency-key.ts';
import { change } from '../api/queries.ts';
import { amount, known } from '../resource/cells.tsx';
import { ResourceTable, there, type Resource } from '../resource/resource.tsx';
import { toast } from '../shell/toasts.tsx';
import { useText, words } from '../text/words.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Form, InputField, type FormValues } from '../ui/form.tsx';
import { Address } from './explorer.tsx';

const texts = words({
  title: ['Next payout', '下一批付款'],
  lead: [
    '{count, plural, one {# owner} other {# owners}}, {total} in all, on {network}.',
    '{count} 位所有者，共 {total}，网络 {network}。',
  ],
  chain: ['This server sends the tokens.', '由本服务器发送代币。'],
  export: ['You pay the listed amounts, and mark each line.', '由你按清单付款并标记每一行。'],
  nobody: ['Nobody can be paid now.', '目前无人可付款。'],
  paid: ['To be paid', '待付款'],
  leftOut: ['Not paid now', '本次不付款'],
  balance: ['Balance', '余额'],
  why: ['Why', '原因'],
  suspended: ['suspended', '已停用'],
  no_wallet: ['no payout wallet', '未设置收款钱包'],
  other_network: ['wallet on another network', '钱包在其他网络'],
  wallet_changed: ['wallet changed less than a day ago', '钱包更换不足一天'],
  below_minimum: ['below the minimum of {minimum}', '低于最低金额 {minimum}'],
  on_hold: ['earned too recently', '收入仍在保留期'],
  batch_full: ['in the next batch', '计入下一批'],
  create: ['Create the batch', '创建批次'],
  created: ['The batch was created', '批次已创建'],
});

const paid: Resource<PayoutPlan['lines'][number], typeof texts> = {
  texts,
  name: 'paid',
  keyOf: (line) => line.owner_id,
  columns: {
    owner: known((line) => ({ id: line.owner_id, name: line.owner_name })),
    wallet: ({ address }) => <Address address={address} />,
    amount: amount((line) => line.amount),
  },
};

const leftOut = (minimum: string): Resource<PayoutPlan['left_out'][number], typeof texts> => ({
  texts,
  name: 'leftOut',
  keyOf: (line) => line.owner_id,
  columns: {
    owner: known((line) => ({ id: line.owner_id, name: line.owner_name })),
    why: ({ reason }, { t, money }) => t(reason, { minimum: money(minimum) }),
    balance: amount(({ balance }) => balance),
  },
});

/** The batch of a plan, as the service takes it: on the network and by the method that were shown. */
export function batchOf({ network, method }: Pick<PayoutPlan, 'network' | 'method'>, note: string): Record<string, string> {
  return { network, method, ...(note.trim() === '' ? {} : { note: note.trim() }) };
}

/** What the next batch would pay, and whom it leaves out; then the batch itself. */
export function PayoutPlanDialog({ plan, close }: { plan: PayoutPlan; close: () => void }): ReactNode {
  const { t, money } = useText(texts);
  // The same click twice is one batch.
  const [key] = useState(newIdempotencyKey);
  const { total, network, method, line_count: count } = plan;
  async function create({ text }: FormValues): Promise<void> {
    await change('/api/v1/admin/payouts', { body: batchOf(plan, text('note')), headers: { 'Idempotency-Key': key } });
    toast(t('created'));
    close();
  }
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={t('title')}
      description={count === 0 ? t('nobody') : `${t('lead', { count, total: money(total), network })} ${t(method)}`}
      className="!w-[min(52rem,calc(100vw-2rem))]"
    >
      {plan.lines.length === 0 ? null : <ResourceTable of={paid} list={there(plan.lines)} className="!max-h-[30vh]" />}
      {plan.left_out.length === 0 ? null : (
        <section className="grid gap-2">
          <h3 className="text-sm text-muted">{t('leftOut')}</h3>
          <ResourceTable of={leftOut(plan.minimum)} list={there(plan.left_out)} className="!max-h-[24vh]" />
        </section>
      )}
      {count === 0 ? null : (
        <Form label={t('create')} buttonClassName="justify-self-end" submit={create}>
          <InputField label={t('note')} name="note" maxLength={500} />
        </Form>
      )}
    </Dialog>
  );
}
