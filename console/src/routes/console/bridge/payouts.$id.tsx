import type { PayoutBatchDetails, PayoutLine } from '@farebox/contract';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useApi } from '../../../api/queries.ts';
import { Address, Transaction } from '../../../back-office/explorer.tsx';
import { Figure, Figures, Trail, When } from '../../../back-office/parts.tsx';
import { amount, known } from '../../../resource/cells.tsx';
import type { Act } from '../../../resource/acts.tsx';
import { CsvLink } from '../../../resource/csv-link.tsx';
import { ResourceTable, there, type Resource } from '../../../resource/resource.tsx';
import { Page } from '../../../shell/page.tsx';
import { useText, words } from '../../../text/words.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Loaded } from '../../../ui/states.tsx';

const texts = words({
  title: ['Payout of {date}', '{date} 的付款'],
  titleWaiting: ['Payout', '付款'],
  back: ['All payouts', '所有付款'],
  total: ['Total', '总额'],
  owners: ['{count, plural, one {# owner} other {# owners}}', '{count} 位所有者'],
  paid: ['Paid', '已付'],
  returned: ['Returned', '已退回'],
  returnedNote: ['to the earnings of their owners', '退回所有者收入'],
  how: ['How', '方式'],
  chain: ['Sent by this server', '由本服务器发送'],
  export: ['Paid by you', '由你支付'],
  lines: ['Lines', '明细'],
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
  marked: ['Recorded', '已记录'],
});

const pathOf = (batchId: string) => `/api/v1/admin/payouts/${batchId}`;

const states = {
  pending: { tone: 'plain', text: 'statePending' },
  sending: { tone: 'accent', text: 'stateSending' },
  sent: { tone: 'accent', text: 'stateSent' },
  paid: { tone: 'good', text: 'statePaid' },
  failed: { tone: 'bad', text: 'stateFailed' },
} as const satisfies Record<PayoutLine['state'], { tone: Tone; text: keyof typeof texts }>;

const lines: Resource<PayoutLine, typeof texts> = {
  texts,
  name: 'lines',
  columns: {
    owner: known((line) => ({ id: line.owner_id, name: line.owner_name })),
    amount: amount((line) => line.amount),
    state: ({ state, failure }, { t }) => (
      <span className="inline-flex items-center gap-2">
        <Badge tone={states[state].tone}>{t(states[state].text)}</Badge>
        {failure === null ? null : <span className="block max-w-64 truncate text-bad">{failure}</span>}
      </span>
    ),
    wallet: ({ address }) => <Address address={address} />,
    reference: ({ reference: id, network }) => (id === null ? '' : <Transaction id={id} network={network} />),
    ended: (line) => (line.finished_at === null ? '' : <When time={line.finished_at} />),
  },
};

const isOpen = ({ state }: PayoutLine) => state !== 'paid' && state !== 'failed';

/** The acts on the lines of a batch: how each of them ended. */
const markingOf = (batchId: string): ReadonlyArray<Act<PayoutLine, typeof texts>> => [
  {
    name: 'markPaid',
    isFor: isOpen,
    ask: (line, { t, money }) => ({
      title: t('markPaidTitle', { amount: money(line.amount) }),
      description: t('markPaidHint'),
      label: t('markPaidLabel'),
    }),
    async run({ id }, { typed, done }) {
      await api(`${pathOf(batchId)}/lines/${id}/paid`, { body: { reference: typed } });
      done('marked');
    },
  },
  {
    name: 'markFailed',
    isFor: isOpen,
    ask: (line, { t, money }) => ({
      title: t('markFailedTitle', { amount: money(line.amount) }),
      description: t('markFailedHint'),
      label: t('reason'),
    }),
    async run({ id }, { typed, done }) {
      await api(`${pathOf(batchId)}/lines/${id}/failed`, { body: { reason: typed } });
      done('marked');
    },
  },
];

export default function PayoutPage(): ReactNode {
  const { t, dateTime } = useText(texts);
  const { id } = useParams({ from: '/console/bridge/payouts/$id' });
  // A chain takes a while.
  const found = useApi<PayoutBatchDetails>(
    pathOf(id),
    {},
    { refetchInterval: ({ state }) => (state.data?.state === 'open' ? 10_000 : false) },
  );
  const { data } = found;
  return (
    <Page
      title={data === undefined ? t('titleWaiting') : t('title', { date: dateTime(data.created_at) })}
      lead={<Trail id={id} list="payouts" back={t('back')} />}
      actions={<CsvLink path={pathOf(id)} label={t('csv')} />}
    >
      <Loaded from={found}>{(batch) => <Batch batch={batch} />}</Loaded>
    </Page>
  );
}

function Batch({ batch }: { batch: PayoutBatchDetails }): ReactNode {
  const { t, money } = useText(texts);
  return (
    <div className="grid gap-6">
      {batch.note === null ? null : <p className="text-sm text-muted">{batch.note}</p>}
      <Figures>
        <Figure name={t('total')} value={money(batch.total)} note={t('owners', { count: batch.line_count })} />
        <Figure name={t('paid')} value={money(batch.paid)} />
        <Figure name={t('returned')} value={money(batch.failed)} note={Number(batch.failed) === 0 ? null : t('returnedNote')} tone="warn" />
        <Figure name={t('how')} value={<span className="text-base">{t(batch.method)}</span>} note={batch.network} />
      </Figures>
      <ResourceTable of={{ ...lines, acts: markingOf(batch.id) }} list={there(batch.lines)} />
    </div>
  );
}
