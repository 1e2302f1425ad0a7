import type { Context } from 'hono';
import type { Authenticator } from '../accounts/authenticate.ts';
import { namedCaller, type Caller } from '../accounts/caller.ts';
import { singleHeader } from './request.ts';

/** Who makes this request. Without a credential nothing is looked up. @throws api_key_invalid, malformed_header ... */
export async function callerOf({ authenticator }: { authenticator: Authenticator }, c: Context): Promise<Caller> {
  const authorization = c.req.header('authorization');
  const apiKey = singleHeader(c, 'X-API-Key') ?? undefined;
  const clientId = singleHeader(c, 'X-Client-Id', 256) ?? undefined;
  if (authorization === undefined && apiKey === undefined) return namedCaller(clientId);
  return authenticator.authenticate({ authorization, apiKey, clientId });
}
