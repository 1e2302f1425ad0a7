import type { Invitation, Member, MemberList, Team, TeamList } from '@farebox/contract';
import { useState, type ReactNode } from 'react';
import { actFor, actingAccount } from '../../../api/acting.ts';
import { api } from '../../../api/client.ts';
import { useApi } from '../../../api/queries.ts';
import { useSession } from '../../../api/session.ts';
import { Section } from '../../../back-office/parts.tsx';
import { ChangeMember, Invite, invitationsPath, membersPath, type CapName } from '../../../back-office/team-dialogs.tsx';
import { teamTexts } from '../../../back-office/team-texts.ts';
import { number, time } from '../../../resource/cells.tsx';
import { ResourceTable, type Resource } from '../../../resource/resource.tsx';
import { Page } from '../../../shell/page.tsx';
import { useText, words } from '../../../text/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Form, InputField, type FormValues } from '../../../ui/form.tsx';

const texts = words({
  ...teamTexts,
  title: ['Team', '团队'],
  lead: ['People who act for one account, each as far as their role goes.', '多人共同操作一个账户，权限取决于各自的角色。'],
  teams: ['Your teams', '你的团队'],
  none: ['You are in no team', '你尚未加入任何团队'],
  noneHint: ['Make one to share credit, keys, data and earnings with others.', '创建团队，与他人共享余额、密钥、数据和收入。'],
  createTeam: ['Make a team', '创建团队'],
  act: ['Act for it', '切换到此团队'],
  leave: ['Leave', '退出'],
  leaveTitle: ['Leave {name}', '退出 {name}'],
  leaveHint: ['Your keys and agents of the team end. Type its name.', '你为团队创建的密钥和智能体将失效。请输入团队名称。'],
  left: ['Left', '已退出'],
  members: ['Members', '成员'],
  member: ['Member', '成员'],
  role: ['Role', '角色'],
  day: ['Cap of a day', '每日上限'],
  call: ['Cap of a call', '单次上限'],
  total: ['Cap in total', '总上限'],
  today: ['Spent today', '今日已花费'],
  joined: ['Joined', '加入时间'],
  change: ['Change', '更改'],
  remove: ['Remove', '移除'],
  removeTitle: ['Remove {name}', '移除 {name}'],
  removeHint: ['Their keys, agents and invitations end at once. Type their address.', '其密钥、智能体和邀请将立即失效。请输入其邮箱。'],
  removed: ['Removed', '已移除'],
  invitations: ['Open invitations', '待接受的邀请'],
  noInvitations: ['Nobody is invited', '暂无邀请'],
  noInvitationsHint: ['Each invitation takes one person, in the role that you choose.', '每个邀请供一人使用，角色由你指定。'],
  expires: ['Expires', '到期时间'],
  invite: ['Invite', '邀请'],
  withdraw: ['Withdraw', '撤回'],
  withdrawn: ['Withdrawn', '已撤回'],
});

const teamsPath = '/api/v1/me/teams';

export default function TeamPage(): ReactNode {
  const { t } = useText(texts);
  const { data, ...rest } = useApi<TeamList>(teamsPath);
  const acting = data?.items.find(({ id }) => id === actingAccount());
  const [isInviting, setInviting] = useState(false);
  const isOwner = acting?.role === 'owner';
  const invite = isOwner ? (
    <Button kind="primary" onClick={() => setInviting(true)}>
      {t('invite')}
    </Button>
  ) : null;
  return (
    <Page title={acting === undefined ? t('title') : `${t('title')}: ${acting.name}`} lead={t('lead')} actions={invite}>
      <div className="grid gap-8">
        {acting === undefined ? null : <Members isOwner={isOwner} />}
        {isOwner ? <Invitations /> : null}
        <Section title={t('teams')}>
          <ResourceTable of={teams} list={{ ...rest, data: data?.items }} />
        </Section>
        {acting === undefined ? <CreateTeam /> : null}
      </div>
      {isInviting ? <Invite close={() => setInviting(false)} /> : null}
    </Page>
  );
}

