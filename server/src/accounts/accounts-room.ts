import { hourMs } from '../clock.ts';
import type { Foundation } from '../foundation.ts';
import { accounts, type Accounts } from './accounts.ts';
import { apiKeys, type ApiKeys, type ApiKeysOptions } from './api-keys.ts';
import type { AuditTrail } from './audit-trail.ts';
import { authenticator, type Authenticator } from './authenticate.ts';
import { sessions, type Sessions } from './sessions.ts';

/** Accounts, sessions, API keys, and who calls. */
export interface AccountsRoom {
  accounts: Accounts;
  sessions: Sessions;
  apiKeys: ApiKeys;
  authenticator: Authenticator;
  auditTrail: AuditTrail;
}

export interface AccountsRoomOptions extends Pick<ApiKeysOptions, 'canonicalService'> {
  auditTrail: AuditTrail;
}

export function accountsRoom({ database, clock, upkeep }: Foundation, { auditTrail, canonicalService }: AccountsRoomOptions): AccountsRoom {
  const live = sessions({ database, clock });
  upkeep.every('forget sessions', hourMs, () => live.forgetExpired());
  return {
    accounts: accounts({ database, clock, sessions: live, auditTrail }),
    sessions: live,
    apiKeys: apiKeys({ database, clock, canonicalService }),
    authenticator: authenticator({ database, clock }),
    auditTrail,
  };
}
