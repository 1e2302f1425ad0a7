import type { Config } from '../../config.ts';
import type { Parts } from '../../parts.ts';
import type { RouteParts } from '../routes.ts';

export interface AccountParts
  extends RouteParts, Pick<Parts, 'accounts' | 'sessions' | 'apiKeys' | 'standing' | 'topUps' | 'clock' | 'database' | 'log'> {
  limits: RouteParts['limits'] & Pick<Parts['limits'], 'login'>;
  config: RouteParts['config'] & Pick<Config, 'lowBalanceMicros'>;
}
