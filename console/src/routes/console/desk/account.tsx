import type { ListedSession, Session } from '@farebox/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { endSession, sessionQuery, useSession } from '../../../api/session.ts';
import { Page } from '../../../shell/page.tsx';
import { useWords, words } from '../../../text/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { ListTable } from '../../../ui/list-table.tsx';
import { toast } from '../../../shell/toasts.tsx';
import { Section, When } from '../../../back-office/parts.tsx';
import { PayoutWalletField, type SignedWallet } from '../../../back-office/payout-wallet-field.tsx';

const texts = words({
  title: ['Account', '账户'],
  logOut: ['Log out', '退出登录'],
  profile: ['Profile', '资料'],
  name: ['Name', '名称'],
  current: ['Current password', '当前密码'],
  save: ['Save', '保存'],
  saved: ['Saved', '已保存'],
  password: ['Password', '密码'],
  next: ['New password', '新密码'],
  nextHint: ['At least 10 characters. It ends every other session.', '至少 10 个字符。会结束其他所有会话。'],
  sessions: ['Where you are logged in', '登录设备'],
  device: ['Device', '设备'],
  client: ['a client with a token', '持有令牌的客户端'],
  seen: ['Last seen', '最近使用'],
  here: ['here', '当前'],
  end: ['Log out', '退出'],
  others: ['Log out everywhere else', '退出其他所有设备'],
  ended: ['Logged out', '已退出'],
});

export const Route = createFileRoute('/console/desk/account')({ component: AccountPage });

const network = 'eip155:8453';

function AccountPage(): ReactNode {
  const t = useWords(texts);
  const navigate = useNavigate();
  const [error, setError] = useState<unknown>(null);
  const leave = async () => {
    try {
      await endSession();
      await navigate({ to: '/console/login' });
    } catch (thrown) {
      setError(thrown);
    }
  };
  return (
    <Page title={t('title')} actions={<Button onClick={() => void leave()}>{t('logOut')}</Button>}>
      <div className="grid gap-8">
        {error === null ? null : <ErrorState error={error} />}
        <div className="grid gap-8 lg:grid-cols-2">
          <ProfileForm />
          <PasswordForm />
        </div>
        <SessionList />
      </div>
    </Page>
  );
}

function ProfileForm(): ReactNode {
  const t = useWords(texts);
  const user = useSession()?.user;
  const wallet = user?.payout_wallet ?? null;
  const isProven = user?.payout_wallet_proven ?? false;
  const [signed, setSigned] = useState<SignedWallet | null>(null);
  return (
    <Section title={t('profile')}>
      <UpdateForm
        afterwards={() => setSigned(null)}
        bodyOf={(form) => ({
          display_name: form['name'],
          ...(form['wallet'] === undefined
            ? { payout_wallet: null }
            : signed === null
              ? { payout_wallet: { network: wallet?.network ?? network, address: form['wallet'] } }
              : { payout_wallet: signed.wallet, payout_wallet_proof: signed.proof }),
          ...(form['current'] === undefined ? {} : { current_password: form['current'] }),
        })}
      >
        <Field label={t('name')}>
          {(control) => <TextInput {...control} name="name" defaultValue={user?.display_name ?? ''} maxLength={100} />}
        </Field>
        <PayoutWalletField
          key={`${wallet?.address ?? ''} ${isProven}`}
          saved={wallet}
          isProven={isProven}
          network={network}
          onSigned={setSigned}
        />
        {wallet === null ? null : (
          <Field label={t('current')}>
            {(control) => <TextInput {...control} name="current" type="password" autoComplete="current-password" />}
          </Field>
        )}
      </UpdateForm>
    </Section>
  );
}

function PasswordForm(): ReactNode {
  const t = useWords(texts);
  return (
    <Section title={t('password')}>
      <UpdateForm bodyOf={(form) => ({ password: form['next'], current_password: form['current'] })}>
        <Field label={t('current')} isRequired>
          {(control) => <TextInput {...control} name="current" type="password" autoComplete="current-password" />}
        </Field>
        <Field label={t('next')} hint={t('nextHint')} isRequired>
          {(control) => <TextInput {...control} name="next" type="password" autoComplete="new-password" minLength={10} maxLength={256} />}
        </Field>
      </UpdateForm>
    </Section>
  );
}

interface UpdateFormProps {
  bodyOf: (form: Readonly<Record<string, string>>) => object;
  afterwards?: () => void;
  children: ReactNode;
}

function UpdateForm({ bodyOf, afterwards, children }: UpdateFormProps): ReactNode {
  const t = useWords(texts);
  const cache = useQueryClient();
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const given = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
    );
    setBusy(true);
    setError(null);
    try {
      await api<Session>('/api/v1/auth/me', { method: 'PATCH', body: bodyOf(Object.fromEntries(given)) });
      afterwards?.();
      await cache.invalidateQueries({ queryKey: sessionQuery.queryKey });
      for (const input of form.querySelectorAll<HTMLInputElement>('input[type=password]')) input.value = '';
      toast(t('saved'));
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="panel grid content-start gap-4 p-4">
      {children}
      {error === null ? null : <ErrorState error={error} />}
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {t('save')}
      </Button>
    </form>
  );
}

function SessionList(): ReactNode {
  const t = useWords(texts);
  const list = useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => api<{ items: ListedSession[] }>('/api/v1/me/sessions', { signal }),
    select: ({ items }) => items,
  });
  const [refused, setRefused] = useState<unknown>(null);
  const end = async (path: string) => {
    setRefused(null);
    try {
      await api(`/api/v1/me/sessions${path}`, { method: 'DELETE' });
      toast(t('ended'));
    } catch (thrown) {
      setRefused(thrown);
    }
    await list.refetch();
  };
  return (
    <Section
      title={t('sessions')}
      actions={
        <Button size="small" onClick={() => void end('')}>
          {t('others')}
        </Button>
      }
    >
      {refused === null ? null : <ErrorState error={refused} />}
      <ListTable
        caption={t('sessions')}
        list={list}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'device',
            head: t('device'),
            cell: ({ device, kind }) => <span className="block max-w-lg truncate">{kind === 'bearer' ? t('client') : device}</span>,
          },
          { id: 'seen', head: t('seen'), cell: (session) => <When time={session.seen_at ?? session.created_at} /> },
          {
            id: 'act',
            head: '',
            cell: (session) =>
              session.is_current ? (
                <Badge tone="accent">{t('here')}</Badge>
              ) : (
                <Button size="small" onClick={() => void end(`/${session.id}`)}>
                  {t('end')}
                </Button>
              ),
          },
        ]}
      />
    </Section>
  );
}
