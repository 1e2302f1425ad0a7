import type { PaymentLife, PaymentMoment, RefundedPayment } from '@farebox/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { Page } from '../../../shell/page.tsx';
import { dateTime, money } from '../../../text/format.ts';
import { useLanguage, useWords, words } from '../../../text/words.ts';
import { Badge, Dot, type Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../shell/toasts.tsx';
import { Figure, Figures, Mono, Section } from '../../../back-office/parts.tsx';
import { ReasonDialog } from '../../../back-office/reason-dialog.tsx';
import { statusTones } from './payments.index.tsx';
import { Loaded } from '../../../ui/loaded.tsx';

const texts = words({
  title: ['Payment', '支付'],
  back: ['All payments', '所有支付'],
  refund: ['Refund', '退款'],
  refundTitle: ['Refund this payment', '退还此支付'],
  refundHint: [
    'Its money becomes credit of the buyer. What was earned with it is taken back, and its token and links stop working. This cannot be undone.',
    '款项将成为买家的余额。由此产生的收入会被收回，其令牌和链接将失效。此操作无法撤销。',
  ],
  reason: ['Reason', '原因'],
  reasonHint: ['For the audit trail.', '记入审计记录。'],
  refunded: ['Refunded {amount}', '已退款 {amount}'],
  amount: ['Amount', '金额'],
  status: ['Status', '状态'],
  uses: ['Used', '使用'],
  buyer: ['Buyer', '买家'],
  life: ['What happened', '经过'],
  quoted: ['Quoted, by {detail}', '已报价（{detail}）'],
  paid: ['Paid', '已支付'],
  booked: ['Booked: {detail}', '记账：{detail}'],
  begun: ['A purchase began', '开始购买'],
  used: ['Delivered', '已交付'],
  givenBack: ['Given back: {detail}', '已返还：{detail}'],
  refused: ['Refused: {detail}', '已拒绝：{detail}'],
  unknown: ['Nobody knows whether its money moved', '款项是否转移未知'],
  returned: ['The delivery was taken back: {detail}', '交付被收回：{detail}'],
  act: ['Administration: {detail}', '管理操作：{detail}'],
  partial: ['More happened than is shown.', '还有更多记录未显示。'],
});

export const Route = createFileRoute('/console/bridge/payments/$id')({ component: PaymentPage });

function PaymentPage(): ReactNode {
  const t = useWords(texts);
  const { id } = Route.useParams();
  const found = useQuery({
    queryKey: ['payment', id],
    queryFn: ({ signal }) => api<PaymentLife>(`/api/v1/admin/payments/${id}`, { signal }),
  });
  const { data } = found;
  return (
    <Page
      title={t('title')}
      lead={
        <span className="flex flex-wrap items-center gap-3">
          <Mono className="break-all">{id}</Mono>
          <Link to="/console/bridge/payments" className="text-link text-sm">
            {t('back')}
          </Link>
        </span>
      }
      actions={data?.payment.status === 'paid' && data.payment.kind !== 'credit' ? <Refund id={id} /> : null}
    >
      <Loaded from={found} waiting="h-72">
        {(life) => <Life life={life} />}
      </Loaded>
    </Page>
  );
}

function Refund({ id }: { id: string }): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const cache = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('refund')}</Button>
      <ReasonDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('refundTitle')}
        description={t('refundHint')}
        label={t('reason')}
        hint={t('reasonHint')}
        confirm={t('refund')}
        isDanger
        submit={async (reason) => {
          const { amount } = await api<RefundedPayment>(`/api/v1/admin/payments/${id}/refund`, { body: { reason } });
          toast(t('refunded', { amount: money(amount, language) }));
          await cache.invalidateQueries();
        }}
      />
    </>
  );
}

function Life({ life: { payment, moments, is_complete: isComplete } }: { life: PaymentLife }): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  return (
    <div className="grid gap-8">
      <Figures>
        <Figure name={t('amount')} value={money(payment.amount, language)} note={payment.service_id} />
        <Figure
          name={t('status')}
          value={<Badge tone={statusTones[payment.status]}>{payment.status}</Badge>}
          {...(payment.test ? { note: 'test', tone: 'warn' as const } : {})}
        />
        <Figure name={t('uses')} value={`${payment.used_calls} / ${payment.max_calls}`} note={payment.provider} />
        <Figure name={t('buyer')} value={<Mono className="break-all">{payment.payer ?? payment.client_id}</Mono>} />
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

function Moment({ moment }: { moment: PaymentMoment }): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const { at, kind, amount, from, to, id } = moment;
  const detail = moment.detail ?? '';
  const said: Record<PaymentMoment['kind'], string> = {
    quoted: t('quoted', { detail }),
    paid: t('paid'),
    purchase_begun: t('begun'),
    purchase_used: t('used'),
    purchase_given_back: t('givenBack', { detail }),
    purchase_refused: t('refused', { detail }),
    purchase_unknown: t('unknown'),
    money: t('booked', { detail }),
    delivery_returned: t('returned', { detail }),
    act: t('act', { detail }),
  };
  return (
    <li className="grid gap-x-4 gap-y-1 px-4 py-2.5 text-sm sm:grid-cols-[11rem_minmax(0,1fr)_auto]">
      <time dateTime={at} className="text-faint">
        {dateTime(at, language)}
      </time>
      <div className="grid min-w-0 gap-0.5">
        <span className="flex items-center gap-2">
          <Dot tone={tones[kind]} />
          {said[kind]}
        </span>
        {from === null ? null : (
          <Mono className="break-all">
            {from}
            {to === null ? '' : ` → ${to}`}
          </Mono>
        )}
        {id === null ? null : <Mono className="break-all !text-faint">{id}</Mono>}
      </div>
      <span className="figures text-right">{amount === null ? '' : money(amount, language)}</span>
    </li>
  );
}
