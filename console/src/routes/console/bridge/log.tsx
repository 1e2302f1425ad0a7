import type { AccessLog } from '@farebox/contract';
import { useState, type ReactNode } from 'react';
import { useLive } from '../../../api/live.ts';
import { known, number, orderedTime, State, word } from '../../../resource/cells.tsx';
import { useFilters } from '../../../resource/filter-bar.tsx';
import { byTime, days, isFiltered, type Filters } from '../../../resource/filters.ts';
import { ResourcePage, useFilteredList, type Resource } from '../../../resource/resource.tsx';
import { useText, words } from '../../../text/words.ts';
import { Dot, type Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';

const texts = words({
  title: ['Access log', '访问日志'],
  lead: ['What agents asked for, on every replica. Addresses are not stored.', '智能体在所有副本上的请求。不保存网络地址。'],
  any: ['Any kind', '任何类型'],
  live: ['Live', '实时'],
  follow: ['Follow', '跟踪'],
  leftOut: ['Some lines were left out: there were too many.', '请求过多，省略了部分记录。'],
  find: ['Tool, title or id', '工具、标题或编号'],
  outcome: ['Outcome', '结果'],
  status: ['Status', '状态码'],
  client: ['Client', '客户端'],
  agent: ['Agent', '智能体'],
  none: ['No requests yet', '尚无请求'],
  noneHint: [
    'Searches, calls, fetches and payments of agents appear here within seconds.',
    '智能体的搜索、调用、获取和支付会在几秒内显示在这里。',
  ],
});

const path = '/api/v1/admin/access-logs';
const tones: Readonly<Record<NonNullable<AccessLog['outcome']>, Tone>> = {
  found: 'plain',
  unmet: 'warn',
  challenged: 'accent',
  paid: 'good',
  delivered: 'good',
  refused: 'bad',
  captured: 'accent',
};
const filters: Filters<typeof texts> = {
  q: { kind: 'text', label: 'find' },
  kind: {
    kind: 'choice',
    label: 'kind',
    any: 'any',
    values: ['search', 'fetch', 'call', 'payment', 'download', 'probe', 'submission', 'paywall'],
  },
  ...days,
  sort: byTime,
};
/** Older lines are in the list of the service. */
const keptMax = 2000;

const log: Resource<AccessLog, typeof texts> = {
  texts,
  filters,
  columns: {
    when: orderedTime(({ at }) => at),
    client: known(({ client_id: id, client_name: name }) => ({ id, name })),
    what: (line) => (
      <span title={line.asset_id ?? line.path} className="block max-w-xs truncate">
        {line.query ?? line.asset_name ?? line.asset_id ?? line.path}
      </span>
    ),
    kind: word((line) => line.kind),
    outcome: ({ outcome, repeats }) =>
      outcome === null ? null : (
        <>
          <State value={outcome} tones={tones} />
          {repeats > 1 ? <span className="ml-2 text-faint">× {repeats}</span> : null}
        </>
      ),
    status: number(({ status }) => status),
    agent: (line) => <span className="block max-w-48 truncate text-faint">{line.agent_id ?? line.user_agent ?? ''}</span>,
  },
};

export default function LogPage(): ReactNode {
  const { t } = useText(texts);
  const [{ kind, ...others }] = useFilters(filters);
  const [isLive, setLive] = useState(true);
  const [fresh, setFresh] = useState<AccessLog[]>([]);
  const [isLeftOut, setLeftOut] = useState(false);
  const list = useFilteredList(log, path);
  const state = useLive('/api/v1/admin/live', isLive, {
    line: (data) => setFresh((before) => [data as AccessLog, ...before].slice(0, keptMax)),
    left_out: () => setLeftOut(true),
  });
  // What comes in is sorted out here by its kind alone.
  const shown = isFiltered(others, filters) ? [] : fresh.filter((line) => kind === undefined || line.kind === kind);
  const ids = new Set(shown.map(({ id }) => id));
  const data = list.data && [...shown, ...list.data.filter(({ id }) => !ids.has(id))];
  return (
    <ResourcePage
      of={log}
      path={path}
      list={{ ...list, data }}
      before={
        <>
          <span role="status" className="flex items-center gap-2 text-sm text-muted">
            <Dot tone={state === 'open' ? 'good' : 'plain'} />
            {t('live')}
          </span>
          <Button onClick={() => setLive(!isLive)} aria-pressed={isLive}>
            {isLive ? t('pause') : t('follow')}
          </Button>
        </>
      }
      above={isLeftOut || fresh.length === keptMax ? <p className="text-sm text-warn">{t('leftOut')}</p> : null}
    />
  );
}
