import type { Log as ChainLog } from 'viem';
import { secondMs } from '../../clock.ts';
import { problem } from '../../errors.ts';
import { chainIdOf, checkSignature, reasons } from '../schemes/eip3009.ts';
import { isSame, isWrapped, lower, signatureParts } from '../schemes/signature.ts';
import type { ExactPayload, Hex } from '../payload.ts';
import type { FoundTransfers, Requirement, SettleOutcome } from '../settler.ts';
import { boundedFetch } from '../bounded-fetch.ts';

export interface EvmChainOptions {
  /** CAIP-2, of the namespace eip155. */
  network: string;
  rpcUrl: string;
  /** The token, with six decimals. */
  asset: Hex;
  fetch: typeof globalThis.fetch;
}

export type EvmChain = Awaited<ReturnType<typeof openEvmChain>>;

/** The chain or token that answers is not the configured one. */
export class WrongChainError extends Error {
  override readonly name = 'WrongChainError';
}

const requestMs = 10 * secondMs;
const answerBytesMax = 8 * 1024 * 1024;
const settledDecimals = 6;
/** The clock of a chain may be behind: a payment counts as expired only this much later. */
const overAfterSeconds = 60n;
/** Common RPC endpoints answer this many blocks at once; all windows together are more than a day of two-second blocks. */
const windowBlocks = 2000n;
const windowsMax = 30;

const transferByKey =
  'function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, uint8 v, bytes32 r, bytes32 s)';
/** USDC since 2.2: the payer's own contract may verify the signature. */
const transferByContract =
  'function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, bytes signature)';
const abiText = [
  'function authorizationState(address authorizer, bytes32 nonce) view returns (bool)',
  'function balanceOf(address account) view returns (uint256)',
  'function decimals() view returns (uint8)',
  'event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce)',
  'event AuthorizationCanceled(address indexed authorizer, bytes32 indexed nonce)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
] as const;

/** The call of the token that makes the transfer, or why it is refused. */
export type TransferCall = { kind: 'call'; to: Hex; data: Hex; isByContract: boolean } | { kind: 'refused'; reason: string };

/** The use of an authorization. */
type Fate =
  | { kind: 'moved'; transaction: Hex }
  /** Cancelled, or used for another transfer: this transfer can never happen. */
  | { kind: 'spent' }
  /** Used, but its transaction was not found. */
  | { kind: 'lost' }
  | { kind: 'unused'; isOver: boolean };

/** A chain, by JSON-RPC, and a token with EIP-3009 on it. viem is loaded here. */
export async function openEvmChain(options: EvmChainOptions) {
  const at = await connect(options);
  const { asset, abi, client } = at;
  let checked: Promise<void> | null = null;

  /** Checks until it succeeds once, then never again. @throws WrongChainError, or the error of the connection. */
  function checkOnce(): Promise<void> {
    checked ??= check(at).catch((cause: unknown) => {
      checked = null;
      throw cause;
    });
    return checked;
  }

  return {
    client,
    chain: at.chain,
    asset,
    clientUntil: at.clientUntil,
    abi,
    call: (payload: ExactPayload, requirement: Requirement) => call(at, payload, requirement),
    movesAsSigned: (logs: ChainLog[], payload: ExactPayload, requirement: Requirement) => movesAsSigned(at, logs, payload, requirement),
    isAnswered: (thrown: unknown) => isAnswered(at, thrown),
    isRevert: (thrown: unknown) => isRevert(at, thrown),
    check: checkOnce,
    balanceOf: (account: Hex) => client.readContract({ address: asset, abi, functionName: 'balanceOf', args: [lower(account)] }),
    isUsed: (authorizer: Hex, nonce: Hex) =>
      client.readContract({ address: asset, abi, functionName: 'authorizationState', args: [lower(authorizer), nonce] }),
    fate: (payload: ExactPayload, requirement: Requirement, signal: AbortSignal) => fate(at, payload, requirement, signal),
    transfersIn: (hash: Hex) => transfersIn(at, checkOnce, hash),
    outcomeOf: (payload: ExactPayload, requirement: Requirement, signal: AbortSignal) => outcomeOf(at, payload, requirement, signal),
    unavailable,
  };
}

type Connection = Awaited<ReturnType<typeof connect>>;

