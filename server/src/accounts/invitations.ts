import type { Selectable } from 'kysely';
import { bound } from '../bound.ts';
import { dayMs } from '../clock.ts';
import { problem } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Language } from '../language.ts';
import { deleteExpired } from '../storage/batches.ts';
import type { Queries } from '../storage/database.ts';
import type { TeamTables } from '../storage/tables/teams.ts';
import { isToken, newToken, tokenHash } from './bearer-token.ts';
import { actorOf } from './caller.ts';
import type { LoggedIn } from './sessions.ts';
import { requireStanding } from './standing.ts';
import type { TeamRole } from './team-roles.ts';
import { capsOf, columnsOf, type Caps } from './caps.ts';
import { asOwner, inTeam, join, record, type TeamsOptions } from './teams.ts';

export interface Invitation extends Caps {
  id: string;
  email: string;
  role: TeamRole;
  createdAt: number;
  expiresAt: number;
}

interface InvitationsOptions extends TeamsOptions {
  publicUrl(): string;
}

/** Of one team, in a day, also if they were withdrawn: each may be a mail to a stranger. */
const invitationsPerDay = 50;
const invitationTtlMs = 7 * dayMs;

/** How people come into teams. */
export function invitations(options: InvitationsOptions) {
  return bound(options, { invite, list, withdraw, show, accept, forgetExpired });
}

/**
 * Invites one person by a link, which is mailed if there is a mail server. The answer says nothing about the address.
 * @returns also the token, which cannot be read again @throws conflict, forbidden
 */
function invite(
  parts: InvitationsOptions,
  actor: LoggedIn,
  { email, role, language, ...caps }: { email: string; role: TeamRole; language: Language } & Caps,
): Promise<{ invitation: Invitation; url: string }> {
  return asOwner(parts, actor, async (queries) => {
    const now = parts.clock.now();
    await requireFewer(queries, actor.accountId, now - dayMs);
    const token = newToken('invitation');
    const row = {
      id: newId('inv', now),
      team_id: actor.accountId,
      token_hash: tokenHash(token),
      email,
      role,
      ...columnsOf(caps),
      invited_by: actor.member?.membershipId ?? '',
      created_at: now,
      expires_at: now + invitationTtlMs,
    };
    await queries.insertInto('invitations').values(row).execute();
    const url = `${parts.publicUrl()}/console/invitation#token=${token}`;
    const { team, inviter } = await namesOf(queries, row);
    const mail = { id: `invitation:${row.id}`, kind: 'invitation', to: email, language, until: row.expires_at } as const;
    await parts.mail.send(queries, { ...mail, values: { inviter, team, link: url } });
    // Without the address: the trail never loses an entry, and people may ask to be forgotten.
    await record(parts, queries, 'team.invite', actorOf(actor), actor.accountId, { invitationId: row.id, role });
    return { invitation: invitationOf(row), url };
  });
}

/** Those that can be accepted, the newest first. */
async function list({ database, clock }: InvitationsOptions, teamId: string): Promise<Invitation[]> {
  const rows = await openIn(database.read, clock.now()).where('team_id', '=', teamId).orderBy('id', 'desc').limit(1000).execute();
  return rows.map(invitationOf);
}

/** @throws not_found, forbidden */
function withdraw(parts: InvitationsOptions, actor: LoggedIn, invitationId: string): Promise<void> {
  return asOwner(parts, actor, async (queries) => {
    const { numUpdatedRows } = await queries
      .updateTable('invitations')
      .set({ ended_at: parts.clock.now() })
      .where('id', '=', invitationId)
      .where('team_id', '=', actor.accountId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw problem('not_found', { message: 'invitation not found' });
    await record(parts, queries, 'team.withdraw', actorOf(actor), actor.accountId, { invitationId });
  });
}

/** What somebody is invited to. @throws link_invalid */
async function show({ database, clock }: InvitationsOptions, token: string): Promise<{ team: string; inviter: string; role: TeamRole }> {
  const row = await openInvitation(database.read, token, clock.now());
  return { ...(await namesOf(database.read, row)), role: row.role };
}

/** Joins the team, once: of two simultaneous uses, one finds the invitation. @throws link_invalid, conflict, account_suspended */
async function accept(parts: InvitationsOptions, personId: string, token: string): Promise<{ id: string; name: string; role: TeamRole }> {
  const { team_id: teamId } = await openInvitation(parts.database.read, token, parts.clock.now());
  return inTeam(parts, teamId, async (queries) => {
    const now = parts.clock.now();
    // Read again within the lock: another use, a withdrawal or the end of its owner may have come first.
    const { id: invitationId, role, ...row } = await openInvitation(queries, token, now);
    await queries.updateTable('invitations').set({ ended_at: now }).where('id', '=', invitationId).execute();
    const { display_name: name, ...team } = await queries
      .selectFrom('users')
      .select(['display_name', 'suspended_at'])
      .where('id', '=', teamId)
      .executeTakeFirstOrThrow();
    requireStanding(team);
    await join(parts, queries, { team_id: teamId, member_id: personId, role, ...columnsOf(capsOf(row)) });
    await record(parts, queries, 'team.join', personId, teamId, { invitationId, role });
    return { id: teamId, name, role };
  });
}

/** Removes invitations that expired a day ago: those of the last day are counted. @returns how many */
function forgetExpired({ database, clock }: InvitationsOptions): Promise<number> {
  return deleteExpired(database, 'invitations', clock.now() - dayMs);
}

function openIn(queries: Queries, now: number) {
  return queries.selectFrom('invitations').selectAll().where('ended_at', 'is', null).where('expires_at', '>', now);
}

/** @throws link_invalid */
async function openInvitation(queries: Queries, token: string, now: number) {
  const row = isToken('invitation', token)
    ? await openIn(queries, now).where('token_hash', '=', tokenHash(token)).executeTakeFirst()
    : undefined;
  if (row === undefined)
    throw problem('link_invalid', {
      message: 'the invitation was used, was withdrawn, or has expired',
      hint: 'Ask an owner of the team for another.',
    });
  return row;
}

/** @throws conflict */
async function requireFewer(queries: Queries, teamId: string, since: number): Promise<void> {
  const { count } = await queries
    .selectFrom('invitations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  if (count >= invitationsPerDay) throw problem('conflict', { message: `a team makes at most ${invitationsPerDay} invitations in a day` });
}

async function namesOf(queries: Queries, row: { team_id: string; invited_by: string }): Promise<{ team: string; inviter: string }> {
  return queries
    .selectFrom('memberships')
    .innerJoin('users as teams', 'teams.id', 'memberships.team_id')
    .innerJoin('users as people', 'people.id', 'memberships.member_id')
    .select(['teams.display_name as team', 'people.display_name as inviter'])
    .where('memberships.id', '=', row.invited_by)
    .executeTakeFirstOrThrow();
}

function invitationOf(
  row: Pick<Selectable<TeamTables['invitations']>, 'id' | 'email' | 'role' | 'created_at' | 'expires_at'> & Parameters<typeof capsOf>[0],
): Invitation {
  return { id: row.id, email: row.email, role: row.role, ...capsOf(row), createdAt: row.created_at, expiresAt: row.expires_at };
}
