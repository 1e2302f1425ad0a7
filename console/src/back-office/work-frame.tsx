import { useQuery } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import { sessionQuery } from '../api/session.ts';
import { PageWaiting } from '../shell/page-states.tsx';
import { NavRow } from '../shell/nav-row.tsx';
import { Page } from '../shell/page.tsx';
import { useText, words, type Words } from '../text/words.ts';
import { EmptyState, ErrorState } from '../ui/states.tsx';

const AccountForms = lazy(async () => ({ default: (await import('./account-forms.tsx')).AccountForms }));

const texts = words({
  needed: ['Log in to see this page', '登录后可查看此页面'],
  admins: ['This page is for admins', '此页面仅限管理员'],
  adminsHint: ['You are logged in as {email}, who owns data and is no admin.', '你以 {email} 登录，该账户不是管理员。'],
});

interface Place<Known extends Words> {
  to: string;
  name: keyof Known & string;
}

export interface WorkFrameProps<Known extends Words> {
  label: string;
  role: 'owner' | 'admin';
  places: ReadonlyArray<Place<Known>>;
  texts: Known;
}

/** The pages of those who are logged in: their navigation at the side, on a phone above. */
export function WorkFrame<Known extends Words>({ label, role, places, texts: own }: WorkFrameProps<Known>): ReactNode {
  const { t } = useText(texts);
  const { t: say } = useText(own);
  const { data: session, error, refetch } = useQuery(sessionQuery);
  if (session === undefined) {
    return error === null ? (
      <PageWaiting />
    ) : (
      <Page title={label}>
        <ErrorState error={error} retry={() => void refetch()} />
      </Page>
    );
  }
  const { user } = session;
  if (user === null || (role === 'admin' && user.role !== 'admin')) {
    return (
      <Page title={label}>
        {user === null ? <LoginNeeded /> : <EmptyState title={t('admins')}>{t('adminsHint', { email: user.email })}</EmptyState>}
      </Page>
    );
  }
  return (
    <div className="mx-auto grid w-full max-w-[96rem] md:grid-cols-[13rem_minmax(0,1fr)]">
      <NavRow
        label={label}
        className="relative flex gap-1 overflow-x-auto border-b border-line px-4 py-2 md:sticky md:top-14 md:h-[calc(100dvh-3.5rem)] md:flex-col md:overflow-y-auto md:border-r md:border-b-0 md:px-3 md:py-8"
      >
        {places.map(({ to, name }) => (
          <Link
            key={to}
            to={to}
            activeOptions={{ exact: to.split('/').length === 3 }}
            className="rounded-control px-3 py-1.5 text-sm whitespace-nowrap text-muted hover:bg-hover hover:text-ink"
            activeProps={{ className: 'bg-hover !text-ink font-medium' }}
          >
            {say(name)}
          </Link>
        ))}
      </NavRow>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}

/** The page follows where it is, once its reader is logged in. Most who come to sell have no account yet. */
function LoginNeeded(): ReactNode {
  const { t } = useText(texts);
  const { pathname } = location;
  return (
    <div className="grid max-w-lg gap-4">
      <p className="text-muted">{t('needed')}</p>
      <Suspense fallback={null}>
        <AccountForms back={pathname} isNew={pathname === '/console/desk/add'} entered={() => undefined} />
      </Suspense>
    </div>
  );
}
