import type { DemandCluster, NearMisses } from '@farebox/contract';
import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { number, quantity, time } from '../resource/cells.tsx';
import type { Resource } from '../resource/resource.tsx';
import { useText, words } from '../text/words.ts';
import { Badge } from '../ui/badge.tsx';
import { FulfilDialog, InviteDialog } from './need-dialogs.tsx';
import { draftOf, fulfilNeed, reopenNeed } from './needs.ts';

const texts = words({
  caption: ['Groups of needs', '需求分组'],
  none: ['No needs here', '没有需求'],
  count: ['Asked', '次数'],
  growth: ['Growth', '增长'],
  new: ['new', '新'],
  steady: ['steady', '持平'],
  growthOf: ['{before} in the first half of the period, {after} in the second', '前半段 {before} 次，后半段 {after} 次'],
  agents: ['Agents', '智能体'],
  unmet: ['Unmet', '未满足'],
  budget: ['Median budget', '预算中位数'],
  budgetOf: ['{count, plural, one {# budget} other {# budgets}}, from {min} to {max}', '{count} 个预算，{min} 至 {max}'],
  last: ['Last', '最近'],
  fulfilled: ['fulfilled', '已满足'],
  askedSince: ['asked again', '再次提出'],
  askedSinceHint: ['It was asked for after it was marked as fulfilled.', '标记为已满足后再次有人提出。'],
  draft: ['Draft a listing', '起草发布'],
  invite: ['Invite an owner', '邀请所有者'],
  fulfil: ['Mark as fulfilled', '标记为已满足'],
  reopen: ['Open it again', '重新开放'],
  reopened: ['The need is open again', '需求已重新开放'],
});

/** Groups of needs, and what an operator can do about each. @param misses what is nearest to the unmet ones; undefined while it is loaded */
export function needsList(misses: NearMisses | undefined): Resource<DemandCluster, typeof texts> {
  const nearest = new Map((misses?.items ?? []).map((item) => [item.need_id, item.nearest]));
  const near = ({ id }: DemandCluster) => nearest.get(id) ?? [];
  return {
    texts,
    name: 'caption',
    menuOf: ({ label }) => label.slice(0, 80),
    acts: [
      { name: 'draft', page: (need) => ({ to: '/console/desk/add', search: draftOf(need) }) },
      { name: 'invite', dialog: (need, close) => <InviteDialog need={need} near={near(need)} close={close} /> },
      {
        name: 'fulfil',
        isFor: ({ fulfilled }) => fulfilled === null,
        dialog: (need, close) => <FulfilDialog need={need} near={near(need)} close={close} />,
      },
      {
        name: 'reopen',
        isFor: ({ fulfilled }) => fulfilled !== null,
        async run(need, { done }) {
          const { supply_id: supply = null, note = null } = need.fulfilled ?? {};
          await reopenNeed(need);
          done('reopened', {}, () => fulfilNeed(need, supply ?? '', note ?? ''));
        },
      },
    ],
    columns: {
      need: ({ label, sample }) => (
        <span title={sample.join('\n')} className="block max-w-80 truncate font-medium">
          {label}
        </span>
      ),
      count: quantity((each) => each.count),
      growth: number(({ trend }) => <Growth trend={trend} />),
      agents: quantity((each) => each.distinct_agents),
      unmet: number(({ unmet_share: share }, { percent }) =>
        share === null ? '' : <Badge tone={share > 0.5 ? 'warn' : 'plain'}>{percent(share)}</Badge>,
      ),
      budget: number(({ budgets }) => (budgets === null ? '' : <Budget budgets={budgets} />)),
      last: time((each) => each.last_at, 'text-muted'),
      state: { isHeadless: true, cell: (need) => <State need={need} /> },
    },
  };
}

function Budget({ budgets }: { budgets: NonNullable<DemandCluster['budgets']> }): ReactNode {
  const { t, money } = useText(texts);
  const shown = (amount: string) => money(amount, budgets.currency);
  return (
    <span title={t('budgetOf', { count: budgets.count, min: shown(budgets.min), max: shown(budgets.max) })}>{shown(budgets.median)}</span>
  );
}

function Growth({ trend: { before, after } }: { trend: DemandCluster['trend'] }): ReactNode {
  const { t, count, percent } = useText(texts);
  const isMore = after > before;
  const Icon = isMore ? TrendingUp : TrendingDown;
  const [look, change] =
    before === 0
      ? ['text-accent', t('new')]
      : before === after
        ? ['text-faint', t('steady')]
        : [isMore ? 'text-good' : 'text-muted', `${isMore ? '+' : ''}${percent((after - before) / before)}`];
  return (
    <span title={t('growthOf', { before: count(before), after: count(after) })} className={look}>
      {before === 0 || before === after ? null : <Icon aria-hidden className="mr-1.5 inline size-3.5" />}
      {change}
    </span>
  );
}

function State({ need: { fulfilled, last_at: lastAt } }: { need: DemandCluster }): ReactNode {
  const { t } = useText(texts);
  if (fulfilled === null) return null;
  return (
    <span title={fulfilled.note ?? undefined} className="inline-flex gap-1.5">
      <Badge tone="good">{t('fulfilled')}</Badge>
      {lastAt <= fulfilled.at ? null : (
        <span title={t('askedSinceHint')}>
          <Badge tone="warn">{t('askedSince')}</Badge>
        </span>
      )}
    </span>
  );
}
