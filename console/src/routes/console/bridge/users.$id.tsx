import type { AdminUserDetails, ApiKey } from '@farebox/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState, type FormEvent, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useList } from '../../../api/lists.ts';
import { Page } from '../../../shell/page.tsx';
import { bytes, money } from '../../../text/format.ts';
import { useLanguage, useWords, words } from '../../../text/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { toast } from '../../../shell/toasts.tsx';
import { Figure, Figures, Mono, Section, When } from '../../../back-office/parts.tsx';
import { ListTable } from '../../../ui/list-table.tsx';
import { ReasonDialog } from '../../../back-office/reason-dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';

const texts = words({
  title: ['User', '用户'],
  back: ['All users', '所有用户'],
  data: ['Their data and APIs', '其数据与 API'],
  suspend: ['Suspend', '停用'],
  suspendTitle: ['Suspend this account', '停用此账户'],
  suspendHint: [
    'Its sessions end and its keys are refused at once; its data is neither found nor sold, and its payouts wait. Buyers still get what they paid for. You can undo this.',
    '其会话立即结束，密钥被拒绝；其数据不再被找到或出售，付款暂停。买家仍可获得已付款的内容。可以撤销。',
  ],
  reason: ['Reason', '原因'],
  suspended: ['Suspended', '已停用'],
  resume: ['Resume', '恢复'],
  resumed: ['The account is active again', '账户已恢复'],
  endSessions: ['End their sessions', '结束其会话'],
  sessionsEnded: ['{count, plural, one {# session} other {# sessions}} ended', '已结束 {count} 个会话'],
  role: ['Role', '角色'],
  stored: ['Stored', '存储'],
  quota: ['Storage limit', '存储上限'],
  quotaOfSettings: ['as the settings say', '按设置'],
  standing: ['Standing', '状态'],
  good: ['good', '正常'],
  quotaLabel: ['Storage limit in megabytes', '存储上限（MB）'],
  quotaHint: ['Empty: as the settings say.', '留空：按设置。'],
  save: ['Save', '保存'],
  saved: ['Saved', '已保存'],
  keys: ['API keys', 'API 密钥'],
  name: ['Name', '名称'],
  hint: ['Begins with', '开头'],
  spent: ['Spent', '已花费'],
  made: ['Made', '创建'],
  revoke: ['Revoke', '吊销'],
  revoked: ['The key is refused from now on', '密钥已被拒绝'],
  noKeys: ['No API keys', '没有 API 密钥'],
});

export const Route = createFileRoute('/console/bridge/users/$id')({ component: UserPage });

function UserPage(): ReactNode {
  const t = useWords(texts);
  const { id } = Route.useParams();
  const found = useQuery({
    queryKey: ['user', id],
    queryFn: ({ signal }) => api<AdminUserDetails>(`/api/v1/admin/users/${id}`, { signal }),
  });
  const { data } = found;
  return (
    <Page
      title={data?.email ?? t('title')}
      lead={
        <span className="flex flex-wrap items-center gap-3">
          <Mono>{id}</Mono>
          <Link to="/console/bridge/users" className="text-link text-sm">
            {t('back')}
          </Link>
          <Link to="/console/bridge/assets" search={{ owner: id }} className="text-link text-sm">
            {t('data')}
          </Link>
        </span>
      }
      actions={data === undefined ? null : <Brakes user={data} />}
    >
      <Loaded from={found}>{(user) => <Details user={user} />}</Loaded>
    </Page>
  );
}

