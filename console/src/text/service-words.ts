import { useText, words } from './words.ts';

const texts = words({
  paid: ['paid', '已支付'],
  refunded: ['refunded', '已退款'],
  pending: ['pending', '待支付'],
  expired: ['expired', '已过期'],
  failed: ['failed', '失败'],
  delivered: ['delivered', '已交付'],
  challenged: ['challenged', '已报价 (402)'],
  refused: ['refused', '被拒绝'],
  captured: ['captured', '已记录'],
  found: ['found', '有结果'],
  unmet: ['unmet', '未满足'],
  search: ['search', '搜索'],
  fetch: ['fetch', '获取'],
  call: ['call', '调用'],
  submission: ['submission', '需求上报'],
  watch: ['watch', '关注'],
  payment: ['payment', '付款'],
  use: ['use', '使用'],
  use_returned: ['use returned', '使用撤回'],
  sale: ['sale', '销售'],
  fee: ['fee', '手续费'],
  refund: ['refund', '退款'],
  surplus: ['surplus', '余款'],
  pledge: ['pledge', '认捐'],
  pledge_released: ['pledge released', '认捐释放'],
  wallet_refund: ['wallet refund', '退回钱包'],
  top_up: ['top-up', '充值'],
  payout: ['payout', '收益付款'],
  payout_paid: ['payout paid', '收益已付'],
  payout_returned: ['payout returned', '收益退回'],
  credit: ['credit', '余额'],
  test: ['test', '测试'],
  owner: ['owner', '所有者'],
  admin: ['admin', '管理员'],
});

const isKnown = (word: string): word is keyof typeof texts => Object.hasOwn(texts, word);

/** States and kinds as the service names them, in the language of the reader. What is not known here stays as it is. */
export function useServiceWord(): (word: string) => string {
  const { t } = useText(texts);
  return (word) => (isKnown(word) ? t(word) : word);
}
