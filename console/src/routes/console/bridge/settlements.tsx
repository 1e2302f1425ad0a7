import type { UnclaimedMoney, UnresolvedSettlement } from '@farebox/contract';
import { createFileRoute } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useList } from '../../../api/lists.ts';
import { queries } from '../../../api/queries.ts';
import { Page } from '../../../shell/page.tsx';
import { money } from '../../../text/format.ts';
import { useLanguage, useWords, words } from '../../../text/words.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../shell/toasts.tsx';
import { Mono, Section, When } from '../../../back-office/parts.tsx';
import { ListTable } from '../../../ui/list-table.tsx';
import { ReasonDialog } from '../../../back-office/reason-dialog.tsx';

const texts = words({
  title: ['Unresolved money', '未决款项'],
  lead: [
    'Money that the service could not account for by itself. It belongs to somebody: decide with the chain at hand.',
    '服务无法自行判定的款项。它属于某人：请对照链上记录决定。',
  ],
  unknown: ['Settlements with an unknown outcome', '结果未知的结算'],
  unknownNone: ['Every settlement has a known outcome', '所有结算结果均已知'],
  payment: ['Payment', '支付'],
  service: ['For', '用途'],
  payer: ['Payer', '付款方'],
  network: ['Network', '网络'],
  amount: ['Amount', '金额'],
  since: ['Since', '自'],
  over: ['Decidable from', '可判定时间'],
  settled: ['It moved', '已转移'],
  failed: ['It did not move', '未转移'],
  settledTitle: ['The money moved', '款项已转移'],
  settledHint: [
    'The payment becomes paid and its token works. The chain is asked whether this is true.',
    '支付将变为已付款，其令牌可用。系统会向链上核实。',
  ],
  transaction: ['Transaction', '交易'],
  failedTitle: ['The money did not move', '款项未转移'],
  failedHint: ['The payment can be paid again. Only after its authorization has expired.', '该支付可再次付款。仅在授权过期之后。'],
  reason: ['Reason', '原因'],
  done: ['Decided', '已决定'],
  unclaimed: ['Unclaimed money', '无人认领的款项'],
  unclaimedNone: ['Nobody left money here', '没有无人认领的款项'],
  claim: ['Give it to', '归还给'],
  claimTitle: ['Whose money is it?', '这笔款项属于谁？'],
  claimHint: ['It becomes credit of that account or wallet.', '它将成为该账户或钱包的余额。'],
  holder: ['Account id or wallet address', '账户编号或钱包地址'],
  provider: ['Provider', '支付方式'],
});

export const Route = createFileRoute('/console/bridge/settlements')({ component: SettlementsPage });

type Act = { kind: 'settled' | 'failed' | 'claim'; id: string };

function SettlementsPage(): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const [act, setAct] = useState<Act | null>(null);
  const unknown = useList<UnresolvedSettlement>('/api/v1/admin/settlements');
  const unclaimed = useList<UnclaimedMoney>('/api/v1/admin/unclaimed');
  const forms = {
    settled: { title: t('settledTitle'), description: t('settledHint'), label: t('transaction'), confirm: t('settled') },
    failed: { title: t('failedTitle'), description: t('failedHint'), label: t('reason'), confirm: t('failed') },
    claim: { title: t('claimTitle'), description: t('claimHint'), label: t('holder'), confirm: t('claim') },
  };
  async function decide(text: string): Promise<void> {
    if (act === null) return;
    const [path, body] = {
      settled: [`settlements/${act.id}/settled`, { transaction: text }] as const,
      failed: [`settlements/${act.id}/failed`, { reason: text }] as const,
      claim: [`unclaimed/${act.id}/claim`, { holder: text }] as const,
    }[act.kind];
    await api(`/api/v1/admin/${path}`, { body });
    toast(t('done'));
    await queries.invalidateQueries();
  }
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className="grid gap-8">
        <Section title={t('unknown')}>
          <ListTable
            caption={t('unknown')}
            list={unknown}
            keyOf={({ id }) => id}
            empty={{ title: t('unknownNone') }}
            columns={[
              { id: 'id', head: t('payment'), cell: ({ id }) => <Mono>{id}</Mono> },
              { id: 'service', head: t('service'), cell: (each) => each.service_id },
              { id: 'payer', head: t('payer'), cell: ({ payer }) => <Mono>{payer}</Mono> },
              { id: 'network', head: t('network'), cell: ({ network }) => network },
              { id: 'amount', head: t('amount'), isNumber: true, cell: ({ amount }) => amount },
              { id: 'since', head: t('since'), cell: (each) => <When time={each.created_at} /> },
              { id: 'over', head: t('over'), cell: (each) => <When time={each.over_at} /> },
              {
                id: 'act',
                head: '',
                cell: ({ id }) => (
                  <span className="flex gap-2">
                    <Button size="small" onClick={() => setAct({ kind: 'settled', id })}>
                      {t('settled')}
                    </Button>
                    <Button size="small" onClick={() => setAct({ kind: 'failed', id })}>
                      {t('failed')}
                    </Button>
                  </span>
                ),
              },
            ]}
          />
        </Section>
        <Section title={t('unclaimed')}>
          <ListTable
            caption={t('unclaimed')}
            list={unclaimed}
            keyOf={({ id }) => id}
            empty={{ title: t('unclaimedNone') }}
            columns={[
              { id: 'id', head: t('payment'), cell: ({ id }) => <Mono>{id}</Mono> },
              { id: 'service', head: t('service'), cell: (each) => each.service_id },
              { id: 'provider', head: t('provider'), cell: ({ provider }) => provider },
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
              { id: 'since', head: t('since'), cell: ({ since }) => <When time={since} /> },
              {
                id: 'act',
                head: '',
                cell: ({ id }) => (
                  <Button size="small" onClick={() => setAct({ kind: 'claim', id })}>
                    {t('claim')}
                  </Button>
                ),
              },
            ]}
          />
        </Section>
      </div>
      {act === null ? null : (
        <ReasonDialog key={`${act.kind} ${act.id}`} isOpen onOpenChange={() => setAct(null)} {...forms[act.kind]} submit={decide} />
      )}
    </Page>
  );
}
