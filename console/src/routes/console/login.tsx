import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { beginSession } from '../../api/session.ts';
import { Page } from '../../shell/page.tsx';
import { useText, words } from '../../text/words.ts';
import { Form, InputField, PasswordField, type FormValues } from '../../ui/form.tsx';
import { Tabs } from '../../ui/tabs.tsx';

const texts = words({
  title: ['Log in', '登录'],
  lead: ['To sell data and tools, to hold credit, or to operate this service.', '用于出售数据和工具、持有余额，或运营此服务。'],
  account: ['Account', '账户'],
  logIn: ['Log in', '登录'],
  register: ['Register', '注册'],
  passwordHint: ['At least 10 characters.', '至少 10 个字符。'],
  nameHint: ['Shown to buyers. You can change it later.', '会显示给买家，之后可以更改。'],
});

export default function LoginPage(): ReactNode {
  const { t } = useText(texts);
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
  const { t } = useText(texts);
  const { to } = useSearch({ from: '/console/login' });
  const navigate = useNavigate();
  const isNew = door === 'register';
  async function enter({ given }: FormValues): Promise<void> {
    const { user } = await beginSession(door, given);
    await navigate({ to: to ?? (user?.role === 'admin' ? '/console/bridge' : '/console/desk') });
  }
  return (
    <Form label={isNew ? t('register') : t('logIn')} className="panel !gap-5 p-5" submit={enter}>
      <InputField label={t('email')} isRequired name="email" type="email" autoComplete="username" maxLength={254} />
      {isNew ? <InputField label={t('name')} hint={t('nameHint')} name="display_name" autoComplete="nickname" maxLength={100} /> : null}
      <PasswordField label={t('password')} isRequired hint={isNew ? t('passwordHint') : undefined} name="password" isNew={isNew} />
    </Form>
  );
}
