import type { AdminUser } from '@farebox/contract';
import type { ReactNode } from 'react';
import { code, orderedTime, Reference, short } from '../../../resource/cells.tsx';
import { byTime } from '../../../resource/filters.ts';
import { ResourcePage, type Resource } from '../../../resource/resource.tsx';
import { words } from '../../../text/words.ts';
import { Badge } from '../../../ui/badge.tsx';

const texts = words({
  title: ['Users', '用户'],
  find: ['Beginning of the address', '邮箱开头'],
  role: ['Role', '角色'],
  anyRole: ['Any role', '任何角色'],
  good: ['in good standing', '正常'],
  suspended: ['suspended', '已停用'],
  since: ['Since', '注册'],
  id: ['Id', '编号'],
  none: ['No users', '没有用户'],
});

export default function UsersPage(): ReactNode {
  return <ResourcePage of={users} path="/api/v1/admin/users" isFile />;
}

const users: Resource<AdminUser, typeof texts> = {
  texts,
  filters: {
    email: { kind: 'text', label: 'find' },
    role: { kind: 'choice', label: 'role', any: 'anyRole', values: ['owner', 'admin'] },
    sort: byTime,
  },
  columns: {
    email: ({ id, email }) => (
      <Reference kind="user" id={id} title={email} className="block max-w-64 truncate">
        {email}
      </Reference>
    ),
    name: short((user) => user.display_name, 'max-w-40'),
    role: ({ role }) => <Badge tone={role === 'admin' ? 'accent' : 'plain'}>{role}</Badge>,
    state: (user, { t }) =>
      user.suspended_at === null ? <span className="text-muted">{t('good')}</span> : <Badge tone="bad">{t('suspended')}</Badge>,
    since: orderedTime((user) => user.created_at),
    id: code(({ id }) => id),
  },
};
