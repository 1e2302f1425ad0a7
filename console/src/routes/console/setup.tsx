import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { beginSession, useSession } from '../../api/session.ts';
import { useSignInWays } from '../../api/sign-in.ts';
import { IssuerButtons } from '../../back-office/issuer-buttons.tsx';
import { SetupChecks } from '../../back-office/setup-checks.tsx';
import { Page } from '../../shell/page.tsx';
import { useText, words } from '../../text/words.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { PasswordField, Form, InputField, type FormValues } from '../../ui/form.tsx';
import { EmptyState } from '../../ui/states.tsx';

const texts = words({
  title: ['Set up your account', '设置你的账户'],
  lead: [
    'This link works once. Choose the address and the password that you will log in with.',
    '此链接仅可使用一次。请选择登录用的邮箱和密码。',
  ],
  passwordHint: ['At least 10 characters.', '至少 10 个字符。'],
  setUp: ['Set up', '设置'],
  noToken: ['This page needs the whole link', '此页面需要完整链接'],
  noTokenHint: [
    'The service printed it at its first start; an admin can make a new one. Use it with everything after the #.',
    '服务首次启动时会打印该链接，管理员也可生成新链接。请包含 # 之后的全部内容。',
  ],
  ready: ['Before you take money', '收款之前'],
  readyLead: [
    'Each part is really tried. What is not right yet is a setting in the environment of the service.',
    '每一项均经过实际检测。未就绪的部分可通过服务的环境变量设置。',
  ],
  toDesk: ['To your desk', '前往工作台'],
});

/** The token is in the fragment, which servers and proxies do not see. It is taken from the address at once. */
export default function SetupPage(): ReactNode {
  const { t } = useText(texts);
  const [fragment] = useState(() => new URLSearchParams(location.hash.slice(1)));
  const [role, setRole] = useState<'owner' | 'admin' | null>(null);
  const token = fragment.get('token');
  // An admin who is logged in comes back to the checks without a link.
  const known = useSession()?.user?.role;
  const isAdmin = role === 'admin' || (role === null && token === null && known === 'admin');
  return (
    <Page
      title={t(role === null && !isAdmin ? 'title' : 'ready')}
      lead={t(isAdmin ? 'readyLead' : 'lead')}
      className={isAdmin ? '' : 'max-w-lg'}
    >
      {isAdmin ? (
        <SetupChecks />
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
  const { t } = useText(texts);
  const ways = useSignInWays();
  async function setUp({ text }: FormValues): Promise<void> {
    const { user } = await beginSession('setup', { token, email: text('email'), password: text('password') });
    history.replaceState(null, '', location.pathname);
    done(user?.role ?? 'owner');
  }
  if (ways?.passwords !== true) return <IssuerButtons back="/console/setup" setupToken={token} />;
  return (
    <div className="grid gap-6">
      <IssuerButtons back="/console/setup" setupToken={token} />
      <Form label={t('setUp')} className="panel !gap-5 p-5" submit={setUp}>
        <InputField label={t('email')} isRequired name="email" type="email" autoComplete="username" defaultValue={email} maxLength={254} />
        <PasswordField
          label={t('password')}
          hint={t('passwordHint')}
          isRequired
          name="password"

          isNew
        />
      </Form>
    </div>
  );
}
