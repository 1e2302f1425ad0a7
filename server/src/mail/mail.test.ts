import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachDatabase } from '../../test/databases.ts';
import { readMail, startMailServer } from '../../test/mail-server.ts';
import { dayMs, hourMs } from '../clock.ts';
import { jobs } from '../jobs/jobs.ts';
import { createLog } from '../log.ts';
import { metrics } from '../metrics.ts';
import { webhookSecrets } from '../net/webhook-secrets.ts';
import type { Database } from '../storage/database.ts';
import { mailQueue, type Mail, type NewMail } from './mail.ts';
import { mailTransport } from './transport.ts';
import { unsubscribeLinks } from './unsubscribe.ts';

const secrets = ['a secret of the service'];
const links = unsubscribeLinks(secrets);
const confirm = (id: string, to = 'ada@example.com'): NewMail => ({
  id,
  kind: 'confirm_address',
  to,
  language: 'en',
  values: { link: 'https://tools.example/confirm#token=opens-it' },
});

eachDatabase('mails', (open) => {
  let database: Database;
  let server: Awaited<ReturnType<typeof startMailServer>>;
  const time = { now: 1_795_000_000_000 };
  const queue = (url = server.url) => {
    const clock = { now: () => time.now };
    const log = createLog({ level: 'silent' });
    const mails = jobs({ database, clock, log, processId: 'proc_1' });
    const transport = mailTransport(url);
    const sealing = webhookSecrets(secrets, 'mail');
    const publicUrl = () => 'https://tools.example';
    const mail = mailQueue({
      database,
      mails,
      clock,
      log,
      metrics: metrics(),
      secrets: sealing,
      links,
      transport,
      from: 'noreply@tools.example',
      perMinute: 6000,
      publicUrl,
    });
    return { mail, mails };
  };
  const send = (mail: Mail, wanted: NewMail) => database.write((queries) => mail.send(queries, wanted));
  const account = async (email: string, confirmedAt: number | null, language: string | null = null) => {
    const id = `usr_${email.slice(0, 3)}`;
    const row = { id, email, display_name: 'Ada', role: 'owner' as const, password_hash: null, payout_wallet: null };
    await database.write((queries) =>
      queries
        .insertInto('users')
        .values({ ...row, created_at: time.now, updated_at: time.now, email_confirmed_at: confirmedAt, language })
        .execute(),
    );
    return id;
  };

  beforeEach(async () => {
    [database, server] = [await open(), await startMailServer()];
    time.now = 1_795_000_000_000;
  });
  afterEach(() => server[Symbol.asyncDispose]());

  it('go out once, by their id, with text and HTML and nothing from elsewhere', async () => {
    const { mail, mails } = queue();
    expect([await send(mail, confirm('one')), await send(mail, confirm('one'))]).toEqual([true, false]);
    await mails.runDue();
    expect(server.mails).toHaveLength(1);
    const [sent] = server.mails;
    expect(sent?.to).toEqual(['ada@example.com']);
    expect(sent?.headers.get('subject')).toBe('Confirm your address for tools.example');
    expect(sent?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(sent?.headers.has('list-unsubscribe')).toBe(false);
    for (const part of [sent?.text, sent?.html]) expect(part).toContain('https://tools.example/confirm#token=opens-it');
    expect(sent?.html).not.toMatch(/<img|<link|<script|url\(|src=/i);
  });

  it('are no plain text in the database: their links open accounts', async () => {
    await send(queue().mail, confirm('one'));
    const rows = [
      await database.read.selectFrom('jobs').selectAll().execute(),
      await database.read.selectFrom('mails').selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toMatch(/opens-it|ada@example/);
  });

  it('are gone with a transaction that is rolled back', async () => {
    const { mail, mails } = queue();
    const undone = database.write(async (queries) => {
      await mail.send(queries, confirm('one'));
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await mails.runDue();
    expect(server.mails).toEqual([]);
  });

  it.each([451, 421])('are sent later where the server answers %i', async (code) => {
    const { mail, mails } = queue();
    server.refuse(code);
    await send(mail, confirm('one'));
    await mails.runDue();
    expect(server.mails).toHaveLength(0);
    time.now += 10_000;
    await mails.runDue();
    expect(server.mails).toHaveLength(1);
  });

  it.each(['RCPT TO', 'DATA'] as const)('are given up where the server refuses them for good, at %s', async (at) => {
    const { mail, mails } = queue();
    server.refuse(550, at);
    await send(mail, confirm('one'));
    await mails.runDue();
    time.now += hourMs;
    await mails.runDue();
    expect(server.mails).toHaveLength(0);
    expect(await mails.deadCount()).toBe(0);
  });

  it('wait for a server that is away or takes no login, and are not sent when they are of no use any more', async () => {
    const { mail, mails } = queue(server.url.replace('farebox:', 'other:'));
    await send(mail, { ...confirm('one'), until: time.now + hourMs });
    await mails.runDue();
    time.now += hourMs;
    await mails.runDue();
    const state = await database.read.selectFrom('mails').select('state').executeTakeFirst();
    expect([server.mails.length, state?.state]).toEqual([0, 'failed']);
  });

  it('come once a day to an address that nobody confirmed, whatever the spelling, and three of any kind at most', async () => {
    const { mail } = queue();
    const spelled = ['ada@example.com', 'ADA@EXAMPLE.COM', ' Ada@Example.com '];
    const sent = await Promise.all(spelled.map((to, index) => send(mail, confirm(`mail ${index}`, to))));
    expect(sent.filter(Boolean)).toHaveLength(1);
    const reset = (id: string): NewMail => ({ ...confirm(id), kind: 'reset_password', values: { link: 'https://tools.example/' } });
    expect([await send(mail, reset('r1')), await send(mail, reset('r2')), await send(mail, reset('r3'))]).toEqual([true, true, false]);
    time.now += dayMs;
    expect(await send(mail, confirm('next day'))).toBe(true);
  });

  it('tell an account in its language, at a confirmed address only, what it has not switched off', async () => {
    const { mail, mails } = queue();
    const low = { kind: 'low_credit', values: { balance: '0.50 USD', below: '1.00 USD' } } as const;
    const [known, stranger] = [await account('ada@example.com', time.now, 'zh'), await account('bob@example.com', null)];
    const notify = (id: string, accountId: string) => database.write((queries) => mail.notify(queries, accountId, { ...low, id }));
    expect([await notify('1', known), await notify('2', stranger)]).toEqual([true, false]);
    await mails.runDue();
    const [sent] = server.mails;
    expect(sent?.headers.get('subject')).toBe('余额不足：0.50 USD');
    expect(sent?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const token = new URL(sent?.headers.get('list-unsubscribe')?.slice(1, -1) ?? '').searchParams.get('token') ?? '';
    expect(links.read(token)).toEqual({ receiver: known, kind: 'low_credit' });
    expect(links.read(token.replace('low_credit', 'sales'))).toBeNull();

    await notify('3', known);
    await database.write((queries) =>
      queries.insertInto('unwanted_mail').values({ receiver: known, kind: 'low_credit', since: 1 }).execute(),
    );
    await mails.runDue();
    expect([await notify('4', known), server.mails.length]).toEqual([false, 1]);
  });

  it.each([
    ['a header', 'x\r\nBcc: eve@example.com\r\n\r\nhello'],
    ['HTML', '<img src=//evil.example/x.png><script>alert(1)</script>"\'&'],
    ['a link', 'Your account is locked: https://evil.example/login or www.evil.example or mail eve@evil.example'],
    ['a very long text', 'a'.repeat(100_000)],
    ['marks that turn the line', 'abc\u202Edef\u2066\u0000'],
  ])('take no %s from the words of others', async (_what, words) => {
    const { mail, mails } = queue();
    await send(mail, {
      id: 'one',
      to: 'ada@example.com',
      language: 'en',
      kind: 'invitation',
      values: { inviter: words, team: words, link: 'https://tools.example/i' },
    });
    const known = await account('bob@example.com', time.now);
    await database.write((queries) =>
      mail.notify(queries, known, { id: 'two', kind: 'receipt', values: { what: words, amount: '1 USD', reference: 'top_1', at: 0 } }),
    );
    await mails.runDue();
    expect(server.mails).toHaveLength(2);
    for (const { to, headers, html, text, raw } of server.mails) {
      expect(to).toHaveLength(1);
      expect([headers.has('bcc'), /<script|<img/i.test(html), raw.length < 10_000]).toEqual([false, false, true]);
      expect(`${text}${html}`).not.toMatch(/evil\.example|[\u202E\u2066]|eve@/);
    }
  });

  it('are files in a folder, for development', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'farebox-mail-'));
    const { mail, mails } = queue(pathToFileURL(join(folder, 'of mails')).href);
    await send(mail, confirm('one'));
    await mails.runDue();
    const files = await readdir(join(folder, 'of mails'));
    expect(files).toEqual([expect.stringMatching(/^[\w-]+\.eml$/)]);
    const read = readMail(await readFile(join(folder, 'of mails', files[0] ?? ''), 'latin1'));
    expect([read.headers.get('to'), read.text.includes('opens-it')]).toEqual(['ada@example.com', true]);
    await rm(folder, { recursive: true });
  });
});
