import type { BrowserSession } from '@farebox/contract';
import { useState, type ReactNode } from 'react';
import { ApiProblem } from '../api/problem.ts';
import { beginSession } from '../api/session.ts';
import { useSignInWays } from '../api/sign-in.ts';
import { useWork } from '../api/use-work.ts';
import { useText, words } from '../text/words.ts';
import { Button } from '../ui/button.tsx';
import { Form, InputField, PasswordField, type FormValues } from '../ui/form.tsx';
import { ErrorState } from '../ui/states.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { IssuerButtons } from './issuer-buttons.tsx';
import { hasPasskeys, showPasskey } from './passkeys.ts';

const texts = words({
  account: ['Account', '账户'],
  logIn: ['Log in', '登录'],
  register: ['Register', '注册'],
  passwordHint: ['At least 10 characters.', '至少 10 个字符。'],
  code: ['Code', '验证码'],
  codeHint: ['Of your authenticator app, or a recovery code.', '来自身份验证器应用，或使用恢复码。'],
  passkey: ['Use a passkey', '使用通行密钥'],
  nameHint: ['Shown to buyers. You can change it later.', '会显示给买家，之后可以更改。'],
});

interface AccountFormsProps {
  /** Called once the browser is logged in. */
  entered(session: BrowserSession): Promise<void> | void;
  /** The page of the console to come back to from an issuer. */
  back?: string | undefined;
  /** Most who come here have no account yet. */
  isNew?: boolean;
}

/** To log in, or to register: with what the operator has switched on. */
export function AccountForms({ entered, back, isNew = false }: AccountFormsProps): ReactNode {
  const { t } = useText(texts);
  const ways = useSignInWays();
  if (ways === undefined) return null;
  return (
    <div className="grid gap-6">
      <IssuerButtons back={back} />
      {ways.passwords ? (
        <Tabs
          label={t('account')}
          chosen={isNew ? 'register' : 'login'}
          tabs={[
            { id: 'login', label: t('logIn'), content: <AccountForm door="login" entered={entered} /> },
            { id: 'register', label: t('register'), content: <AccountForm door="register" entered={entered} /> },
          ]}
        />
      ) : (
        <PasskeyButton entered={entered} />
      )}
    </div>
  );
}

function PasskeyButton({ entered }: Pick<AccountFormsProps, 'entered'>): ReactNode {
  const { t } = useText(texts);
  const { busy, error, run } = useWork<'passkey'>();
  const use = () => run('passkey', async () => entered(await beginSession('passkey', { credential: await showPasskey() })));
  return hasPasskeys() ? (
    <>
      <Button isBusy={busy !== null} onClick={() => void use()}>
        {t('passkey')}
      </Button>
      <ErrorState error={error} />
    </>
  ) : null;
}

function AccountForm({ door, entered }: Pick<AccountFormsProps, 'entered'> & { door: 'login' | 'register' }): ReactNode {
  const { t } = useText(texts);
  const [asksCode, setAsksCode] = useState(false);
  const isNew = door === 'register';
  async function enter({ given }: FormValues): Promise<void> {
    try {
      await entered(await beginSession(door, given));
    } catch (thrown) {
      if (thrown instanceof ApiProblem && thrown.code === 'second_factor_required') setAsksCode(true);
      throw thrown;
    }
  }
  return (
    <div className="panel grid gap-5 p-5">
      <Form label={isNew ? t('register') : t('logIn')} className="!gap-5" submit={enter}>
        <InputField label={t('email')} isRequired name="email" type="email" autoComplete="username" maxLength={254} />
        {isNew ? <InputField label={t('name')} hint={t('nameHint')} name="display_name" autoComplete="nickname" maxLength={100} /> : null}
        <PasswordField label={t('password')} isRequired hint={isNew ? t('passwordHint') : undefined} name="password" isNew={isNew} />
        {asksCode ? (
          <InputField label={t('code')} hint={t('codeHint')} isRequired name="code" autoComplete="one-time-code" maxLength={32} autoFocus />
        ) : null}
      </Form>
      {isNew ? null : <PasskeyButton entered={entered} />}
    </div>
  );
}
