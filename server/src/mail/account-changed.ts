import type { Clock } from '../clock.ts';
import { newId } from '../ids.ts';
import type { Queries } from '../storage/database.ts';
import type { AccountChange } from './kinds.ts';
import type { Mail } from './mail.ts';

/** Writes to the people of an account what was changed, in the transaction of the change. @param detail shown with it */
export async function notifyChange(
  { mail, clock }: { mail: Pick<Mail, 'notify'>; clock: Clock },
  queries: Queries,
  accountId: string,
  change: AccountChange,
  detail: string | null = null,
): Promise<void> {
  await mail.notify(queries, accountId, {
    id: `account_changed:${newId('act', clock.now())}`,
    kind: 'account_changed',
    values: { change, detail },
  });
}
