import type { AccountsRoom } from '../../accounts/accounts-room.ts';
import type { Config } from '../../config.ts';
import type { Only, Parts } from '../../parts.ts';
import type { RouteParts } from '../routes.ts';

export interface AccountParts
  extends RouteParts, Pick<Parts, 'clock' | 'database' | 'log'>, Only<'credit', 'topUps'>, Only<'operations', 'names'> {
  accounts: Omit<AccountsRoom, 'oauth' | 'oidc' | 'secondFactor' | 'passkeys' | 'mailedLinks' | 'teams' | 'invitations'>;
  limits: RouteParts['limits'] & Pick<Parts['limits'], 'login'>;
  config: RouteParts['config'] & Pick<Config, 'lowBalanceMicros'>;
}
