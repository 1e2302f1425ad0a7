import type { PreparedPayment } from './budget.ts';
import { base64Of, type Challenge, type MppChallenge, type X402Challenge, type X402Offer } from './challenge.ts';
import { members } from './json.ts';
import type { Quote, Wallet, WalletOptions } from './wallet.ts';

type Hex = `0x${string}`;

/** What signs: an account of viem, or anything that signs typed data (EIP-712) in the same way. */
export interface SigningAccount {
  address: Hex;
  signTypedData(typedData: TransferToSign): Promise<Hex>;
}

/** Source: EIP-3009, TransferWithAuthorization. */
export interface TransferToSign {
  domain: { name: string; version: string; chainId: number; verifyingContract: Hex };
  types: { TransferWithAuthorization: Array<{ name: string; type: string }> };
  primaryType: 'TransferWithAuthorization';
  message: { from: Hex; to: Hex; value: bigint; validAfter: bigint; validBefore: bigint; nonce: Hex };
}

/** A token that is worth a dollar: no service may choose another. */
export interface DollarToken {
  /** CAIP-2, e.g. `eip155:8453`. */
  network: string;
  address: Hex;
  /** Name and version of its EIP-712 domain. */
  name: string;
  version: string;
  decimals: number;
}

export interface X402WalletOptions extends WalletOptions {
  /** The tokens to pay with. Default: USDC on Base, Polygon, Arbitrum, Avalanche, Celo, Ethereum, and on their testnets. */
  tokens?: readonly DollarToken[];
  /** CAIP-2; default: those of all tokens. */
  networks?: readonly string[];
  /** Epoch milliseconds. */
  now?: () => number;
}

interface X402WalletParts {
  account: SigningAccount;
  tokens: readonly DollarToken[];
  maxPriceCents: number;
  /** CAIP-2. */
  networks: ReadonlySet<string>;
  now(): number;
}

/**
 * Pays x402 (versions 1 and 2, scheme `exact`) and MPP (method `evm`) by signed transfers of USDC. MPP needs the package `viem`.
 *
 * @example
 * import { privateKeyToAccount } from 'viem/accounts';
 * const pay = payingFetch(x402Wallet(privateKeyToAccount(key)), { perCall: '0.10', perDay: '5' });
 */
export function x402Wallet(account: SigningAccount, options: X402WalletOptions = {}): Wallet {
  const { tokens = usdc, maxPriceCents = 100, now = Date.now } = options;
  const networks = new Set(options.networks ?? tokens.map(({ network }) => network));
  const parts: X402WalletParts = { account, tokens, maxPriceCents, networks, now };
  return { quote: (challenge) => quote(parts, challenge) };
}

function tokenOf(parts: X402WalletParts, network: string, asset: string) {
  return parts.tokens.find(
    (token) => parts.networks.has(network) && token.network === network && token.address.toLowerCase() === asset.toLowerCase(),
  );
}

function microsWithin(parts: X402WalletParts, atomic: string, { decimals }: DollarToken): number | null {
  if (!/^\d{1,30}$/.test(atomic)) return null;
  const scale = 10n ** BigInt(decimals);
  // Rounded up.
  const micros = Number((BigInt(atomic) * 1_000_000n + scale - 1n) / scale);
  return micros > 0 && micros <= parts.maxPriceCents * 10_000 ? micros : null;
}

function x402Quote(parts: X402WalletParts, challenge: X402Challenge): Quote | null {
  for (const offer of challenge.offers) {
    const network = challenge.version === 1 ? (networksOfVersion1[offer.network] ?? offer.network) : offer.network;
    const token = tokenOf(parts, network, offer.asset);
    const to = addressOf(offer.payTo);
    if (offer.scheme !== 'exact' || token === undefined || to === null) continue;
    const micros = microsWithin(parts, offer.amount, token);
    if (micros !== null) return { micros, prepare: () => x402Payment(parts, challenge, offer, { token, to }) };
  }
  return null;
}

async function x402Payment(
  parts: X402WalletParts,
  challenge: X402Challenge,
  offer: X402Offer,
  { token, to }: { token: DollarToken; to: Hex },
) {
  const seconds = Math.min(Math.max(offer.maxTimeoutSeconds, 1), validSecondsMax);
  const validBefore = Math.floor(parts.now() / 1000) + seconds;
  const transfer = { to, value: offer.amount, validBefore, nonce: hexOf(crypto.getRandomValues(new Uint8Array(32))) };
  const payload = await sign(parts, token, transfer);
  const { version } = challenge;
  const payment =
    version === 1
      ? { x402Version: 1, scheme: offer.scheme, network: offer.network, payload }
      : { x402Version: 2, ...(challenge.resource === undefined ? {} : { resource: challenge.resource }), accepted: offer.raw, payload };
  return {
    headers: { [version === 1 ? 'X-PAYMENT' : 'PAYMENT-SIGNATURE']: base64Of(payment) },
    meta: { 'x402/payment': payment },
    expiresAt: validBefore * 1000,
  };
}

