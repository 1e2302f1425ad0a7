import { secondMs, type Clock } from '../../../clock.ts';
import type { Hex } from '../settler.ts';
import type { EvmChain } from './evm-chain.ts';
import { pause } from './waiting.ts';

/** A call of a contract, with the most gas that it may use. */
export interface Transaction {
  to: Hex;
  data: Hex;
  gas: bigint;
}

/** What became of sending, not yet of the transaction. */
export type Sent =
  | { kind: 'sent'; hash: Hex }
  /** The node said no: it is on no chain and in no queue. */
  | { kind: 'refused'; message: string };

/** Sends transactions of one key. */
export interface Transactions {
  readonly address: Hex;
  send(transaction: Transaction): Promise<Sent>;
}

/** Several processes with one key meet at the same number now and then. */
const attemptsMax = 12;
const stepMs = 20;
const feesFreshMs = 2 * secondMs;

/**
 * Transactions of one key, sent one after another: each gets the next number only when the one before it was taken, so that none
 * waits behind a number that was never sent. Others may use the key too, at the price of a second try. Only sending is in line; blocks
 * are waited for side by side. viem's nonce manager leaves a gap behind every transaction that could not be sent.
 */
export async function openTransactions({
  chain: { client, chain, isAnswered },
  privateKey,
  clock,
}: {
  chain: EvmChain;
  privateKey: Hex;
  clock: Clock;
}): Promise<Transactions> {
  const [{ keccak256 }, { privateKeyToAccount }] = await Promise.all([import('viem'), import('viem/accounts')]);
  const account = privateKeyToAccount(privateKey);
  let line: Promise<unknown> = Promise.resolve();
  /** Null: ask the chain. */
  let nextNumber: number | null = null;
  let fees: { at: number; values: { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint } } | null = null;

  async function currentFees() {
    const now = clock.now();
    if (fees === null || now - fees.at > feesFreshMs) {
      const { maxFeePerGas, maxPriorityFeePerGas } = await client.estimateFeesPerGas({ chain, type: 'eip1559' });
      fees = { at: now, values: { maxFeePerGas, maxPriorityFeePerGas } };
    }
    return fees.values;
  }

  async function sendNow({ to, data, gas }: Transaction): Promise<Sent> {
    for (let attempt = 1; ; attempt += 1) {
      const nonce = nextNumber ?? (await client.getTransactionCount({ address: account.address, blockTag: 'pending' }));
      const values = await currentFees();
      const serializedTransaction = await account.signTransaction({ type: 'eip1559', chainId: chain.id, to, data, gas, nonce, ...values });
      const hash = keccak256(serializedTransaction);
      nextNumber = null;
      try {
        await client.sendRawTransaction({ serializedTransaction });
        nextNumber = nonce + 1;
        return { kind: 'sent', hash };
      } catch (thrown) {
        const answer = readRefusal(thrown, isAnswered(thrown));
        if (answer === 'taken') nextNumber = nonce + 1;
        // Not heard: it may have been taken. Its hash is known, and waiting for it tells.
        if (answer === 'taken' || answer === 'unheard') return { kind: 'sent', hash };
        fees = null;
        if (answer === 'refused' || attempt >= attemptsMax) return { kind: 'refused', message: messageOf(thrown) };
        await pause(Math.random() * stepMs * attempt);
      }
    }
  }

  return {
    address: account.address,
    send(transaction) {
      const sent = line.then(() => sendNow(transaction));
      line = sent.catch(() => undefined);
      return sent;
    },
  };
}

/** Nodes say it in words. `stale` is worth another try with what the chain says now. */
function readRefusal(thrown: unknown, isAnswered: boolean): 'taken' | 'stale' | 'refused' | 'unheard' {
  if (!isAnswered) return 'unheard';
  const message = messageOf(thrown);
  if (/already known|known transaction|already imported|already in (?:the )?(?:mem)?pool/i.test(message)) return 'taken';
  if (/nonce|replacement|underpriced|fee cap|base ?fee|max fee per gas/i.test(message)) return 'stale';
  if (/insufficient funds|intrinsic gas|gas limit|gas too low|invalid sender|insufficient balance/i.test(message)) return 'refused';
  return 'unheard';
}

/** viem puts what the node said into `details`. */
function messageOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const details = 'details' in thrown && typeof thrown.details === 'string' ? thrown.details : '';
  return details === '' ? thrown.message : details;
}