async function connect({ network, rpcUrl, fetch, ...options }: EvmChainOptions) {
  // viem refuses an address whose case is a wrong checksum.
  const asset = lower(options.asset);
  const viem = await import('viem');
  const { createPublicClient, http, parseAbi } = viem;
  const chain = viem.defineChain({
    id: Number(chainIdOf(network)),
    name: network,
    nativeCurrency: { name: 'native', symbol: 'NATIVE', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  });
  const limits = { timeout: requestMs, fetchFn: boundedFetch(fetch, answerBytesMax) };
  return {
    viem,
    network,
    asset,
    chain,
    abi: parseAbi(abiText),
    byKeyAbi: parseAbi([transferByKey]),
    byContractAbi: parseAbi([transferByContract]),
    useTopics: ['AuthorizationUsed', 'AuthorizationCanceled'].map((name) => viem.toEventSelector(`event ${name}(address,bytes32)`)),
    // Callers decide about retries: the transport must not send a transaction twice.
    client: createPublicClient({ chain, transport: http(rpcUrl, { ...limits, retryCount: 0 }), cacheTime: 0 }),
    /** A client whose requests end with the signal. */
    clientUntil: (signal: AbortSignal) =>
      createPublicClient({
        chain,
        transport: http(rpcUrl, { ...limits, retryCount: 1, fetchOptions: { signal, redirect: 'error' } }),
        cacheTime: 0,
      }),
  };
}

async function check(at: Connection): Promise<void> {
  const { network, asset, abi, chain, client } = at;
  const id = await client.getChainId();
  if (id !== chain.id) throw new WrongChainError(`the RPC endpoint answers for chain ${id}, not for ${network}`);
  const decimals = await client.readContract({ address: asset, abi, functionName: 'decimals' }).catch((cause: unknown) => {
    if (isRevert(at, cause)) throw new WrongChainError(`there is no token at ${asset} on ${network}`, { cause });
    throw cause;
  });
  if (decimals !== settledDecimals) throw new WrongChainError(`the token ${asset} has ${decimals} decimals, not ${settledDecimals}`);
}

/** Whether a node answered at all, even with an error. */
function isAnswered(at: Connection, thrown: unknown): boolean {
  return thrown instanceof at.viem.BaseError && thrown.walk((cause) => cause instanceof at.viem.RpcRequestError) !== null;
}

/** Whether the contract itself refused, as opposed to a busy or unreachable node. */
function isRevert(at: Connection, thrown: unknown): boolean {
  return thrown instanceof at.viem.BaseError && thrown.walk((cause) => cause instanceof Error && revertNames.has(cause.name)) !== null;
}

/** The call that a transaction makes. Only the token can tell whether it accepts a contract's signature. */
async function call(at: Connection, payload: ExactPayload, requirement: Requirement): Promise<TransferCall> {
  const { asset, byKeyAbi, byContractAbi, client, viem } = at;
  const { signature, authorization } = payload;
  const { from, to, value, validAfter, validBefore, nonce } = authorization;
  const terms = [lower(from), lower(to), BigInt(value), BigInt(validAfter), BigInt(validBefore), lower(nonce)] as const;
  const parts = signatureParts(signature);
  if (parts !== null && (await checkSignature(payload, requirement)) === null) {
    const data = viem.encodeFunctionData({ abi: byKeyAbi, args: [...terms, parts.v, parts.r, parts.s] });
    return { kind: 'call', to: asset, data, isByContract: false };
  }
  const code = await client.getCode({ address: lower(from) });
  // Deploying the wallet would mean to run and pay the payer's code from the operator's address.
  if (code === undefined || code === '0x')
    return { kind: 'refused', reason: isWrapped(signature) ? reasons.undeployed : reasons.signature };
  const inner = isWrapped(signature) ? unwrapped(at, signature) : signature;
  if (inner === null) return { kind: 'refused', reason: reasons.signature };
  return { kind: 'call', to: asset, data: viem.encodeFunctionData({ abi: byContractAbi, args: [...terms, inner] }), isByContract: true };
}

/** @returns null for an invalid wrapper. */
function unwrapped(at: Connection, signature: Hex): Hex | null {
  try {
    return at.viem.parseErc6492Signature(signature).signature;
  } catch {
    return null;
  }
}

/** The event of the authorization, followed by its transfer, is the only proof: cancelling uses the nonce too. */
function movesAsSigned(at: Connection, logs: ChainLog[], { authorization }: ExactPayload, { payTo, amount }: Requirement): boolean {
  const { abi, asset } = at;
  const ofToken = at.viem.parseEventLogs({ abi, logs: logs.filter((log) => isSame(log.address, asset)) });
  const { from, nonce } = authorization;
  return ofToken.some((event, index) => {
    if (event.eventName !== 'AuthorizationUsed') return false;
    if (!isSame(event.args.authorizer, from) || !isSame(event.args.nonce, nonce)) return false;
    const next = ofToken[index + 1];
    if (next?.eventName !== 'Transfer') return false;
    return isSame(next.args.from, from) && isSame(next.args.to, payTo) && next.args.value === BigInt(amount);
  });
}

async function fate(at: Connection, payload: ExactPayload, requirement: Requirement, signal: AbortSignal): Promise<Fate> {
  const { client, asset, abi } = at;
  const { from, nonce, validBefore } = payload.authorization;
  const block = await client.getBlock({ blockTag: 'latest' });
  // At exactly this block: the nodes behind one address may be at different blocks.
  const isUsed = await client.readContract({
    address: asset,
    abi,
    functionName: 'authorizationState',
    args: [lower(from), nonce],
    blockNumber: block.number,
  });
  if (!isUsed) return { kind: 'unused', isOver: block.timestamp >= BigInt(validBefore) + overAfterSeconds };
  const found = await findUse(at, from, nonce, block.number, signal);
  if (found === null) return { kind: 'lost' };
  const receipt = await client.getTransactionReceipt({ hash: found });
  return movesAsSigned(at, receipt.logs, payload, requirement) ? { kind: 'moved', transaction: found } : { kind: 'spent' };
}

async function findUse(at: Connection, from: Hex, nonce: Hex, latest: bigint, signal: AbortSignal): Promise<Hex | null> {
  const { client, asset, useTopics, viem } = at;
  const topics = [useTopics, viem.pad(lower(from), { size: 32 }), nonce];
  for (let window = 0, to = latest; window < windowsMax && to >= 0n; window += 1, to -= windowBlocks) {
    signal.throwIfAborted();
    const fromBlock = viem.numberToHex(to >= windowBlocks ? to - windowBlocks + 1n : 0n);
    const [used] = await client.request({
      method: 'eth_getLogs',
      params: [{ address: asset, topics, fromBlock, toBlock: viem.numberToHex(to) }],
    });
    if (used !== undefined) return used.transactionHash;
  }
  return null;
}

/** The transfers of the token in a transaction; null where the chain does not know it. @throws unavailable */
async function transfersIn(at: Connection, checkOnce: () => Promise<void>, hash: Hex): Promise<FoundTransfers | null> {
  const { client, asset, abi, viem } = at;
  try {
    await checkOnce();
    const { status, logs } = await client.getTransactionReceipt({ hash });
    const events = viem.parseEventLogs({ abi, logs: logs.filter((log) => isSame(log.address, asset)), eventName: 'Transfer' });
    const transfers = events.map(({ args: { from, to, value } }) => ({ from: lower(from), to: lower(to), value }));
    return { isSuccess: status === 'success', transfers };
  } catch (cause) {
    if (cause instanceof viem.TransactionReceiptNotFoundError) return null;
    throw unavailable(cause);
  }
}

/** The outcome of an authorization that may have been settled. */
async function outcomeOf(at: Connection, payload: ExactPayload, requirement: Requirement, signal: AbortSignal): Promise<SettleOutcome> {
  const { from } = payload.authorization;
  const found = await fate(at, payload, requirement, signal).catch(() => null);
  switch (found?.kind) {
    case 'moved':
      return { kind: 'settled', transaction: found.transaction, payer: from };
    case 'spent':
      return { kind: 'failed', reason: reasons.nonceUsed };
    case 'unused':
      return found.isOver ? { kind: 'failed', reason: reasons.validBefore } : { kind: 'unknown', reason: reasons.pending };
    default:
      return { kind: 'unknown', reason: reasons.pending };
  }
}

/** Nothing moved, and the caller may ask again. */
function unavailable(cause: unknown) {
  return problem('unavailable', { message: 'the chain of x402 payments does not answer', retryAfterSeconds: 5, cause });
}

/** Errors of viem. The second one: there is no contract. */
const revertNames = new Set(['ContractFunctionRevertedError', 'ContractFunctionZeroDataError', 'ExecutionRevertedError']);
