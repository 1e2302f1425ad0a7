import type { AccessLog } from '@farebox/contract';
import { createFileRoute } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useLive } from '../../../api/live.ts';
import { useList } from '../../../api/lists.ts';
import { Page } from '../../../shell/page.tsx';
import { useWords, words } from '../../../text/words.ts';
import { Badge, Dot, type Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { NativeSelect } from '../../../ui/field.tsx';
import { Mono, When } from '../../../back-office/parts.tsx';
import { ListTable } from '../../../ui/list-table.tsx';

const texts = words({
  title: ['Access log', '访问日志'],
  lead: ['What agents asked for, on every replica. Addresses are not stored.', '代理在所有副本上的请求。不保存网络地址。'],
  kind: ['Kind', '类型'],
  any: ['Any kind', '任何类型'],
  live: ['Live', '实时'],
  pause: ['Pause', '暂停'],
  follow: ['Follow', '跟踪'],
  leftOut: ['Some lines were left out: there were too many.', '请求过多，省略了部分记录。'],
  when: ['When', '时间'],
  outcome: ['Outcome', '结果'],
  what: ['What', '内容'],
  status: ['Status', '状态码'],
  client: ['Client', '客户端'],
  agent: ['Agent', '代理'],
  none: ['No requests yet', '尚无请求'],
  noneHint: [
    'Searches, calls, fetches and payments of agents appear here within seconds.',
    '代理的搜索、调用、获取和支付会在几秒内显示在这里。',
  ],
});

export const Route = createFileRoute('/console/bridge/log')({ component: LogPage });

const kinds = ['search', 'fetch', 'call', 'payment', 'download', 'probe', 'submission', 'paywall'] as const;
const tones: Readonly<Record<NonNullable<AccessLog['outcome']>, Tone>> = {
  found: 'plain',
  unmet: 'warn',
  challenged: 'accent',
  paid: 'good',
  delivered: 'good',
  refused: 'bad',
  captured: 'accent',
};
/** Older lines are in the list of the service. */
const keptMax = 2000;

function LogPage(): ReactNode {
  const t = useWords(texts);
  const [kind, setKind] = useState('');
  const [isLive, setLive] = useState(true);
  const [fresh, setFresh] = useState<AccessLog[]>([]);
  const [isLeftOut, setLeftOut] = useState(false);
  const list = useList<AccessLog>('/api/v1/admin/access-logs', { kind });
  const state = useLive('/api/v1/admin/live', isLive, {
    line: (data) => setFresh((before) => [data as AccessLog, ...before].slice(0, keptMax)),
    left_out: () => setLeftOut(true),
  });
  const shown = fresh.filter((line) => kind === '' || line.kind === kind);
  const known = new Set(shown.map(({ id }) => id));
  const data = list.data && [...shown, ...list.data.filter(({ id }) => !known.has(id))];
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <div className="flex items-center gap-2">
          <span role="status" className="flex items-center gap-2 text-sm text-muted">
            <Dot tone={state === 'open' ? 'good' : 'plain'} />
            {t('live')}
          </span>
          <Button onClick={() => setLive(!isLive)} aria-pressed={isLive}>
            {isLive ? t('pause') : t('follow')}
          </Button>
          <NativeSelect aria-label={t('kind')} value={kind} onChange={(event) => setKind(event.target.value)} className="!w-auto">
            <option value="">{t('any')}</option>
            {kinds.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </NativeSelect>
        </div>
      }
    >
      {isLeftOut || fresh.length === keptMax ? <p className="mb-3 text-sm text-warn">{t('leftOut')}</p> : null}
      <ListTable
        caption={t('title')}
        list={{ ...list, data }}
        keyOf={({ id }) => id}
        empty={{ title: t('none'), hint: t('noneHint') }}
        columns={[
          { id: 'when', head: t('when'), cell: ({ at }) => <When time={at} /> },
          { id: 'kind', head: t('kind'), cell: (line) => line.kind },
          {
            id: 'outcome',
            head: t('outcome'),
            cell: ({ outcome, repeats }) =>
              outcome === null ? null : (
                <>
                  <Badge tone={tones[outcome]}>{outcome}</Badge>
                  {repeats > 1 ? <span className="ml-2 text-faint">× {repeats}</span> : null}
                </>
              ),
          },
          {
            id: 'what',
            head: t('what'),
            cell: (line) => <span className="block max-w-xs truncate">{line.query ?? line.asset_id ?? line.path}</span>,
          },
          { id: 'status', head: t('status'), isNumber: true, cell: ({ status }) => status },
          { id: 'client', head: t('client'), cell: (line) => <Mono>{line.client_id}</Mono> },
          {
            id: 'agent',
            head: t('agent'),
            cell: (line) => <span className="block max-w-48 truncate text-faint">{line.agent_id ?? line.user_agent ?? ''}</span>,
          },
        ]}
      />
    </Page>
  );
}