const teams: Resource<Team, typeof texts> = {
  texts,
  name: 'teams',
  columns: { name: ({ name }) => name, role: ({ role }, { t }) => t(role) },
  acts: [
    { name: 'act', isFor: ({ id }) => id !== actingAccount(), run: async ({ id }) => actFor(id) },
    {
      name: 'leave',
      isDanger: true,
      ask: ({ name }, { t }) => ({ title: t('leaveTitle', { name }), description: t('leaveHint'), label: t('name'), expected: name }),
      async run({ id }, { done }) {
        await api(`${teamsPath}/${id}`, { method: 'DELETE' });
        if (id === actingAccount()) actFor(null);
        else done('left');
      },
    },
  ],
};

function CreateTeam(): ReactNode {
  const { t } = useText(texts);
  const create = async ({ given }: FormValues) => actFor((await api<Team>(teamsPath, { body: given })).id);
  return (
    <Section title={t('createTeam')}>
      <Form label={t('createTeam')} kind="secondary" buttonClassName="justify-self-start" className="panel max-w-lg p-4" submit={create}>
        <InputField label={t('name')} isRequired name="name" maxLength={100} autoComplete="organization" />
      </Form>
    </Section>
  );
}

const cap = (name: CapName) =>
  number((of: Record<CapName, string | null>, { money }: { money: (value: string) => string }) => {
    const most = of[name];
    return most === null ? '–' : money(most);
  });

const members: Resource<Member, typeof texts> = {
  texts,
  name: 'members',
  columns: {
    member: ({ display_name: name, email }) => (
      <span className="grid wrap-anywhere">
        {name}
        <span className="text-[13px] text-muted">{email}</span>
      </span>
    ),
    role: ({ role }, { t }) => <span title={t(`${role}Hint`)}>{t(role)}</span>,
    call: cap('cap_call'),
    day: cap('cap_day'),
    total: cap('cap_total'),
    today: number(({ spent_today: spent }, { money }) => money(spent)),
    spent: number(({ spent_total: spent }, { money }) => money(spent)),
    joined: time((member) => member.added_at),
  },
};

function Members({ isOwner }: { isOwner: boolean }): ReactNode {
  const { t } = useText(texts);
  const { data, ...rest } = useApi<MemberList>(membersPath);
  const ownId = useSession()?.user?.id;
  const acts: typeof members.acts = [
    { name: 'change', dialog: (row, close) => <ChangeMember of={row} close={close} /> },
    {
      name: 'remove',
      isDanger: true,
      isFor: ({ id }) => id !== ownId,
      ask: ({ email, display_name: name }) => ({
        title: t('removeTitle', { name }),
        description: t('removeHint'),
        label: t('email'),
        expected: email,
      }),
      async run({ id }, { done }) {
        await api(`${membersPath}/${id}`, { method: 'DELETE' });
        done('removed');
      },
    },
  ];
  return (
    <Section title={t('members')}>
      <ResourceTable of={isOwner ? { ...members, acts } : members} list={{ ...rest, data: data?.items }} />
    </Section>
  );
}

const invitations: Resource<Invitation, typeof texts> = {
  texts,
  name: 'invitations',
  none: 'noInvitations',
  noneHint: 'noInvitationsHint',
  columns: {
    email: ({ email }) => email,
    role: ({ role }, { t }) => t(role),
    day: cap('cap_day'),
    expires: time((invitation) => invitation.expires_at),
  },
  acts: [
    {
      name: 'withdraw',
      async run({ id }, { done }) {
        await api(`${invitationsPath}/${id}`, { method: 'DELETE' });
        done('withdrawn');
      },
    },
  ],
};

function Invitations(): ReactNode {
  const { t } = useText(texts);
  const { data, ...rest } = useApi<{ items: Invitation[] }>(invitationsPath);
  return (
    <Section title={t('invitations')}>
      <ResourceTable of={invitations} list={{ ...rest, data: data?.items }} />
    </Section>
  );
}
