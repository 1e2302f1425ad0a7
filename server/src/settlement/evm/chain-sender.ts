import type * as Viem from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { secondMs } from '../../clock.ts';
import type { EvmChain } from './evm-chain.ts';
import type { OperatorKey, TransactionNumbers } from './operator-key.ts';
import { authorizationDigest } from '../schemes/eip3009.ts';
import { hexOf, type Authorization, type Hex } from '../payload.ts';
import type { Requirement } from '../settler.ts';
import { lower } from '../schemes/signature.ts';
import type { PayoutKey, PayoutSender, SignedTransfer, TransferOrder, TransferOutcome } from './sender.ts';

export interface ChainSenderOptions {
  /** With a token of six decimals and EIP-3009, such as USDC: one atomic unit is one micro. */
  chain: EvmChain;
  /** Sends its tokens, and pays the gas. */
  key: OperatorKey;
  /** The token's EIP-712 domain. */
  domain: { name: string; version: string };
  /** A block with this many blocks on top is final. */
  confirmations?: number;
}

const workMs = 40 * secondMs;
/** In addition to a plain transfer: verifying a signature, and a new word of storage. */
const authorizationGas = 60_000n;
/** The base fee may double before the transaction has to be replaced. */
const patientFees = { baseFeeMultiplier: 2 };
/** Nodes accept a replacement only for a tenth more. */
const raised = (fee: bigint) => (fee * 125n) / 100n;

/**
 * Sends tokens by the operator's key. Each transfer is an EIP-3009 authorization whose nonce is derived from the order's id, so the
 * token itself accepts it once: one order moves money once, independent of the account's nonces, of other processes, and of slow
 * nodes. It also expires with its deadline, so that a failed transfer has failed for good. The transaction around it may be
 * replaced freely. Source: EIP-3009, transferWithAuthorization and authorizationState.
 */
export async function openChainSender({ chain, key, domain, confirmations = 12 }: ChainSenderOptions): Promise<PayoutSender> {
  const viem = await import('viem');
  const { asset, chain: definition } = chain;
  const network = definition.name;
  const at: Token = { viem, account: key.account, abi: tokenOf(viem), network, chainId: definition.id, asset, domain };
  let isRight = false;

  /** Before the first payout of this process: verifies the network of the node, and that the token accepts our signatures. */
  async function check(client: Client): Promise<void> {
    if (isRight) return;
    await chain.check();
    await assertDomain(at, client, chain);
    isRight = true;
  }

  async function run<T>(signal: AbortSignal, work: (client: Client) => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    try {
      const client = chain.clientUntil(AbortSignal.any([signal, AbortSignal.timeout(workMs)]));
      await check(client);
      return await work(client);
    } catch (thrown) {
      throw thrown instanceof viem.BaseError ? new Error(`the node could not be asked: ${plainText(thrown)}`) : thrown;
    }
  }

  return {
    network,
    refusal: (order, signal) => run(signal, (client) => refusalOf(at, client, chain, order)),
    exclusively: (work) =>
      key.exclusively((numbers) =>
        work({
          sign: (order, last, signal) => run(signal, (client) => signOrReplace(at, client, chain, numbers, order, last)),
          broadcast: (signed, signal) => run(signal, (client) => broadcast(at, client, numbers, signed)),
        }),
      ),
    check: (order, signed, signal) => run(signal, (client) => stateOf(at, client, chain, { order, signed, confirmations })),
  };
}

async function refusalOf(
  at: Token,
  client: Client,
  { isRevert }: EvmChain,
  { to, amountMicros }: Omit<TransferOrder, 'deadlineAt'>,
): Promise<string | null> {
  const { viem, asset } = at;
  // Unsigned: the node that simulates it gets nothing that it could broadcast.
  const data = viem.encodeFunctionData({ abi: at.abi, functionName: 'transfer', args: [addressOf(to), BigInt(amountMicros)] });
  try {
    await client.call({ account: at.account.address, to: asset, data });
    return null;
  } catch (thrown) {
    if (!(thrown instanceof viem.BaseError) || !isRevert(thrown)) throw thrown;
    return `the token refuses the transfer: ${plainText(thrown)}`;
  }
}

