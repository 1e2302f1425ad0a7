import { useSyncExternalStore } from 'react';

/** A wallet that runs in this browser. Source: EIP-1193. */
interface Provider {
  request(request: { method: string; params?: readonly unknown[] }): Promise<unknown>;
}

export interface BrowserWallet {
  id: string;
  name: string;
  /**
   * Asks the wallet, and so its owner, for an address.
   * @throws WalletRefused
   */
  connect(): Promise<string>;
  /**
   * Asks the owner to sign a text with the key of an address. Source: EIP-191.
   * @throws WalletRefused
   */
  sign(message: string, address: string): Promise<string>;
}

/** The owner said no, or the wallet has no address or cannot sign. */
export class WalletRefused extends Error {
  override readonly name = 'WalletRefused';
}

const listeners = new Set<() => void>();
let found: readonly BrowserWallet[] = [];
let isLooking = false;

/** The wallets that announce themselves. Without any, the one that older wallets put in `window`. Source: EIP-6963. */
export function useBrowserWallets(): readonly BrowserWallet[] {
  return useSyncExternalStore(subscribe, () => found);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  look();
  return () => listeners.delete(changed);
}

function look(): void {
  if (isLooking) return;
  isLooking = true;
  addEventListener('eip6963:announceProvider', (event) => {
    const announced = event instanceof CustomEvent ? walletOf(event.detail) : null;
    if (announced === null || found.some(({ id }) => id === announced.id)) return;
    add([...found.filter(({ id }) => id !== injectedId), announced]);
  });
  dispatchEvent(new Event('eip6963:requestProvider'));
  const injected: unknown = Reflect.get(window, 'ethereum');
  if (found.length === 0 && isProvider(injected)) add([walletFrom(injectedId, '', injected)]);
}

/** Of the wallet in `window`, which has no name. */
const injectedId = 'injected';

function add(wallets: readonly BrowserWallet[]): void {
  found = wallets;
  for (const changed of listeners) changed();
}

/** What announces itself may be any extension: only the form is trusted. */
function walletOf(detail: unknown): BrowserWallet | null {
  const { info, provider } = Object(detail) as { info?: { uuid?: unknown; name?: unknown }; provider?: unknown };
  if (typeof info?.uuid !== 'string' || typeof info.name !== 'string' || !isProvider(provider)) return null;
  return walletFrom(info.uuid, info.name.slice(0, 40), provider);
}

function walletFrom(id: string, name: string, provider: Provider): BrowserWallet {
  return {
    id,
    name,
    async connect() {
      const accounts = await ask(provider, 'eth_requestAccounts', []);
      const address: unknown = Array.isArray(accounts) ? accounts[0] : null;
      if (typeof address !== 'string' || !/^0x[0-9a-fA-F]{40}$/.test(address)) throw new WalletRefused('the wallet gave no address');
      return address;
    },
    async sign(message, address) {
      const text = Array.from(new TextEncoder().encode(message), (byte) => byte.toString(16).padStart(2, '0')).join('');
      const signature = await ask(provider, 'personal_sign', [`0x${text}`, address]);
      if (typeof signature !== 'string') throw new WalletRefused('the wallet gave no signature');
      return signature;
    },
  };
}

function ask(provider: Provider, method: string, params: readonly unknown[]): Promise<unknown> {
  return provider.request({ method, params }).catch((cause: unknown) => {
    throw new WalletRefused('the wallet refused', { cause });
  });
}

function isProvider(value: unknown): value is Provider {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'request') === 'function';
}
