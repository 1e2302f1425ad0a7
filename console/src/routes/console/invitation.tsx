import type { ShownInvitation, Team } from '@farebox/contract';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { actFor } from '../../api/acting.ts';
import { api } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { AccountForms } from '../../back-office/account-forms.tsx';
import { teamTexts } from '../../back-office/team-texts.ts';
import { PageWaiting } from '../../shell/page-states.tsx';
import { Page } from '../../shell/page.tsx';
import { useText, words } from '../../text/words.ts';
import { Form } from '../../ui/form.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';

const texts = words({
  ...teamTexts,
  title: ['Invitation to a team', '团队邀请'],
  logInFirst: ['Log in, or register, to look at the invitation.', '请先登录或注册，再查看邀请。'],
  lead: ['{inviter} invites you to the team {team}.', '{inviter} 邀请你加入团队 {team}。'],
  as: ['Your role: {role}. {words}', '你的角色：{role}。{words}'],
  you: ['You join as {email}.', '你将以 {email} 加入。'],
  join: ['Join the team', '加入团队'],
  noToken: ['This page needs the whole link of the invitation', '此页面需要完整的邀请链接'],
});

/** The token is in the fragment, which servers and proxies do not see. */
export default function InvitationPage(): ReactNode {
  const { t } = useText(texts);
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get('token'));
  const session = useSession();
  if (session === undefined) return <PageWaiting />;
  return (
    <Page title={t('title')} className="max-w-lg">
      {token === null ? (
        <EmptyState title={t('noToken')} />
      ) : session.user === null ? (
        <div className="grid gap-4">
          <p className="text-muted">{t('logInFirst')}</p>
          <AccountForms entered={() => undefined} />
        </div>
      ) : (
        <Join token={token} email={session.user.email} />
      )}
    </Page>
  );
}

function Join({ token, email }: { token: string; email: string }): ReactNode {
  const { t } = useText(texts);
  const { data, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => api<ShownInvitation>('/api/v1/invitations/show', { body: { token } }),
    staleTime: Infinity,
  });
  const join = async () => actFor((await api<Team>('/api/v1/invitations/accept', { body: { token } })).id);
  if (data === undefined) return error === null ? <PageWaiting /> : <ErrorState error={error} />;
  const { inviter, team, role } = data;
  return (
    <Form label={t('join')} className="panel p-5" submit={join}>
      <p className="wrap-anywhere">{t('lead', { inviter, team })}</p>
      <p className="text-sm text-muted">{t('as', { role: t(role), words: t(`${role}Hint`) })}</p>
      <p className="text-sm text-muted wrap-anywhere">{t('you', { email })}</p>
    </Form>
  );
}
