import type { CapturedSignal, OpenNeed } from '@farebox/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { openDemandQuery } from '../../api/catalog.ts';
import { api } from '../../api/client.ts';
import { catalogTexts } from '../../catalog/catalog-texts.ts';
import { Price } from '../../catalog/price.tsx';
import { number, Reference } from '../../resource/cells.tsx';
import { ResourceTable, there, type Resource } from '../../resource/resource.tsx';
import { Page } from '../../shell/page.tsx';
import { useText, words } from '../../text/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { AreaField, InputField } from '../../ui/form.tsx';
import { ErrorState, Loaded, Skeletons } from '../../ui/states.tsx';

const texts = words({
  title: ['Demand', '需求'],
  lead: [
    'What agents ask for and nobody sells. A need appears once {agents} different signed-in agents have asked for exactly that, so it says nothing about any of them.',
    '智能体提出而无人出售的需求。只有当 {agents} 个不同的已登录智能体提出完全相同的需求时才会显示，因此不会暴露任何一方。',
  ],
  open: ['Open needs of the last {days} days', '最近 {days} 天的未满足需求'],
  none: ['No need is shown yet', '暂无可显示的需求'],
  noneHint: [
    'Needs are collected from searches that found nothing and from reports like the one beside this. They stay private until {agents} agents share one.',
    '需求来自没有结果的搜索以及右侧的提交。只有 {agents} 个智能体有相同需求时才会公开。',
  ],
  who: ['Asked by', '提出者'],
  wouldPay: ['Would pay', '愿付'],
  budgetOf: ['The median of {agents} agents that named a budget, to two digits', '{agents} 个说明预算的智能体的中位数，保留两位'],
  money: ['Held ready', '已预留金额'],
  until: ['Until {date}', '有效期至 {date}'],
  last: ['Last asked', '最近提出'],
  say: ['Say what is missing', '提交缺少的内容'],
  what: ['What do you need?', '你需要什么？'],
  example: ['Daily rainfall in Hong Kong since 1990, as CSV', '1990 年以来香港每日降雨量，CSV 格式'],
  budget: ['Budget in USD', '预算（美元）'],
  budgetHint: ['What one delivery is worth to you. Optional.', '你愿意为一次交付支付的金额，可不填。'],
  send: ['Report the need', '提交需求'],
  stored: ['It is stored', '已保存'],
  matches: ['This may already answer it', '以下内容可能已满足需求'],
});

const openNeeds: Resource<OpenNeed, typeof texts> = {
  texts,
  name: 'need',
  columns: {
    need: { cell: ({ need }) => <span title={need}>{need}</span>, className: 'max-w-72 truncate font-medium' },
    who: number(({ agents }) => agents ?? ''),
    wouldPay: number(({ budget }, { t, money }) =>
      budget === null ? null : <span title={t('budgetOf', { agents: budget.agents })}>{money(budget.median, budget.currency)}</span>,
    ),
    money: number(({ pledged }) => (pledged === null ? null : <Pledged pledged={pledged} />)),
    last: { cell: ({ last_at: at }, { ago }) => ago(at), className: 'text-faint' },
  },
};

function Pledged({ pledged }: { pledged: NonNullable<OpenNeed['pledged']> }): ReactNode {
  const { t, money, dateTime } = useText(texts);
  const { t: say } = useText(catalogTexts);
  return (
    <span title={t('until', { date: dateTime(pledged.until) })} className="font-medium">
      {money(pledged.amount, pledged.currency)} {pledged.test ? <Badge>{say('testMoney')}</Badge> : null}
    </span>
  );
}

export default function DemandPage(): ReactNode {
  const { t } = useText(texts);
  const found = useQuery(openDemandQuery);
  const { data } = found;
  const agents = data?.agents_min ?? 5;
  return (
    <Page title={t('title')} lead={t('lead', { agents })}>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <section className="grid min-w-0 gap-3">
          <h2 className="text-sm font-medium text-faint">{t('open', { days: data?.days ?? 30 })}</h2>
          <Loaded from={found} waiting={<Skeletons count={3} each="h-11" />}>
            {({ needs }) => (
              <ResourceTable of={openNeeds} list={there(needs)} empty={{ title: t('none'), hint: t('noneHint', { agents }) }} />
            )}
          </Loaded>
        </section>
        <ReportForm />
      </div>
    </Page>
  );
}

function ReportForm(): ReactNode {
  const { t } = useText(texts);
  const given = useSearch({ from: '/console/demand' }).need ?? '';
  const [need, setNeed] = useState(given);
  const [budget, setBudget] = useState('');
  const report = useMutation({
    mutationFn: () => api<CapturedSignal>('/api/v1/agent-demand', { body: { need: need.trim(), ...(budget === '' ? {} : { budget }) } }),
  });
  return (
    <section className="panel grid gap-4 p-5">
      <h2 className="text-base">{t('say')}</h2>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          report.mutate();
        }}
      >
        <AreaField
          label={t('what')}
          isRequired
          maxLength={2000}
          placeholder={t('example')}
          value={need}
          onChange={({ target }) => setNeed(target.value)}
        />
        <InputField
          label={t('budget')}
          hint={t('budgetHint')}
          inputMode="decimal"
          pattern="\d{1,6}(\.\d{1,6})?"
          value={budget}
          onChange={({ target }) => setBudget(target.value)}
        />
        <Button kind="primary" type="submit" isBusy={report.isPending} disabled={need.trim() === ''}>
          {t('send')}
        </Button>
      </form>
      <ErrorState error={report.error} />
      {report.data === undefined ? null : <Reported signal={report.data} />}
    </section>
  );
}

function Reported({ signal: { next, matches } }: { signal: CapturedSignal }): ReactNode {
  const { t } = useText(texts);
  return (
    <div role="status" className="grid gap-3 rounded-control bg-good-soft p-4 text-sm">
      <p className="font-medium text-good">{t('stored')}</p>
      <p>{next}</p>
      {matches.length === 0 ? null : (
        <>
          <p className="font-medium">{t('matches')}</p>
          <ul className="grid gap-2">
            {matches.map(({ kind, id, title, price }) => (
              <li key={id} className="flex justify-between gap-3">
                <Reference kind={kind === 'tool' ? 'soldTool' : 'asset'} id={id}>
                  {title}
                </Reference>
                <Price amount={price?.amount ?? null} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
