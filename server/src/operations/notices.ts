import { sql } from 'kysely';
import { isDeliveryKept } from '../earnings/kept-sales.ts';
import { lastBackupAt } from '../backup/last-backup.ts';
import { dayMs, hourMs, minuteMs, rfc3339 } from '../clock.ts';
import type { DemandRoom } from '../demand/demand-room.ts';
import type { Foundation } from '../foundation.ts';
import { idFloor } from '../ids.ts';
import type { AlertSubject, MailValues } from '../mail/kinds.ts';
import type { Mail } from '../mail/mail.ts';
import { formatAmount } from '../money.ts';
import type { PaymentsRoom } from '../payments/payments-room.ts';
import type { Catalog } from '../tools/catalog.ts';

export type Notices = ReturnType<typeof notices>;

export interface NoticesOptions
  extends
    Pick<Foundation, 'clock' | 'config' | 'database' | 'disk' | 'jobs' | 'publicUrl' | 'upkeep'>,
    Pick<PaymentsRoom, 'creditSpent' | 'ledger' | 'unresolved'> {
  mail: Mail;
  catalog: Pick<Catalog, 'all'>;
  nearMisses: DemandRoom['nearMisses'];
}

/** How far back the first look goes, after a time without this process; each later look goes a little before the last one. */
const pastMs = 2 * dayMs;
const overlapMs = 5 * minuteMs;
const rowsMax = 500;
const ownersMax = 2000;
const salesLinesMax = 20;
const adminsMax = 20;
const backupAgeMaxMs = 2 * dayMs;

/**
 * Mails about what happened, found in its rows afterwards, so no sale and no payment waits for them. Every mail has the id of its cause, so
 * any process may look, as often as it likes.
 */
export function notices(options: NoticesOptions) {
  const { mail, upkeep, creditSpent, clock } = options;
  let since = clock.now() - pastMs;
  let writtenDay = '';

  async function look(): Promise<void> {
    const now = clock.now();
    await writeReceipts(options, since);
    await writeAboutPayouts(options, since);
    since = now - overlapMs;
    await alertOperators(options);
    const day = rfc3339(now - dayMs).slice(0, 10);
    if (day === writtenDay) return;
    await writeAboutSales(options, day);
    await writeAboutDemand(options, day);
    writtenDay = day;
  }

  if (mail.isOn) {
    creditSpent.add((queries, spent) => noteLowCredit(options, queries, spent));
    upkeep.every('write mails', 5 * minuteMs, look);
  }
  return { look };
}

/** Once each time that spending takes the credit below the limit of the settings, in the transaction that spends. */
async function noteLowCredit(
  { mail, ledger, config, clock }: NoticesOptions,
  queries: Parameters<Mail['notify']>[0],
  { holderId, amountMicros }: { holderId: string; amountMicros: number },
): Promise<void> {
  const balance = await ledger.creditBalance(queries, holderId);
  const below = config.lowBalanceMicros;
  if (balance >= below || balance + amountMicros < below) return;
  const values = { balance: usd(balance), below: usd(below) };
  await mail.notify(queries, holderId, { id: `low:${holderId}:${clock.now()}`, kind: 'low_credit', values });
}

/** Of credit that was bought by card. */
async function writeReceipts({ database, mail }: NoticesOptions, since: number): Promise<void> {
  const paid = await database.read
    .selectFrom('card_top_ups')
    .select(['id', 'user_id', 'amount_micros', 'is_test', 'paid_at'])
    .where('status', '=', 'paid')
    .where('paid_at', '>', since)
    .orderBy('paid_at', 'desc')
    .limit(rowsMax)
    .execute();
  for (const { id, user_id: accountId, amount_micros: micros, is_test: isTest, paid_at: paidAt } of paid) {
    const what = isTest === 1 ? 'prepaid credit (test money)' : 'prepaid credit';
    const values = { what, amount: usd(micros), reference: id, at: paidAt ?? since };
    await database.write((queries) => mail.notify(queries, accountId, { id: `receipt:${id}`, kind: 'receipt', values }));
  }
}

async function writeAboutPayouts({ database, mail }: NoticesOptions, since: number): Promise<void> {
  const paid = await database.read
    .selectFrom('payout_lines')
    .select(['id', 'owner_id', 'amount_micros', 'address', 'finished_at', 'reference'])
    .where('state', '=', 'paid')
    .where('finished_at', '>', since)
    .orderBy('finished_at', 'desc')
    .limit(rowsMax)
    .execute();
  for (const { id, owner_id: ownerId, amount_micros: micros, address: wallet, finished_at: at, reference } of paid) {
    const values = { amount: usd(micros), wallet, reference: reference ?? id, at: at ?? since };
    await database.write((queries) => mail.notify(queries, ownerId, { id: `payout:${id}`, kind: 'payout', values }));
  }
}

