import { ApiKeyPage, EndedSessions } from '@farebox/contract';
import { table, wholeNumber, type Parent, type Terminal } from './command.ts';

/** `farebox admin suspend | resume | end-sessions | keys | revoke-key | quota`: the brake on accounts. */
export function addAccountCommands(admin: Parent, terminal: Terminal): void {
  admin
    .command('suspend')
    .description('end the sessions of an account, refuse its keys, stop its sales and payouts')
    .argument('<user-id>')
    .argument('[reason...]')
    .action((userId, words) => suspend(userId, words.join(' '), terminal));
  admin
    .command('resume')
    .description('resume a suspended account')
    .argument('<user-id>')
    .action((userId) => resume(userId, terminal));
  admin
    .command('end-sessions')
    .description('end every session of an account')
    .argument('<user-id>')
    .option('--keys', 'revoke its API keys too')
    .action((userId, { keys = false }) => endSessions(userId, keys, terminal));
  admin
    .command('keys')
    .description('API keys of an account')
    .argument('<user-id>')
    .option('--limit <n>', 'maximum number of entries', wholeNumber, 50)
    .action((userId, { limit }) => listKeys(userId, limit, terminal));
  admin
    .command('revoke-key')
    .description('revoke an API key of any account')
    .argument('<key-id>')
    .action((keyId) => revokeKey(keyId, terminal));
  admin
    .command('quota')
    .description('set the storage quota of an account')
    .argument('<user-id>')
    .argument('[bytes]', 'the quota in bytes; without it, the default of the service', wholeNumber)
    .action((userId, bytes) => setQuota(userId, bytes ?? null, terminal));
}

async function suspend(userId: string, reason: string, { client, print }: Terminal): Promise<void> {
  const user = await client().request('POST', `${pathOf(userId)}/suspend`, reason === '' ? {} : { reason });
  print(user, () => `${userId} suspended`);
}

async function resume(userId: string, { client, print }: Terminal): Promise<void> {
  const user = await client().request('POST', `${pathOf(userId)}/resume`);
  print(user, () => `${userId} resumed`);
}

async function endSessions(userId: string, alsoKeys: boolean, { client, print }: Terminal): Promise<void> {
  const answer = await client().request('POST', `${pathOf(userId)}/end-sessions`, { revoke_keys: alsoKeys });
  const { sessions, api_keys: keys } = EndedSessions.parse(answer);
  print(answer, () => `${sessions} sessions ended, ${keys} keys revoked`);
}

async function listKeys(userId: string, limit: number, { client, print }: Terminal): Promise<void> {
  const page = ApiKeyPage.parse(await client().request('GET', `${pathOf(userId)}/api-keys?limit=${limit}`));
  const rows = page.items.map(({ id, name, hint, services, spent_total: spent, created_at: at }) => [
    id,
    name,
    hint,
    services === null ? 'all' : services.join(' '),
    spent,
    at,
  ]);
  print(page, () => table([['KEY', 'NAME', 'BEGINS', 'SERVICES', 'SPENT', 'SINCE'], ...rows]));
}

async function revokeKey(keyId: string, { client, print }: Terminal): Promise<void> {
  await client().request('DELETE', `/api/v1/admin/api-keys/${encodeURIComponent(keyId)}`);
  print({ id: keyId, revoked: true }, () => `${keyId} revoked`);
}

async function setQuota(userId: string, bytes: number | null, { client, print }: Terminal): Promise<void> {
  const user = await client().request('PATCH', pathOf(userId), { storage_quota_bytes: bytes });
  print(user, () => `${userId} may store ${bytes === null ? 'what the settings say' : `${bytes} bytes`}`);
}

function pathOf(userId: string): string {
  return `/api/v1/admin/users/${encodeURIComponent(userId)}`;
}
