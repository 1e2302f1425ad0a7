import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ApiProblem } from '../../api/problem.ts';
import { beginSession } from '../../api/session.ts';
import { takeBack } from '../../api/sign-in.ts';
import { useWork } from '../../api/use-work.ts';
import { Page } from '../../shell/page.tsx';
import { useText, words } from '../../text/words.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { Form, InputField, type FormValues } from '../../ui/form.tsx';
import { ErrorState } from '../../ui/states.tsx';

const texts = words({
  title: ['Signing in', '正在登录'],
  failed: ['You are not signed in', '登录未完成'],
  logIn: ['To the sign-in page', '前往登录页面'],
  code: ['Code', '验证码'],
  codeHint: ['Of your authenticator app, or a recovery code.', '来自身份验证器应用，或使用恢复码。'],
  goOn: ['Continue', '继续'],
});

/** Where an issuer sends a browser back to. Its answer counts once, so it is taken from the address at once. */
export default function SignedInPage(): ReactNode {
  const { t } = useText(texts);
  const { issuer } = useParams({ from: '/console/signed-in/$issuer' });
  const navigate = useNavigate();
  const [answer] = useState(() => location.search.slice(1));
  const [back] = useState(takeBack);
  const isBegun = useRef(false);
  const { error, run } = useWork<'finish'>();
  const asksCode = error instanceof ApiProblem && error.code.startsWith('second_factor');

  const finish = async (more: object = {}): Promise<void> => {
    const { user } = await beginSession('oidc/finish', { issuer, answer, ...more });
    const to = back !== null && back.startsWith('/console/') ? back : user?.role === 'admin' ? '/console/bridge' : '/console/desk';
    await navigate({ href: to, replace: true });
  };
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    history.replaceState(null, '', location.pathname);
    void run('finish', () => finish());
  });

  return (
    <Page title={t(error === null || asksCode ? 'title' : 'failed')} className="max-w-lg">
      {asksCode ? (
        <Form label={t('goOn')} className="panel !gap-5 p-5" submit={({ given }: FormValues) => finish({ code: given['code'] })}>
          <InputField label={t('code')} hint={t('codeHint')} isRequired name="code" autoComplete="one-time-code" maxLength={32} autoFocus />
        </Form>
      ) : error === null ? null : (
        <div className="grid gap-4">
          <ErrorState error={error} />
          <Link to="/console/login" className={buttonClasses('primary')}>
            {t('logIn')}
          </Link>
        </div>
      )}
    </Page>
  );
}
