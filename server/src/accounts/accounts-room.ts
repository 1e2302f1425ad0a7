import { hourMs } from '../clock.ts';
import type { Foundation } from '../foundation.ts';
import { accounts, type Accounts, type AccountsOptions } from './accounts.ts';
import { apiKeys, type ApiKeys, type ApiKeysOptions } from './api-keys.ts';
import type { AuditTrail } from './audit-trail.ts';
import { authenticator, type Authenticator } from './authenticate.ts';
import { sessions, type Sessions } from './sessions.ts';
import { setupLinks } from './setup-links.ts';
import { walletProofs } from './wallet-proofs.ts';
import { standing, type Standing, type StandingOptions } from './standing.ts';

/** Accounts, sessions, API keys, and the caller of each request. */
export interface AccountsRoom {
  accounts: Accounts;
  sessions: Sessions;
  apiKeys: ApiKeys;
  authenticator: Authenticator;
  auditTrail: AuditTrail;
  standing: Standing;
}

export type AccountsRoomOptions = Pick<ApiKeysOptions, 'canonicalService'> &
  Pick<AccountsOptions, 'auditTrail' | 'walletChanged' | 'passwords'> &
  Pick<StandingOptions, 'standingChanged'>;

export function accountsRoom({ database, clock, config, disk, upkeep, publicUrl }: Foundation, options: AccountsRoomOptions): AccountsRoom {
  const { auditTrail, canonicalService, standingChanged, ...own } = options;
  const live = sessions({ database, clock });
  upkeep.every('forget sessions', hourMs, () => live.forgetExpired());
  return {
    accounts: accounts({
      ...own,
      auditTrail,
      database,
      clock,
      disk,
      sessions: live,
      walletProofs: walletProofs({ secrets: config.secrets, clock, publicUrl }),
    }),
    standing: standing({ database, clock, sessions: live, setupLinks: setupLinks({ database, clock }), auditTrail, standingChanged }),
    sessions: live,
    apiKeys: apiKeys({ database, clock, canonicalService }),
    authenticator: authenticator({ database, clock, publicUrl }),
    auditTrail,
  };
}
