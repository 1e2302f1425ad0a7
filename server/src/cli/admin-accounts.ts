import { wholeNumber, type Parent, type Terminal } from './command.ts';

/** `farebox admin suspend | resume | end-sessions | keys | revoke-key | quota`: the brake on accounts. */
export function addAccountCommands(admin: Parent, { client, ask, print, printList }: Terminal): void {
  admin
    .command('suspend')
    .description('end the sessions of an account, refuse its keys, stop its sales and payouts')
    .argument('<user-id>')
    .argument('[reason...]')
    .action(async (userId, words) => {
      const reason = words.join(' ');
      print(
        await (await client()).request('POST', `${pathOf(userId)}/suspend`, reason === '' ? {} : { reason }),
        () => `${userId} suspended`,
      );
    });
  admin
    .command('resume')
    .description('resume a suspended account')
    .argument('<user-id>')
    .action(async (userId) => print(await (await client()).request('POST', `${pathOf(userId)}/resume`), () => `${userId} resumed`));
  admin
    .command('end-sessions')
    .description('end every session of an account')
    .argument('<user-id>')
    .option('--keys', 'revoke its API keys too')
    .action(async (userId, { keys = false }) => {
      const ended = await ask('EndedSessions', 'POST', `${pathOf(userId)}/end-sessions`, { revoke_keys: keys });
      print(ended, () => `${ended.sessions} sessions ended, ${ended.api_keys} keys revoked`);
    });
  admin
    .command('keys')
    .description('API keys of an account')
    .argument('<user-id>')
    .option('--limit <n>', 'maximum number of entries', wholeNumber, 50)
    .action(async (userId, { limit }) =>
      printList(await ask('ApiKeyPage', 'GET', `${pathOf(userId)}/api-keys?limit=${limit}`), {
        KEY: ({ id }) => id,
        NAME: ({ name }) => name,
        BEGINS: ({ hint }) => hint,
        SERVICES: ({ services }) => (services === null ? 'all' : services.join(' ')),
        SPENT: (key) => key.spent_total,
        SINCE: (key) => key.created_at,
      }),
    );
  admin
    .command('revoke-key')
    .description('revoke an API key of any account')
    .argument('<key-id>')
    .action(async (keyId) => {
      await (await client()).request('DELETE', `/api/v1/admin/api-keys/${encodeURIComponent(keyId)}`);
      print({ id: keyId, revoked: true }, () => `${keyId} revoked`);
    });
  admin
    .command('quota')
    .description('set the storage quota of an account')
    .argument('<user-id>')
    .argument('[bytes]', 'the quota in bytes; without it, the default of the service', wholeNumber)
    .action(async (userId, given) => {
      const bytes = given ?? null;
      const user = await (await client()).request('PATCH', pathOf(userId), { storage_quota_bytes: bytes });
      print(user, () => `${userId} may store ${bytes === null ? 'what the settings say' : `${bytes} bytes`}`);
    });
}

function pathOf(userId: string): string {
  return `/api/v1/admin/users/${encodeURIComponent(userId)}`;
}