function mppQuote(parts: X402WalletParts, challenge: MppChallenge): Quote | null {
  const { amount, currency, recipient, methodDetails } = challenge.terms;
  const { chainId, credentialTypes } = members(methodDetails);
  if (challenge.method !== 'evm' || challenge.intent !== 'charge' || !Number.isSafeInteger(chainId)) return null;
  if (!Array.isArray(credentialTypes) || !credentialTypes.includes('authorization')) return null;
  if (typeof amount !== 'string' || typeof currency !== 'string' || typeof recipient !== 'string') return null;
  const expires = challenge.expires === null ? parts.now() + validSecondsMax * 1000 : Date.parse(challenge.expires);
  const token = tokenOf(parts, `eip155:${String(chainId)}`, currency);
  const to = addressOf(recipient);
  // A signature must not be good for longer than its challenge, nor for much longer than a call takes.
  if (token === undefined || to === null || !(expires > parts.now() && expires <= parts.now() + mppSecondsMax * 1000)) return null;
  const micros = microsWithin(parts, amount, token);
  return micros === null ? null : { micros, prepare: () => mppPayment(parts, challenge, { token, to, value: amount, expires }) };
}

async function mppPayment(
  parts: X402WalletParts,
  challenge: MppChallenge,
  { token, to, value, expires }: { token: DollarToken; to: Hex; value: string; expires: number },
): Promise<PreparedPayment> {
  const { keccak256, stringToBytes } = await import('viem');
  const nonce = keccak256(stringToBytes(`${challenge.id}${challenge.realm}`));
  const { signature, authorization } = await sign(parts, token, { to, value, validBefore: Math.floor(expires / 1000), nonce });
  const credential = {
    challenge: challenge.parameters,
    payload: { type: 'authorization', ...authorization, signature },
    source: `did:pkh:${token.network}:${parts.account.address}`,
  };
  const encoded = base64Of(credential).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return {
    // Not `Authorization`, which may have the login of the request.
    headers: { 'Payment-Authorization': `Payment ${encoded}` },
    meta: { 'org.paymentauth/credential': credential },
    expiresAt: expires,
  };
}

async function sign(
  parts: X402WalletParts,
  token: DollarToken,
  { to, value, validBefore, nonce }: { to: Hex; value: string; validBefore: number; nonce: Hex },
) {
  const { network, name, version, address } = token;
  const signature = await parts.account.signTypedData({
    domain: { name, version, chainId: Number(network.replace('eip155:', '')), verifyingContract: address },
    types: { TransferWithAuthorization: transferTypes },
    primaryType: 'TransferWithAuthorization',
    message: { from: parts.account.address, to, value: BigInt(value), validAfter: 0n, validBefore: BigInt(validBefore), nonce },
  });
  const authorization = { from: parts.account.address, to, value, validAfter: '0', validBefore: String(validBefore), nonce };
  return { signature, authorization };
}

function quote(parts: X402WalletParts, { x402, mpp }: Challenge): ReturnType<NonNullable<Wallet['quote']>> {
  const quote = x402 === null ? null : x402Quote(parts, x402);
  if (quote !== null) return quote;
  for (const challenge of mpp) {
    const answer = mppQuote(parts, challenge);
    if (answer !== null) return answer;
  }
  return null;
}

/** A service that asks for longer gets this: a signature is money until it expires. */
const validSecondsMax = 600;
const mppSecondsMax = 3600;

const transferTypes = [
  { name: 'from', type: 'address' },
  { name: 'to', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'validAfter', type: 'uint256' },
  { name: 'validBefore', type: 'uint256' },
  { name: 'nonce', type: 'bytes32' },
];

const networksOfVersion1: Readonly<Record<string, string>> = {
  base: 'eip155:8453',
  'base-sepolia': 'eip155:84532',
  polygon: 'eip155:137',
  avalanche: 'eip155:43114',
};

const dollar = (network: string, address: Hex, name: string): DollarToken => ({ network, address, name, version: '2', decimals: 6 });

/** Source: Circle; default assets of @x402/evm. */
export const usdc: readonly DollarToken[] = [
  dollar('eip155:8453', '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', 'USD Coin'),
  dollar('eip155:84532', '0x036CbD53842c5426634e7929541eC2318f3dCF7e', 'USDC'),
  dollar('eip155:137', '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', 'USD Coin'),
  dollar('eip155:42161', '0xaf88d065e77c8cC2239327C5EDb3A432268e5831', 'USD Coin'),
  dollar('eip155:421614', '0x75faf114eafb1BDbe2F0316DF893fd58CE46AA4d', 'USD Coin'),
  dollar('eip155:43114', '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E', 'USD Coin'),
  dollar('eip155:42220', '0xcebA9300f2b948710d2653dD7B07f33A8B32118C', 'USDC'),
  dollar('eip155:11142220', '0x01C5C0122039549AD1493B8220cABEdD739BC44E', 'USDC'),
  dollar('eip155:1', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 'USD Coin'),
];

function addressOf(text: string): Hex | null {
  return /^0x[0-9a-fA-F]{40}$/.test(text) ? `0x${text.slice(2)}` : null;
}

function hexOf(bytes: Uint8Array): Hex {
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
