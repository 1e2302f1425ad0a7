import type { BrowserSession } from '@farebox/contract';
import type { ReactNode } from 'react';
import { beginSession } from '../api/session.ts';
import { useText, words } from '../text/words.ts';
import { Form, InputField, PasswordField, type FormValues } from '../ui/form.tsx';
import { Tabs } from '../ui/tabs.tsx';

const texts = words({
  account: ['Account', '账户'],
  logIn: ['Log in', '登录'],
  register: ['Register', '注册'],
  passwordHint: ['At least 10 characters.', '至少 10 个字符。'],
  nameHint: ['Shown to buyers. You can change it later.', '会显示给买家，之后可以更改。'],
});

interface AccountFormsProps {
  /** Called once the browser is logged in. */
  entered(session: BrowserSession): Promise<void> | void;
}

/** To log in, or to register. */
export function AccountForms({ entered }: AccountFormsProps): ReactNode {
  const { t } = useText(texts);
  return (
    <Tabs
      label={t('account')}
      tabs={[
        { id: 'login', label: t('logIn'), content: <AccountForm door="login" entered={entered} /> },
        { id: 'register', label: t('register'), content: <AccountForm door="register" entered={entered} /> },
      ]}
    />
  );
}

function AccountForm({ door, entered }: AccountFormsProps & { door: 'login' | 'register' }): ReactNode {
  const { t } = useText(texts);
  const isNew = door === 'register';
  const enter = async ({ given }: FormValues): Promise<void> => entered(await beginSession(door, given));
  return (
    <Form label={isNew ? t('register') : t('logIn')} className="panel !gap-5 p-5" submit={enter}>
      <InputField label={t('email')} isRequired name="email" type="email" autoComplete="username" maxLength={254} />
      {isNew ? <InputField label={t('name')} hint={t('nameHint')} name="display_name" autoComplete="nickname" maxLength={100} /> : null}
      <PasswordField label={t('password')} isRequired hint={isNew ? t('passwordHint') : undefined} name="password" isNew={isNew} />
    </Form>
  );
}
