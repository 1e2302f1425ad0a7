/** The queue of background work, and the processes that take from it. */
export const jobTables = [
  `create table jobs (
    id text primary key,
    kind text not null,
    payload text not null,
    state text not null check (state in ('waiting', 'running', 'done', 'dead')),
    run_at bigint not null,
    attempts integer not null default 0,
    attempts_max integer not null,
    claimed_until bigint,
    claimed_by text,
    last_error text,
    created_at bigint not null,
    finished_at bigint
  )`,
  `create index jobs_done on jobs (finished_at) where state = 'done'`,
  `create index jobs_dead on jobs (id) where state = 'dead'`,
  `create index jobs_waiting on jobs (kind, run_at) where state = 'waiting'`,
  `create index jobs_waiting_by_time on jobs (run_at) where state = 'waiting'`,
  `create index jobs_waiting_by_id on jobs (id) where state = 'waiting'`,
  `create index jobs_running on jobs (kind, claimed_until) where state = 'running'`,
  `create table processes (
    id text primary key,
    started_at bigint not null,
    alive_until bigint not null
  )`,
];