/** Replaces the last transaction of the order under its number while it waits. */
async function signOrReplace(
  at: Token,
  client: Client,
  chain: EvmChain,
  numbers: TransactionNumbers,
  order: TransferOrder,
  last: SignedTransfer | null,
): Promise<SignedTransfer> {
  const fees = await client.estimateFeesPerGas({ chain: { ...chain.chain, fees: patientFees } });
  const earlier = last === null ? null : termsOf(at, last);
  if (last === null || earlier === null || !(await isStillOurs(at, client, last, earlier.nonce))) {
    return signTransfer(at, client, order, { nonce: await numbers.next(), ...fees });
  }
  // The estimate is for twice the current base fee: half of it is still enough.
  if (earlier.maxFeePerGas >= fees.maxFeePerGas / 2n) return last;
  return signTransfer(at, client, order, {
    nonce: earlier.nonce,
    maxFeePerGas: larger(fees.maxFeePerGas, raised(earlier.maxFeePerGas)),
    maxPriorityFeePerGas: larger(fees.maxPriorityFeePerGas, raised(earlier.maxPriorityFeePerGas)),
  });
}

async function broadcast(
  at: Token,
  client: Client,
  numbers: TransactionNumbers,
  signed: SignedTransfer,
): ReturnType<PayoutKey['broadcast']> {
  try {
    await client.sendRawTransaction({ serializedTransaction: hexOf(signed.raw) });
  } catch (thrown) {
    numbers.forget();
    // The text of the error does not matter, only whether the node knows the transaction.
    const isAccepted = await isKnown(at, client, signed.hash);
    if (!isAccepted) return { kind: 'refused', reason: thrown instanceof at.viem.BaseError ? plainText(thrown) : String(thrown) };
  }
  numbers.taken(termsOf(at, signed).nonce);
  return { kind: 'accepted' };
}

async function stateOf(
  at: Token,
  client: Client,
  { abi }: EvmChain,
  { order, signed, confirmations }: { order: TransferOrder; signed: readonly SignedTransfer[]; confirmations: number },
): Promise<TransferOutcome> {
  const mined = await minedOf(at, client, signed);
  const head = await client.getBlockNumber({ cacheTime: 0 });
  const blockNumber = head - BigInt(confirmations);
  if (blockNumber < 0n) return mined === null ? { kind: 'open' } : { kind: 'mined' };
  // All at the same block, so that nodes at different blocks cannot contradict each other.
  const { timestamp } = await client.getBlock({ blockNumber });
  const isUsed = await client.readContract({
    address: at.asset,
    abi,
    functionName: 'authorizationState',
    args: [at.account.address, nonceOf(at, order)],
    blockNumber,
  });
  if (isUsed) return { kind: 'paid', hash: mined };
  if (timestamp >= validBefore(order)) return { kind: 'failed', reason: 'no block took the transfer before its deadline' };
  return mined === null ? { kind: 'open' } : { kind: 'mined' };
}

type Client = ReturnType<EvmChain['clientUntil']>;

/** The token that is sent, and its sender. */
interface Token {
  viem: typeof Viem;
  account: PrivateKeyAccount;
  abi: ReturnType<typeof tokenOf>;
  network: string;
  chainId: number;
  asset: Hex;
  domain: ChainSenderOptions['domain'];
}

const tokenOf = ({ parseAbi }: typeof Viem) =>
  parseAbi([
    'function transfer(address to, uint256 value) returns (bool)',
    'function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, uint8 v, bytes32 r, bytes32 s)',
    'function DOMAIN_SEPARATOR() view returns (bytes32)',
  ]);

/** A token without this function is accepted. */
async function assertDomain({ viem, abi, asset, chainId, domain }: Token, client: Client, { isRevert }: EvmChain): Promise<void> {
  const separator = viem.domainSeparator({ domain: { ...domain, chainId, verifyingContract: asset } });
  const own = await client.readContract({ address: asset, abi, functionName: 'DOMAIN_SEPARATOR' }).catch((thrown: unknown) => {
    if (isRevert(thrown)) return null;
    throw thrown;
  });
  if (own !== null && own !== separator) throw new Error(`the token's EIP-712 domain is not ${domain.name}, version ${domain.version}`);
}

interface GasTerms {
  nonce: number;
  maxFeePerGas: bigint;
  maxPriorityFeePerGas: bigint;
}

