import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent, type ReactNode } from 'react';
import { beginSession } from '../../api/session.ts';
import { Page } from '../../shell/page.tsx';
import { useWords, words } from '../../text/words.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';

const texts = words({
  title: ['Log in', '登录'],
  lead: ['To sell data and tools, to hold credit, or to operate this service.', '用于出售数据和工具、持有余额，或运营此服务。'],
  account: ['Account', '账户'],
  logIn: ['Log in', '登录'],
  register: ['Register', '注册'],
  email: ['Email', '电子邮箱'],
  password: ['Password', '密码'],
  passwordHint: ['At least 10 characters.', '至少 10 个字符。'],
  name: ['Name', '名称'],
  nameHint: ['Shown to buyers. You can change it later.', '会显示给买家，之后可以更改。'],
});

export const Route = createFileRoute('/console/login')({
  component: LoginPage,
  // Only pages of this console: nobody is sent elsewhere by a link. Without a member of its own, the router would keep the value of the link.
  validateSearch: ({ to }: Record<string, unknown>): { to?: string | undefined } => ({
    to: typeof to === 'string' && /^\/console\/[\w/-]*$/.test(to) ? to : undefined,
  }),
});

function LoginPage(): ReactNode {
  const t = useWords(texts);
  return (
    <Page title={t('title')} lead={t('lead')} className="max-w-lg">
      <Tabs
        label={t('account')}
        tabs={[
          { id: 'login', label: t('logIn'), content: <AccountForm door="login" /> },
          { id: 'register', label: t('register'), content: <AccountForm door="register" /> },
        ]}
      />
    </Page>
  );
}

function AccountForm({ door }: { door: 'login' | 'register' }): ReactNode {
  const t = useWords(texts);
  const { to } = Route.useSearch();
  const navigate = useNavigate();
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' && value !== '' ? value : undefined;
    };
    setBusy(true);
    setError(null);
    try {
      const { user } = await beginSession(door, {
        email: text('email'),
        password: text('password'),
        ...(door === 'register' ? { display_name: text('name') } : {}),
      });
      await navigate({ to: to ?? (user?.role === 'admin' ? '/console/bridge' : '/console/desk') });
    } catch (thrown) {
      setError(thrown);
      setBusy(false);
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="panel grid gap-5 p-5">
      <Field label={t('email')} isRequired>
        {(control) => <TextInput {...control} name="email" type="email" autoComplete="username" maxLength={254} />}
      </Field>
      {door === 'login' ? null : (
        <Field label={t('name')} hint={t('nameHint')}>
          {(control) => <TextInput {...control} name="name" autoComplete="nickname" maxLength={100} />}
        </Field>
      )}
      <Field label={t('password')} isRequired {...(door === 'register' ? { hint: t('passwordHint') } : {})}>
        {(control) => (
          <TextInput
            {...control}
            name="password"
            type="password"
            autoComplete={door === 'login' ? 'current-password' : 'new-password'}
            minLength={door === 'login' ? 1 : 10}
            maxLength={256}
          />
        )}
      </Field>
      {error === null ? null : <ErrorState error={error} />}
      <Button type="submit" kind="primary" isBusy={isBusy}>
        {door === 'login' ? t('logIn') : t('register')}
      </Button>
    </form>
  );
}
