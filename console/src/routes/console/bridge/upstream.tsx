import type { UpstreamPayment, UpstreamPaymentPage } from '@farebox/contract';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { api } from '../../../api/client.ts';
import { useList } from '../../../api/lists.ts';
import { Address, Transaction } from '../../../back-office/explorer.tsx';
import { Figure, Figures, Mono, When } from '../../../back-office/parts.tsx';
import { ListTable } from '../../../ui/list-table.tsx';
import { Page } from '../../../shell/page.tsx';
import { money, percent } from '../../../text/format.ts';
import { useLanguage, useWords, words } from '../../../text/words.ts';
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
  amount: ['Amount', '金额'],
  state: ['State', '状态'],
  signed: ['no answer seen', '未见应答'],
  settled: ['settled', '已结算'],
  refused: ['refused', '被拒绝'],
  unconfirmed: ['unconfirmed', '未确认'],
  to: ['Paid to', '收款方'],
  network: ['Network', '网络'],
  transaction: ['Transaction', '交易'],
  request: ['Request', '请求'],
  when: ['When', '时间'],
  none: ['Nothing was paid to other servers', '尚未向其他服务器付款'],
  noneHint: [
    'Import tools of an x402 server, and set FAREBOX_SPENDING_KEY: each call of them is then paid from here.',
    '导入 x402 服务器的工具并设置 FAREBOX_SPENDING_KEY 后，每次调用将由此付款。',
  ],
});

export const Route = createFileRoute('/console/bridge/upstream')({ component: UpstreamPage });

const path = '/api/v1/admin/upstream-payments';
const tones: Readonly<Record<UpstreamPayment['state'], Tone>> = { settled: 'good', refused: 'plain', signed: 'warn', unconfirmed: 'warn' };

function UpstreamPage(): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const list = useList<UpstreamPayment>(path);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className="grid gap-6">
        <Spending />
        <ListTable
          caption={t('title')}
          list={list}
          keyOf={({ id }) => id}
          empty={{ title: t('none'), hint: t('noneHint') }}
          columns={[
            { id: 'host', head: t('host'), cell: ({ host }) => host },
            {
              id: 'operation',
              head: t('operation'),
              cell: ({ operation }) => (
                <span title={operation} className="block max-w-72 truncate text-muted">
                  {operation}
                </span>
              ),
            },
            {
              id: 'amount',
              head: t('amount'),
              isNumber: true,
              cell: ({ amount, test }) => (
                <>
                  {money(amount, language)}
                  {test ? <span className="ml-1.5 text-xs text-warn">test</span> : null}
                </>
              ),
            },
            { id: 'state', head: t('state'), cell: ({ state }) => <Badge tone={tones[state]}>{t(state)}</Badge> },
            {
              id: 'transaction',
              head: t('transaction'),
              cell: ({ transaction, network }) => (transaction === null ? '' : <Transaction id={transaction} network={network} />),
            },
            { id: 'to', head: t('to'), cell: (payment) => <Address address={payment.pay_to} /> },
            { id: 'network', head: t('network'), cell: ({ network }) => <Mono>{network}</Mono> },
            { id: 'when', head: t('when'), cell: (payment) => <When time={payment.created_at} /> },
            { id: 'request', head: t('request'), cell: (payment) => <Mono>{payment.request_id ?? ''}</Mono> },
          ]}
        />
      </div>
    </Page>
  );
}

function Spending(): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['upstream spending'],
    queryFn: ({ signal }) => api<z.output<typeof UpstreamPaymentPage>>(path, { query: { limit: 1 }, signal }),
  });
  if (data === undefined) return null;
  const { wallet, today } = data;
  const share = Number(today.max) === 0 ? 0 : Number(today.spent) / Number(today.max);
  return (
    <Figures>
      <Figure
        name={t('today')}
        value={money(today.spent, language)}
        note={t('limit', { share: percent(share, language), max: money(today.max, language) })}
        tone={share >= 0.9 ? 'bad' : share >= 0.6 ? 'warn' : 'plain'}
      />
      <Figure
        name={t('wallet')}
        value={<span className="text-base">{wallet === null ? t('noWallet') : <Address address={wallet} />}</span>}
        {...(wallet === null ? { note: t('noWalletNote') } : {})}
      />
    </Figures>
  );
}
