import { isAuthenticated, type Caller } from '../accounts/caller.ts';
import type { Config } from '../config.ts';
import type { RateLimit } from '../limits/token-bucket.ts';
import { callerOf, type CallerParts } from './caller.ts';
import { clientAddress } from './client-address.ts';
import type { Exchange } from './exchange.ts';

interface LimitParts extends Pick<CallerParts, 'accounts'> {
  config: Pick<Config, 'trustedHops'>;
  limits: { unpaid: RateLimit };
}

/** Counts a free request. @param hint what to do after too many @throws rate_limited */
export async function takeUnpaid(parts: LimitParts, c: Exchange, hint?: string): Promise<void> {
  parts.limits.unpaid.take(await unpaidAllowance(parts, c), hint);
}

/** The client that a free request is counted for. */
export async function unpaidAllowance({ accounts, config }: Omit<LimitParts, 'limits'>, c: Exchange): Promise<string> {
  // An invalid credential proves nothing: the request counts for its address.
  const caller = await callerOf({ accounts, payments: { walletSignIn: null } }, c).catch(() => null);
  return allowanceOf(caller, clientAddress(c, config.trustedHops));
}

/** The same for a known caller. @param hint what to do after too many @throws rate_limited */
export function takeUnpaidOf({ config, limits }: Omit<LimitParts, 'accounts'>, c: Exchange, caller: Caller | null, hint?: string): void {
  limits.unpaid.take(allowanceOf(caller, clientAddress(c, config.trustedHops)), hint);
}

/** An account has its own limit, so that strangers behind the same address cannot use it up. */
export function allowanceOf(caller: Caller | null, address: string): string {
  return caller !== null && isAuthenticated(caller) ? caller.accountId : address;
}
