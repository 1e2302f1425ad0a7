import { hourMs, minuteMs } from '../clock.ts';
import type { Foundation } from '../foundation.ts';
import { accounts, type Accounts, type AccountsOptions } from './accounts.ts';
import { apiKeys, type ApiKeys, type ApiKeysOptions } from './api-keys.ts';
import type { AuditTrail } from './audit-trail.ts';
import { authenticator, type Authenticator } from './authenticate.ts';
import { oauth, type OAuth } from './oauth/oauth.ts';
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
  oauth: OAuth;
  auditTrail: AuditTrail;
  standing: Standing;
}

export type AccountsRoomOptions = Pick<ApiKeysOptions, 'canonicalService'> &
  Pick<AccountsOptions, 'auditTrail' | 'walletChanged' | 'passwords'> &
  Pick<StandingOptions, 'standingChanged'>;

export function accountsRoom(foundation: Foundation, options: AccountsRoomOptions): AccountsRoom {
  const { database, clock, config, disk, upkeep, publicUrl } = foundation;
  const { auditTrail, canonicalService, standingChanged, ...own } = options;
  const live = sessions({ database, clock });
  upkeep.every('forget sessions', hourMs, () => live.forgetExpired());
  const keys = apiKeys({ database, clock, canonicalService });
  const agents = oauth({ ...foundation, apiKeys: keys });
  upkeep.every('end unused grants', minuteMs, () => agents.sweep());
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
    apiKeys: keys,
    oauth: agents,
    authenticator: authenticator({ database, clock, publicUrl }),
    auditTrail,
  };
}
