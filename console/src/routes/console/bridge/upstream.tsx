import type { UpstreamPayment, UpstreamPaymentPage } from '@farebox/contract';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useApi } from '../../../api/queries.ts';
import { Address, Transaction } from '../../../back-office/explorer.tsx';
import { Figure, Figures } from '../../../back-office/parts.tsx';
import { amount, code, short, time } from '../../../resource/cells.tsx';
import { ResourcePage, type Resource } from '../../../resource/resource.tsx';
import { useText, words } from '../../../text/words.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';

const texts = words({
  title: ['Upstream payments', '上游支付'],
  lead: [
    'What this service signed for other x402 servers, to answer calls of imported tools. A signature counts as money until it expires.',
    '本服务为应答导入工具的调用而向其他 x402 服务器签署的款项。签名在过期前视为已支出。',
  ],
  today: ['Signed today (UTC)', '今日已签署（UTC）'],
  limit: ['{share} of the {max} allowed', '占上限 {max} 的 {share}'],
  wallet: ['Pays from', '付款钱包'],
  noWallet: ['none', '无'],
  noWalletNote: ['FAREBOX_SPENDING_KEY is not set', '未设置 FAREBOX_SPENDING_KEY'],
  host: ['Server', '服务器'],
  operation: ['For', '用途'],
  signed: ['no answer seen', '未见应答'],
  settled: ['settled', '已结算'],
  refused: ['refused', '被拒绝'],
  unconfirmed: ['unconfirmed', '未确认'],
  to: ['Paid to', '收款方'],
  request: ['Request', '请求'],
  none: ['Nothing was paid to other servers', '尚未向其他服务器付款'],
  noneHint: [
    'Import tools of an x402 server, and set FAREBOX_SPENDING_KEY: each call of them is then paid from here.',
    '导入 x402 服务器的工具并设置 FAREBOX_SPENDING_KEY 后，每次调用将由此付款。',
  ],
});

export default function UpstreamPage(): ReactNode {
  return <ResourcePage of={upstream} path={path} above={<Spending />} />;
}

const path = '/api/v1/admin/upstream-payments';
const tones: Readonly<Record<UpstreamPayment['state'], Tone>> = { settled: 'good', refused: 'plain', signed: 'warn', unconfirmed: 'warn' };

const upstream: Resource<UpstreamPayment, typeof texts> = {
  texts,
  columns: {
    host: ({ host }) => host,
    operation: short(({ operation }) => operation, 'max-w-72 text-muted'),
    amount: amount((payment) => payment.amount, 'test'),
    state: ({ state }, { t }) => <Badge tone={tones[state]}>{t(state)}</Badge>,
    transaction: ({ transaction, network }) => (transaction === null ? '' : <Transaction id={transaction} network={network} />),
    to: (payment) => <Address address={payment.pay_to} />,
    network: code(({ network }) => network),
    when: time((payment) => payment.created_at),
    request: code((payment) => payment.request_id),
  },
};

function Spending(): ReactNode {
  const { t, money, percent } = useText(texts);
  const { data } = useApi<z.output<typeof UpstreamPaymentPage>>(path, { limit: 1 });
  if (data === undefined) return null;
  const { wallet, today } = data;
  const share = Number(today.max) === 0 ? 0 : Number(today.spent) / Number(today.max);
  return (
    <Figures>
      <Figure
        name={t('today')}
        value={money(today.spent)}
        note={t('limit', { share: percent(share), max: money(today.max) })}
        tone={share >= 0.9 ? 'bad' : share >= 0.6 ? 'warn' : 'plain'}
      />
      <Figure
        name={t('wallet')}
        value={<span className="text-base">{wallet === null ? t('noWallet') : <Address address={wallet} />}</span>}
        note={wallet === null ? t('noWalletNote') : null}
      />
    </Figures>
  );
}
