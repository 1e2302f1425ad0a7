import type { PayoutPlan } from '@farebox/contract';
import { useState, type ReactNode } from 'react';
import { api } from '../api/client.ts';
import { queries } from '../api/queries.ts';
import { toast } from '../shell/toasts.tsx';
import { money } from '../text/format.ts';
import { useLanguage, useWords, words } from '../text/words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, TextInput } from '../ui/field.tsx';
import { ErrorState } from '../ui/states.tsx';
import { Table } from '../ui/table.tsx';
import { Address } from './explorer.tsx';
import { Mono } from './parts.tsx';

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
  owner: ['Owner', '所有者'],
  wallet: ['Wallet', '钱包'],
  amount: ['Amount', '金额'],
  balance: ['Balance', '余额'],
  why: ['Why', '原因'],
  suspended: ['suspended', '已停用'],
  no_wallet: ['no payout wallet', '未设置收款钱包'],
  other_network: ['wallet on another network', '钱包在其他网络'],
  wallet_changed: ['wallet changed less than a day ago', '钱包更换不足一天'],
  below_minimum: ['below the minimum of {minimum}', '低于最低金额 {minimum}'],
  on_hold: ['earned too recently', '收入仍在保留期'],
  batch_full: ['in the next batch', '计入下一批'],
  note: ['Note', '备注'],
  create: ['Create the batch', '创建批次'],
  created: ['The batch was created', '批次已创建'],
});

/** What the next batch would pay, and whom it leaves out; then the batch itself. */
export function PayoutPlanDialog({ plan, close }: { plan: PayoutPlan; close: () => void }): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const [note, setNote] = useState('');
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  // The same click twice is one batch.
  const [key] = useState(() =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  );
  const { total, network, method } = plan;
  async function create(): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      const body = { network, method, ...(note.trim() === '' ? {} : { note: note.trim() }) };
      await api('/api/v1/admin/payouts', { body, headers: { 'Idempotency-Key': key } });
      toast(t('created'));
      await queries.invalidateQueries();
      close();
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={t('title')}
      description={
        plan.line_count === 0
          ? t('nobody')
          : `${t('lead', { count: plan.line_count, total: money(total, language), network })} ${t(method)}`
      }
      className="!w-[min(52rem,calc(100vw-2rem))]"
    >
      {plan.lines.length === 0 ? null : (
        <Table
          caption={t('paid')}
          rows={plan.lines}
          keyOf={(line) => line.owner_id}
          className="max-h-[30vh]"
          columns={[
            { id: 'owner', head: t('owner'), cell: (line) => <Mono>{line.owner_id}</Mono> },
            { id: 'wallet', head: t('wallet'), cell: ({ address }) => <Address address={address} /> },
            { id: 'amount', head: t('amount'), isNumber: true, cell: ({ amount }) => money(amount, language) },
          ]}
        />
      )}
      {plan.left_out.length === 0 ? null : (
        <section className="grid gap-2">
          <h3 className="text-sm text-muted">{t('leftOut')}</h3>
          <Table
            caption={t('leftOut')}
            rows={plan.left_out}
            keyOf={(line) => line.owner_id}
            className="max-h-[24vh]"
            columns={[
              { id: 'owner', head: t('owner'), cell: (line) => <Mono>{line.owner_id}</Mono> },
              { id: 'why', head: t('why'), cell: ({ reason }) => t(reason, { minimum: money(plan.minimum, language) }) },
              { id: 'balance', head: t('balance'), isNumber: true, cell: ({ balance }) => money(balance, language) },
            ]}
          />
        </section>
      )}
      {plan.line_count === 0 ? null : (
        <Field label={t('note')}>
          {(control) => <TextInput {...control} value={note} maxLength={500} onChange={({ target }) => setNote(target.value)} />}
        </Field>
      )}
      {error === null ? null : <ErrorState error={error} />}
      {plan.line_count === 0 ? null : (
        <Button kind="primary" className="justify-self-end" isBusy={isBusy} onClick={() => void create()}>
          {t('create')}
        </Button>
      )}
    </Dialog>
  );
}
