import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { Page } from '../../shell/page.tsx';
import { useText, words } from '../../text/words.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { Form, InputField, PasswordField, type FormValues } from '../../ui/form.tsx';
import { EmptyState } from '../../ui/states.tsx';

const texts = words({
  title: ['A new password', '新密码'],
  askLead: ['A link to choose another is mailed to the address of your account.', '系统会向你账户的邮箱发送重设链接。'],
  lead: ['It ends every session of the account.', '设置后会结束账户的所有会话。'],
  ask: ['Send the link', '发送链接'],
  asked: ['Look into your mail', '请查收邮件'],
  askedHint: [
    'If there is an account with this address, a link is on its way. It works within an hour.',
    '如果该邮箱有账户，链接已发出，一小时内有效。',
  ],
  set: ['Set the password', '设置密码'],
  next: ['New password', '新密码'],
  hint: ['At least 10 characters.', '至少 10 个字符。'],
  done: ['The password is set', '密码已设置'],
  logIn: ['Log in', '登录'],
});

/** With a token in the fragment, which servers and proxies do not see, the page of a mailed link; without one, the form that asks for it. */
export default function PasswordPage(): ReactNode {
  const { t } = useText(texts);
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get('token'));
  const [state, setState] = useState<'open' | 'asked' | 'done'>('open');
  async function ask({ text }: FormValues): Promise<void> {
    await api('/api/v1/auth/password-reset', { body: { email: text('email') } });
    setState('asked');
  }
  async function set({ text }: FormValues): Promise<void> {
    await api('/api/v1/auth/password-reset/confirm', { body: { token, password: text('password') } });
    history.replaceState(null, '', location.pathname);
    setState('done');
  }
  const logIn = (
    <Link to="/console/login" className={buttonClasses('primary')}>
      {t('logIn')}
    </Link>
  );
  return (
    <Page title={t('title')} lead={t(token === null ? 'askLead' : 'lead')} className="max-w-lg">
      {state === 'asked' ? (
        <EmptyState title={t('asked')}>{t('askedHint')}</EmptyState>
      ) : state === 'done' ? (
        <EmptyState title={t('done')} action={logIn} />
      ) : token === null ? (
        <Form label={t('ask')} className="panel !gap-5 p-5" submit={ask}>
          <InputField label={t('email')} isRequired name="email" type="email" autoComplete="username" maxLength={254} />
        </Form>
      ) : (
        <Form label={t('set')} className="panel !gap-5 p-5" clearsPasswords submit={set}>
          <PasswordField label={t('next')} hint={t('hint')} isRequired name="password" isNew />
        </Form>
      )}
    </Page>
  );
}
