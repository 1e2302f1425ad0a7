import type { AdminPayment } from '@farebox/contract';
import type { ReactNode } from 'react';
import { paymentTones } from '../../../back-office/payment-tones.ts';
import { amount, code, reference, state, time } from '../../../resource/cells.tsx';
import { ResourcePage, type Resource } from '../../../resource/resource.tsx';
import { words } from '../../../text/words.ts';

const texts = words({
  title: ['Payments', '支付'],
  lead: ['What was quoted, paid and refunded, the newest first.', '报价、支付和退款记录，最新在前。'],
  any: ['Any status', '任何状态'],
  what: ['For', '用途'],
  buyer: ['Buyer', '买家'],
  none: ['No payments', '没有支付'],
  noneHint: ['A payment appears here when somebody pays for a call, data or credit.', '有人为调用、数据或余额付款后，支付会显示在这里。'],
});

export default function PaymentsPage(): ReactNode {
  return <ResourcePage of={payments} path="/api/v1/admin/payments" />;
}

const payments: Resource<AdminPayment, typeof texts> = {
  texts,
  filters: { status: { kind: 'choice', label: 'status', any: 'any', values: ['paid', 'refunded', 'pending', 'expired', 'failed'] } },
  columns: {
    made: time((each) => each.created_at),
    payment: reference('payment', ({ id }) => id),
    status: state(({ status }) => status, paymentTones),
    what: code((each) => each.service_id),
    amount: amount((each) => each.amount, 'test'),
    provider: ({ provider }) => provider,
    buyer: code((each) => each.client_id),
  },
};
