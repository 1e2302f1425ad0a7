/** A payment provider before it is opened. */
interface ProviderEntry {
  readonly id: string;
  /** Test money: refused by a service with real money, and kept apart in the ledger. */
  readonly isTest: boolean;
  /** Opened together with the provider of this id, so it has no setting of its own. */
  readonly openedWith?: string;
  /** How it pays, for buyers. */
  readonly description: string;
}

/**
 * All payment providers, in the default order. The position in this list is the number of a provider in sealed quotes: add new ones at the
 * end, never move or remove one; there are at most fifteen.
 */
export const paymentProviders = [
  { id: 'test', isTest: true, description: 'Test money: verifying the payment completes it.' },
  {
    id: 'credit',
    isTest: false,
    description: 'Prepaid credit of your account (with an API key or the token of a login), or of a wallet that signs in.',
  },
  { id: 'x402', isTest: false, description: 'See payTo in the payment.' },
  { id: 'x402-test', isTest: true, openedWith: 'x402', description: 'Wallets sign for worthless test USDC.' },
  {
    id: 'credit-test',
    isTest: true,
    openedWith: 'credit',
    description: 'The same for credit that was bought with test money.',
  },
] as const satisfies readonly ProviderEntry[];

type PaymentProviderEntry = (typeof paymentProviders)[number];
export type ProviderId = PaymentProviderEntry['id'];
/** A provider that FAREBOX_PAYMENTS names. */
export type ProviderSetting = Exclude<PaymentProviderEntry, { openedWith: string }>['id'];

/** By their numbers in sealed quotes. */
export const providerIds: readonly string[] = paymentProviders.map(({ id }) => id);
export const testProviderIds: readonly string[] = paymentProviders.filter(({ isTest }) => isTest).map(({ id }) => id);
export const isTestProvider = (id: string) => testProviderIds.includes(id);
/** The values of FAREBOX_PAYMENTS. */
export const providerSettings: readonly ProviderSetting[] = paymentProviders.flatMap((each) => ('openedWith' in each ? [] : each.id));
