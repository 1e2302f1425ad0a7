import { problem } from '../errors.ts';
import type { TeamRole } from '../storage/tables/teams.ts';
import type { Caller } from './caller.ts';

export type { TeamRole } from '../storage/tables/teams.ts';

/**
 * What a member may do for a team:
 * - `read`: see everything of the team;
 * - `spend`: buy with its credit, within the caps of the member;
 * - `keys`: make API keys and connect agents, which spend within the same caps;
 * - `sell`: publish and change data and tools;
 * - `billing`: add credit and set its warnings;
 * - `manage`: change members, profile and payout wallet. Also what a record leaves unsaid.
 */
export const teamRights = ['read', 'spend', 'keys', 'sell', 'billing', 'manage'] as const;
export type TeamRight = (typeof teamRights)[number];

export const rightsOfRole: Readonly<Record<TeamRole, readonly TeamRight[]>> = {
  owner: teamRights,
  billing: ['read', 'billing'],
  seller: ['read', 'sell'],
  developer: ['read', 'spend', 'keys'],
  viewer: ['read'],
};

export function may(role: TeamRole, right: TeamRight): boolean {
  return rightsOfRole[role].includes(right);
}

/** Callers who act for themselves may do everything. @throws forbidden */
export function requireRight(caller: Caller, right: TeamRight): void {
  if (caller.kind !== 'account' || caller.member === undefined || may(caller.member.role, right)) return;
  const roles = Object.entries(rightsOfRole).flatMap(([role, rights]) => (rights.includes(right) ? [role] : []));
  throw problem('forbidden', {
    message: `your role in this team is ${caller.member.role}`,
    hint: `This needs one of these roles: ${roles.join(', ')}. An owner of the team can change yours.`,
  });
}
