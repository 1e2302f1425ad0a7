import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSignInWays } from '../../api/sign-in.ts';
import { AccountForms } from '../../back-office/account-forms.tsx';
import { Page } from '../../shell/page.tsx';
import { useText, words } from '../../text/words.ts';

const texts = words({
  title: ['Log in', '登录'],
  lead: ['To sell data and tools, to hold credit, or to operate this service.', '用于出售数据和工具、持有余额，或运营此服务。'],
  forgotten: ['Forgot your password?', '忘记密码？'],
});

export default function LoginPage(): ReactNode {
  const { t } = useText(texts);
  const { to } = useSearch({ from: '/console/login' });
  const navigate = useNavigate();
  const ways = useSignInWays();
  return (
    <Page title={t('title')} lead={t('lead')} className="max-w-lg">
      <AccountForms
        back={to}
        entered={({ user }) => navigate({ to: to ?? (user?.role === 'admin' ? '/console/bridge' : '/console/desk') })}
      />
      {ways?.passwords === true ? (
        <Link to="/console/password" className="mt-4 inline-block text-sm underline">
          {t('forgotten')}
        </Link>
      ) : null}
    </Page>
  );
}
