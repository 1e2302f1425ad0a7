import type { Hex } from '../settler.ts';

/** A token of six decimals that knows EIP-3009. */
export interface KnownAsset {
  asset: Hex;
  /** Of its EIP-712 domain. */
  name: string;
  version: string;
}

/** USDC by CAIP-2 id. Clients that were set up for nothing else pay with just these. Source: default assets of @x402/evm. */
const usdc: Readonly<Record<string, KnownAsset>> = {
  'eip155:1': { asset: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', name: 'USD Coin', version: '2' },
  'eip155:8453': { asset: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', name: 'USD Coin', version: '2' },
  'eip155:84532': { asset: '0x036CbD53842c5426634e7929541eC2318f3dCF7e', name: 'USDC', version: '2' },
  'eip155:43114': { asset: '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E', name: 'USD Coin', version: '2' },
  'eip155:137': { asset: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', name: 'USD Coin', version: '2' },
  'eip155:42161': { asset: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831', name: 'USD Coin', version: '2' },
  'eip155:421614': { asset: '0x75faf114eafb1BDbe2F0316DF893fd58CE46AA4d', name: 'USD Coin', version: '2' },
  'eip155:42220': { asset: '0xcebA9300f2b948710d2653dD7B07f33A8B32118C', name: 'USDC', version: '2' },
  'eip155:11142220': { asset: '0x01C5C0122039549AD1493B8220cABEdD739BC44E', name: 'USDC', version: '2' },
  'eip155:143': { asset: '0x754704Bc059F8C67012fEd69BC8A327a5aafb603', name: 'USDC', version: '2' },
};

export function usdcOf(network: string): KnownAsset | null {
  return usdc[network] ?? null;
}

/** Base Sepolia, Arbitrum Sepolia, Sepolia, Optimism Sepolia, Fuji, Amoy, Celo Sepolia: their money is worth nothing. */
const testnets = new Set([84_532, 421_614, 11_155_111, 11_155_420, 43_113, 80_002, 11_142_220].map((id) => `eip155:${id}`));

export function isTestnet(network: string): boolean {
  return testnets.has(network);
}
