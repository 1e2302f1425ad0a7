import { isAuthenticated, type Caller, type SignedInWallet } from '../accounts/caller.ts';

/** Who asks to pay: decides whose credit is spent. */
export interface Payer {
  /** The account behind the API key or bearer token; null for anybody else. */
  accountId: string | null;
  /** The API key, whose caps apply; null where none was used. */
  apiKeyId: string | null;
  /** A wallet that signed in for paying this, and has credit of its own; absent or null for anybody else. */
  wallet?: SignedInWallet | null;
}

export function payerOf(caller: Caller): Payer {
  return {
    accountId: isAuthenticated(caller) ? caller.accountId : null,
    apiKeyId: caller.kind === 'api_key' ? caller.apiKeyId : null,
    wallet: caller.kind === 'wallet' ? caller : null,
  };
}
