import type { AdminAct } from '@farebox/contract';
import type { ReactNode } from 'react';
import { code, time } from '../../../resource/cells.tsx';
import { ResourcePage, type Resource } from '../../../resource/resource.tsx';
import { words } from '../../../text/words.ts';
import { Mono } from '../../../back-office/parts.tsx';

const texts = words({
  title: ['Audit trail', '审计记录'],
  lead: ['Every act of administration. Nothing is ever removed from it.', '所有管理操作。任何记录都不会被删除。'],
  who: ['Who', '操作者'],
  act: ['Act', '操作'],
  subject: ['On', '对象'],
  details: ['Details', '详情'],
  none: ['Nothing was decided yet', '尚无操作'],
});

export default function AuditPage(): ReactNode {
  return <ResourcePage of={audit} path="/api/v1/admin/audit" isFile />;
}

const audit: Resource<AdminAct, typeof texts> = {
  texts,
  columns: {
    when: time((act) => act.created_at),
    act: ({ action }) => action,
    subject: code((act) => act.subject_id),
    who: code((act) => act.actor_id),
    details: ({ details }) => (
      <span title={JSON.stringify(details)}>
        <Mono className="block max-w-md truncate">{JSON.stringify(details)}</Mono>
      </span>
    ),
  },
};
