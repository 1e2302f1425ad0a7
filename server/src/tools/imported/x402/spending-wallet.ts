import type { Challenge } from '@farebox/client';
import { usdc, x402Wallet } from '@farebox/client/x402';
import { privateKeyToAccount } from 'viem/accounts';
import { z } from 'zod';
import type { Clock } from '../../../clock.ts';
import { amountMaxMicros, centsFromMicros, type Micros } from '../../../money.ts';
import { isTestnet } from '../../../payments/x402/settlers/networks.ts';
import { hexOf } from '../../../payments/x402/payload.ts';

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
export interface SpendingWallet {
  /** Its address; null: it has no key, so it can only read offers. */
  readonly address: string | null;
  /** The first offer of a challenge that it could pay; null for none. */
  offerOf(challenge: Pick<Challenge, 'x402'>): UpstreamOffer | null;
}

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

export function spendingWallet({ key, isRealMoney, clock }: SpendingWalletOptions): SpendingWallet {
  const account = key === null ? null : privateKeyToAccount(hexOf(key));
  const nobody = {
    address: hexOf(`0x${'0'.repeat(40)}`),
    signTypedData: () => Promise.reject(new Error('FAREBOX_SPENDING_KEY is not set')),
  };
  const wallet = x402Wallet(account ?? nobody, {
    tokens: usdc.filter(({ network }) => isTestnet(network) !== isRealMoney),
    maxPriceCents: centsFromMicros(amountMaxMicros),
    now: () => clock.now(),
  });
  return {
    address: account?.address ?? null,
    offerOf({ x402 }) {
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
