import { hourMs, minuteMs } from '../clock.ts';
import type { Foundation } from '../foundation.ts';
import { notifyChange } from '../mail/account-changed.ts';
import { webhookSecrets } from '../net/webhook-secrets.ts';
import { accounts, type Accounts, type AccountsOptions } from './accounts.ts';
import type { WalletChanged } from './payout-wallet.ts';
import { apiKeys, type ApiKeys, type ApiKeysOptions } from './api-keys.ts';
import type { AuditTrail } from './audit-trail.ts';
import { authenticator, type Authenticator } from './authenticate.ts';
import { mailedLinks, type MailedLinks, type MailedLinksOptions } from './mailed-links.ts';
import { oauth, type OAuth } from './oauth/oauth.ts';
import { issuers } from './oidc/issuers.ts';
import { oidc, type Oidc } from './oidc/oidc.ts';
import { passkeys, type Passkeys } from './factors/passkeys.ts';
import { secondFactor, type SecondFactor } from './factors/second-factor.ts';
import { argon2idPasswords } from './passwords.ts';
import { sessions, type Sessions } from './sessions.ts';
import { setupLinks } from './setup-links.ts';
import { signedAgents } from './signed-agents.ts';
import { walletProofs } from './wallet-proofs.ts';
import { invitations, type Invitations } from './invitations.ts';
import { teams, type Teams } from './teams.ts';
import { standing, type Standing, type StandingOptions } from './standing.ts';

/** Accounts, sessions, API keys, and the caller of each request. */
export interface AccountsRoom {
  accounts: Accounts;
  sessions: Sessions;
  apiKeys: ApiKeys;
  authenticator: Authenticator;
  oauth: OAuth;
  secondFactor: SecondFactor;
  passkeys: Passkeys;
  oidc: Oidc;
  auditTrail: AuditTrail;
  standing: Standing;
  mailedLinks: MailedLinks;
  teams: Teams;
  invitations: Invitations;
}

export type AccountsRoomOptions = Pick<ApiKeysOptions, 'canonicalService'> &
  Pick<AccountsOptions, 'auditTrail' | 'passwords'> &
  Pick<MailedLinksOptions, 'mail'> & { walletChanged: WalletChanged } & Pick<StandingOptions, 'standingChanged'>;

export function accountsRoom(foundation: Foundation, options: AccountsRoomOptions): AccountsRoom {
  const { database, clock, log, config, disk, upkeep, publicUrl, mails } = foundation;
  const { auditTrail, canonicalService, standingChanged, mail, passwords = argon2idPasswords(), walletChanged } = options;
  const { arePasswordsOn } = config;
  const live = sessions({ database, clock });
  upkeep.every('forget sessions', hourMs, () => live.forgetExpired());
  const links = setupLinks({ database, clock });
  const secrets = webhookSecrets(config.secrets, 'mail');
  const mailed = mailedLinks({
    database,
    clock,
    mails,
    mail,
    secrets,
    passwords,
    sessions: live,
    setupLinks: links,
    publicUrl,
    arePasswordsOn,
  });
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
    passwords,
    arePasswordsOn,
    walletChanged,
    mail,
    mailedLinks: mailed,
    auditTrail,
    database,
    clock,
    disk,
    sessions: live,
    secondFactor: factor,
    isFactorNeededForWallet: config.secondFactor.includes('payout_wallet'),
    walletProofs: walletProofs({ secrets: config.secrets, clock, publicUrl }),
  });
  const signers = signedAgents({ ...foundation, allowsPlainHttp: config.allowsPrivateAddresses });
  upkeep.every('forget signatures of agents', 10 * minuteMs, () => signers.sweep());
  const known = issuers({ issuers: config.oidc, clock, log, publicUrl });
  const signIn = { database, clock, issuers: known, accounts: people, sessions: live, setupLinks: links, auditTrail, mail, arePasswordsOn };
  return {
    oidc: oidc(signIn),
    accounts: people,
    secondFactor: factor,
    passkeys: passkeys({ database, clock, mail, publicUrl, arePasswordsOn }),
    standing: standing({ database, clock, sessions: live, setupLinks: links, auditTrail, standingChanged }),
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
