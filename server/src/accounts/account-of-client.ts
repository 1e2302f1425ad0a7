import type { Queries } from '../storage/database.ts';
import { isApiKeyId } from './caller.ts';

/** The account behind the id of a client: the account itself, or that of an API key; null for wallets and strangers. */
export async function accountOfClient(queries: Queries, clientId: string): Promise<string | null> {
  if (!isApiKeyId(clientId)) return clientId.startsWith('usr_') ? clientId : null;
  const key = await queries.selectFrom('api_keys').select('user_id').where('id', '=', clientId).executeTakeFirst();
  return key?.user_id ?? null;
}
