const caps = ['cap_call_micros bigint', 'cap_day_micros bigint', 'cap_total_micros bigint'];

/** Who acts for which account: a team is an account without a log-in of its own. */
export const teamTables: readonly string[] = [
  "alter table users add column kind text not null default 'person'",
  `create table memberships (
    id text primary key,
    team_id text not null references users (id),
    member_id text not null references users (id),
    role text not null check (role in ('owner', 'billing', 'seller', 'developer', 'viewer')),
    ${caps.join(', ')},
    spent_day bigint not null default 0,
    spent_day_micros bigint not null default 0,
    spent_total_micros bigint not null default 0,
    created_at bigint not null,
    revoked_at bigint
  )`,
  'create unique index memberships_live on memberships (member_id, team_id) where revoked_at is null',
  'create index memberships_by_team on memberships (team_id, id) where revoked_at is null',
  // Who made the key: the payments of both count against the caps of the member.
  'alter table api_keys add column membership_id text',
  'create index api_keys_by_membership on api_keys (membership_id) where membership_id is not null',
  `create table invitations (
    id text primary key,
    team_id text not null references users (id),
    token_hash text not null unique,
    email text not null,
    role text not null check (role in ('owner', 'billing', 'seller', 'developer', 'viewer')),
    ${caps.join(', ')},
    invited_by text not null references memberships (id),
    created_at bigint not null,
    expires_at bigint not null,
    ended_at bigint
  )`,
  'create index invitations_by_team on invitations (team_id, id)',
  'create index invitations_by_expiry on invitations (expires_at)',
];
