import { sql } from 'kysely';
import { boughtAsset, uploadedAsset } from '../registry.ts';
import { startService, type RequestHeaders } from '../service.ts';

/**
 * Times what the lists of the console ask for, with 100,000 assets of 1,000 owners, 100,000 sales and payments, 100,000 payouts in 1,000 batches
 * and 1,000,000 lines in the access log on SQLite:
 * `node server/test/browser/large-lists.ts`; `... large-lists.ts 1000000` has so many of each, accounts and acts too. Each request is sent three
 * times; the slowest and the fastest are printed in processor time of this process, the service included. The first has no cache.
 */
const [countGiven = '100000'] = process.argv.slice(2);
const count = Number(countGiven);
const assetCount = count;
const ownerCount = Math.max(1000, count / 2);
const saleCount = count;
const batchCount = 1000;
const lineCount = Math.max(1_000_000, count);
const atOnce = 50_000;

await using service = await startService();
const { database } = service.parts;
const owner = await service.customer();
const asset = await uploadedAsset(service, owner.login);
const now = Date.now();

const columnsOf = async (table: string) =>
  (await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(database.read)).rows.map(({ name }) => name);

/** Copies the only row of a table; `changed` are columns with an expression of the number `n`. */
async function copyRows(table: string, where: string, count: number, changed: Readonly<Record<string, string>>): Promise<void> {
  const columns = await columnsOf(table);
  const selected = columns.map((name) => changed[name] ?? name).join(', ');
  for (let from = 1; from <= count; from += atOnce) {
    const until = Math.min(count, from + atOnce - 1);
    const statement = `insert into ${table} (${columns.join(', ')})
      with recursive numbers (n) as (select ${from} union all select n + 1 from numbers where n < ${until})
      select ${selected} from numbers, (select * from ${table} where ${where}) as template`;
    await database.write((queries) => sql.raw(statement).execute(queries));
  }
}

/** One owner has half of everything. */
const halfOfOne = `case when n % 2 = 0 then owner_id else printf('usr_%026d', 1 + n % ${ownerCount}) end`;

