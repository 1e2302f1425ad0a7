import type { PaymentLife, PaymentMoment, RefundedPayment } from '@farebox/contract';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useApi } from '../../../api/queries.ts';
import { Figure, Figures, Mono, Section, Trail } from '../../../back-office/parts.tsx';
import { paymentTones } from '../../../back-office/payment-tones.ts';
import { ActBar, type Act } from '../../../resource/acts.tsx';
import { Reference, State } from '../../../resource/cells.tsx';
import { Page } from '../../../shell/page.tsx';
import { useServiceWord } from '../../../text/service-words.ts';
import { useText, words } from '../../../text/words.ts';
import { Dot, type Tone } from '../../../ui/badge.tsx';
import { Loaded } from '../../../ui/states.tsx';

const texts = words({
  title: ['Payment', '支付'],
  back: ['All payments', '所有支付'],
  refundTitle: ['Refund this payment', '退还此支付'],
  refundHint: [
    'Its money becomes credit of the buyer. What was earned with it is taken back, and its token and links stop working. This cannot be undone.',
    '款项将成为买家的余额。由此产生的收入会被收回，其令牌和链接将失效。此操作无法撤销。',
  ],
  reasonHint: ['For the audit trail.', '记入审计记录。'],
  refunded: ['Refunded {amount}', '已退款 {amount}'],
  uses: ['Used', '使用'],
  buyer: ['Buyer', '买家'],
  life: ['What happened', '经过'],
  quoted: ['Quoted, by {detail}', '已报价（{detail}）'],
  paid: ['Paid', '已支付'],
  money: ['Booked: {detail}', '记账：{detail}'],
  purchase_begun: ['A purchase began', '开始购买'],
  purchase_used: ['Delivered', '已交付'],
  purchase_given_back: ['Given back: {detail}', '已返还：{detail}'],
  purchase_refused: ['Refused: {detail}', '已拒绝：{detail}'],
  purchase_unknown: ['Nobody knows whether its money moved', '款项是否转移未知'],
  delivery_returned: ['The delivery was taken back: {detail}', '交付被收回：{detail}'],
  act: ['Administration: {detail}', '管理操作：{detail}'],
  partial: ['More happened than is shown.', '还有更多记录未显示。'],
});

const pathOf = (id: string) => `/api/v1/admin/payments/${id}`;

const acts: ReadonlyArray<Act<PaymentLife['payment'], typeof texts>> = [
  {
    name: 'refund',
    isFor: ({ status, kind }) => status === 'paid' && kind !== 'credit',
    isDanger: true,
    ask: (_, { t }) => ({ title: t('refundTitle'), description: t('refundHint'), label: t('reason'), hint: t('reasonHint') }),
    async run({ id }, { typed, money, done }) {
      const { amount } = await api<RefundedPayment>(`${pathOf(id)}/refund`, { body: { reason: typed } });
      done('refunded', { amount: money(amount) });
    },
  },
];

export default function PaymentPage(): ReactNode {
  const { t } = useText(texts);
  const { id } = useParams({ from: '/console/bridge/payments/$id' });
  const found = useApi<PaymentLife>(pathOf(id));
  const { data } = found;
  return (
    <Page
      title={t('title')}
      lead={<Trail id={id} list="payments" back={t('back')} />}
      actions={data === undefined ? null : <ActBar acts={acts} texts={texts} row={data.payment} />}
    >
      <Loaded from={found} waiting="h-72">
        {(life) => <Life life={life} />}
      </Loaded>
    </Page>
  );
}

function Life({ life: { payment, moments, is_complete: isComplete } }: { life: PaymentLife }): ReactNode {
  const { t, money } = useText(texts);
  const word = useServiceWord();
  return (
    <div className="grid gap-8">
      <Figures>
        <Figure name={t('amount')} value={money(payment.amount)} note={payment.service_name ?? payment.service_id} />
        <Figure
          name={t('status')}
          value={<State value={payment.status} tones={paymentTones} />}
          note={payment.test ? word('test') : null}
          tone="warn"
        />
        <Figure name={t('uses')} value={`${payment.used_calls} / ${payment.max_calls}`} note={word(payment.provider)} />
        <Figure name={t('buyer')} value={<Buyer payment={payment} />} />
      </Figures>
      <Section title={t('life')}>
        <ol className="panel divide-y divide-line">
          {moments.map((moment, at) => (
            <Moment key={`${moment.id} ${moment.kind} ${at}`} moment={moment} />
          ))}
        </ol>
        {isComplete ? null : <p className="text-sm text-warn">{t('partial')}</p>}
      </Section>
    </div>
  );
}

/** By the name that people know; an account with a link to its page. */
function Buyer({ payment: { payer, client_id: client, client_name: name } }: { payment: PaymentLife['payment'] }): ReactNode {
  if (payer === null || name === null) return <Mono className="break-all">{name ?? payer ?? client}</Mono>;
  return (
    <Reference kind="user" id={payer} title={payer} className="text-base break-all">
      {name}
    </Reference>
  );
}

const tones: Readonly<Record<PaymentMoment['kind'], Tone>> = {
  quoted: 'plain',
  paid: 'accent',
  purchase_begun: 'plain',
  purchase_used: 'good',
  purchase_given_back: 'warn',
  purchase_refused: 'bad',
  purchase_unknown: 'bad',
  money: 'plain',
  delivery_returned: 'warn',
  act: 'accent',
};

function Moment({ moment: { at, kind, detail, amount, from, to, id } }: { moment: PaymentMoment }): ReactNode {
  const { t, money, dateTime } = useText(texts);
  const word = useServiceWord();
  return (
    <li className="grid gap-x-4 gap-y-1 px-4 py-2.5 text-sm sm:grid-cols-[11rem_minmax(0,1fr)_auto]">
      <time dateTime={at} className="text-faint">
        {dateTime(at)}
      </time>
      <div className="grid min-w-0 gap-0.5">
        <span className="flex items-center gap-2">
          <Dot tone={tones[kind]} />
          {t(kind, { detail: word(detail ?? '') })}
        </span>
        {from === null ? null : (
          <Mono className="break-all">
            {from}
            {to === null ? '' : ` → ${to}`}
          </Mono>
        )}
        {id === null ? null : <Mono className="break-all !text-faint">{id}</Mono>}
      </div>
      <span className="figures text-right">{amount === null ? '' : money(amount)}</span>
    </li>
  );
}
