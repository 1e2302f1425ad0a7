import type { Foundation } from '../../foundation.ts';
import { createHmac } from 'node:crypto';
import { secondMs } from '../../clock.ts';
import { ConfigError, type Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import { hexOf, type Hex } from '../payload.ts';
import type { Settler } from '../settler.ts';
import { isSame } from '../schemes/signature.ts';
import { testNetwork } from '../test-network.ts';
import { openEvmChain, WrongChainError, type EvmChain } from '../evm/evm-chain.ts';
import { openOperatorKey } from '../evm/operator-key.ts';
import { openChainSender } from '../evm/chain-sender.ts';
import { facilitatorSettler } from './facilitator.ts';
import { evmWays, solanaWays, type SolanaTerms } from './facilitator-ways.ts';
import { isTestnet, solanaUsdcOf, usdcOf, type KnownAsset } from './networks.ts';
import { selfSettler } from './self.ts';
import type { SettlerTerms } from './terms.ts';
import { testSettler } from './test.ts';

export interface SettlerSettings extends Pick<Foundation, 'clock' | 'database' | 'fetch' | 'log'> {
  config: Pick<Config, 'x402' | 'providers' | 'secrets' | 'isRealMoney'>;
}

/** A start waits at most this long for a facilitator. */
const learnMs = 5 * secondMs;

/**
 * The configured settler; null where x402 is not offered.
 * @throws ConfigError when the settings contradict each other, or another chain answers.
 */
export async function openSettler(settings: SettlerSettings): Promise<Settler | null> {
  const { config, database, clock } = settings;
  if (!config.providers.includes('x402')) return null;
  const { x402 } = config;
  // Payments there are worthless.
  if (config.isRealMoney && isTestnet(x402.network))
    throw new ConfigError([`FAREBOX_X402_NETWORK: ${x402.network} is a testnet and cannot be offered with FAREBOX_REAL_MONEY=1`]);
  switch (x402.mode) {
    case 'test':
      return testSettler({
        terms: testTerms(config),
        facilitator: keylessAddress(config.secrets, 'facilitator of the x402 test network'),
        network: testNetwork({ database, clock }),
        clock,
      });
    case 'self':
      return openSelf(settings);
    case 'facilitator':
      return openFacilitator(settings);
  }
}

async function openSelf(settings: SettlerSettings): Promise<Settler> {
  const { config, clock, log } = settings;
  const { x402 } = config;
  const token = tokenOf(config);
  const privateKey = hexOf(needed('FAREBOX_X402_PRIVATE_KEY', x402.privateKey));
  const chain = await openChain(settings, token.asset, needed('FAREBOX_X402_RPC_URL', x402.rpcUrl));
  const key = await openOperatorKey({ chain, privateKey, clock });
  const payTo = x402.payTo === null ? key.account.address : addressOf('FAREBOX_X402_PAY_TO', x402.payTo);
  const settler = selfSettler({ terms: { ...token, payTo }, chain, key, clock, log });
  const senders = isSame(payTo, key.account.address) ? [payTo] : [payTo, key.account.address];
  const ownTransfers = { senders, find: chain.transfersIn };
  // Test money is not paid out.
  if (settler.isTest) return { ...settler, ownTransfers };
  return { ...settler, ownTransfers, sender: await openChainSender({ chain, key, domain: token.extra }) };
}

async function openFacilitator(settings: SettlerSettings): Promise<Settler> {
  const { config, clock, log, fetch } = settings;
  const { x402 } = config;
  const url = needed('FAREBOX_X402_FACILITATOR_URL', x402.facilitatorUrl);
  const common = { url, authorization: x402.facilitatorAuthorization, clock, log, fetch };
  if (x402.network.startsWith('solana:')) {
    if (x402.rpcUrl !== null) log.warn('FAREBOX_X402_RPC_URL is not used on Solana: an admin decides unknown outcomes there');
    return learned(facilitatorSettler({ ...common, ways: solanaWays(solanaTerms(config)), chain: null }), log);
  }
  const terms = { ...tokenOf(config), payTo: addressOf('FAREBOX_X402_PAY_TO', x402.payTo) };
  const chain = x402.rpcUrl === null ? null : await openChain(settings, terms.asset, x402.rpcUrl);
  const settler = await learned(facilitatorSettler({ ...common, ways: evmWays(terms), chain }), log);
  return chain === null ? settler : { ...settler, ownTransfers: { senders: [terms.payTo], find: chain.transfersIn } };
}

/** A facilitator that does not answer now is asked again later. Until then only schemes that it need not confirm are offered. */
async function learned(settler: Settler, log: Log): Promise<Settler> {
  await settler.refresh?.(AbortSignal.timeout(learnMs)).catch((cause: unknown) => {
    log.warn({ err: cause }, 'the x402 facilitator does not answer what it supports; it is asked again');
  });
  return settler;
}

/** A chain that does not answer may answer later; a wrong chain stays wrong. */
async function openChain({ config, log, fetch }: SettlerSettings, asset: Hex, rpcUrl: string): Promise<EvmChain> {
  const chain = await openEvmChain({ network: config.x402.network, rpcUrl, asset, fetch });
  await chain.check().catch((cause: unknown) => {
    if (cause instanceof WrongChainError) throw new ConfigError([`FAREBOX_X402_RPC_URL: ${cause.message}`]);
    log.warn({ err: cause }, 'the chain of x402 payments does not answer; it is asked again with the first payment');
  });
  return chain;
}

/**
 * Wallets sign the same for the test network as for the chain with its id, and anybody who reads such a signature can settle it there.
 * So the id must be that of a testnet, whose money is worthless too.
 */
function testTerms(config: SettlerSettings['config']): SettlerTerms {
  const { network, payTo } = config.x402;
  if (!isTestnet(network))
    throw new ConfigError([`FAREBOX_X402_NETWORK: ${network} is not a testnet, and payments are settled by the test network`]);
  return {
    ...tokenOf(config),
    payTo: payTo === null ? keylessAddress(config.secrets, 'payee of the x402 test network') : addressOf('FAREBOX_X402_PAY_TO', payTo),
  };
}

/** An address without a known key, the same at every start. */
function keylessAddress([secret = '']: readonly string[], purpose: string): Hex {
  const digest = createHmac('sha256', secret).update(purpose).digest('hex');
  return `0x${digest.slice(0, 40)}`;
}

function solanaTerms({ x402 }: Pick<Config, 'x402'>): SolanaTerms {
  const { network, asset, payTo } = x402;
  const mint = asset ?? solanaUsdcOf(network);
  if (mint === null) throw new ConfigError([`FAREBOX_X402_ASSET: needed for ${network}, whose USDC is not known here`]);
  return { network, asset: base58Of('FAREBOX_X402_ASSET', mint), payTo: base58Of('FAREBOX_X402_PAY_TO', payTo) };
}

function base58Of(name: string, text: string | null): string {
  if (text === null || !/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)) throw new ConfigError([`${name}: must be an address of Solana`]);
  return text;
}

function tokenOf({ x402 }: Pick<Config, 'x402'>): Omit<SettlerTerms, 'payTo'> {
  const { network, asset, assetName, assetVersion } = x402;
  if (!network.startsWith('eip155:'))
    throw new ConfigError([`FAREBOX_X402_NETWORK: ${network} is not supported here: Solana needs FAREBOX_X402=facilitator`]);
  const known = usdcOf(network);
  const address = asset === null ? known?.asset : addressOf('FAREBOX_X402_ASSET', asset);
  if (address === undefined) throw new ConfigError([`FAREBOX_X402_ASSET: needed for ${network}, whose USDC is not known here`]);
  return { network, asset: address, extra: domainOf(known, address, assetName, assetVersion) };
}

function domainOf(known: KnownAsset | null, address: Hex, name: string | null, version: string): SettlerTerms['extra'] {
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
