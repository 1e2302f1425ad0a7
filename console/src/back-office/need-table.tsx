import type { DemandCluster } from '@farebox/contract';
import { useNavigate } from '@tanstack/react-router';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { toast } from '../shell/toasts.tsx';
import { count, money, percent } from '../text/format.ts';
import { useLanguage, useWords, words } from '../text/words.ts';
import { Badge } from '../ui/badge.tsx';
import { Menu, type MenuItem } from '../ui/menu.tsx';
import type { Empty } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/states.tsx';
import { Table } from '../ui/table.tsx';
import { FulfilDialog, InviteDialog } from './need-dialogs.tsx';
import { draftOf, fulfilNeed, reopenNeed, type NearSupply } from './needs.ts';
import { When } from './parts.tsx';

const texts = words({
  caption: ['Groups of needs', '需求分组'],
  need: ['Need', '需求'],
  count: ['Asked', '次数'],
  growth: ['Growth', '增长'],
  new: ['new', '新'],
  steady: ['steady', '持平'],
  growthOf: ['{before} in the first half of the period, {after} in the second', '前半段 {before} 次，后半段 {after} 次'],
  agents: ['Agents', '代理'],
  unmet: ['Unmet', '未满足'],
  budget: ['Median budget', '预算中位数'],
  budgetOf: ['{count, plural, one {# budget} other {# budgets}}, from {min} to {max}', '{count} 个预算，{min} 至 {max}'],
  last: ['Last', '最近'],
  fulfilled: ['fulfilled', '已满足'],
  askedSince: ['asked again', '再次提出'],
  askedSinceHint: ['It was asked for after it was marked as fulfilled.', '标记为已满足后再次有人提出。'],
  acts: ['Actions for {need}', '对“{need}”的操作'],
  draft: ['Draft a listing', '起草发布'],
  invite: ['Invite an owner', '邀请所有者'],
  fulfil: ['Mark as fulfilled', '标记为已满足'],
  reopen: ['Open it again', '重新开放'],
  reopened: ['The need is open again', '需求已重新开放'],
});

/** Groups of needs, and what an operator can do about each. @param near what is nearest to a need, by its id */
export function NeedTable({
  needs,
  near,
  empty,
}: {
  needs: readonly DemandCluster[];
  near: ReadonlyMap<string, readonly NearSupply[]>;
  empty: Empty;
}): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const navigate = useNavigate();
  const [act, setAct] = useState<{ kind: 'invite' | 'fulfil'; need: DemandCluster } | null>(null);
  const [error, setError] = useState<unknown>(null);
  async function reopen(need: DemandCluster): Promise<void> {
    setError(null);
    try {
      await reopenNeed(need);
      const { supply_id: supply = null, note = null } = need.fulfilled ?? {};
      toast(t('reopened'), { undo: () => void fulfilNeed(need, supply ?? '', note ?? '').catch(setError) });
    } catch (thrown) {
      setError(thrown);
    }
  }
  const itemsOf = (need: DemandCluster): MenuItem[] => [
    { id: 'draft', label: t('draft'), run: () => void navigate({ to: '/console/desk/add', search: draftOf(need) }) },
    { id: 'invite', label: t('invite'), run: () => setAct({ kind: 'invite', need }) },
    need.fulfilled === null
      ? { id: 'fulfil', label: t('fulfil'), run: () => setAct({ kind: 'fulfil', need }) }
      : { id: 'reopen', label: t('reopen'), run: () => void reopen(need) },
  ];
  const dialog = act === null ? null : { need: act.need, near: near.get(act.need.id) ?? [], close: () => setAct(null) };
  return (
    <>
      {error === null ? null : <ErrorState error={error} />}
      <Table
        caption={t('caption')}
        rows={needs}
        empty={empty}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'need',
            head: t('need'),
            cell: ({ label, sample }) => (
              <span title={sample.join('\n')} className="block max-w-80 truncate font-medium">
                {label}
              </span>
            ),
          },
          { id: 'count', head: t('count'), isNumber: true, cell: (each) => count(each.count, language) },
          { id: 'growth', head: t('growth'), isNumber: true, cell: ({ trend }) => <Growth trend={trend} /> },
          { id: 'agents', head: t('agents'), isNumber: true, cell: (each) => count(each.distinct_agents, language) },
          {
            id: 'unmet',
            head: t('unmet'),
            isNumber: true,
            cell: ({ unmet_share: share }) =>
              share === null ? '' : <Badge tone={share > 0.5 ? 'warn' : 'plain'}>{percent(share, language)}</Badge>,
          },
          {
            id: 'budget',
            head: t('budget'),
            isNumber: true,
            cell: ({ budgets }) => (budgets === null ? '' : <Budget budgets={budgets} />),
          },
          { id: 'last', head: t('last'), cell: (each) => <When time={each.last_at} />, className: 'text-muted' },
          { id: 'state', head: '', cell: (need) => <State need={need} /> },
          {
            id: 'act',
            head: '',
            cell: (need) => (
              <span className="flex justify-end">
                <Menu label={t('acts', { need: need.label.slice(0, 80) })} items={itemsOf(need)} />
              </span>
            ),
          },
        ]}
      />
      {dialog === null ? null : act?.kind === 'invite' ? <InviteDialog {...dialog} /> : <FulfilDialog {...dialog} />}
    </>
  );
}

function Budget({ budgets }: { budgets: NonNullable<DemandCluster['budgets']> }): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const shown = (amount: string) => money(amount, language, budgets.currency);
  return (
    <span title={t('budgetOf', { count: budgets.count, min: shown(budgets.min), max: shown(budgets.max) })}>{shown(budgets.median)}</span>
  );
}

function Growth({ trend: { before, after } }: { trend: DemandCluster['trend'] }): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const title = t('growthOf', { before: count(before, language), after: count(after, language) });
  if (before === 0) {
    return (
      <span title={title} className="text-accent">
        {t('new')}
      </span>
    );
  }
  if (before === after) {
    return (
      <span title={title} className="text-faint">
        {t('steady')}
      </span>
    );
  }
  const Icon = after > before ? TrendingUp : TrendingDown;
  return (
    <span title={title} className={after > before ? 'text-good' : 'text-muted'}>
      <Icon aria-hidden className="mr-1.5 inline size-3.5" />
      {after > before ? '+' : ''}
      {percent((after - before) / before, language)}
    </span>
  );
}

function State({ need: { fulfilled, last_at: lastAt } }: { need: DemandCluster }): ReactNode {
  const t = useWords(texts);
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
