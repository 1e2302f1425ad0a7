import { setTimeout as pause } from 'node:timers/promises';
import { Email } from '@farebox/contract';
import { z } from 'zod';
import { dayMs, minuteMs, processClock, type Clock } from '../clock.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { TokenBuckets } from '../limits/token-bucket.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { WebhookSecrets } from '../net/webhook-secrets.ts';
import type { Database, Queries } from '../storage/database.ts';
import { lockUntilCommit } from '../storage/lock.ts';
import { isLanguage, type Language } from '../language.ts';
import { mailKinds, type MailKind } from './kinds.ts';
import { render, type MailContent } from './render.ts';
import { MailRefused, type MailTransport } from './transport.ts';
import type { UnsubscribeLinks } from './unsubscribe.ts';

/** A mail to an address. */
export type NewMail = MailContent & {
  /** A mail with the id of an earlier one is not sent again. */
  id: string;
  to: string;
  language: Language;
  /** After this it is of no use, e.g. because its link has expired; absent: after a day. */
  until?: number;
  /** Whose preferences count; absent: those of the address. */
  accountId?: string;
};

/** A mail to the confirmed address of an account, in its language; about a team, to those of its members whom it concerns. */
type NewNotice = MailContent & Pick<NewMail, 'id'>;

export interface Mail {
  /** False: the operator set no mail server, and nothing is ever sent. */
  isOn: boolean;
  /** In the transaction of what it is about. @returns whether it will be sent: not twice, not too often, not to who wants none */
  send(queries: Queries, mail: NewMail): Promise<boolean>;
  /** As `send`; nothing goes to an address that is not confirmed. */
  notify(queries: Queries, accountId: string, notice: NewNotice): Promise<boolean>;
}

export interface MailOptions {
  database: Database;
  /** A runner of its own, because mail servers may be slow. */
  mails: Jobs;
  clock: Clock;
  log: Log;
  metrics: Pick<Metrics, 'mail'>;
  secrets: Pick<WebhookSecrets, 'seal' | 'open'>;
  links: UnsubscribeLinks;
  transport: MailTransport;
  from: string;
  perMinute: number;
  publicUrl(): string;
}

const kind = 'send_mail';
const attemptsMax = 14;
const strangersPerDay = 3;
/** More than are sent in an hour or so wait for nothing. */
const waitingMax = 10_000;

const Payload = z.object({ id: z.string(), sealed: z.string() });
/** What `send` sealed: it was checked by its type. */
const Sealed = z.custom<NewMail>((value) => typeof value === 'object' && value !== null && 'kind' in value && 'to' in value);

/** No mail is sent: the operator named no server. */
export const noMail: Mail = { isOn: false, send: async () => false, notify: async () => false };

/** The queue of mails. A mail is stored in the transaction of what it is about, sealed: the links in it open accounts. */
export function mailQueue(options: MailOptions): Mail {
  const { database, mails } = options;
  const bucket = new TokenBuckets({
    clock: processClock,
    perMs: () => options.perMinute / minuteMs,
    burst: () => Math.max(1, options.perMinute / 6),
    keysMax: 1,
  });
  mails.handle(kind, async (payload, { signal }) => {
    const { id, sealed } = Payload.parse(payload);
    const row = await database.read.selectFrom('mails').select('state').where('id', '=', id).executeTakeFirst();
    if (row?.state !== 'waiting') return;
    for (let waitMs = bucket.take('all'); waitMs > 0; waitMs = bucket.take('all')) await pause(waitMs, undefined, { signal });
    const state = await deliver(options, id, options.secrets.open(id, sealed));
    await database.write((queries) => queries.updateTable('mails').set({ state }).where('id', '=', id).execute());
  });
  return {
    isOn: true,
    send: (queries, mail) => send(options, queries, mail),
    async notify(queries, accountId, notice) {
      let isSent = false;
      for (const { id, email, language: stored } of await receiversOf(queries, accountId, notice.kind)) {
        const language = isLanguage(stored) ? stored : 'en';
        const mailId = id === accountId ? notice.id : `${notice.id}:${id}`;
        if (await send(options, queries, { ...notice, id: mailId, to: email, language, accountId: id })) isSent = true;
      }
      return isSent;
    },
  };
}

