import type { AdminUser } from '@farebox/contract';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useList } from '../../../api/lists.ts';
import { Page } from '../../../shell/page.tsx';
import { useWords, words } from '../../../text/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { TextInput } from '../../../ui/field.tsx';
import { Mono, When } from '../../../back-office/parts.tsx';
import { ListTable } from '../../../ui/list-table.tsx';

const texts = words({
  title: ['Users', '用户'],
  find: ['Beginning of the address', '邮箱开头'],
  email: ['Email', '电子邮箱'],
  name: ['Name', '名称'],
  role: ['Role', '角色'],
  state: ['State', '状态'],
  good: ['in good standing', '正常'],
  suspended: ['suspended', '已停用'],
  since: ['Since', '注册'],
  id: ['Id', '编号'],
  none: ['No users', '没有用户'],
});

export const Route = createFileRoute('/console/bridge/users/')({ component: UsersPage });

function UsersPage(): ReactNode {
  const t = useWords(texts);
  const [typed, setTyped] = useState('');
  const email = useDeferredValue(typed.trim());
  const list = useList<AdminUser>('/api/v1/admin/users', { email });
  return (
    <Page
      title={t('title')}
      actions={
        <TextInput
          type="search"
          aria-label={t('find')}
          placeholder={t('find')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="!w-64"
        />
      }
    >
      <ListTable
        caption={t('title')}
        list={list}
        keyOf={({ id }) => id}
        empty={{ title: t('none') }}
        columns={[
          {
            id: 'email',
            head: t('email'),
            cell: (user) => (
              <Link to="/console/bridge/users/$id" params={{ id: user.id }} className="text-link">
                {user.email}
              </Link>
            ),
          },
          { id: 'name', head: t('name'), cell: (user) => user.display_name },
          { id: 'role', head: t('role'), cell: ({ role }) => <Badge tone={role === 'admin' ? 'accent' : 'plain'}>{role}</Badge> },
          {
            id: 'state',
            head: t('state'),
            cell: (user) =>
              user.suspended_at === null ? <span className="text-muted">{t('good')}</span> : <Badge tone="bad">{t('suspended')}</Badge>,
          },
          { id: 'since', head: t('since'), cell: (user) => <When time={user.created_at} /> },
          { id: 'id', head: t('id'), cell: ({ id }) => <Mono>{id}</Mono> },
        ]}
      />
    </Page>
  );
}
