import { hkdfSync } from 'node:crypto';
import type { PayoutWallet, PayoutWalletProof } from '@farebox/contract';
import { minuteMs, rfc3339, type Clock } from '../clock.ts';
import { invalid } from '../errors.ts';
import { pooledHex } from '../ids.ts';
import { hmac, isSameMac } from '../mac.ts';
import { aheadMs, isSignedBy, signedText } from './sign-in-with-x.ts';

/** What the wallet of an account was, when it was last changed and proven. Each use of a proof changes it. */
export interface WalletState {
  /** Epoch milliseconds; 0 if there never was a wallet. */
  changedAt: number;
  /** The nonce that the wallet signed; null for a wallet that is not proven. */
  proof: string | null;
}

export interface WalletChallenge {
  nonce: string;
  /** For `personal_sign`. */
  message: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/**
 * Proofs that the owner of an account holds the key of its payout wallet: the wallet signs a text (EIP-4361) of this service, of the account and
 * of the address. Challenges are not stored. The MAC in a nonce covers the account, the wallet and the state of the account's wallet; using
 * the proof changes that state, so a nonce counts once, and every earlier challenge of the account ends with it.
 *
 * The wallet of a contract cannot prove itself: only its chain can verify its signatures (EIP-1271).
 */
export type WalletProofs = ReturnType<typeof walletProofs>;

export interface WalletProofsOptions {
  /** The first makes nonces; nonces of all are accepted. */
  secrets: readonly string[];
  clock: Clock;
  /** Without a trailing slash. */
  publicUrl(): string;
}

export const walletProofTtlMs = 10 * minuteMs;

const evm = 'eip155:';
/** Hex digits: the random part of a nonce, its time, and its MAC. */
const ownLength = 16;
const timeLength = 12;
const macLength = 32;
const sealedLengthMax = 512;

export function walletProofs({ secrets, clock, publicUrl }: WalletProofsOptions) {
  const macs = secrets.map((secret) =>
    hmac(Buffer.from(hkdfSync('sha256', secret, 'farebox', 'payout wallet proof', 32)), sealedLengthMax, 'hex'),
  );
  const [current] = macs;
  if (current === undefined) throw new Error('walletProofs needs a secret');

  const sealedFor = (said: string, accountId: string, { network, address }: PayoutWallet, { changedAt, proof }: WalletState) =>
    JSON.stringify([said, accountId, network, address.toLowerCase(), changedAt, proof]);

  function messageOf(accountId: string, { network, address }: PayoutWallet, nonce: string): string {
    const madeAt = timeOf(nonce);
    return signedText({
      domain: new URL(publicUrl()).host,
      address,
      statement: 'Receive the payouts of this account at this address. This signs no payment.',
      uri: `${publicUrl()}/api/v1/auth/me`,
      version: '1',
      chainId: network,
      type: 'eip191',
      nonce,
      issuedAt: rfc3339(madeAt),
      expirationTime: rfc3339(madeAt + walletProofTtlMs),
      requestId: accountId,
    });
  }

  return {
    /** @throws invalid_input for a wallet that is not of an EVM network */
    challenge(accountId: string, wallet: PayoutWallet, state: WalletState): WalletChallenge {
      if (!wallet.network.startsWith(evm)) throw unprovable();
      const now = clock.now();
      const said = now.toString(16).padStart(timeLength, '0') + pooledHex(ownLength / 2);
      const nonce = said + current(sealedFor(said, accountId, wallet, state)).slice(0, macLength);
      return { nonce, message: messageOf(accountId, wallet, nonce), expiresAt: now + walletProofTtlMs };
    },

    /** Whether the wallet signed the challenge of this nonce. Says nothing about the nonce. */
    async isSigned(accountId: string, wallet: PayoutWallet, { nonce, signature }: PayoutWalletProof): Promise<boolean> {
      return wallet.network.startsWith(evm) && isSignedBy(wallet.address, messageOf(accountId, wallet, nonce), signature);
    },

    /** Whether the nonce was made for this account and wallet in this state, and is still valid. */
    isValid(accountId: string, wallet: PayoutWallet, state: WalletState, nonce: string): boolean {
      const [said, madeAt, now] = [nonce.slice(0, -macLength), timeOf(nonce), clock.now()];
      if (madeAt > now + aheadMs || now >= madeAt + walletProofTtlMs) return false;
      const sealed = sealedFor(said, accountId, wallet, state);
      return macs.some((mac) => isSameMac(mac(sealed).slice(0, macLength), nonce.slice(-macLength)));
    },
  };
}

function timeOf(nonce: string): number {
  return Number.parseInt(nonce.slice(0, timeLength), 16);
}

function unprovable() {
  return invalid('payout_wallet.network', 'only wallets of EVM networks can be proven by a signature');
}
