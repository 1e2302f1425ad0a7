import type * as Viem from 'viem';
import type { Clock } from '../../clock.ts';
import { secondMs } from '../../clock.ts';
import type { Hex } from '../x402/settler.ts';
import type { PayoutSender, SignedTransfer, TransferOrder } from './sender.ts';

export interface ChainSenderOptions {
  /** CAIP-2, `eip155:<chain id>`. */
  network: string;
  rpcUrl: string;
  /** Whose tokens are sent, and who pays the gas. */
  privateKey: Hex;
  /** A token of six decimals with EIP-3009, such as USDC: one atomic unit is one micro. */
  asset: Hex;
  /** The token's EIP-712 domain. */
  domain: { name: string; version: string };
  clock: Clock;
  /** So many blocks on top of one make it final. */
  confirmations?: number;
}

const requestMs = 10 * secondMs;
/** Beyond what a plain transfer takes: the check of a signature, and a new word of storage. */
const authorizationGas = 60_000n;
/** Nodes take a replacement only for a tenth more. */
const raised = (fee: bigint) => (fee * 125n) / 100n;

/**
 * Sends tokens by the operator's key. Each transfer is an EIP-3009 authorization whose nonce is made from the order's id, so
 * the token itself takes it once: whatever the account's nonces do, however many processes send, and whatever a node that is
 * behind says, one order moves money once. It also ends with its deadline, so that a transfer that failed has failed for good.
 * The transaction around it may be replaced freely. Source: EIP-3009, transferWithAuthorization and authorizationState.
 */
export function chainSender(options: ChainSenderOptions): PayoutSender {
  const { network, asset, domain, confirmations = 12 } = options;
  let opened: Promise<Chain> | null = null;

  /** Loaded when there is something to send: the library costs every start a third of a second. */
  async function chain(): Promise<Chain> {
    opened ??= open(options);
    return opened.catch((cause: unknown) => {
      opened = null;
      throw cause;
    });
  }

  async function run<T>(signal: AbortSignal, work: (chain: Chain, client: Client) => Promise<T>): Promise<T> {
    const at = await chain();
    try {
      const client = at.client(AbortSignal.any([signal, AbortSignal.timeout(4 * requestMs)]));
      await assertNetwork(at, client, domain, asset);
      return await work(at, client);
    } catch (thrown) {
      throw at.viem.BaseError.prototype.isPrototypeOf(Object(thrown)) ? plainError(thrown) : thrown;
    }
  }

  return {
    network,

    refusal: ({ to, amountMicros }, signal) =>
      run(signal, async ({ viem, account, abi }, client) => {
        // Unsigned: a node that is asked whether it would work gets nothing that works.
        const data = viem.encodeFunctionData({ abi, functionName: 'transfer', args: [addressOf(to), BigInt(amountMicros)] });
        try {
          await client.call({ account: account.address, to: asset, data });
          return null;
        } catch (thrown) {
          if (!(thrown instanceof viem.BaseError) || !isRevert(viem, thrown)) throw thrown;
          return `the token refuses the transfer: ${plainText(thrown)}`;
        }
      }),

    sign: (order, last, signal) =>
      run(signal, async (at, client) => {
        const fees = await client.estimateFeesPerGas();
        const earlier = last === null ? null : termsOf(at, last);
        const isSpent = earlier !== null && (await client.getTransactionCount({ address: at.account.address })) > earlier.nonce;
        if (last !== null && earlier !== null && !isSpent && earlier.maxFeePerGas >= fees.maxFeePerGas / 2n) return last;
        const terms =
          earlier === null || isSpent
            ? { nonce: await client.getTransactionCount({ address: at.account.address, blockTag: 'pending' }), ...fees }
            : {
                nonce: earlier.nonce,
                maxFeePerGas: larger(fees.maxFeePerGas, raised(earlier.maxFeePerGas)),
                maxPriorityFeePerGas: larger(fees.maxPriorityFeePerGas, raised(earlier.maxPriorityFeePerGas)),
              };
        return signTransfer(at, client, options, order, terms);
      }),

    broadcast: ({ raw, hash }, signal) =>
      run(signal, async ({ viem }, client) => {
        try {
          await client.sendRawTransaction({ serializedTransaction: hexOf(raw) });
          return { kind: 'accepted' };
        } catch (thrown) {
          // Whatever the node says: only whether it knows the transaction counts.
          const known = await client.getTransaction({ hash: hexOf(hash) }).catch((cause: unknown) => {
            if (cause instanceof viem.TransactionNotFoundError) return null;
            throw cause;
          });
          if (known !== null) return { kind: 'accepted' };
          return { kind: 'refused', reason: thrown instanceof viem.BaseError ? plainText(thrown) : String(thrown) };
        }
      }),

    check: (order, signed, signal) =>
      run(signal, async (at, client) => {
        const mined = await minedOf(at, client, signed);
        const head = await client.getBlockNumber({ cacheTime: 0 });
        const blockNumber = head - BigInt(confirmations);
        if (blockNumber < 0n) return mined === null ? { kind: 'open' } : { kind: 'mined' };
        // Of one and the same block, so that no two nodes that are not equally far can contradict each other.
        const { timestamp } = await client.getBlock({ blockNumber });
        const isUsed = await client.readContract({
          address: asset,
          abi: at.abi,
          functionName: 'authorizationState',
          args: [at.account.address, nonceOf(at, order)],
          blockNumber,
        });
        if (isUsed) return { kind: 'paid', hash: mined };
        if (timestamp >= validBefore(order)) return { kind: 'failed', reason: 'no block took the transfer before its deadline' };
        return mined === null ? { kind: 'open' } : { kind: 'mined' };
      }),
  };
}

