import type { Hex } from '../payload.ts';

/** A token with six decimals and EIP-3009. */
export interface KnownAsset {
  asset: Hex;
  /** Of its EIP-712 domain. */
  name: string;
  version: string;
}

/** USDC by CAIP-2 id: what clients pay with by default. Source: default assets of @x402/evm. */
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

/** USDC on Solana: its mint, by CAIP-2 id. Source: Circle. */
const solanaUsdc: Readonly<Record<string, string>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU',
};

export function solanaUsdcOf(network: string): string | null {
  return solanaUsdc[network] ?? null;
}

/** Networks with worthless money. Unlisted networks count as real. */
const testnets = new Set([
  'eip155:84532', // Base Sepolia
  'eip155:11155111', // Sepolia
  'eip155:17000', // Holesky
  'eip155:560048', // Hoodi
  'eip155:421614', // Arbitrum Sepolia
  'eip155:11155420', // Optimism Sepolia
  'eip155:43113', // Avalanche Fuji
  'eip155:80002', // Polygon Amoy
  'eip155:97', // BNB testnet
  'eip155:10200', // Gnosis Chiado
  'eip155:300', // ZKsync Sepolia
  'eip155:1301', // Unichain Sepolia
  'eip155:1328', // Sei testnet
  'eip155:2201', // Stable testnet
  'eip155:4801', // World Chain Sepolia
  'eip155:10143', // Monad testnet
  'eip155:11124', // Abstract testnet
  'eip155:44787', // Celo Alfajores
  'eip155:11142220', // Celo Sepolia
  'eip155:59141', // Linea Sepolia
  'eip155:534351', // Scroll Sepolia
  'eip155:763373', // Ink Sepolia
  'eip155:324705682', // SKALE Base Sepolia
  'eip155:1337', // a node for development
  'eip155:31337', // another
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', // Solana devnet
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', // Solana testnet
]);

export function isTestnet(network: string): boolean {
  return testnets.has(network);
}
