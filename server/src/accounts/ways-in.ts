import { problem } from '../errors.ts';
import type { Queries } from '../storage/database.ts';

/** Call this after the change that takes one away. @throws conflict where nothing opens the account any more */
export async function requireWayIn(queries: Queries, accountId: string, arePasswordsOn: boolean): Promise<void> {
  const row = await queries
    .selectFrom('users')
    .select('password_hash')
    .select((user) => [
      user.exists(user.selectFrom('passkeys').select('passkeys.id').whereRef('user_id', '=', 'users.id')).as('hasPasskey'),
      user
        .exists(user.selectFrom('sign_in_identities').select('sign_in_identities.id').whereRef('user_id', '=', 'users.id'))
        .as('hasIssuer'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if ((arePasswordsOn && row.password_hash !== null) || Boolean(row.hasPasskey) || Boolean(row.hasIssuer)) return;
  throw problem('conflict', { message: 'this is the only way into the account', hint: 'Add a passkey or another sign-in first.' });
}