async function signTransfer(at: Token, client: Client, order: TransferOrder, terms: GasTerms): Promise<SignedTransfer> {
  const { viem, account, abi, chainId, asset } = at;
  const [to, value, nonce] = [addressOf(order.to), BigInt(order.amountMicros), nonceOf(at, order)];
  const digest = authorizationDigest((bytes) => viem.keccak256(bytes, 'bytes'), authorizationOf(at, order), requirementOf(at, order));
  const { r, s, yParity } = viem.parseSignature(await account.sign({ hash: viem.bytesToHex(digest) }));
  // Estimates the gas of a plain transfer: the node must not see the authorization before it is stored here.
  const plain = viem.encodeFunctionData({ abi, functionName: 'transfer', args: [to, value] });
  const gas = (await client.estimateGas({ account: account.address, to: asset, data: plain })) * 2n + authorizationGas;
  const data = viem.encodeFunctionData({
    abi,
    functionName: 'transferWithAuthorization',
    args: [account.address, to, value, 0n, validBefore(order), nonce, yParity + 27, r, s],
  });
  const raw = await account.signTransaction({ type: 'eip1559', chainId, to: asset, data, gas, ...terms });
  return { raw, hash: viem.keccak256(raw) };
}

async function isKnown({ viem }: Token, client: Client, hash: string): Promise<boolean> {
  const found = await client.getTransaction({ hash: hexOf(hash) }).catch((thrown: unknown) => {
    if (thrown instanceof viem.TransactionNotFoundError) return null;
    throw thrown;
  });
  return found !== null;
}

/**
 * Whether the account's number still belongs to this transaction. The same key settles payments: a transaction of those that waits
 * under the number must not be replaced, and a used number is useless.
 */
async function isStillOurs(at: Token, client: Client, { hash }: SignedTransfer, nonce: number): Promise<boolean> {
  const { address } = at.account;
  const next = await client.getTransactionCount({ address, blockTag: 'pending' });
  if (next <= nonce) return true;
  const used = await client.getTransactionCount({ address });
  return used <= nonce && (await isKnown(at, client, hash));
}

function authorizationOf(at: Token, order: TransferOrder): Authorization {
  const times = { validAfter: '0', validBefore: String(validBefore(order)) };
  return { from: at.account.address, to: addressOf(order.to), value: String(order.amountMicros), ...times, nonce: nonceOf(at, order) };
}

function requirementOf({ network, asset, domain }: Token, { to, amountMicros }: TransferOrder): Requirement {
  const terms = { amount: String(amountMicros), payTo: addressOf(to), maxTimeoutSeconds: 0 };
  return { scheme: 'exact', network, asset, extra: domain, ...terms };
}

/** The one of these transactions that moved the money; null where none has yet. */
async function minedOf({ viem }: Token, client: Client, signed: readonly SignedTransfer[]): Promise<string | null> {
  for (const { hash } of signed.toReversed()) {
    const receipt = await client.getTransactionReceipt({ hash: hexOf(hash) }).catch((thrown: unknown) => {
      if (thrown instanceof viem.TransactionReceiptNotFoundError) return null;
      throw thrown;
    });
    if (receipt?.status === 'success') return hash;
  }
  return null;
}

function termsOf({ viem }: Token, { raw }: SignedTransfer): GasTerms {
  const { nonce = 0, maxFeePerGas = 0n, maxPriorityFeePerGas = 0n } = viem.parseTransaction(`0x02${raw.slice('0x02'.length)}`);
  return { nonce, maxFeePerGas, maxPriorityFeePerGas };
}

/** Always the same for one order: the token accepts each nonce once. */
function nonceOf({ viem }: Token, { id }: TransferOrder): Hex {
  return viem.keccak256(viem.stringToHex(`farebox payout ${id}`));
}

function validBefore({ deadlineAt }: TransferOrder): bigint {
  return BigInt(Math.floor(deadlineAt / secondMs));
}

/** Wallets are stored as their owners wrote them; viem takes mixed case for a checksum. */
const addressOf = (address: string) => lower(hexOf(address));

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

/** Without the address of the node, which may contain a key: failures are stored and logged. */
function plainText(thrown: Viem.BaseError): string {
  return thrown.shortMessage.replaceAll(/https?:\/\/\S+/g, '(node)').slice(0, 300);
}
