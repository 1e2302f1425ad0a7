import { createHmac } from 'node:crypto';
import type { Clock } from '../../../clock.ts';
import { ConfigError, type Config } from '../../../config.ts';
import type { Log } from '../../../log.ts';
import type { Database } from '../../../storage/database.ts';
import type { Hex, Settler } from '../settler.ts';
import { testNetwork } from '../test-network.ts';
import { openEvmChain, WrongChainError, type EvmChain } from './evm-chain.ts';
import { facilitatorSettler } from './facilitator.ts';
import { isTestnet, usdcOf, type KnownAsset } from './networks.ts';
import { selfSettler } from './self.ts';
import type { Terms } from './terms.ts';
import { testSettler } from './test.ts';
import { openTransactions } from './transactions.ts';

export interface SettlerSettings {
  config: Pick<Config, 'x402' | 'providers' | 'secrets'>;
  database: Database;
  clock: Clock;
  log: Log;
  fetch: typeof globalThis.fetch;
}

/**
 * The settler that the settings name; null where x402 is not offered.
 * @throws ConfigError when the settings contradict each other, or the chain that answers is another one.
 */
export async function openSettler(settings: SettlerSettings): Promise<Settler | null> {
  const { config, database, clock, log, fetch } = settings;
  if (!config.providers.includes('x402')) return null;
  const { x402 } = config;
  switch (x402.mode) {
    case 'test':
      return testSettler({ terms: testTerms(config), network: testNetwork({ database, clock }), clock });
    case 'self':
      return openSelf(settings);
    case 'facilitator': {
      const terms = { ...tokenOf(config), payTo: addressOf('FAREBOX_X402_PAY_TO', x402.payTo) };
      const url = needed('FAREBOX_X402_FACILITATOR_URL', x402.facilitatorUrl);
      const chain = x402.rpcUrl === null ? null : await openChain(settings, terms.asset, x402.rpcUrl);
      return facilitatorSettler({ terms, url, authorization: x402.facilitatorAuthorization, chain, clock, log, fetch });
    }
  }
}

async function openSelf(settings: SettlerSettings): Promise<Settler> {
  const { config, clock, log } = settings;
  const { x402 } = config;
  const token = tokenOf(config);
  const privateKey = hexOf(needed('FAREBOX_X402_PRIVATE_KEY', x402.privateKey));
  const chain = await openChain(settings, token.asset, needed('FAREBOX_X402_RPC_URL', x402.rpcUrl));
  const transactions = await openTransactions({ chain, privateKey, clock });
  const payTo = x402.payTo === null ? transactions.address : addressOf('FAREBOX_X402_PAY_TO', x402.payTo);
  return selfSettler({ terms: { ...token, payTo }, chain, transactions, clock, log });
}

/** A chain that does not answer now may answer later; one that is another than was said never becomes the right one. */
async function openChain({ config, log, fetch }: SettlerSettings, asset: Hex, rpcUrl: string): Promise<EvmChain> {
  const chain = await openEvmChain({ network: config.x402.network, rpcUrl, asset, fetch });
  await chain.check().catch((cause: unknown) => {
    if (cause instanceof WrongChainError) throw new ConfigError([`FAREBOX_X402_RPC_URL: ${cause.message}`]);
    log.warn({ err: cause }, 'the chain of x402 payments does not answer; it is asked again with the first payment');
  });
  return chain;
}

/**
 * A wallet signs the same for the test network as for the chain whose name it bears, and anybody who sees that may hand it in there.
 * So the name is that of a testnet, whose money is worth nothing either.
 */
function testTerms(config: SettlerSettings['config']): Terms {
  const { network, payTo } = config.x402;
  if (!isTestnet(network))
    throw new ConfigError([`FAREBOX_X402_NETWORK: ${network} is no testnet, and payments are settled by the test network`]);
  return { ...tokenOf(config), payTo: payTo === null ? testPayee(config.secrets) : addressOf('FAREBOX_X402_PAY_TO', payTo) };
}

/** An address that nobody has the key of, the same at every start. */
function testPayee([secret = '']: readonly string[]): Hex {
  const digest = createHmac('sha256', secret).update('payee of the x402 test network').digest('hex');
  return `0x${digest.slice(0, 40)}`;
}

function tokenOf({ x402 }: Pick<Config, 'x402'>): Omit<Terms, 'payTo'> {
  const { network, asset, assetName, assetVersion } = x402;
  if (!network.startsWith('eip155:'))
    throw new ConfigError([`FAREBOX_X402_NETWORK: ${network} is not supported, only eip155 networks are`]);
  const known = usdcOf(network);
  const address = asset === null ? known?.asset : addressOf('FAREBOX_X402_ASSET', asset);
  if (address === undefined) throw new ConfigError([`FAREBOX_X402_ASSET: needed for ${network}, whose USDC is not known here`]);
  return { network, asset: address, extra: domainOf(known, address, assetName, assetVersion) };
}

function domainOf(known: KnownAsset | null, address: Hex, name: string | null, version: string): Terms['extra'] {
  const isKnown = known !== null && known.asset.toLowerCase() === address.toLowerCase();
  return { name: name ?? (isKnown ? known.name : 'USDC'), version };
}

function needed(name: string, value: string | null): string {
  if (value === null) throw new ConfigError([`${name}: needed`]);
  return value;
}

function addressOf(name: string, text: string | null): Hex {
  if (text === null || !/^0x[0-9a-fA-F]{40}$/.test(text)) throw new ConfigError([`${name}: must be 0x and 40 hexadecimal digits`]);
  return hexOf(text);
}

/** Its form was checked. */
function hexOf(text: string): Hex {
  return `0x${text.slice(2)}`;
}
