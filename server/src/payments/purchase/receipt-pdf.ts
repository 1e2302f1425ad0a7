import { rfc3339 } from '../../clock.ts';
import type { Language } from '../../language.ts';
import { formatAmount } from '../../money.ts';
import { paper, type Issuer } from '../../paper.ts';
import type { EndedPurchase } from './purchases-of-payer.ts';

const texts = {
  title: ['Receipt', '收据'],
  number: ['Number', '编号'],
  when: ['Paid at (UTC)', '付款时间（UTC）'],
  by: ['Paid by', '付款方式'],
  refunded: ['This purchase was refunded: nothing was kept.', '此购买已退款：未保留任何款项。'],
  test: ['Test money: worthless.', '测试币：无价值。'],
  what: ['What', '内容'],
  count: ['Count', '数量'],
  amount: ['Amount (USD)', '金额（美元）'],
} as const;

export interface ReceiptDocument {
  language: Language;
  issuer: Issuer;
  buyer: { name: string; email: string };
  purchase: Pick<EndedPurchase, 'id' | 'amountMicros' | 'providerId' | 'isRefunded' | 'at'>;
  isTest: boolean;
  /** What was bought. */
  title: string;
}

export const receiptNumber = (purchaseId: string): string => `RC-${purchaseId.replace(/^call_/, '')}`;

/** A receipt for one purchase: the same bytes whenever it is asked for, until it is refunded. */
export function receiptPdf({ language, issuer, buyer, purchase, isTest, title }: ReceiptDocument): Buffer<ArrayBuffer> {
  const say = (name: keyof typeof texts) => texts[name][language === 'zh' ? 1 : 0];
  const number = receiptNumber(purchase.id);
  const when = rfc3339(purchase.at).slice(0, 16).replace('T', ' ');
  return paper({
    language,
    title: say('title'),
    number,
    facts: [`${say('number')}: ${number}`, `${say('when')}: ${when}   ${say('by')}: ${purchase.providerId}`],
    issuer,
    receiver: [buyer.name, buyer.email],
    notes: [...(isTest ? [say('test')] : []), ...(purchase.isRefunded ? [say('refunded')] : [])],
    heads: [say('what'), say('count'), say('amount')],
    rows: [{ cells: [title, '1', formatAmount(purchase.amountMicros)] }],
  });
}
