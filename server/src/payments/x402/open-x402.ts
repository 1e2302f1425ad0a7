import type { WalletSignIn } from '../../accounts/sign-in-with-x.ts';
import type { Clock } from '../../clock.ts';
import type { Log } from '../../log.ts';
import type { Mpp } from '../mpp/mpp.ts';
import type { PaymentProvider } from '../provider.ts';
import type { ReceiptSigner } from '../receipts.ts';
import { x402Gate, type X402Gate } from './gate.ts';
import { x402Provider } from './provider.ts';
import type { Settler } from './settler.ts';

export interface OpenX402Options {
  settler: Settler;
  mpp: Mpp | null;
  signIn: WalletSignIn;
  /** Whether prepaid credit is taken, so that a wallet can spend its own by signing in. */
  takesCredit: boolean;
  clock: Clock;
  log: Log;
  receipts: ReceiptSigner;
  publicUrl(): string;
}

/** The provider that signed payments pay by, and the gate that they come in through. */
export function openX402(options: OpenX402Options): { provider: PaymentProvider; gate: X402Gate } {
  const { settler, mpp, signIn, takesCredit, receipts, clock, log, publicUrl } = options;
  const isSpentFor = (offerKind: string) => offerKind === 'tool' && takesCredit;
  return {
    provider: x402Provider({
      settler,
      clock,
      log,
      mpp,
      // An asset is delivered again to the wallet that paid for it, and either is paid from the wallet's credit.
      extensions: ({ offerKind }, { path }) =>
        offerKind === 'asset' || isSpentFor(offerKind) ? signIn.extension(settler.network, path) : {},
      // Each call is paid by a proof of its own, and a wallet signs the same text in the same way.
      ownNonce: ({ offerKind }) => (isSpentFor(offerKind) && settler.network.startsWith('eip155:') ? signIn.freshNonce() : null),
      offers: (accepts, resourceUrl, until) => ({
        'offer-receipt': {
          info: {
            offers: accepts.map(({ scheme, network, asset, payTo, amount }, acceptIndex) => {
              const validUntil = Math.floor(until / 1000);
              const signature = receipts.signOffer({ resourceUrl, scheme, network, asset, payTo, amount, validUntil });
              return { format: 'jws', acceptIndex, signature };
            }),
          },
          schema: { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' },
        },
      }),
      publicUrl,
    }),
    gate: x402Gate({ settler, mpp, receipts, publicUrl }),
  };
}
