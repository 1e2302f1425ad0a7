import type { UnresolvedSettlement } from '@farebox/contract';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { code, number, time } from '../../../resource/cells.tsx';
import { ResourceSection, type Resource } from '../../../resource/resource.tsx';
import { Page } from '../../../shell/page.tsx';
import { useText, words } from '../../../text/words.ts';

const texts = words({
  title: ['Unresolved money', '未决款项'],
  lead: [
    'Money that the service could not account for by itself. It belongs to somebody: decide with the chain at hand.',
    '服务无法自行判定的款项。它属于某人：请对照链上记录决定。',
  ],
  unknown: ['Settlements with an unknown outcome', '结果未知的结算'],
  unknownNone: ['Every settlement has a known outcome', '所有结算结果均已知'],
  service: ['For', '用途'],
  payer: ['Payer', '付款方'],
  since: ['Since', '自'],
  over: ['Decidable from', '可判定时间'],
  settled: ['It moved', '已转移'],
  failed: ['It did not move', '未转移'],
  settledTitle: ['The money moved', '款项已转移'],
  settledHint: [
    'The payment becomes paid and its token works. The chain is asked whether this is true.',
    '支付将变为已付款，其令牌可用。系统会向链上核实。',
  ],
  failedTitle: ['The money did not move', '款项未转移'],
  failedHint: ['The payment can be paid again. Only after its authorization has expired.', '该支付可再次付款。仅在授权过期之后。'],
  done: ['Decided', '已决定'],
});

const settlements = '/api/v1/admin/settlements';

const unknown: Resource<UnresolvedSettlement, typeof texts> = {
  texts,
  name: 'unknown',
  none: 'unknownNone',
  columns: {
    payment: code(({ id }) => id),
    service: (each) => each.service_id,
    payer: code(({ payer }) => payer),
    network: ({ network }) => network,
    amount: number((each) => each.amount),
    since: time((each) => each.created_at),
    over: time((each) => each.over_at),
  },
  acts: [
    {
      name: 'settled',
      ask: (_, { t }) => ({ title: t('settledTitle'), description: t('settledHint'), label: t('transaction') }),
      async run({ id }, { typed, done }) {
        await api(`${settlements}/${id}/settled`, { body: { transaction: typed } });
        done('done');
      },
    },
    {
      name: 'failed',
      ask: (_, { t }) => ({ title: t('failedTitle'), description: t('failedHint'), label: t('reason') }),
      async run({ id }, { typed, done }) {
        await api(`${settlements}/${id}/failed`, { body: { reason: typed } });
        done('done');
      },
    },
  ],
};

export default function SettlementsPage(): ReactNode {
  const { t } = useText(texts);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ResourceSection of={unknown} path={settlements} />
    </Page>
  );
}