await copyRows('users', `id = '${owner.userId}'`, ownerCount, {
  id: `printf('usr_%026d', n)`,
  email: `'owner' || n || '@example.com'`,
  created_at: `${now} - n * 60000`,
});
await copyRows('assets', `id = '${asset.id}'`, assetCount, {
  id: `printf('ast_%026d', n)`,
  price_micros: 'n % 1000 * 10000',
  owner_id: halfOfOne,
  title: `title || ' ' || n`,
  blob_key: 'null',
  source_url: `'https://data.example.com/' || n`,
  created_at: `${now} - n * 1000`,
});
await boughtAsset(service, asset.id);
const sale = await database.read.selectFrom('revenue_events').select(['id', 'payment_id', 'call_id']).executeTakeFirstOrThrow();
await copyRows('payments', `id = '${sale.payment_id}'`, saleCount, {
  id: `printf('pay_%026d', n)`,
  client_id: `case n % 3 when 0 then 'client' || (n % 3000) else printf('usr_%026d', 1 + n % ${ownerCount}) end`,
  service_id: `case when n % 4 = 0 then 'word-count' when n % 1000 = 1 then 'slugify' else service_id end`,
  status: `case n % 5000 when 0 then 'refunded' when 1 then 'failed' else status end`,
  amount_micros: 'n % 1000 * 10000',
  created_at: `${now} - n * 20000`,
});
await copyRows('purchases', `id = '${sale.call_id}'`, saleCount, {
  id: `printf('call_%026d', n)`,
  payment_id: `printf('pay_%026d', n)`,
  client_id: `'client' || (n % 3000)`,
  idempotency_key: 'null',
  started_at: `${now} - n * 20000`,
});
await copyRows('revenue_events', `id = '${sale.id}'`, saleCount, {
  id: `printf('rev_%026d', n)`,
  payment_id: `printf('pay_%026d', n)`,
  call_id: `printf('call_%026d', n)`,
  owner_id: halfOfOne,
  amount_micros: 'n % 1000 * 10000',
  created_at: `${now} - n * 20000`,
});
await database.write(async (queries) => {
  const batch = sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(batchCount)})`;
  await sql`insert into payout_batches (id, network, method, state, line_count, total_micros, created_by, request, created_at, done_at)
    ${batch} select printf('pob_%026d', n), 'eip155:8453', 'export', 'done', ${sql.lit(saleCount / batchCount)}, 100000, ${owner.userId}, '{}',
    ${now} - n * 60000, ${now} - n * 60000 from numbers`.execute(queries);
  await sql`insert into payout_lines (id, batch_id, owner_id, network, address, amount_micros, state, created_at, finished_at)
    ${batch} select printf('pol_%013d%013d', b.n, o.n), printf('pob_%026d', b.n),
    case when o.n = 1 then ${owner.userId} else printf('usr_%026d', 1 + (b.n + o.n) % ${sql.lit(ownerCount)}) end, 'eip155:8453', '0x00', 1000, 'paid',
    ${now}, ${now} from numbers b, numbers o where o.n <= ${sql.lit(saleCount / batchCount)}`.execute(queries);
});
await database.write((queries) =>
  service.parts.accounts.auditTrail.record(queries, { actorId: owner.userId, action: 'job.retry', subjectId: 'some', details: {} }),
);
const { id: actId } = await database.read.selectFrom('admin_acts').select('id').where('subject_id', '=', 'some').executeTakeFirstOrThrow();
await copyRows('admin_acts', `id = '${actId}'`, saleCount, {
  id: `printf('act_%026d', n)`,
  subject_id: `printf('ast_%026d', 1 + n % ${assetCount})`,
});
await service.get('/api/v1/assets/search?q=rain');
const someLine = await lineId();
await copyRows('access_logs', `id = '${someLine}'`, lineCount, {
  id: `printf('log_%026d', n)`,
  at: `${now} - n * 2500`,
  kind: `case n % 4 when 0 then 'search' when 1 then 'fetch' when 2 then 'call' else 'payment' end`,
  outcome: `case n % 4 when 0 then 'unmet' when 3 then 'paid' else 'delivered' end`,
  asset_id: `case n % 4 when 1 then printf('ast_%026d', 1 + n % ${assetCount}) when 2 then 'word-count' end`,
  query: `case n % 4 when 0 then 'need ' || (n % 5000) end`,
  client_id: `'client' || (n % 3000)`,
  result_count: '0',
  top_score: 'null',
  request_id: `printf('req_%026d', n)`,
});

/** The log is written in the background. */
async function lineId(): Promise<string> {
  for (;;) {
    const row = await database.read.selectFrom('access_logs').select('id').where('kind', '=', 'search').executeTakeFirst();
    if (row !== undefined) return row.id;
    await new Promise((done) => setTimeout(done, 100));
  }
}

async function time(path: string, headers: RequestHeaders): Promise<void> {
  const tookMs: number[] = [];
  let text = '';
  for (let round = 0; round < 3; round += 1) {
    const begun = process.cpuUsage();
    const answer = await service.get(path, headers);
    const { user, system } = process.cpuUsage(begun);
    tookMs.push((user + system) / 1000);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
    text = `${(answer.text.length / 1024).toFixed(0).padStart(5)} kB`;
  }
  const [slowest, fastest] = [Math.max(...tookMs), Math.min(...tookMs)].map((ms) => `${ms.toFixed(0).padStart(6)} ms`);
  process.stdout.write(`${slowest} ${fastest} ${text}  ${path}\n`);
}

process.stdout.write('processor time: slowest, fastest of three; size\n');
const admin = await service.asAdmin();
const lists = [
  'assets',
  'assets?status=unlisted',
  'assets?flagged=true',
  'users',
  'users?email=owner99',
  'payments',
  'payments?status=refunded',
  'payments?status=failed&order=oldest',
  'payments?q=owner99',
  'payments?q=word',
  'payments?service_id=slugify&status=failed',
  'payments?cursor=pay_00000000000000000000050000',
  'payments?order=highest',
  'payments?order=lowest&cursor=pay_00000000000000000000050000',
  'payments?order=highest&status=refunded',
  'payments?order=highest&q=owner99',
  'assets?q=daily',
  'assets?q=owner99',
  'assets?order=highest',
  'assets?order=lowest&cursor=ast_00000000000000000000050000',
  'assets?order=highest&status=unlisted',
  'revenue-events?order=oldest',
  'revenue-events?order=highest',
  'revenue-events?order=lowest&cursor=rev_00000000000000000000050000',
  'revenue-events?q=owner99',
  'revenue-events?q=word',
  'jobs?q=nothing',
  'audit?order=oldest',
  'audit?q=owner99',
  'users?email=o&cursor=usr_00000000000000000000000500',
  'access-logs?q=word-count',
  'payouts',
  'upstream-payments',
];
const numbers = ['tools', 'tools/word-count/history?days=90', 'agent-demand?window_hours=720', 'agent-demand/near-misses?window_hours=720'];
for (const name of [
  ...lists,
  ...numbers,
  'revenue-events',
  'jobs',
  'audit',
  'access-logs',
  'access-logs?kind=fetch',
  'overview?window_hours=720',
]) {
  await time(
    `/api/v1/admin/${name}${name.includes('?') ? '&' : '?'}${/window|days|tools/.test(name) ? '' : 'limit=100'}`.replace(/[?&]$/, ''),
    admin,
  );
}
for (const path of [
  '/api/v1/me/assets?limit=100',
  '/api/v1/me/earnings?days=90',
  '/api/v1/me/revenue?limit=100',
  '/api/v1/me/payouts?limit=100',
]) {
  await time(path, owner.login);
}
for (const path of ['/api/v1/assets?limit=24', '/api/v1/assets?limit=24&type=image', '/api/v1/demand/open', '/api/tools?view=summary'])
  await time(path, {});