type Client = Viem.PublicClient<Viem.HttpTransport, Viem.Chain>;
type Account = ReturnType<typeof import('viem/accounts').privateKeyToAccount>;

/** What does not change between two requests. */
interface Chain {
  viem: typeof Viem;
  account: Account;
  abi: typeof tokenAbi;
  chainId: number;
  /** Of its own for every piece of work: its requests end with that. */
  client(signal: AbortSignal): Client;
  /** Asked once. */
  isRight: boolean;
}

const tokenAbi = [
  {
    type: 'function',
    name: 'transfer',
    stateMutability: 'nonpayable',
    inputs: [
      { name: 'to', type: 'address' },
      { name: 'value', type: 'uint256' },
    ],
    outputs: [{ name: '', type: 'bool' }],
  },
  {
    type: 'function',
    name: 'authorizationState',
    stateMutability: 'view',
    inputs: [
      { name: 'authorizer', type: 'address' },
      { name: 'nonce', type: 'bytes32' },
    ],
    outputs: [{ name: '', type: 'bool' }],
  },
  {
    type: 'function',
    name: 'transferWithAuthorization',
    stateMutability: 'nonpayable',
    inputs: [
      { name: 'from', type: 'address' },
      { name: 'to', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'validAfter', type: 'uint256' },
      { name: 'validBefore', type: 'uint256' },
      { name: 'nonce', type: 'bytes32' },
      { name: 'v', type: 'uint8' },
      { name: 'r', type: 'bytes32' },
      { name: 's', type: 'bytes32' },
    ],
    outputs: [],
  },
  { type: 'function', name: 'DOMAIN_SEPARATOR', stateMutability: 'view', inputs: [], outputs: [{ name: '', type: 'bytes32' }] },
] as const;

const authorizationTypes = {
  TransferWithAuthorization: [
    { name: 'from', type: 'address' },
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'validAfter', type: 'uint256' },
    { name: 'validBefore', type: 'uint256' },
    { name: 'nonce', type: 'bytes32' },
  ],
} as const;

async function open({ network, rpcUrl, privateKey }: ChainSenderOptions): Promise<Chain> {
  const [viem, { privateKeyToAccount }] = await Promise.all([import('viem'), import('viem/accounts')]);
  const chainId = Number(/^eip155:(\d+)$/.exec(network)?.[1]);
  if (!Number.isSafeInteger(chainId)) throw new Error(`${network} is no EVM network`);
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 };
  // A base fee may double before the transaction has to be replaced.
  const definition = { id: chainId, name: network, nativeCurrency, rpcUrls: { default: { http: [rpcUrl] } }, fees: { baseFeeMultiplier: 2 } };
  return {
    viem,
    account: privateKeyToAccount(privateKey),
    abi: tokenAbi,
    chainId,
    client: (signal) =>
      viem.createPublicClient({
        chain: viem.defineChain(definition),
        transport: viem.http(rpcUrl, { timeout: requestMs, retryCount: 1, fetchOptions: { signal, redirect: 'error' } }),
      }),
    isRight: false,
  };
}

