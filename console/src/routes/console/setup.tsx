import type { Overview, SettingInUse } from '@farebox/contract';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState, type FormEvent, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { beginSession } from '../../api/session.ts';
import { Page } from '../../shell/page.tsx';
import { useWords, words } from '../../text/words.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { Dot, type Tone } from '../../ui/badge.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { Section } from '../../back-office/parts.tsx';

const texts = words({
  title: ['Set up your account', '设置你的账户'],
  lead: [
    'This link works once. Choose the address and the password that you will log in with.',
    '此链接仅可使用一次。请选择登录用的邮箱和密码。',
  ],
  email: ['Email', '电子邮箱'],
  password: ['Password', '密码'],
  passwordHint: ['At least 10 characters.', '至少 10 个字符。'],
  setUp: ['Set up', '设置'],
  noToken: ['This page needs the whole link', '此页面需要完整链接'],
  noTokenHint: [
    'The service printed it at its first start; an admin can make a new one. Use it with everything after the #.',
    '服务首次启动时会打印该链接，管理员也可生成新链接。请包含 # 之后的全部内容。',
  ],
  ready: ['Before you take money', '收款之前'],
  readyLead: ['What this service is set to. Each of these is a setting in its environment.', '此服务的当前设置，均为环境变量。'],
  address: ['Public address', '公开地址'],
  addressOwn: [
    'Not set: links and documents name the address that the service listens on. Set FAREBOX_PUBLIC_URL.',
    '未设置：链接和文档使用监听地址。请设置 FAREBOX_PUBLIC_URL。',
  ],
  money: ['Money', '支付'],
  moneyTest: [
    'Test money is accepted ({providers}). That is right for trying; set FAREBOX_REAL_MONEY=1 to sell.',
    '接受测试货币（{providers}），适合试用；正式出售请设置 FAREBOX_REAL_MONEY=1。',
  ],
  moneyReal: ['Real money only: {providers}.', '仅真实货币：{providers}。'],
  wallets: ['Payments by wallets', '钱包支付'],
  walletsOn: ['Settled on {network}.', '在 {network} 上结算。'],
  walletsOff: ['Not accepted.', '未接受。'],
  search: ['Search', '搜索'],
  searchIs: ['Model {model}, {documents} documents, {pending} waiting.', '模型 {model}，{documents} 个文档，{pending} 个等待。'],
  backup: ['Backup', '备份'],
  backupNone: ['None yet. `farebox backup` makes one; run it every day.', '尚无备份。请每天运行 `farebox backup`。'],
  backupIs: ['The last one was made {time}.', '最近一次：{time}。'],
  tools: ['Tools', '工具'],
  toolsAre: ['{published} for sale, {unavailable} of them unavailable.', '{published} 个在售，其中 {unavailable} 个不可用。'],
  import: ['Import tools', '导入工具'],
  toBridge: ['To the overview', '前往概览'],
  toDesk: ['To your desk', '前往工作台'],
});

export const Route = createFileRoute('/console/setup')({ component: SetupPage });

/** The token is in the fragment, which servers and proxies do not see. It is taken from the address at once. */
function SetupPage(): ReactNode {
  const t = useWords(texts);
  const [fragment] = useState(() => new URLSearchParams(location.hash.slice(1)));
  const [role, setRole] = useState<'owner' | 'admin' | null>(null);
  const token = fragment.get('token');
  return (
    <Page title={role === null ? t('title') : t('ready')} lead={role === null ? t('lead') : t('readyLead')} className="max-w-2xl">
      {role === 'admin' ? (
        <Readiness />
      ) : role === 'owner' ? (
        <Link to="/console/desk" className={buttonClasses('primary')}>
          {t('toDesk')}
        </Link>
      ) : token === null ? (
        <EmptyState title={t('noToken')}>{t('noTokenHint')}</EmptyState>
      ) : (
        <AccountForm token={token} email={fragment.get('email') ?? ''} done={setRole} />
      )}
    </Page>
  );
}

function AccountForm({ token, email, done }: { token: string; email: string; done: (role: 'owner' | 'admin') => void }): ReactNode {
  const t = useWords(texts);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    setBusy(true);
    setError(null);
    try {
      const { user } = await beginSession('setup', { token, email: text('email'), password: text('password') });
      history.replaceState(null, '', location.pathname);
      done(user?.role ?? 'owner');
    } catch (thrown) {
      setError(thrown);
      setBusy(false);
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="panel grid gap-5 p-5">
      <Field label={t('email')} isRequired>
        {(control) => <TextInput {...control} name="email" type="email" autoComplete="username" defaultValue={email} maxLength={254} />}
      </Field>
      <Field label={t('password')} hint={t('passwordHint')} isRequired>
        {(control) => <TextInput {...control} name="password" type="password" autoComplete="new-password" minLength={10} maxLength={256} />}
      </Field>
      {error === null ? null : <ErrorState error={error} />}
      <Button type="submit" kind="primary" isBusy={isBusy}>
        {t('setUp')}
      </Button>
    </form>
  );
}

/** Each part of the service with its state: what a new operator has to know before selling anything. */
function Readiness(): ReactNode {
  const t = useWords(texts);
  const overview = useQuery({ queryKey: ['overview', 24], queryFn: ({ signal }) => api<Overview>('/api/v1/admin/overview', { signal }) });
  const settings = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => api<{ items: SettingInUse[] }>('/api/v1/admin/settings', { signal }),
  });
  const error = overview.error ?? settings.error;
  if (error !== null) return <ErrorState error={error} retry={() => void Promise.all([overview.refetch(), settings.refetch()])} />;
  if (overview.data === undefined || settings.data === undefined) return <Skeleton className="h-80" />;
  const { money, search, tools, last_backup_at: backup } = overview.data;
  const address = settings.data.items.find(({ name }) => name === 'FAREBOX_PUBLIC_URL')?.value ?? null;
  const providers = money.providers.join(', ');
  const parts: ReadonlyArray<readonly [name: string, tone: Tone, state: string]> = [
    [t('address'), address === null ? 'warn' : 'good', address ?? t('addressOwn')],
    [t('money'), money.takes_test_money ? 'warn' : 'good', t(money.takes_test_money ? 'moneyTest' : 'moneyReal', { providers })],
    [
      t('wallets'),
      money.network === null ? 'plain' : 'good',
      money.network === null ? t('walletsOff') : t('walletsOn', { network: money.network }),
    ],
    [
      t('search'),
      (search.pending ?? 0) > 0 ? 'warn' : 'good',
      t('searchIs', { model: search.model ?? '–', documents: search.documents ?? 0, pending: search.pending ?? 0 }),
    ],
    [t('tools'), tools.unavailable > 0 ? 'warn' : 'good', t('toolsAre', tools)],
    [t('backup'), backup === null ? 'warn' : 'good', backup === null ? t('backupNone') : t('backupIs', { time: backup })],
  ];
  return (
    <Section title={t('ready')}>
      <ul className="panel divide-y divide-line">
        {parts.map(([name, tone, state]) => (
          <li key={name} className="grid gap-1 px-4 py-3 text-sm sm:grid-cols-[12rem_minmax(0,1fr)]">
            <span className="flex items-center gap-2 font-medium">
              <Dot tone={tone} />
              {name}
            </span>
            <span className="break-words text-muted">{state}</span>
          </li>
        ))}
      </ul>
      <div className="flex gap-2">
        <Link to="/console/bridge" className={buttonClasses('primary')}>
          {t('toBridge')}
        </Link>
        <Link to="/console/bridge/tools" className={buttonClasses()}>
          {t('import')}
        </Link>
      </div>
    </Section>
  );
}
