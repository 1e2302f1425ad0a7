import type { AdminPayment } from '@farebox/contract';
import type { ReactNode } from 'react';
import { paymentTones } from '../../../back-office/payment-tones.ts';
import { known, orderedAmount, orderedTime, reference, state, word } from '../../../resource/cells.tsx';
import { byAmount, days } from '../../../resource/filters.ts';
import { ResourcePage, type Resource } from '../../../resource/resource.tsx';
import { words } from '../../../text/words.ts';

const texts = words({
  title: ['Payments', '支付'],
  lead: ['What was quoted, paid and refunded, by whom and for what.', '报价、支付和退款记录：买家与用途。'],
  find: ['Buyer, tool, title or id', '买家、工具、标题或编号'],
  any: ['Any status', '任何状态'],
  what: ['For', '用途'],
  buyer: ['Buyer', '买家'],
  none: ['No payments', '没有支付'],
  noneHint: ['A payment appears here when somebody pays for a call, data or credit.', '有人为调用、数据或余额付款后，支付会显示在这里。'],
});

export default function PaymentsPage(): ReactNode {
  return <ResourcePage of={payments} path="/api/v1/admin/payments" isFile />;
}

const payments: Resource<AdminPayment, typeof texts> = {
  texts,
  filters: {
    q: { kind: 'text', label: 'find' },
    status: { kind: 'choice', label: 'status', any: 'any', values: ['paid', 'refunded', 'pending', 'expired', 'failed'] },
    ...days,
    sort: byAmount,
  },
  columns: {
    when: orderedTime((each) => each.created_at),
    buyer: known(({ client_id: id, client_name: name }) => ({ id, name })),
    what: known(({ service_id: id, service_name: name }) => ({ id, name })),
    amount: orderedAmount((each) => each.amount, 'test'),
    status: state(({ status }) => status, paymentTones),
    provider: word(({ provider }) => provider),
    payment: reference('payment', ({ id }) => id),
  },
};
