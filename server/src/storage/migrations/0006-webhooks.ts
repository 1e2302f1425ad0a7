import type { Dialect } from '../dialect.ts';
import type { Migration } from './migration.ts';

/** One queue for all outgoing webhooks, in the place of four. What was not delivered yet is delivered from it, under the same id. */
export const webhookQueue: Migration = {
  name: '0006-webhooks',
  statements: (dialect) => [
    `create table webhooks (
      id text primary key,
      webhook_id text not null unique,
      kind text not null check (kind in ('watch', 'tool_job', 'low_balance', 'account')),
      subject_id text not null,
      owner_id text,
      event text not null,
      url text not null,
      host text not null,
      domain text not null,
      is_paced integer not null,
      secret_sealed text not null,
      body text not null,
      state text not null check (state in ('waiting', 'delivered', 'failed')),
      attempts integer not null,
      due_at bigint not null,
      last_status integer,
      last_error text,
      last_answer text,
      last_at bigint,
      delivered_at bigint,
      created_at bigint not null
    )`,
    moved(dialect),
    `create index webhooks_due on webhooks (is_paced, due_at) where state = 'waiting'`,
    `create index webhooks_of_host on webhooks (host) where state = 'waiting'`,
    `create index webhooks_failed on webhooks (id) where state = 'failed'`,
    `create index webhooks_ended on webhooks (created_at) where state <> 'waiting'`,
    `create index webhooks_by_subject on webhooks (subject_id, created_at)`,
    `create index webhooks_by_owner on webhooks (owner_id, id)`,
    `create index webhooks_by_kind on webhooks (kind, id)`,
    `drop table watch_notices`,
    `drop table account_messages`,
    ...['notice_body', 'notice_state', 'notice_attempts', 'last_status', 'last_error', 'noticed_at'].map(
      (column) => `alter table credit_notices drop column ${column}`,
    ),
    ...['notice_id', 'notice_state', 'notice_attempts'].map((column) => `alter table tool_jobs drop column ${column}`),
    `delete from jobs where kind in ('notify_watch', 'notify_tool_job', 'notify_low_balance', 'notify_account')`,
    `insert into jobs (id, kind, payload, state, run_at, attempts, attempts_max, created_at)
      select 'send_webhooks:0006', 'send_webhooks', '{}', 'waiting', 0, 0, 8, 0
      where exists (select 1 from webhooks where state = 'waiting')`,
  ],
};

/** The rows of the four tables. Their ids begin with their time, and before those of later rows. */
function moved(dialect: Dialect): string {
  const { padded, time, quoted, member } = words[dialect];
  const accountOf = (client: string) => `coalesce(
    (select user_id from api_keys where api_keys.id = ${client}), (select users.id from users where users.id = ${client}))`;
  const body = (type: string, at: string, data: string) => object({ type: quoted(`'${type}'`), timestamp: quoted(time(at)), data });
  const jobData = (also: Readonly<Record<string, string>> = {}) =>
    object({ id: quoted('id'), serviceId: quoted('tool_id'), resultServiceId: quoted(resultTool), status: quoted('state'), ...also });
  const columns = `webhook_id, kind, subject_id, owner_id, event, url, host, domain, is_paced, secret_sealed, body, state, attempts, due_at,
      last_status, last_error, delivered_at, created_at`;
  return `insert into webhooks (id, ${columns})
    select 'whd_00' || ${padded('created_at', 13)} || ${padded('row_number() over (order by created_at, webhook_id)', 11)}, ${columns}
    from (
      select watch_notices.id as webhook_id, 'watch' as kind, signal_id as subject_id, ${accountOf('demand_watches.asked_by')} as owner_id,
        'supply.matched' as event, callback_url as url, callback_host as host, callback_domain as domain, 1 as is_paced, secret_sealed,
        ${body('supply.matched', 'watch_notices.created_at', object({ signal_id: quoted('signal_id'), need: quoted('need'), match: 'match' }))} as body,
        state, attempts, due_at, last_status, last_error, delivered_at, watch_notices.created_at as created_at
      from watch_notices join demand_watches on demand_watches.id = watch_notices.signal_id
      union all
      select id, 'account', account_id, account_id, ${member('body', 'type')}, callback_url, '', '', 0, secret_sealed,
        body, state, attempts, created_at, last_status, last_error, case when state = 'delivered' then created_at end, created_at
      from account_messages
      union all
      select notice_id, 'low_balance', account_id, account_id, 'credit.low', callback_url, '', '', 0, secret_sealed,
        notice_body, notice_state, notice_attempts, noticed_at, last_status, last_error,
        case when notice_state = 'delivered' then noticed_at end, noticed_at
      from credit_notices where notice_body is not null
      union all
      select notice_id, 'tool_job', id, ${accountOf('tool_jobs.client_id')}, 'tool_job.finished', callback_url, '', '', 0, secret_sealed,
        case when state = 'failed'
          then ${body('tool_job.finished', 'finished_at', jobData({ code: quoted('failure_code'), message: quoted('failure_message') }))}
          else ${body('tool_job.finished', 'finished_at', jobData())}
        end,
        notice_state, notice_attempts, finished_at, null, null, case when notice_state = 'delivered' then finished_at end, finished_at
      from tool_jobs where notice_id is not null and callback_url is not null and secret_sealed is not null
    ) as earlier`;
}

/** The text of an object. Its members are JSON already: the functions for it of the two databases write different blanks. */
function object(members: Readonly<Record<string, string>>): string {
  return `'{' || ${Object.entries(members)
    .map(([name, json]) => `'"${name}":' || ${json}`)
    .join(` || ',' || `)} || '}'`;
}

/** The tools that read the results of the families of jobs, as they were. */
const resultTool = `case family
  when 'convert' then 'vendor-docai-doc-structure-result'
  when 'structure' then 'vendor-docai-doc-structure-result'
  when 'parser' then 'vendor-docai-doc-parser-result'
  when 'vision' then 'image-segmentation-job-result'
  else tool_id end`;

const words = {
  sqlite: {
    padded: (value: string, length: number) => `printf('%0${length}d', ${value})`,
    time: (column: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${column} / 1000.0, 'unixepoch')`,
    quoted: (value: string) => `json_quote(${value})`,
    member: (column: string, name: string) => `json_extract(${column}, '$.${name}')`,
  },
  postgres: {
    padded: (value: string, length: number) => `lpad(cast(${value} as text), ${length}, '0')`,
    time: (column: string) => `to_char(to_timestamp(${column} / 1000.0) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    quoted: (value: string) => `coalesce(cast(to_json(cast(${value} as text)) as text), 'null')`,
    member: (column: string, name: string) => `cast(${column} as json) ->> '${name}'`,
  },
} as const satisfies Record<Dialect, object>;
