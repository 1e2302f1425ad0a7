/** What was sent, what nobody wants, and the links that mails carry. */
export const mailTables = [
  'alter table users add column email_confirmed_at bigint',
  'alter table users add column language text',
  `create table mails (
    id text primary key,
    kind text not null,
    receiver text not null,
    state text not null check (state in ('waiting', 'sent', 'failed')),
    created_at bigint not null
  )`,
  'create index mails_by_receiver on mails (receiver, kind, created_at)',
  'create index mails_by_age on mails (created_at)',
  `create table unwanted_mail (
    receiver text not null,
    kind text not null,
    since bigint not null,
    primary key (receiver, kind)
  )`,
  `create table mailed_links (
    token_hash text primary key,
    user_id text not null references users (id),
    purpose text not null check (purpose in ('confirm_address', 'change_address', 'reset_password')),
    email text not null,
    created_at bigint not null,
    expires_at bigint not null
  )`,
  'create index mailed_links_by_user on mailed_links (user_id, purpose)',
  'create index mailed_links_by_expiry on mailed_links (expires_at)',
];
