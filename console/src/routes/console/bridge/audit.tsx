import type { AdminAct } from '@farebox/contract';
import type { ReactNode } from 'react';
import { known, orderedTime } from '../../../resource/cells.tsx';
import { byTime, days } from '../../../resource/filters.ts';
import { ResourcePage, type Resource } from '../../../resource/resource.tsx';
import { words } from '../../../text/words.ts';
import { Mono } from '../../../back-office/parts.tsx';

const texts = words({
  title: ['Audit trail', '审计记录'],
  lead: ['Every act of administration. Nothing is ever removed from it.', '所有管理操作。任何记录都不会被删除。'],
  find: ['Person, tool, title or id', '人员、工具、标题或编号'],
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
  filters: { q: { kind: 'text', label: 'find' }, ...days, sort: byTime },
  columns: {
    when: orderedTime((act) => act.created_at),
    who: known(({ actor_id: id, actor_name: name }) => ({ id, name })),
    act: ({ action }) => action,
    subject: known(({ subject_id: id, subject_name: name }) => ({ id, name })),
    details: ({ details }) => (
      <span title={JSON.stringify(details)}>
        <Mono className="block max-w-md truncate">{JSON.stringify(details)}</Mono>
      </span>
    ),
  },
};