interface SoldRow {
  owner_id: string;
  title: string;
  count: number;
  micros: number;
}

/** What was sold on a UTC day, for each owner who wants it. */
async function writeAboutSales({ database, mail }: NoticesOptions, day: string): Promise<void> {
  const from = Date.parse(day);
  const { rows } = await sql<SoldRow>`
    select revenue_events.owner_id, assets.title, count(*) as count, cast(sum(amount_micros - fee_micros) as bigint) as micros
    from revenue_events join assets on assets.id = revenue_events.asset_id
    join users on users.id = revenue_events.owner_id and users.email_confirmed_at is not null
    where revenue_events.id >= ${idFloor('rev', from)} and revenue_events.id < ${idFloor('rev', from + dayMs)}
      and is_test = 0 and ${isDeliveryKept}
    group by 1, 2 order by 1, 4 desc limit ${sql.lit(ownersMax * salesLinesMax)}`.execute(database.read);
  for (const [ownerId, sold] of Map.groupBy(rows, (row) => row.owner_id)) {
    const lines = sold.slice(0, salesLinesMax).map(({ title, count, micros }) => ({ what: title, count, amount: usd(micros) }));
    await database.write((queries) =>
      mail.notify(queries, ownerId, { id: `sales:${ownerId}:${day}`, kind: 'sales', values: { day, lines } }),
    );
  }
}

/** The needs of the day that nothing answered, to the owners of what comes nearest. */
async function writeAboutDemand({ database, mail, nearMisses, publicUrl }: NoticesOptions, day: string): Promise<void> {
  for (const { need, nearest } of await nearMisses.of(24)) {
    const closest = nearest.find(({ ownerId }) => ownerId !== null);
    if (closest?.ownerId === null || closest?.ownerId === undefined) continue;
    const { ownerId, title } = closest;
    const values = { need: need.label, title, link: `${publicUrl()}/console/demand` };
    const id = `demand:${ownerId}:${need.id}:${day.slice(0, 7)}`;
    await database.write((queries) => mail.notify(queries, ownerId, { id, kind: 'demand', values }));
  }
}

/** One mail a day about the same things. */
async function alertOperators(options: NoticesOptions): Promise<void> {
  const { database, mail, clock, publicUrl } = options;
  const lines = await attention(options);
  if (lines.length === 0) return;
  const admins = await database.read
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('email_confirmed_at', 'is not', null)
    .limit(adminsMax)
    .execute();
  const what = lines.map(({ about }) => about).join(',');
  const values = { lines, link: `${publicUrl()}/console/bridge` };
  for (const { id: adminId } of admins) {
    const id = `alert:${adminId}:${what}:${rfc3339(clock.now()).slice(0, 10)}`;
    await database.write((queries) => mail.notify(queries, adminId, { id, kind: 'alert', values }));
  }
}

/** What waits for an operator, as the overview shows it. */
async function attention({
  config,
  database,
  disk,
  jobs,
  unresolved,
  catalog,
  clock,
}: NoticesOptions): Promise<MailValues['alert']['lines']> {
  const { count: unknown, oldestAt } = (await unresolved?.backlog()) ?? { count: 0, oldestAt: null };
  const down = await toolsDown(database, catalog);
  const backupAt = await lastBackupAt(config.dataDir);
  const dead = await jobs.deadCount();
  const found: ReadonlyArray<readonly [is: boolean, about: AlertSubject, detail: string | null]> = [
    // The outcome of a payment that is minutes old is usually found.
    [unknown > 0 && (oldestAt ?? 0) < clock.now() - hourMs, 'unresolved_money', String(unknown)],
    [down.length > 0, 'tools_down', down.slice(0, 5).join(', ')],
    [backupAt === null || backupAt < clock.now() - backupAgeMaxMs, 'no_backup', null],
    [dead > 0, 'jobs_dead', String(dead)],
    [disk.isReached(), 'disk_low', null],
    [database.integrity?.isDamaged() === true, 'database_damaged', null],
  ];
  return found.flatMap(([is, about, detail]) => (is ? [{ about, detail }] : []));
}

/** Published tools that could be called before; who never configured some needs no alert. */
async function toolsDown({ read }: NoticesOptions['database'], catalog: NoticesOptions['catalog']): Promise<string[]> {
  const rows = await read.selectFrom('tool_availability').select('tool_id').where('is_available', '=', 0).limit(rowsMax).execute();
  const unavailable = new Set(rows.map(({ tool_id: id }) => id));
  return catalog.all().flatMap(({ tool, state }) => (state.published && unavailable.has(tool.id) ? [tool.id] : []));
}

function usd(micros: number): string {
  return `${formatAmount(micros)} USD`;
}