/** What a team sells concerns its sellers, too; its money and its security are for owners and billing. */
async function receiversOf(queries: Queries, accountId: string, mailKind: MailKind) {
  const roles = mailKind === 'sales' || mailKind === 'demand' ? (['owner', 'billing', 'seller'] as const) : (['owner', 'billing'] as const);
  const account = await queries.selectFrom('users').select(['kind', 'suspended_at']).where('id', '=', accountId).executeTakeFirst();
  if (account === undefined || account.suspended_at !== null) return [];
  const reachable = queries
    .selectFrom('users')
    .select(['id', 'email', 'language'])
    .where('email_confirmed_at', 'is not', null)
    .where('suspended_at', 'is', null);
  if (account.kind === 'person') return reachable.where('id', '=', accountId).execute();
  const members = queries
    .selectFrom('memberships')
    .select('member_id')
    .where('team_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('role', 'in', roles);
  return reachable.where('id', 'in', members).orderBy('id').execute();
}

async function send({ database, mails, clock, secrets, links }: MailOptions, queries: Queries, mail: NewMail): Promise<boolean> {
  const address = Email.parse(mail.to);
  const receiver = links.receiverOf(address);
  // Two simultaneous requests must not each be the first of the day.
  await lockUntilCommit(queries, database.dialect, `mail ${receiver}`);
  const isWanted = mailKinds[mail.kind].isSecurity || !(await isUnwanted(queries, mail.accountId ?? receiver, mail.kind));
  if (!isWanted || !(await hasRoom(queries, { kind: mail.kind, address, receiver, now: clock.now() }))) return false;
  const { numInsertedOrUpdatedRows: added = 0n } = await queries
    .insertInto('mails')
    .values({ id: mail.id, kind: mail.kind, receiver, state: 'waiting', created_at: clock.now() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (added === 0n) return false;
  const sealed = secrets.seal(mail.id, JSON.stringify({ ...mail, to: address, until: mail.until ?? clock.now() + dayMs }));
  await mails.add(queries, { kind, id: `${kind}:${mail.id}`, payload: { id: mail.id, sealed }, attemptsMax });
  return true;
}

/** Whether an address may get one more of a kind today, and the queue may take one. */
async function hasRoom(
  queries: Queries,
  { kind: mailKind, address, receiver, now }: { kind: MailKind; address: string; receiver: string; now: number },
): Promise<boolean> {
  const { perDay } = mailKinds[mailKind];
  const sent = await queries
    .selectFrom('mails')
    .select('kind')
    .where('receiver', '=', receiver)
    .where('created_at', '>', now - dayMs)
    .limit(perDay.confirmed + 1000)
    .execute();
  const ofKind = sent.filter((each) => each.kind === mailKind).length;
  const confirmed = await queries
    .selectFrom('users')
    .select('id')
    .where('email', '=', address)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  const isFull = confirmed === undefined ? ofKind >= perDay.stranger || sent.length >= strangersPerDay : ofKind >= perDay.confirmed;
  if (isFull) return false;
  const waiting = await queries
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .limit(waitingMax)
    .execute();
  return waiting.length < waitingMax;
}

async function isUnwanted(queries: Queries, receiver: string, mailKind: MailKind): Promise<boolean> {
  const row = await queries
    .selectFrom('unwanted_mail')
    .select('since')
    .where('receiver', '=', receiver)
    .where('kind', '=', mailKind)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns the state that the mail has then @throws if it may be sent later */
async function deliver(options: MailOptions, id: string, opened: string | null): Promise<'sent' | 'failed'> {
  const { database, clock, log, metrics, links, transport, from, publicUrl } = options;
  if (opened === null) {
    log.error({ mail: id }, 'a mail cannot be sent: the secret of the service was replaced');
    return 'failed';
  }
  const mail = Sealed.parse(JSON.parse(opened));
  const receiver = mail.accountId ?? links.receiverOf(mail.to);
  const { isSecurity } = mailKinds[mail.kind];
  const isLate = mail.until !== undefined && mail.until <= clock.now();
  if (isLate || (!isSecurity && (await isUnwanted(database.read, receiver, mail.kind)))) {
    metrics.mail(mail.kind, 'late');
    return 'failed';
  }
  const page = `${publicUrl()}/api/v1/notifications/unsubscribe?token=${links.token(receiver, mail.kind)}`;
  const rendered = render(mail, { language: mail.language, service: new URL(publicUrl()).host, unsubscribeUrl: isSecurity ? null : page });
  try {
    await transport.send({
      ...rendered,
      from,
      to: mail.to,
      messageId: `<${hashedId(options, id)}@${from.slice(from.lastIndexOf('@') + 1)}>`,
      date: new Date(clock.now()),
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(isSecurity ? {} : { 'List-Unsubscribe': `<${page}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
    });
  } catch (thrown) {
    const isRefused = thrown instanceof MailRefused;
    metrics.mail(mail.kind, isRefused ? 'refused' : 'retried');
    if (!isRefused) throw thrown;
    log.warn({ mail: id, kind: mail.kind }, 'a mail was refused for good');
    return 'failed';
  }
  metrics.mail(mail.kind, 'sent');
  return 'sent';
}

/** An id of a mail may name an account or a payment: only its hash leaves. */
function hashedId({ links }: Pick<MailOptions, 'links'>, id: string): string {
  return links.receiverOf(id).replace(/^adr_/, '');
}
