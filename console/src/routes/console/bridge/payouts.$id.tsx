import type { PayoutBatchDetails, PayoutLine } from '@farebox/contract';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { queries } from '../../../api/queries.ts';
import { Address, Transaction } from '../../../back-office/explorer.tsx';
import { Figure, Figures, Mono, When } from '../../../back-office/parts.tsx';
import { ReasonDialog } from '../../../back-office/reason-dialog.tsx';
import { Page } from '../../../shell/page.tsx';
import { toast } from '../../../shell/toasts.tsx';
import { dateTime, money } from '../../../text/format.ts';
import { useLanguage, useWords, words } from '../../../text/words.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { Table } from '../../../ui/table.tsx';
import { Loaded } from '../../../ui/loaded.tsx';

const texts = words({
  title: ['Payout of {date}', '{date} 的付款'],
  titleWaiting: ['Payout', '付款'],
  back: ['All payouts', '所有付款'],
  csv: ['Download as CSV', '下载 CSV'],
  total: ['Total', '总额'],
  owners: ['{count, plural, one {# owner} other {# owners}}', '{count} 位所有者'],
  paid: ['Paid', '已付'],
  returned: ['Returned', '已退回'],
  returnedNote: ['to the earnings of their owners', '退回所有者收入'],
  how: ['How', '方式'],
  chain: ['Sent by this server', '由本服务器发送'],
  export: ['Paid by you', '由你支付'],
  lines: ['Lines', '明细'],
  owner: ['Owner', '所有者'],
  wallet: ['Wallet', '钱包'],
  amount: ['Amount', '金额'],
  state: ['State', '状态'],
  reference: ['Transaction or reference', '交易或凭据'],
  ended: ['Ended', '结束'],
  statePending: ['waits', '等待中'],
  stateSending: ['being sent', '发送中'],
  stateSent: ['sent, not final', '已发送，未确认'],
  statePaid: ['paid', '已付'],
  stateFailed: ['returned', '已退回'],
  markPaid: ['Mark as paid', '标记为已付'],
  markPaidTitle: ['{amount} was paid', '已支付 {amount}'],
  markPaidHint: ['The owner sees the reference beside the payout.', '所有者可在付款旁看到该凭据。'],
  markPaidLabel: ['Reference to find the payment', '用于查找付款的凭据'],
  markFailed: ['Mark as failed', '标记为失败'],
  markFailedTitle: ['{amount} was not paid', '未支付 {amount}'],
  markFailedHint: [
    'The amount goes back to the earnings of the owner, and the next batch pays it. What was sent to a chain can be marked only a day after its deadline.',
    '金额退回所有者收入，由下一批支付。已发送上链的款项须在截止一天后才能标记。',
  ],
  reason: ['Reason', '原因'],
  marked: ['Recorded', '已记录'],
});

export const Route = createFileRoute('/console/bridge/payouts/$id')({ component: PayoutPage });

function PayoutPage(): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const { id } = Route.useParams();
  const path = `/api/v1/admin/payouts/${id}`;
  const found = useQuery({
    queryKey: ['payout', id],
    queryFn: ({ signal }) => api<PayoutBatchDetails>(path, { signal }),
    // A chain takes a while.
    refetchInterval: ({ state }) => (state.data?.state === 'open' ? 10_000 : false),
  });
  const { data } = found;
  return (
    <Page
      title={data === undefined ? t('titleWaiting') : t('title', { date: dateTime(data.created_at, language) })}
      lead={
        <span className="flex flex-wrap items-center gap-3">
          <Mono>{id}</Mono>
          <Link to="/console/bridge/payouts" className="text-link text-sm">
            {t('back')}
          </Link>
        </span>
      }
      actions={
        <a href={`${path}?format=csv`} download className={buttonClasses()}>
          {t('csv')}
        </a>
      }
    >
      <Loaded from={found}>{(batch) => <Batch batch={batch} />}</Loaded>
    </Page>
  );
}

