import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createTestClient, http, numberToHex, publicActions, walletActions, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { baseSepolia } from 'viem/chains';
import { balanceSlotOf, usdCoinAbi, usdCoinCode } from './usd-coin.ts';

/** Where USDC is on Base Sepolia: wallets pay with that and nothing else. */
export const usdcAddress: Hex = '0x036CbD53842c5426634e7929541eC2318f3dCF7e';
/** The node's first account, which has gas. Everybody knows its key. */
export const operatorKey: Hex = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

const startMs = 15_000;
const architectures: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };

/** The program of the EVM node; null where its package has none for this machine, or none was installed. */
export const anvilPath = findAnvil();

export interface Anvil extends AsyncDisposable {
  rpcUrl: string;
  client: ReturnType<typeof clientOf>;
  /** Lets an address have so much USDC. */
  fund(address: Hex, amount: bigint): Promise<void>;
  balanceOf(address: Hex): Promise<bigint>;
}

/** An EVM node of its own on a port of the loopback: Base Sepolia by its id, with a USDC at the usual address. */
export async function startAnvil({ blockSeconds }: { blockSeconds?: number } = {}): Promise<Anvil> {
  if (anvilPath === null) throw new Error('there is no anvil for this machine');
  const mining = blockSeconds === undefined ? [] : ['--block-time', String(blockSeconds)];
  const child = spawn(anvilPath, ['--host', '127.0.0.1', '--port', '0', '--chain-id', String(baseSepolia.id), ...mining], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const rpcUrl = await listening(child);
  const client = clientOf(rpcUrl);
  await client.setCode({ address: usdcAddress, bytecode: usdCoinCode });
  const token = { address: usdcAddress, abi: usdCoinAbi } as const;
  return {
    rpcUrl,
    client,
    fund: (address, amount) =>
      client.setStorageAt({ address: usdcAddress, index: balanceSlotOf(address), value: numberToHex(amount, { size: 32 }) }),
    balanceOf: (address) => client.readContract({ ...token, functionName: 'balanceOf', args: [address] }),
    async [Symbol.asyncDispose]() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Writes with the node's tenth account, so that the operator's own numbers are left alone. */
function clientOf(rpcUrl: string) {
  const account = privateKeyToAccount('0x2a871d0798f97d79848a013d4936a73bf4cc922c825d33c1cf7073dff6d409c6');
  return createTestClient({ account, chain: baseSepolia, mode: 'anvil', transport: http(rpcUrl), pollingInterval: 20 })
    .extend(publicActions)
    .extend(walletActions);
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const late = setTimeout(() => reject(new Error(`anvil did not start: ${said}`)), startMs);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`anvil ended with ${code}: ${said}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-10_000);
      const [, address] = /Listening on ([\d.:]+)/.exec(said) ?? [];
      if (address === undefined) return;
      clearTimeout(late);
      resolve(`http://${address}`);
    });
  });
}

function findAnvil(): string | null {
  const windows = process.platform === 'win32';
  const name = `@foundry-rs/anvil-${windows ? 'win32' : process.platform}-${architectures[process.arch] ?? process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'bin', windows ? 'anvil.exe' : 'anvil');
  } catch {
    return null;
  }
}
