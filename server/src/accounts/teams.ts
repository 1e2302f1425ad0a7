import type { Insertable, Selectable } from 'kysely';
import { bound } from '../bound.ts';
import { dayMs, type Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import { newId } from '../ids.ts';
import { notifyChange } from '../mail/account-changed.ts';
import type { Mail } from '../mail/mail.ts';
import type { Micros } from '../money.ts';
import type { Database, Queries } from '../storage/database.ts';
import type { DiskReserve } from '../storage/disk-reserve.ts';
import { lockUntilCommit } from '../storage/lock.ts';
import type { TeamTables } from '../storage/tables/teams.ts';
import { isUniqueViolation } from '../storage/unique-violation.ts';
import { revokeKeysOf } from './api-keys.ts';
import type { AdminAction, AuditTrail } from './audit-trail.ts';
import { actorOf } from './caller.ts';
import { capsOf, columnsOf, noCaps, type Caps } from './caps.ts';
import type { LoggedIn } from './sessions.ts';
import { may, rightsOfRole, type TeamRole } from './team-roles.ts';

export interface Member extends Caps {
  id: string;
  email: string;
  displayName: string;
  role: TeamRole;
  spentTodayMicros: Micros;
  spentTotalMicros: Micros;
  addedAt: number;
}

/** Absent members stay unchanged. */
type MemberChanges = Partial<Caps & { role: TeamRole }>;

export interface TeamsOptions {
  database: Database;
  clock: Clock;
  disk: Pick<DiskReserve, 'requireSpare'>;
  auditTrail: AuditTrail;
  mail: Pick<Mail, 'send' | 'notify'>;
}

/** Of one person. */
const teamsMax = 20;
const membersMax = 100;

/**
 * Teams: accounts without a log-in, for which their members act. Whatever belongs to an account belongs to a team in the same way. Each act
 * of a member is recorded with the person and the team.
 */
export function teams(options: TeamsOptions) {
  return bound(options, { create, of, members, change, remove, leave });
}

/** @returns the team, whose first owner is the person @throws conflict, storage_full */
function create(parts: TeamsOptions, personId: string, name: string): Promise<{ id: string; name: string; role: TeamRole }> {
  parts.disk.requireSpare();
  return parts.database.write(async (queries) => {
    const now = parts.clock.now();
    const id = newId('usr', now);
    // Nobody can register or log in with this address, and links are sent to none. It counts as confirmed, so that its notices are made.
    const row = { id, kind: 'team' as const, email: `(team ${id})`, display_name: name, role: 'owner' as const, password_hash: null };
    await queries
      .insertInto('users')
      .values({ ...row, payout_wallet: null, email_confirmed_at: now, created_at: now, updated_at: now })
      .execute();
    await join(parts, queries, { team_id: id, member_id: personId, role: 'owner', ...columnsOf(noCaps) });
    await record(parts, queries, 'team.create', personId, id, {});
    return { id, name, role: 'owner' };
  });
}

/** The teams of a person, the oldest first. */
async function of({ database }: TeamsOptions, personId: string): Promise<Array<{ id: string; name: string; role: TeamRole }>> {
  return database.read
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.team_id')
    .select(['users.id', 'users.display_name as name', 'memberships.role'])
    .where('memberships.member_id', '=', personId)
    .where('memberships.revoked_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    .orderBy('memberships.id')
    .limit(teamsMax)
    .execute();
}

async function members({ database, clock }: TeamsOptions, teamId: string): Promise<Member[]> {
  const rows = await membersIn(database.read, teamId).orderBy('memberships.id').limit(membersMax).execute();
  return rows.map((row) => memberOf(row, clock.now()));
}

/** @throws not_found, conflict for the last owner, forbidden */
function change(parts: TeamsOptions, actor: LoggedIn, memberId: string, { role, ...caps }: MemberChanges): Promise<Member> {
  return asOwner(parts, actor, async (queries) => {
    const before = await requireMember(queries, actor.accountId, memberId);
    const changes = { ...(role === undefined ? {} : { role }), ...columnsOf({ ...capsOf(before), ...caps }) };
    await queries.updateTable('memberships').set(changes).where('id', '=', before.id).execute();
    if (role !== undefined && rightsOfRole[before.role].some((right) => !may(role, right))) await endActs(parts, queries, before.id);
    await requireAnOwner(queries, actor.accountId);
    const details = { memberId, from: before.role, to: role ?? before.role, ...caps };
    await record(parts, queries, 'team.change', actorOf(actor), actor.accountId, details);
    return memberOf(await requireMember(queries, actor.accountId, memberId), parts.clock.now());
  });
}

/** Ends a membership, and with it the keys, grants and invitations of the member, who is written to. @throws as `change` */
function remove(parts: TeamsOptions, actor: LoggedIn, memberId: string): Promise<void> {
  return asOwner(parts, actor, async (queries) => {
    await end(parts, queries, actor.accountId, memberId, actorOf(actor));
    const { display_name: name } = await queries
      .selectFrom('users')
      .select('display_name')
      .where('id', '=', actor.accountId)
      .executeTakeFirstOrThrow();
    await notifyChange(parts, queries, memberId, 'team_removed', name);
  });
}

/** @throws not_found, conflict for the last owner */
function leave(parts: TeamsOptions, personId: string, teamId: string): Promise<void> {
  return inTeam(parts, teamId, (queries) => end(parts, queries, teamId, personId, personId));
}

async function end(parts: TeamsOptions, queries: Queries, teamId: string, memberId: string, actorId: string): Promise<void> {
  const { id, role } = await requireMember(queries, teamId, memberId);
  await queries.updateTable('memberships').set({ revoked_at: parts.clock.now() }).where('id', '=', id).execute();
  await requireAnOwner(queries, teamId);
  await endActs(parts, queries, id);
  await record(parts, queries, 'team.leave', actorId, teamId, { memberId, role });
}

/** What a member made for agents and others, who would keep a right that the member lost. */
async function endActs({ clock }: TeamsOptions, queries: Queries, membershipId: string): Promise<void> {
  await revokeKeysOf(queries, { membershipId }, clock.now());
  await queries
    .updateTable('invitations')
    .set({ ended_at: clock.now() })
    .where('invited_by', '=', membershipId)
    .where('ended_at', 'is', null)
    .execute();
}

/** @throws conflict */
export async function join(
  parts: TeamsOptions,
  queries: Queries,
  row: Omit<Insertable<TeamTables['memberships']>, 'id' | 'created_at'>,
): Promise<void> {
  await lockUntilCommit(queries, parts.database.dialect, `teams of ${row.member_id}`);
  const live = queries
    .selectFrom('memberships')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('revoked_at', 'is', null);
  const { count: ofPerson } = await live.where('member_id', '=', row.member_id).executeTakeFirstOrThrow();
  if (ofPerson >= teamsMax) throw problem('conflict', { message: `a person is in at most ${teamsMax} teams`, hint: 'Leave one.' });
  const { count: ofTeam } = await live.where('team_id', '=', row.team_id).executeTakeFirstOrThrow();
  if (ofTeam >= membersMax) throw problem('conflict', { message: `a team has at most ${membersMax} members` });
  const now = parts.clock.now();
  try {
    await queries
      .insertInto('memberships')
      .values({ ...row, id: newId('mem', now), created_at: now })
      .execute();
  } catch (thrown) {
    throw isUniqueViolation(thrown) ? problem('conflict', { message: 'you are a member of this team already', cause: thrown }) : thrown;
  }
}

/** One change of a team at a time: two owners who leave at once would leave none. */
export function inTeam<Result>(parts: TeamsOptions, teamId: string, work: (queries: Queries) => Promise<Result>): Promise<Result> {
  return parts.database.write(async (queries) => {
    await lockUntilCommit(queries, parts.database.dialect, `team ${teamId}`);
    return work(queries);
  });
}

/** Asks again within the lock whether the actor is an owner. @throws forbidden */
export function asOwner<Result>(
  parts: TeamsOptions,
  { accountId, member }: LoggedIn,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  return inTeam(parts, accountId, async (queries) => {
    if (member === undefined) throw notATeam();
    const { role } = await requireMember(queries, accountId, member.personId);
    if (!may(role, 'manage')) throw problem('forbidden');
    return work(queries);
  });
}

/** The account of a request about a team. @throws forbidden for a person who names no team */
export function requireTeam(caller: LoggedIn): string {
  if (caller.member === undefined) throw notATeam();
  return caller.accountId;
}

function notATeam() {
  return problem('forbidden', {
    message: 'this account is no team',
    hint: 'Name a team of yours in the header Farebox-Account; POST /api/v1/me/teams makes one.',
  });
}

/** @throws conflict */
async function requireAnOwner(queries: Queries, teamId: string): Promise<void> {
  const owner = await membersIn(queries, teamId).where('memberships.role', '=', 'owner').limit(1).executeTakeFirst();
  if (owner === undefined) throw problem('conflict', { message: 'a team needs an owner', hint: 'Make another member an owner first.' });
}

/** @throws not_found */
async function requireMember(queries: Queries, teamId: string, memberId: string): Promise<MemberRow> {
  const row = await membersIn(queries, teamId).where('member_id', '=', memberId).executeTakeFirst();
  if (row === undefined) throw problem('not_found', { message: 'member not found' });
  return row;
}

type MemberRow = Selectable<TeamTables['memberships']> & { email: string; display_name: string };

function membersIn(queries: Queries, teamId: string) {
  return queries
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.member_id')
    .selectAll('memberships')
    .select(['users.email', 'users.display_name'])
    .where('memberships.team_id', '=', teamId)
    .where('memberships.revoked_at', 'is', null);
}

/** Whether a person may sell for an account: the own, or that of a team. */
export async function maySellFor(queries: Queries, personId: string, accountId: string): Promise<boolean> {
  if (accountId === personId) return true;
  const row = await membersIn(queries, accountId).where('member_id', '=', personId).executeTakeFirst();
  return row !== undefined && may(row.role, 'sell');
}

/** The act of a person for a team. */
export function record(
  { auditTrail }: TeamsOptions,
  queries: Queries,
  action: AdminAction,
  actorId: string,
  teamId: string,
  details: object,
) {
  return auditTrail.record(queries, { actorId, action, subjectId: teamId, details: { ...details } });
}

function memberOf(row: MemberRow, nowMs: number): Member {
  return {
    id: row.member_id,
    email: row.email,
    displayName: row.display_name,
    role: row.role,
    ...capsOf(row),
    spentTodayMicros: row.spent_day === Math.floor(nowMs / dayMs) ? row.spent_day_micros : 0,
    spentTotalMicros: row.spent_total_micros,
    addedAt: row.created_at,
  };
}
