import type { AdminUserDetails, ApiKey } from '@farebox/contract';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { change, useApi } from '../../../api/queries.ts';
import { Figure, Figures, Trail } from '../../../back-office/parts.tsx';
import { GrantDialog, PasswordLinkDialog, UserMoney } from '../../../back-office/user-money.tsx';
import { ActBar, type Act } from '../../../resource/acts.tsx';
import { amount, code, time } from '../../../resource/cells.tsx';
import { ResourceSection, type Resource } from '../../../resource/resource.tsx';
import { Page } from '../../../shell/page.tsx';
import { toast } from '../../../shell/toasts.tsx';
import { useText, words } from '../../../text/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Form, InputField } from '../../../ui/form.tsx';
import { Loaded } from '../../../ui/states.tsx';

const texts = words({
  title: ['User', '用户'],
  back: ['All users', '所有用户'],
  data: ['Their data and APIs', '其数据与 API'],
  bought: ['Their payments', '其支付'],
  acted: ['Acts about them', '相关操作'],
  suspend: ['Suspend', '停用'],
  suspendTitle: ['Suspend this account', '停用此账户'],
  suspendHint: [
    'Its sessions end and its keys are refused at once; its data is neither found nor sold, and its payouts wait. Buyers still get what they paid for. You can undo this.',
    '其会话立即结束，密钥被拒绝；其数据不再被找到或出售，付款暂停。买家仍可获得已付款的内容。可以撤销。',
  ],
  suspended: ['Suspended', '已停用'],
  resume: ['Resume', '恢复'],
  resumed: ['The account is active again', '账户已恢复'],
  grant: ['Add credit', '添加余额'],
  link: ['Link for a new password', '重设密码链接'],
  endSessions: ['Sign out everywhere', '在所有设备退出'],
  sessionsEnded: ['{count, plural, one {# session} other {# sessions}} ended', '已结束 {count} 个会话'],
  role: ['Role', '角色'],
  stored: ['Stored', '存储'],
  quota: ['Storage limit', '存储上限'],
  quotaOfSettings: ['as the settings say', '按设置'],
  standing: ['Standing', '状态'],
  good: ['good', '正常'],
  quotaLabel: ['Storage limit in megabytes', '存储上限（MB）'],
  quotaHint: ['Empty: as the settings say.', '留空：按设置。'],
  keys: ['API keys', 'API 密钥'],
  hint: ['Begins with', '开头'],
  revoke: ['Revoke', '吊销'],
  revoked: ['The key is refused from now on', '密钥已被拒绝'],
  noKeys: ['No API keys', '没有 API 密钥'],
});

const keys: Resource<ApiKey, typeof texts> = {
  texts,
  name: 'keys',
  none: 'noKeys',
  columns: {
    name: ({ name }) => name,
    hint: code(({ hint }) => hint),
    spent: amount((key) => key.spent_total),
    made: time((key) => key.created_at),
  },
  acts: [
    {
      name: 'revoke',
      async run({ id }, { done }) {
        await api(`/api/v1/admin/api-keys/${id}`, { method: 'DELETE' });
        done('revoked');
      },
    },
  ],
};

const pathOf = (id: string) => `/api/v1/admin/users/${id}`;
const resume = ({ id }: AdminUserDetails) => api(`${pathOf(id)}/resume`, { method: 'POST' });

const acts: ReadonlyArray<Act<AdminUserDetails, typeof texts>> = [
  { name: 'grant', dialog: (user, close) => <GrantDialog user={user} close={close} /> },
  { name: 'link', dialog: (user, close) => <PasswordLinkDialog user={user} close={close} /> },
  {
    name: 'endSessions',
    async run({ id }, { done }) {
      const { sessions } = await api<{ sessions: number }>(`${pathOf(id)}/end-sessions`, { body: {} });
      done('sessionsEnded', { count: sessions });
    },
  },
  {
    name: 'suspend',
    kind: 'danger',
    isFor: (user) => user.suspended_at === null,
    isDanger: true,
    ask: (_, { t }) => ({ title: t('suspendTitle'), description: t('suspendHint'), label: t('reason') }),
    async run(user, { typed, done }) {
      await api(`${pathOf(user.id)}/suspend`, { body: { reason: typed } });
      done('suspended', {}, () => resume(user));
    },
  },
  {
    name: 'resume',
    kind: 'primary',
    isFor: (user) => user.suspended_at !== null,
    async run(user, { done }) {
      await resume(user);
      done('resumed');
    },
  },
];

export default function UserPage(): ReactNode {
  const { t } = useText(texts);
  const { id } = useParams({ from: '/console/bridge/users/$id' });
  const path = pathOf(id);
  const found = useApi<AdminUserDetails>(path);
  const { data } = found;
  const lead = (
    <Trail id={id} list="users" back={t('back')}>
      <Link to="/console/bridge/assets" search={{ owner: id }} className="text-link text-sm">
        {t('data')}
      </Link>
      <Link to="/console/bridge/payments" search={{ q: data?.email ?? id }} className="text-link text-sm">
        {t('bought')}
      </Link>
      <Link to="/console/bridge/audit" search={{ q: id }} className="text-link text-sm">
        {t('acted')}
      </Link>
    </Trail>
  );
  return (
    <Page
      title={data?.email ?? t('title')}
      lead={lead}
      actions={data === undefined ? null : <ActBar acts={acts} texts={texts} row={data} />}
    >
      <div className="grid gap-8">
        <Loaded from={found}>{(user) => <Details user={user} path={path} />}</Loaded>
        <ResourceSection of={keys} path={`${path}/api-keys`} />
      </div>
    </Page>
  );
}

interface UserProps {
  user: AdminUserDetails;
  /** Of the user in the API. */
  path: string;
}

function Details({ user, path }: UserProps): ReactNode {
  const { t, bytes } = useText(texts);
  const quota = user.storage_quota_bytes;
  return (
    <>
      <UserMoney user={user} />
      <Figures>
        <Figure
          name={t('role')}
          value={<Badge tone={user.role === 'admin' ? 'accent' : 'plain'}>{user.role}</Badge>}
          note={user.display_name}
        />
        <Figure
          name={t('standing')}
          value={user.suspended_at === null ? t('good') : <Badge tone="bad">{t('suspended')}</Badge>}
          note={user.suspended_reason}
          tone="bad"
        />
        <Figure name={t('stored')} value={bytes(user.stored_bytes)} />
        <Figure name={t('quota')} value={quota === null ? '–' : bytes(quota)} note={quota === null ? t('quotaOfSettings') : null} />
      </Figures>
      <Quota quota={quota} path={path} />
    </>
  );
}

function Quota({ quota, path }: { quota: number | null; path: string }): ReactNode {
  const { t } = useText(texts);
  async function save(typed: string): Promise<void> {
    const limit = typed === '' ? null : Math.round(Number(typed) * 1_000_000);
    await change(path, { method: 'PATCH', body: { storage_quota_bytes: limit } });
    toast(t('saved'));
  }
  return (
    <Form
      label={t('save')}
      kind="secondary"
      buttonClassName="justify-self-start"
      className="panel max-w-md p-4"
      submit={({ text }) => save(text('quota'))}
    >
      <InputField
        label={t('quotaLabel')}
        hint={t('quotaHint')}
        name="quota"
        type="number"
        min={0}
        step="any"
        defaultValue={quota === null ? '' : quota / 1_000_000}
      />
    </Form>
  );
}
