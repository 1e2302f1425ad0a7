import {
  CreatedInvitation,
  CreateInvitation,
  CreateTeam,
  type Invitation as InvitationBody,
  InvitationList,
  InvitationToken,
  Member as MemberBody,
  MemberList,
  ShownInvitation,
  Team,
  TeamList,
  UpdateMember,
} from '@farebox/contract';
import { noCaps } from '../../accounts/caps.ts';
import type { Invitation } from '../../accounts/invitations.ts';
import { type Member, requireTeam } from '../../accounts/teams.ts';
import { rfc3339 } from '../../clock.ts';
import { languageIn } from '../../language.ts';
import { formatAmount } from '../../money.ts';
import { answers, idParam, jsonBody } from '../../surface/route-parts.ts';
import { routesOf } from '../../surface/route.ts';
import type { AccountsRoom } from '../../accounts/accounts-room.ts';
import { Routes, type RouteParts } from '../routes.ts';
import { capBodies, capsIn } from './account-bodies.ts';

const ofPeople = routesOf({ tags: ['Accounts'], caller: 'session', isPersonal: true });
const ofTeams = routesOf({ tags: ['Accounts'], caller: 'session' });
const examplePersonId = 'usr_01KA0000000000000000000000';

const listTeams = ofPeople.get('/me/teams', {
  operationId: 'listTeams',
  summary: 'The teams that this person acts for',
  description: 'A request that names one of them in the header Farebox-Account acts for it, as far as the role of the person goes.',
  responses: { 200: answers(TeamList, 'The teams, at most 20.') },
});

const createTeam = ofPeople.post('/me/teams', {
  operationId: 'createTeam',
  summary: 'Make a team: an account of several people',
  limit: 'login',
  problems: ['conflict', 'storage_full'],
  request: jsonBody(CreateTeam),
  responses: { 201: answers(Team, 'The team, whose owner is this person.') },
});

const leaveTeam = ofPeople.delete('/me/teams/{id}', {
  operationId: 'leaveTeam',
  summary: 'Leave a team; keys and agents that this person made for it end',
  problems: ['conflict', 'not_found'],
  request: { params: idParam(examplePersonId) },
  responses: { 204: { description: 'Left.' } },
});

const showInvitation = ofPeople.post('/invitations/show', {
  operationId: 'showInvitation',
  summary: 'What an invitation is to',
  limit: 'login',
  problems: ['link_invalid'],
  request: jsonBody(InvitationToken),
  responses: { 200: answers(ShownInvitation, 'The invitation.') },
});

const acceptInvitation = ofPeople.post('/invitations/accept', {
  operationId: 'acceptInvitation',
  summary: 'Join the team of an invitation, once',
  limit: 'login',
  problems: ['account_suspended', 'conflict', 'link_invalid'],
  request: jsonBody(InvitationToken),
  responses: { 200: answers(Team, 'The team.') },
});

const listMembers = ofTeams.get('/me/members', {
  operationId: 'listMembers',
  summary: 'The members of the team',
  responses: { 200: answers(MemberList, 'The members, at most 100.') },
});

const updateMember = ofTeams.patch('/me/members/{id}', {
  operationId: 'updateMember',
  summary: 'Change the role or the caps of a member; a role that may do less ends the keys of the member',
  problems: ['conflict', 'not_found'],
  request: { params: idParam(examplePersonId), ...jsonBody(UpdateMember) },
  responses: { 200: answers(MemberBody, 'The member now.') },
});

const removeMember = ofTeams.delete('/me/members/{id}', {
  operationId: 'removeMember',
  summary: 'Remove a member; keys, agents and invitations of the member end',
  problems: ['conflict', 'not_found'],
  request: { params: idParam(examplePersonId) },
  responses: { 204: { description: 'Removed.' } },
});

const listInvitations = ofTeams.get('/me/invitations', {
  operationId: 'listInvitations',
  summary: 'Invitations of the team that can be accepted, the newest first',
  responses: { 200: answers(InvitationList, 'The invitations.') },
});

const createInvitation = ofTeams.post('/me/invitations', {
  operationId: 'createInvitation',
  summary: 'Invite somebody to the team: by mail where the service sends mail, and by the link of the answer',
  limit: 'login',
  problems: ['conflict'],
  request: jsonBody(CreateInvitation),
  responses: { 201: answers(CreatedInvitation, 'The invitation. It can be accepted once, within seven days.') },
});

const withdrawInvitation = ofTeams.delete('/me/invitations/{id}', {
  operationId: 'withdrawInvitation',
  summary: 'Withdraw an invitation',
  problems: ['not_found'],
  request: { params: idParam('inv_01KA0000000000000000000000') },
  responses: { 204: { description: 'Withdrawn.' } },
});

interface TeamRouteParts extends RouteParts {
  accounts: RouteParts['accounts'] & Pick<AccountsRoom, 'teams' | 'invitations'>;
}

/** Teams, their members, and invitations, to be mounted at `/api/v1`. */
export function teamRoutes(parts: TeamRouteParts): Routes {
  const { invitations, teams } = parts.accounts;
  const app = new Routes(parts);

  app.forCaller(listTeams, async (c, { accountId }) => c.json({ items: await teams.of(accountId) }, 200));
  app.forCaller(createTeam, async (c, { accountId }) => c.json(await teams.create(accountId, c.req.valid('json').name), 201));
  app.forCaller(leaveTeam, async (c, { accountId }) => {
    await teams.leave(accountId, c.req.valid('param').id);
    return c.body(null, 204);
  });
  app.forCaller(showInvitation, async (c) => c.json(await invitations.show(c.req.valid('json').token), 200));
  app.forCaller(acceptInvitation, async (c, { accountId }) => c.json(await invitations.accept(accountId, c.req.valid('json').token), 200));

  app.forCaller(listMembers, async (c, caller) => {
    return c.json({ items: (await teams.members(requireTeam(caller))).map(memberBody) }, 200);
  });

  app.forCaller(updateMember, async (c, caller) => {
    const { role, ...given } = c.req.valid('json');
    const changes = { ...(role === undefined ? {} : { role }), ...capsIn(given) };
    return c.json(memberBody(await teams.change(caller, c.req.valid('param').id, changes)), 200);
  });

  app.forCaller(removeMember, async (c, caller) => {
    await teams.remove(caller, c.req.valid('param').id);
    return c.body(null, 204);
  });

  app.forCaller(listInvitations, async (c, caller) => {
    return c.json({ items: (await invitations.list(requireTeam(caller))).map(invitationBody) }, 200);
  });

  app.forCaller(createInvitation, async (c, caller) => {
    const { email, role, ...given } = c.req.valid('json');
    const language = languageIn(c);
    const { invitation, url } = await invitations.invite(caller, { email, role, language, ...noCaps, ...capsIn(given) });
    return c.json({ ...invitationBody(invitation), url }, 201);
  });

  app.forCaller(withdrawInvitation, async (c, caller) => {
    await invitations.withdraw(caller, c.req.valid('param').id);
    return c.body(null, 204);
  });

  return app;
}

function memberBody(member: Member): MemberBody {
  return {
    id: member.id,
    email: member.email,
    display_name: member.displayName,
    role: member.role,
    ...capBodies(member),
    spent_today: formatAmount(member.spentTodayMicros),
    spent_total: formatAmount(member.spentTotalMicros),
    added_at: rfc3339(member.addedAt),
  };
}

function invitationBody({ id, email, role, createdAt, expiresAt, ...caps }: Invitation): InvitationBody {
  return { id, email, role, ...capBodies(caps), created_at: rfc3339(createdAt), expires_at: rfc3339(expiresAt) };
}
