/** How people and agents prove who they are. */
export const signInTables: readonly string[] = [
  `create table sign_in_identities (
    id text primary key,
    issuer text not null,
    subject text not null,
    user_id text not null references users (id),
    email text,
    gives_admin integer not null,
    created_at bigint not null,
    seen_at bigint not null,
    unique (issuer, subject)
  )`,
  // Each start looks for an admin who can sign in.
  'create index users_by_role on users (role, id)',
  'create index sign_in_identities_by_user on sign_in_identities (user_id)',
  'create index api_keys_by_client on api_keys (oauth_client_id) where oauth_client_id is not null',
  // A signature of an agent counts once.
  `create table used_signatures (
    id text primary key,
    expires_at bigint not null
  )`,
  'create index used_signatures_by_expiry on used_signatures (expires_at)',
];
