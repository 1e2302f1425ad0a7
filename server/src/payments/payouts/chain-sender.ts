import type * as Viem from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { secondMs } from '../../clock.ts';
import { chainIdOf, typedData } from '../x402/eip3009.ts';
import type { Authorization, Hex, Requirement } from '../x402/settler.ts';
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
      throw thrown instanceof at.viem.BaseError ? new Error(`the node could not be asked: ${plainText(thrown)}`) : thrown;
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
        const next = await client.getTransactionCount({ address: at.account.address, blockTag: 'pending' });
        if (last === null || earlier === null || !(await isStillOurs(at, client, last, earlier.nonce, next))) {
          return signTransfer(at, client, options, order, { nonce: next, ...fees });
        }
        // Estimated for twice the base fee of now: with half of that it is still good.
        if (earlier.maxFeePerGas >= fees.maxFeePerGas / 2n) return last;
        return signTransfer(at, client, options, order, {
          nonce: earlier.nonce,
          maxFeePerGas: larger(fees.maxFeePerGas, raised(earlier.maxFeePerGas)),
          maxPriorityFeePerGas: larger(fees.maxPriorityFeePerGas, raised(earlier.maxPriorityFeePerGas)),
        });
      }),

    broadcast: ({ raw, hash }, signal) =>
      run(signal, async (at, client) => {
        try {
          await client.sendRawTransaction({ serializedTransaction: hexOf(raw) });
          return { kind: 'accepted' };
        } catch (thrown) {
          // Whatever the node says: only whether it knows the transaction counts.
          if (await isKnown(at, client, hash)) return { kind: 'accepted' };
          return { kind: 'refused', reason: thrown instanceof at.viem.BaseError ? plainText(thrown) : String(thrown) };
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

/** What does not change between two requests. */
interface Chain {
  viem: typeof Viem;
  account: PrivateKeyAccount;
  abi: ReturnType<typeof tokenOf>;
  chainId: number;
  /** Of its own for every piece of work: its requests end with that. */
  client(signal: AbortSignal): Client;
  /** Asked once. */
  isRight: boolean;
}

const tokenOf = ({ parseAbi }: typeof Viem) =>
  parseAbi([
    'function transfer(address to, uint256 value) returns (bool)',
    'function authorizationState(address authorizer, bytes32 nonce) view returns (bool)',
    'function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, uint8 v, bytes32 r, bytes32 s)',
    'function DOMAIN_SEPARATOR() view returns (bytes32)',
  ]);

async function open({ network, rpcUrl, privateKey }: ChainSenderOptions): Promise<Chain> {
  const [viem, { privateKeyToAccount }] = await Promise.all([import('viem'), import('viem/accounts')]);
  const chainId = Number(chainIdOf(network));
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 };
  // A base fee may double before the transaction has to be replaced.
  const definition = {
    id: chainId,
    name: network,
    nativeCurrency,
    rpcUrls: { default: { http: [rpcUrl] } },
    fees: { baseFeeMultiplier: 2 },
  };
  return {
    viem,
    account: privateKeyToAccount(privateKey),
    abi: tokenOf(viem),
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

async function signTransfer(
  at: Chain,
  client: Client,
  options: ChainSenderOptions,
  order: TransferOrder,
  terms: Terms,
): Promise<SignedTransfer> {
  const { viem, account, abi, chainId } = at;
  const { asset } = options;
  const [to, value, nonce] = [addressOf(order.to), BigInt(order.amountMicros), nonceOf(at, order)];
  const typed = typedData(authorizationOf(at, order), requirementOf(options, order));
  const { r, s, yParity } = viem.parseSignature(await account.signTypedData(typed));
  // The gas of a plain transfer is asked for: the authorization is not shown to the node before it is stored here.
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

async function isKnown({ viem }: Chain, client: Client, hash: string): Promise<boolean> {
  const found = await client.getTransaction({ hash: hexOf(hash) }).catch((thrown: unknown) => {
    if (thrown instanceof viem.TransactionNotFoundError) return null;
    throw thrown;
  });
  return found !== null;
}

/**
 * Whether the account's number is still this transaction's. The same key settles payments: what it has waiting under the number is
 * left alone, and a number that is used up is of no use.
 */
async function isStillOurs(at: Chain, client: Client, { hash }: SignedTransfer, nonce: number, next: number): Promise<boolean> {
  if (next <= nonce) return true;
  const used = await client.getTransactionCount({ address: at.account.address });
  return used <= nonce && (await isKnown(at, client, hash));
}

function authorizationOf(at: Chain, order: TransferOrder): Authorization {
  const times = { validAfter: '0', validBefore: String(validBefore(order)) };
  return { from: at.account.address, to: addressOf(order.to), value: String(order.amountMicros), ...times, nonce: nonceOf(at, order) };
}

function requirementOf({ network, asset, domain }: ChainSenderOptions, { to, amountMicros }: TransferOrder): Requirement {
  const terms = { amount: String(amountMicros), payTo: addressOf(to), maxTimeoutSeconds: 0 };
  return { scheme: 'exact', network, asset, extra: domain, ...terms };
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
  const { nonce = 0, maxFeePerGas = 0n, maxPriorityFeePerGas = 0n } = viem.parseTransaction(`0x02${raw.slice('0x02'.length)}`);
  return { nonce, maxFeePerGas, maxPriorityFeePerGas };
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