/** Before the first payout of this process: the node must be of the network, and the token take what is signed here. */
async function assertNetwork(at: Chain, client: Client, domain: ChainSenderOptions['domain'], asset: Hex): Promise<void> {
  if (at.isRight) return;
  const { viem, chainId, abi } = at;
  const found = await client.getChainId();
  if (found !== chainId) throw new Error(`the node is of eip155:${found}, not of eip155:${chainId}`);
  const separator = viem.domainSeparator({ domain: { ...domain, chainId, verifyingContract: asset } });
  const own = await client.readContract({ address: asset, abi, functionName: 'DOMAIN_SEPARATOR' }).catch((thrown: unknown) => {
    if (thrown instanceof viem.BaseError && (isRevert(viem, thrown) || isEmpty(viem, thrown))) return null;
    throw thrown;
  });
  if (own !== null && own !== separator) throw new Error(`the token's EIP-712 domain is not ${domain.name}, version ${domain.version}`);
  at.isRight = true;
}

interface Terms {
  nonce: number;
  maxFeePerGas: bigint;
  maxPriorityFeePerGas: bigint;
}

async function signTransfer(at: Chain, client: Client, options: ChainSenderOptions, order: TransferOrder, terms: Terms): Promise<SignedTransfer> {
  const { viem, account, abi, chainId } = at;
  const { asset, domain } = options;
  const [to, value, nonce] = [addressOf(order.to), BigInt(order.amountMicros), nonceOf(at, order)];
  const message = { from: account.address, to, value, validAfter: 0n, validBefore: validBefore(order), nonce };
  const signature = await account.signTypedData({
    domain: { ...domain, chainId, verifyingContract: asset },
    types: authorizationTypes,
    primaryType: 'TransferWithAuthorization',
    message,
  });
  const { r, s, yParity } = viem.parseSignature(signature);
  // The gas of a plain transfer is asked for: the authorization is not shown to the node before it is stored here.
  const plain = viem.encodeFunctionData({ abi, functionName: 'transfer', args: [to, value] });
  const gas = (await client.estimateGas({ account: account.address, to: asset, data: plain })) * 2n + authorizationGas;
  const data = viem.encodeFunctionData({
    abi,
    functionName: 'transferWithAuthorization',
    args: [message.from, to, value, 0n, message.validBefore, nonce, yParity + 27, r, s],
  });
  const raw = await account.signTransaction({ type: 'eip1559', chainId, to: asset, data, gas, ...terms });
  return { raw, hash: viem.keccak256(raw) };
}

/** The transaction of these that moved the money; null where none has yet. */
async function minedOf({ viem }: Chain, client: Client, signed: readonly SignedTransfer[]): Promise<string | null> {
  for (const { hash } of signed.toReversed()) {
    const receipt = await client.getTransactionReceipt({ hash: hexOf(hash) }).catch((thrown: unknown) => {
      if (thrown instanceof viem.TransactionReceiptNotFoundError) return null;
      throw thrown;
    });
    if (receipt?.status === 'success') return hash;
  }
  return null;
}

function termsOf({ viem }: Chain, { raw }: SignedTransfer): Terms {
  const { nonce, maxFeePerGas, maxPriorityFeePerGas } = viem.parseTransaction(serializedOf(raw));
  if (nonce === undefined) return { nonce: 0, maxFeePerGas: maxFeePerGas ?? 0n, maxPriorityFeePerGas: maxPriorityFeePerGas ?? 0n };
  return { nonce, maxFeePerGas: maxFeePerGas ?? 0n, maxPriorityFeePerGas: maxPriorityFeePerGas ?? 0n };
}

/** The same for one order in all times: the token takes each once. */
function nonceOf({ viem }: Chain, { id }: TransferOrder): Hex {
  return viem.keccak256(viem.stringToHex(`farebox payout ${id}`));
}

function validBefore({ deadlineAt }: TransferOrder): bigint {
  return BigInt(Math.floor(deadlineAt / secondMs));
}

function isRevert(viem: typeof Viem, thrown: Viem.BaseError): boolean {
  return thrown.walk((each) => each instanceof viem.ExecutionRevertedError || each instanceof viem.ContractFunctionRevertedError) !== null;
}

/** The contract has no such function, or there is none. */
function isEmpty(viem: typeof Viem, thrown: Viem.BaseError): boolean {
  return thrown.walk((each) => each instanceof viem.ContractFunctionZeroDataError) !== null;
}

/** Wallets are kept as they were written; the library takes mixed case for a checksum, which many do not mind. */
function addressOf(address: string): Hex {
  return hexOf(address.toLowerCase());
}

/** What was checked when it came in, or was made here. */
function hexOf(text: string): Hex {
  return `0x${text.slice(2)}`;
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

/** Without the address of the node, which may have a key in it: failures are stored and logged. */
function plainText(thrown: Viem.BaseError): string {
  return thrown.shortMessage.replaceAll(/https?:\/\/\S+/g, '(node)').slice(0, 300);
}
