import { isAuthenticated, type Caller, type SignedInWallet } from '../accounts/caller.ts';

/** The caller that pays: decides whose credit is spent. */
export interface Payer {
  /** The account of the API key or bearer token; null for others. */
  accountId: string | null;
  /** The API key whose caps apply; null where none was used. */
  apiKeyId: string | null;
  /** A wallet that signed in to pay this from its own credit; absent or null for others. */
  wallet?: SignedInWallet | null;
}

export function payerOf(caller: Caller): Payer {
  return {
    accountId: isAuthenticated(caller) ? caller.accountId : null,
    apiKeyId: caller.kind === 'api_key' ? caller.apiKeyId : null,
    wallet: caller.kind === 'wallet' ? caller : null,
  };
}
