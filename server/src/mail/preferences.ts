import { MailKind } from '@farebox/contract';
import type { Clock } from '../clock.ts';
import type { Database, Queries } from '../storage/database.ts';
import { isLanguage, type Language } from '../language.ts';
import { type MailKind as AnyKind } from './kinds.ts';
import type { Receiver } from './unsubscribe.ts';

/** What an account gets, and in which language. */
interface MailPreference {
  email: string;
  isConfirmed: boolean;
  language: Language;
  switchedOff: MailKind[];
}

export type MailPreferences = ReturnType<typeof mailPreferences>;

export function mailPreferences({ database, clock }: { database: Database; clock: Clock }) {
  async function off(queries: Queries, receiver: Receiver, kinds: readonly AnyKind[]): Promise<void> {
    if (kinds.length === 0) return;
    const rows = [...new Set(kinds)].map((kind) => ({ receiver, kind, since: clock.now() }));
    await queries
      .insertInto('unwanted_mail')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async function find(queries: Queries, accountId: string): Promise<MailPreference> {
    const account = await queries
      .selectFrom('users')
      .select(['email', 'email_confirmed_at', 'language'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const rows = await queries.selectFrom('unwanted_mail').select('kind').where('receiver', '=', accountId).orderBy('kind').execute();
    return {
      email: account.email,
      isConfirmed: account.email_confirmed_at !== null,
      language: isLanguage(account.language) ? account.language : 'en',
      switchedOff: rows.flatMap(({ kind }) => MailKind.safeParse(kind).data ?? []),
    };
  }

  return {
    of: (accountId: string): Promise<MailPreference> => find(database.read, accountId),
    /** Absent members stay unchanged. */
    change: (accountId: string, { language, switchedOff }: Partial<Pick<MailPreference, 'language' | 'switchedOff'>>) =>
      database.write(async (queries) => {
        if (language !== undefined) await queries.updateTable('users').set({ language }).where('id', '=', accountId).execute();
        if (switchedOff !== undefined) {
          await queries.deleteFrom('unwanted_mail').where('receiver', '=', accountId).execute();
          await off(queries, accountId, switchedOff);
        }
        return find(queries, accountId);
      }),
    /** Switches a kind of mail off, with the link that each such mail contains. */
    async end({ receiver, kind }: { receiver: Receiver; kind: AnyKind }): Promise<void> {
      await database.write((queries) => off(queries, receiver, [kind]));
    },
  };
}
