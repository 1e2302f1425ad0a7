import { problem } from '../errors.ts';

/** A wallet that proved who it is, and by what. */
export interface SignedInWallet {
  /** In lower case. */
  address: string;
  /** Path and query of the address that it signed in for: it spends nothing at another. */
  signedPath: string;
  /** Names the very text that was signed, however its signature is written: each text pays once. */
  proofId: string;
}

/** Who makes a request, as far as its credentials prove it. */
export type Caller =
  | { kind: 'api_key'; apiKeyId: string; accountId: string; role: Role; /** Null: every service. */ services: readonly string[] | null }
  | { kind: 'account'; accountId: string; role: Role; sessionHash: string }
  /** Has signed in with the key of this address, in lower case. It has no account: it has what it paid for. */
  | ({ kind: 'wallet' } & SignedInWallet)
  /** Says its own name in X-Client-Id: good for binding a token, never for spending somebody's credit. */
  | { kind: 'named'; name: string }
  | { kind: 'anonymous' };

export type Role = 'owner' | 'admin';

/** `clientId` of a payment: API key, account, wallet, own name, or `anonymous`. */
export function clientIdOf(caller: Caller): string {
  switch (caller.kind) {
    case 'api_key':
      return caller.apiKeyId;
    case 'account':
      return caller.accountId;
    case 'wallet':
      return caller.address;
    case 'named':
      return caller.name;
    case 'anonymous':
      return 'anonymous';
  }
}

/** What only a credential, or the key of a wallet, can prove: `namedCaller` takes no name of such a form. */
const provenPattern = /^(?:(?:key|usr)_[0-9A-Z]{26}|0x[0-9a-f]{40}|solana:[1-9A-HJ-NP-Za-km-z]{32,44})$/;

/**
 * Whose records a client may read and change: those of an API key, an account, or a wallet. A key has records of its own, apart from
 * the other keys of its account: keys are handed to different agents, and one that leaks shows no more than was kept with it.
 * @returns null for a name that anybody can give himself, and for nobody in particular
 */
export function provenOwner(clientId: string): string | null {
  return provenPattern.test(clientId) ? clientId : null;
}

/** Whether a clientId is that of an API key; nobody else can have such a name. */
export function isApiKeyId(clientId: string): boolean {
  return clientId.startsWith('key_');
}

export function isAuthenticated(caller: Caller): caller is Extract<Caller, { accountId: string }> {
  return caller.kind === 'api_key' || caller.kind === 'account';
}

/** Whose prepaid credit a caller has: an account's, or a wallet's own; null for anybody else. */
export function creditHolderOf(caller: Caller): string | null {
  if (isAuthenticated(caller)) return caller.accountId;
  return caller.kind === 'wallet' ? caller.address : null;
}

/** @throws authentication_required, forbidden */
export function requireAdmin(caller: Caller): Extract<Caller, { accountId: string }> {
  const account = requireAccount(caller);
  if (account.role !== 'admin') throw problem('forbidden', { hint: 'This needs the role admin.' });
  return account;
}

/** @throws authentication_required */
export function requireAccount(caller: Caller): Extract<Caller, { accountId: string }> {
  if (!isAuthenticated(caller)) throw problem('authentication_required');
  return caller;
}

/** For what shows all that an account has: not by a key that is restricted to some services. @throws authentication_required, api_key_not_allowed */
export function requireWholeAccount(caller: Caller): Extract<Caller, { accountId: string }> {
  const account = requireAccount(caller);
  if (account.kind === 'api_key' && account.services !== null) throw problem('api_key_not_allowed');
  return account;
}

/** Who has credit: an account, or a wallet that signed in. @returns its id @throws authentication_required */
export function requireCreditHolder(caller: Caller): string {
  const holderId = creditHolderOf(caller);
  if (holderId === null) throw problem('authentication_required', { hint: 'Send an API key, the token of a login, or SIGN-IN-WITH-X.' });
  return holderId;
}

/** A key that is restricted to services neither calls nor pays for another. @throws api_key_not_allowed */
export function requireService(caller: Caller, serviceId: string): void {
  if (caller.kind === 'api_key' && caller.services !== null && !caller.services.includes(serviceId)) throw problem('api_key_not_allowed');
}

const clientNamePattern = /^[A-Za-z0-9][A-Za-z0-9._:@/-]{0,63}$/;
/** Names that would pass for an id that only a credential or a wallet can prove. */
const reservedPattern = /^(?:key_|usr_|0x|solana:)/i;

/** The caller that X-Client-Id names. @throws malformed_header */
export function namedCaller(clientId: string | undefined): Caller {
  if (clientId === undefined || clientId === 'anonymous') return { kind: 'anonymous' };
  if (!clientNamePattern.test(clientId) || reservedPattern.test(clientId)) {
    throw problem('malformed_header', {
      message: 'X-Client-Id is malformed',
      hint: 'Use 1 to 64 letters, digits or ._:@/- that do not begin with key_, usr_, 0x or solana:.',
    });
  }
  return { kind: 'named', name: clientId };
}
