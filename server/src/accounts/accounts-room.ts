import { hourMs, minuteMs } from '../clock.ts';
import type { Foundation } from '../foundation.ts';
import { notifyChange } from '../mail/account-changed.ts';
import { webhookSecrets } from '../net/webhook-secrets.ts';
import { accounts, type AccountsOptions } from './accounts.ts';
import type { WalletChanged } from './payout-wallet.ts';
import { apiKeys, type ApiKeysOptions } from './api-keys.ts';
import { authenticator } from './authenticate.ts';
import { mailedLinks, type MailedLinksOptions } from './mailed-links.ts';
import { oauth } from './oauth/oauth.ts';
import { issuers } from './oidc/issuers.ts';
import { oidc } from './oidc/oidc.ts';
import { passkeys } from './factors/passkeys.ts';
import { secondFactor } from './factors/second-factor.ts';
import { argon2idPasswords } from './passwords.ts';
import { sessions } from './sessions.ts';
import { setupLinks } from './setup-links.ts';
import { signedAgents } from './signed-agents.ts';
import { walletProofs } from './wallet-proofs.ts';
import { invitations } from './invitations.ts';
import { teams } from './teams.ts';
import { standing, type StandingOptions } from './standing.ts';

export type AccountsRoom = ReturnType<typeof accountsRoom>;

export type AccountsRoomOptions = Pick<ApiKeysOptions, 'canonicalService'> &
  Pick<AccountsOptions, 'auditTrail' | 'passwords'> &
  Pick<MailedLinksOptions, 'mail'> & { walletChanged: WalletChanged } & Pick<StandingOptions, 'standingChanged'>;

/** Accounts, sessions, API keys, and the caller of each request. */
export function accountsRoom(foundation: Foundation, options: AccountsRoomOptions) {
  const { database, clock, log, config, disk, upkeep, publicUrl, mails } = foundation;
  const { auditTrail, canonicalService, standingChanged, mail, passwords = argon2idPasswords(), walletChanged } = options;
  const { arePasswordsOn } = config;
  const live = sessions({ database, clock });
  upkeep.every('forget sessions', hourMs, () => live.forgetExpired());
  const links = setupLinks({ database, clock });
  const secrets = webhookSecrets(config.secrets, 'mail');
  const shared = { database, clock, auditTrail, mail, sessions: live, setupLinks: links, arePasswordsOn };
  const mailed = mailedLinks({ ...shared, mails, secrets, passwords, publicUrl });
  upkeep.every('forget links in mails', hourMs, () => mailed.forgetExpired());
  walletChanged.add((queries, accountId, wallet) =>
    notifyChange({ mail, clock }, queries, accountId, 'payout_wallet', wallet?.address ?? null),
  );
  const team = { database, clock, disk, auditTrail, mail };
  const invited = invitations({ ...team, publicUrl });
  upkeep.every('forget invitations', hourMs, () => invited.forgetExpired());
  const keys = apiKeys({ database, clock, canonicalService });
  const agents = oauth({ ...foundation, apiKeys: keys, auditTrail });
  upkeep.every('end unused grants', minuteMs, () => agents.sweep());
  const seals = webhookSecrets(config.secrets, 'authenticator app');
  const factor = secondFactor({ database, clock, seals, mail, publicUrl });
  const people = accounts({
    ...shared,
    passwords,
    walletChanged,
    mailedLinks: mailed,
    disk,
    secondFactor: factor,
    isFactorNeededForWallet: config.secondFactor.includes('payout_wallet'),
    walletProofs: walletProofs({ secrets: config.secrets, clock, publicUrl }),
  });
  const signers = signedAgents({ ...foundation, allowsPlainHttp: config.allowsPrivateAddresses });
  upkeep.every('forget signatures of agents', 10 * minuteMs, () => signers.sweep());
  const known = issuers({ issuers: config.oidc, clock, log, publicUrl });
  return {
    oidc: oidc({ ...shared, issuers: known, accounts: people }),
    accounts: people,
    secondFactor: factor,
    passkeys: passkeys({ ...shared, publicUrl }),
    standing: standing({ ...shared, standingChanged }),
    sessions: live,
    apiKeys: keys,
    oauth: agents,
    authenticator: authenticator({ database, clock, publicUrl, signedAgents: config.readsSignatures ? signers : undefined }),
    auditTrail,
    mailedLinks: mailed,
    teams: teams(team),
    invitations: invited,
  };
}
