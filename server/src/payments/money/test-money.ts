import { ConfigError, type Config } from '../../config.ts';
import { isPublicHost } from '../../net/public-address.ts';
import { isTestnet } from '../../settlement/settlers/networks.ts';

/** Payments with test money become worthless once the service takes real money. */
export function takesTestMoney({ providers, x402, stripe }: Pick<Config, 'providers' | 'x402' | 'stripe'>): boolean {
  const isByWallet = providers.includes('x402') && (x402.mode === 'test' || isTestnet(x402.network));
  const isByCard = providers.includes('credit') && stripe !== null && !stripe.isLive;
  return providers.includes('test') || isByWallet || isByCard;
}

type Deployment = Pick<Config, 'providers' | 'x402' | 'stripe' | 'host' | 'publicUrl'>;

/** Whether strangers can buy with money that everybody can make. */
export function sellsForTestMoneyInPublic({ host, publicUrl, ...config }: Deployment): boolean {
  return takesTestMoney(config) && isPublicHost(publicUrl === null ? host : new URL(publicUrl).hostname);
}

/** @throws ConfigError where strangers would get everything for nothing, and nobody said that it is meant */
export function requireMeantTestMoney(config: Deployment & Pick<Config, 'allowsPublicTestMoney'>): void {
  if (config.allowsPublicTestMoney || !sellsForTestMoneyInPublic(config)) return;
  throw new ConfigError([
    `FAREBOX_PUBLIC_TEST_MONEY: ${config.publicUrl ?? config.host} is a public address, and test money, which costs nothing, would buy everything. Set FAREBOX_REAL_MONEY=1, or FAREBOX_PUBLIC_TEST_MONEY=1 if it is meant`,
  ]);
}

export const publicTestMoneyWarning = 'test money is accepted at a public address: everything is sold for nothing';
