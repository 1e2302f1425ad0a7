import type { Migration } from './migration.ts';

/**
 * Proofs that a receiver wants webhooks, and watches by registrable domain, which may have any number of hosts. A job checks once the texts
 * of assets that were published before texts were checked. Dead jobs are counted from an index.
 */
export const callbackProofs: Migration = {
  name: '0004-callback-proofs',
  statements: () => [
    `create table callback_proofs (
      id text primary key,
      callback_url text not null,
      callback_domain text not null,
      challenge text not null,
      asked_at bigint not null,
      sent_at bigint,
      proven_until bigint
    )`,
    `create index callback_proofs_by_domain on callback_proofs (callback_domain, asked_at)`,
    `create index callback_proofs_by_time on callback_proofs (asked_at)`,
    `alter table demand_watches add column callback_domain text not null default ''`,
    `alter table demand_watches add column is_proven integer not null default 0`,
    `update demand_watches set callback_domain = callback_host`,
    `create index demand_watches_by_domain on demand_watches (callback_domain, expires_at) where ended_at is null`,
    `create index jobs_dead on jobs (id) where state = 'dead'`,
    `insert into jobs (id, kind, payload, state, run_at, attempts, attempts_max, created_at)
      select 'flag_texts', 'flag_texts', '{"after":null}', 'waiting', 0, 0, 8, 0
      where exists (select 1 from assets)`,
  ],
};
