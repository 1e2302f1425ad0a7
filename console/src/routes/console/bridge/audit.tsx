import type { AdminAct } from '@farebox/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useList } from '../../../api/lists.ts';
import { Page } from '../../../shell/page.tsx';
import { useWords, words } from '../../../text/words.ts';
import { Mono, When } from '../../../back-office/parts.tsx';
import { ListTable } from '../../../ui/list-table.tsx';

const texts = words({
  title: ['Audit trail', '审计记录'],
  lead: ['Every act of administration. Nothing is ever removed from it.', '所有管理操作。任何记录都不会被删除。'],
  when: ['When', '时间'],
  who: ['Who', '操作者'],
  act: ['Act', '操作'],
  subject: ['On', '对象'],
  details: ['Details', '详情'],
  none: ['Nothing was decided yet', '尚无操作'],
});

export const Route = createFileRoute('/console/bridge/audit')({ component: AuditPage });

function AuditPage(): ReactNode {
  const t = useWords(texts);
  const list = useList<AdminAct>('/api/v1/admin/audit');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ListTable
        caption={t('title')}
        list={list}
        keyOf={({ id }) => id}
        empty={{ title: t('none') }}
        columns={[
          { id: 'when', head: t('when'), cell: (act) => <When time={act.created_at} /> },
          { id: 'act', head: t('act'), cell: ({ action }) => action },
          { id: 'subject', head: t('subject'), cell: (act) => <Mono>{act.subject_id}</Mono> },
          { id: 'who', head: t('who'), cell: (act) => <Mono>{act.actor_id}</Mono> },
          {
            id: 'details',
            head: t('details'),
            cell: ({ details }) => <Mono className="block max-w-md truncate">{JSON.stringify(details)}</Mono>,
          },
        ]}
      />
    </Page>
  );
}