function Brakes({ user }: { user: AdminUserDetails }): ReactNode {
  const t = useWords(texts);
  const cache = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const path = `/api/v1/admin/users/${user.id}`;
  const resume = async () => {
    await api(`${path}/resume`, { method: 'POST' });
    await cache.invalidateQueries();
    toast(t('resumed'));
  };
  const endSessions = async () => {
    const { sessions } = await api<{ sessions: number }>(`${path}/end-sessions`, { body: {} });
    toast(t('sessionsEnded', { count: sessions }));
  };
  return (
    <div className="flex gap-2">
      <Button onClick={() => void endSessions()}>{t('endSessions')}</Button>
      {user.suspended_at === null ? (
        <Button kind="danger" onClick={() => setOpen(true)}>
          {t('suspend')}
        </Button>
      ) : (
        <Button kind="primary" onClick={() => void resume()}>
          {t('resume')}
        </Button>
      )}
      <ReasonDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('suspendTitle')}
        description={t('suspendHint')}
        label={t('reason')}
        confirm={t('suspend')}
        isDanger
        submit={async (reason) => {
          await api(`${path}/suspend`, { body: { reason } });
          await cache.invalidateQueries();
          toast(t('suspended'), { undo: () => void resume() });
        }}
      />
    </div>
  );
}

function Details({ user }: { user: AdminUserDetails }): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const quota = user.storage_quota_bytes;
  return (
    <div className="grid gap-8">
      <Figures>
        <Figure
          name={t('role')}
          value={<Badge tone={user.role === 'admin' ? 'accent' : 'plain'}>{user.role}</Badge>}
          note={user.display_name}
        />
        <Figure
          name={t('standing')}
          value={user.suspended_at === null ? t('good') : <Badge tone="bad">{t('suspended')}</Badge>}
          {...(user.suspended_reason === null ? {} : { note: user.suspended_reason, tone: 'bad' as const })}
        />
        <Figure name={t('stored')} value={bytes(user.stored_bytes, language)} />
        <Figure
          name={t('quota')}
          value={quota === null ? '–' : bytes(quota, language)}
          {...(quota === null ? { note: t('quotaOfSettings') } : {})}
        />
      </Figures>
      <Quota user={user} />
      <Keys userId={user.id} />
    </div>
  );
}

function Quota({ user }: { user: AdminUserDetails }): ReactNode {
  const t = useWords(texts);
  const cache = useQueryClient();
  const [error, setError] = useState<unknown>(null);
  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('quota');
    const limit = typeof typed === 'string' && typed !== '' ? Math.round(Number(typed) * 1_000_000) : null;
    setError(null);
    try {
      await api(`/api/v1/admin/users/${user.id}`, { method: 'PATCH', body: { storage_quota_bytes: limit } });
      await cache.invalidateQueries({ queryKey: ['user', user.id] });
      toast(t('saved'));
    } catch (thrown) {
      setError(thrown);
    }
  }
  const before = user.storage_quota_bytes;
  return (
    <form onSubmit={(event) => void save(event)} className="panel grid max-w-md gap-4 p-4">
      <Field label={t('quotaLabel')} hint={t('quotaHint')}>
        {(control) => (
          <TextInput {...control} name="quota" type="number" min={0} step="any" defaultValue={before === null ? '' : before / 1_000_000} />
        )}
      </Field>
      {error === null ? null : <ErrorState error={error} />}
      <Button type="submit" className="justify-self-start">
        {t('save')}
      </Button>
    </form>
  );
}

function Keys({ userId }: { userId: string }): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const list = useList<ApiKey>(`/api/v1/admin/users/${userId}/api-keys`);
  const revoke = async (id: string) => {
    await api(`/api/v1/admin/api-keys/${id}`, { method: 'DELETE' });
    toast(t('revoked'));
    void list.refetch();
  };
  return (
    <Section title={t('keys')}>
      <ListTable
        caption={t('keys')}
        list={list}
        keyOf={({ id }) => id}
        empty={{ title: t('noKeys') }}
        columns={[
          { id: 'name', head: t('name'), cell: ({ name }) => name },
          { id: 'hint', head: t('hint'), cell: ({ hint }) => <Mono>{hint}</Mono> },
          { id: 'spent', head: t('spent'), isNumber: true, cell: (key) => money(key.spent_total, language) },
          { id: 'made', head: t('made'), cell: (key) => <When time={key.created_at} /> },
          {
            id: 'revoke',
            head: '',
            cell: ({ id }) => (
              <Button size="small" onClick={() => void revoke(id)}>
                {t('revoke')}
              </Button>
            ),
          },
        ]}
      />
    </Section>
  );
}
