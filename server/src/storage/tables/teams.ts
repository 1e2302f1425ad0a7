import type { Generated } from 'kysely';

/** Who acts for which account. */
export interface TeamTables {
  memberships: MembershipsTable;
  invitations: InvitationsTable;
}

export type TeamRole = 'owner' | 'billing' | 'seller' | 'developer' | 'viewer';

interface CapColumns {
  cap_call_micros: number | null;
  cap_day_micros: number | null;
  cap_total_micros: number | null;
}

/** A person in a team, with what the person and the keys that they made spent together. */
interface MembershipsTable extends CapColumns {
  id: string;
  /** The row of `users` that is the team. */
  team_id: string;
  member_id: string;
  role: TeamRole;
  spent_day: Generated<number>;
  spent_day_micros: Generated<number>;
  spent_total_micros: Generated<number>;
  created_at: number;
  /** Since when the person is no member any more; null for members. */
  revoked_at: Generated<number | null>;
}

interface InvitationsTable extends CapColumns {
  id: string;
  team_id: string;
  /** SHA-256 of the token in its link, hex. */
  token_hash: string;
  email: string;
  role: TeamRole;
  /** The membership of the owner who invites: it ends with that. */
  invited_by: string;
  created_at: number;
  expires_at: number;
  /** When it was accepted or withdrawn. */
  ended_at: Generated<number | null>;
}
