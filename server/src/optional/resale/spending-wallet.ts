import type { Challenge, X402Offer } from '@farebox/client';
import { usdc, x402Wallet } from '@farebox/client/x402';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import { amountMaxMicros, centsFromMicros, type Micros } from '../../money.ts';
import { isTestnet } from '../../settlement/settlers/networks.ts';
import { hexOf } from '../../settlement/payload.ts';

/** What a 402 asks for, as far as this service would pay it. */
interface UpstreamOffer {
  amountMicros: Micros;
  /** Signs. @throws where the wallet has no key */
  sign(): Promise<SignedPayment>;
}

interface SignedPayment {
  headers: Readonly<Record<string, string>>;
  network: string;
  payTo: string;
  isTest: boolean;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** The wallet that pays other x402 servers: scheme `exact`, in USDC. */
export type SpendingWallet = Awaited<ReturnType<typeof openSpendingWallet>>;

/** As many as fit into the cell of a table. */
const reasonsMax = 4;

/** A text of a stranger, for a message. */
const shown = (text: string) => text.replace(/[^\w:.-]/g, '?').slice(0, 80);

export interface SpendingWalletOptions {
  /** 0x and 64 hexadecimal digits. */
  key: string | null;
  /** Only then is real money paid: buyers with test money must not spend it. */
  isRealMoney: boolean;
  clock: Clock;
}

const Signed = z.object({ authorization: z.object({ to: z.string() }) });
const SignedMeta = z.object({
  'x402/payment': z.union([
    z
      .object({ accepted: z.object({ network: z.string() }), payload: Signed })
      .transform(({ accepted, payload }) => ({ ...accepted, payload })),
    z.object({ network: z.string(), payload: Signed }),
  ]),
});

/** Loads what signs only where there is a key. */
export async function openSpendingWallet({ key, isRealMoney, clock }: SpendingWalletOptions) {
  const account = key === null ? null : (await import('viem/accounts')).privateKeyToAccount(hexOf(key));
  const nobody = {
    address: hexOf(`0x${'0'.repeat(40)}`),
    signTypedData: () => Promise.reject(new Error('FAREBOX_SPENDING_KEY is not set')),
  };
  const tokens = usdc.filter(({ network }) => isTestnet(network) !== isRealMoney);
  const wallet = x402Wallet(account ?? nobody, {
    tokens,
    maxPriceCents: centsFromMicros(amountMaxMicros),
    now: () => clock.now(),
  });

  function whyNot({ scheme, network, asset }: X402Offer): string {
    const offered = `${shown(scheme)} on ${shown(network)}`;
    if (scheme !== 'exact') return `${offered}: only the scheme exact is paid`;
    if (/^solana\b/i.test(network)) return `${offered}: only networks of EVM are paid, not Solana`;
    const other = usdc.some((token) => token.network === network) && !tokens.some((token) => token.network === network);
    if (other)
      return `${offered}: that is ${isRealMoney ? 'test' : 'real'} money, and this service pays ${isRealMoney ? 'real' : 'test'} money`;
    if (!tokens.some((token) => token.network === network)) return `${offered}: no USDC of that network is known`;
    const isUsdc = tokens.some((token) => token.network === network && token.address.toLowerCase() === asset.toLowerCase());
    return isUsdc ? `${offered}: its amount or its receiver is not valid` : `${offered}: the token ${shown(asset)} is not USDC`;
  }

  return {
    /** Its address; null: it has no key, so it can only read offers. */
    address: account?.address ?? null,
    /** For the operator: why it can pay none of the offers of a challenge. */
    whyNone({ x402, mpp }: Pick<Challenge, 'x402' | 'mpp'>): string {
      const reasons = [
        ...(x402?.offers.map(whyNot) ?? []),
        ...mpp.map(({ method, intent }) => `MPP (${shown(method)}, ${shown(intent)}): only x402 is paid`),
      ];
      const told = [...new Set(reasons)].slice(0, reasonsMax);
      return `not supported: ${told.length === 0 ? 'it names no offer that can be read' : told.join('; ')}`;
    },
    /** The first offer of a challenge that it could pay; null for none. */
    offerOf({ x402 }: Pick<Challenge, 'x402'>): UpstreamOffer | null {
      const quote = wallet.quote({ payment: null, x402, mpp: [] });
      if (quote === null) return null;
      return {
        amountMicros: quote.micros,
        async sign() {
          const { headers, meta, expiresAt } = await quote.prepare();
          const { network, payload } = SignedMeta.parse(meta)['x402/payment'];
          return { headers, network, payTo: payload.authorization.to, isTest: isTestnet(network), expiresAt };
        },
      };
    },
  };
}
