import { setTimeout as pause } from 'node:timers/promises';
import type { PrivateKeyAccount } from 'viem/accounts';
import { secondMs, type Clock } from '../../clock.ts';
import type { Hex } from '../payload.ts';
import type { EvmChain } from './evm-chain.ts';

/** A call of a contract, with its gas limit. */
interface Transaction {
  to: Hex;
  data: Hex;
  gas: bigint;
}

/** The outcome of sending, not of the transaction. */
type Sent =
  | { kind: 'sent'; hash: Hex }
  /** The node refused it: it is neither on the chain nor in a queue. */
  | { kind: 'refused'; message: string };

/** The nonces of the key's transactions, for work that has the key exclusively. */
export interface TransactionNumbers {
  /** A number that no transaction of this process or of the chain has. */
  next(): Promise<number>;
  /** The transaction under this number was sent. */
  taken(number: number): void;
  /** The next number is unknown: ask the chain. */
  forget(): void;
}

/** The operator's key, which settles payments and sends payouts. */
export interface OperatorKey {
  readonly account: PrivateKeyAccount;
  /** Signs and sends. */
  send(transaction: Transaction): Promise<Sent>;
  /** Nothing else of this key gets a number or is sent until the work is done. Not reentrant. */
  exclusively<T>(work: (numbers: TransactionNumbers) => Promise<T>): Promise<T>;
}

/** Several processes with one key sometimes use the same number. */
const attemptsMax = 12;
const stepMs = 20;
const feesFreshMs = 2 * secondMs;

/**
 * One key on one chain. Transactions are sent one after another: each gets the next number only when the one before was accepted, so
 * that no number is skipped or used twice. Other processes may use the key too, at the cost of a second attempt. Only sending is
 * queued; waiting for blocks is concurrent. viem's nonce manager leaves a gap after every transaction that could not be sent.
 */
export async function openOperatorKey({
  chain: { client, chain, isAnswered },
  privateKey,
  clock,
}: {
  chain: EvmChain;
  privateKey: Hex;
  clock: Clock;
}): Promise<OperatorKey> {
  const [{ keccak256 }, { privateKeyToAccount }] = await Promise.all([import('viem'), import('viem/accounts')]);
  const account = privateKeyToAccount(privateKey);
  let line: Promise<unknown> = Promise.resolve();
  /** Null: ask the chain. */
  let nextNumber: number | null = null;
  let fees: { at: number; values: { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint } } | null = null;

  const nextOfChain = () => client.getTransactionCount({ address: account.address, blockTag: 'pending' });
  const numbers: TransactionNumbers = {
    // The chain knows the numbers of other processes; this process knows its own before a slow node does.
    async next() {
      nextNumber = Math.max(nextNumber ?? 0, await nextOfChain());
      return nextNumber;
    },
    taken(number) {
      // The number of an old transaction that was sent again is not the latest.
      if (nextNumber !== null) nextNumber = Math.max(nextNumber, number + 1);
    },
    forget() {
      nextNumber = null;
    },
  };

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
      const nonce = nextNumber ?? (await nextOfChain());
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
        // Without an answer it may have been accepted: wait for its hash.
        if (answer === 'taken' || answer === 'unknown') return { kind: 'sent', hash };
        fees = null;
        if (answer === 'refused' || attempt >= attemptsMax) return { kind: 'refused', message: messageOf(thrown) };
        await pause(Math.random() * stepMs * attempt);
      }
    }
  }

  function inLine<T>(work: () => Promise<T>): Promise<T> {
    const done = line.then(work);
    line = done.catch(() => undefined);
    return done;
  }

  return {
    account,
    send: (transaction) => inLine(() => sendNow(transaction)),
    exclusively: (work) => inLine(() => work(numbers)),
  };
}

/** Nodes answer with free text. `stale` is retried with the current state of the chain. */
function readRefusal(thrown: unknown, isAnswered: boolean): 'taken' | 'stale' | 'refused' | 'unknown' {
  if (!isAnswered) return 'unknown';
  const message = messageOf(thrown);
  if (/already known|known transaction|already imported|already in (?:the )?(?:mem)?pool/i.test(message)) return 'taken';
  if (/nonce|replacement|underpriced|fee cap|base ?fee|max fee per gas/i.test(message)) return 'stale';
  if (/insufficient funds|intrinsic gas|gas limit|gas too low|invalid sender|insufficient balance/i.test(message)) return 'refused';
  return 'unknown';
}

/** viem puts the node's message into `details`. */
function messageOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const details = 'details' in thrown && typeof thrown.details === 'string' ? thrown.details : '';
  return details === '' ? thrown.message : details;
}
