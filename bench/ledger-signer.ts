import { createHash } from 'node:crypto';
import type { FacilitatorEvmSigner } from '@x402/evm';
import { z } from 'zod';
import { Address } from '../server/src/settlement/payload.ts';
import type { TestNetwork } from '../server/src/settlement/test-network.ts';

/** The chain functions that a facilitator needs. */
export type TransferLedger = Pick<TestNetwork, 'balance' | 'move'> & { find(payer: Hex, nonce: Hex): Promise<unknown> };

type Hex = `0x${string}`;

const Bytes = z.templateLiteral(['0x', z.string()]);
/** The arguments of transferWithAuthorization, without the signature, which the facilitator has checked. */
const TransferArguments = z.tuple([Address, Address, z.bigint(), z.bigint(), z.bigint(), Bytes], z.unknown());

/** Replaces the chain of a facilitator: the settling call and its simulation. */
export function ledgerSigner(ledger: TransferLedger, asset: string): FacilitatorEvmSigner {
  const refused = (reason: string) => new Error(reason);
  return {
    getAddresses: () => ['0x209693bc6afc0c5328ba36faf03c514ef312287c'],
    // The token is a contract; payers are plain keys.
    getCode: async ({ address }) => (address.toLowerCase() === asset.toLowerCase() ? '0x01' : undefined),
    async readContract({ functionName, args }) {
      if (functionName !== 'transferWithAuthorization') throw refused(`no ${functionName}`);
      const [payer, , value, , , nonce] = TransferArguments.parse(args);
      if ((await ledger.find(payer, nonce)) !== null) throw refused('authorization is used');
      if (value > BigInt(await ledger.balance(payer))) throw refused('transfer amount exceeds balance');
    },
    async writeContract({ args }) {
      const [payer, payee, value, , validBefore, nonce] = TransferArguments.parse(args);
      const hash: Hex = `0x${createHash('sha256').update(`${payer}${nonce}`).digest('hex')}`;
      const moved = await ledger.move({ payer, payee, nonce, amountMicros: Number(value), validBeforeMs: validBefore * 1000n, hash });
      if (moved.kind === 'refused') throw refused(moved.reason);
      return hash;
    },
    waitForTransactionReceipt: async () => ({ status: 'success' }),
    verifyTypedData: () => Promise.reject(refused('not asked by this version')),
    sendTransaction: () => Promise.reject(refused('nothing is deployed here')),
  };
}

/** A minimal ledger in memory, without the cost of a disk. */
export function memoryLedger(): TransferLedger {
  const used = new Set<string>();
  const spent = new Map<string, number>();
  const grantMicros = 10_000_000;
  return {
    balance: async (address) => grantMicros - (spent.get(address) ?? 0),
    find: async (payer, nonce) => (used.has(payer + nonce) ? true : null),
    async move({ payer, nonce, amountMicros, hash }) {
      if (used.has(payer + nonce)) return { kind: 'refused', reason: 'authorization is used' };
      used.add(payer + nonce);
      spent.set(payer, (spent.get(payer) ?? 0) + amountMicros);
      return { kind: 'moved', hash };
    },
  };
}