function Batch({ batch }: { batch: PayoutBatchDetails }): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  return (
    <div className="grid gap-6">
      {batch.note === null ? null : <p className="text-sm text-muted">{batch.note}</p>}
      <Figures>
        <Figure name={t('total')} value={money(batch.total, language)} note={t('owners', { count: batch.line_count })} />
        <Figure name={t('paid')} value={money(batch.paid, language)} />
        <Figure
          name={t('returned')}
          value={money(batch.failed, language)}
          {...(Number(batch.failed) === 0 ? {} : { note: t('returnedNote'), tone: 'warn' as const })}
        />
        <Figure name={t('how')} value={<span className="text-base">{t(batch.method)}</span>} note={batch.network} />
      </Figures>
      <Lines batch={batch} />
    </div>
  );
}

const states = {
  pending: { tone: 'plain', text: 'statePending' },
  sending: { tone: 'accent', text: 'stateSending' },
  sent: { tone: 'accent', text: 'stateSent' },
  paid: { tone: 'good', text: 'statePaid' },
  failed: { tone: 'bad', text: 'stateFailed' },
} as const satisfies Record<PayoutLine['state'], { tone: Tone; text: keyof typeof texts }>;

function Lines({ batch }: { batch: PayoutBatchDetails }): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const [act, setAct] = useState<{ kind: 'paid' | 'failed'; line: PayoutLine } | null>(null);
  async function mark(text: string): Promise<void> {
    if (act === null) return;
    const body = act.kind === 'paid' ? { reference: text } : { reason: text };
    await api(`/api/v1/admin/payouts/${batch.id}/lines/${act.line.id}/${act.kind}`, { body });
    toast(t('marked'));
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['payout', batch.id] }),
      queries.invalidateQueries({ queryKey: ['list', '/api/v1/admin/payouts'] }),
    ]);
  }
  const amount = act === null ? '' : money(act.line.amount, language);
  return (
    <>
      <Table
        caption={t('lines')}
        rows={batch.lines}
        keyOf={({ id }) => id}
        className="max-h-[70vh]"
        columns={[
          {
            id: 'owner',
            head: t('owner'),
            cell: (line) => (
              <Link to="/console/bridge/users/$id" params={{ id: line.owner_id }} className="text-link">
                <Mono className="!text-accent">{line.owner_id}</Mono>
              </Link>
            ),
          },
          { id: 'amount', head: t('amount'), isNumber: true, cell: (line) => money(line.amount, language) },
          {
            id: 'state',
            head: t('state'),
            cell: ({ state, failure }) => (
              <span className="inline-flex items-center gap-2">
                <Badge tone={states[state].tone}>{t(states[state].text)}</Badge>
                {failure === null ? null : <span className="block max-w-64 truncate text-bad">{failure}</span>}
              </span>
            ),
          },
          { id: 'wallet', head: t('wallet'), cell: ({ address }) => <Address address={address} /> },
          {
            id: 'reference',
            head: t('reference'),
            cell: ({ reference, network }) => (reference === null ? '' : <Transaction id={reference} network={network} />),
          },
          { id: 'ended', head: t('ended'), cell: (line) => (line.finished_at === null ? '' : <When time={line.finished_at} />) },
          {
            id: 'act',
            head: '',
            cell: (line) =>
              line.state === 'paid' || line.state === 'failed' ? null : (
                <span className="flex justify-end gap-2">
                  <Button size="small" onClick={() => setAct({ kind: 'paid', line })}>
                    {t('markPaid')}
                  </Button>
                  <Button size="small" onClick={() => setAct({ kind: 'failed', line })}>
                    {t('markFailed')}
                  </Button>
                </span>
              ),
          },
        ]}
      />
      {act === null ? null : (
        <ReasonDialog
          isOpen
          onOpenChange={() => setAct(null)}
          title={t(act.kind === 'paid' ? 'markPaidTitle' : 'markFailedTitle', { amount })}
          description={t(act.kind === 'paid' ? 'markPaidHint' : 'markFailedHint')}
          label={t(act.kind === 'paid' ? 'markPaidLabel' : 'reason')}
          confirm={t(act.kind === 'paid' ? 'markPaid' : 'markFailed')}
          submit={mark}
        />
      )}
    </>
  );
}
