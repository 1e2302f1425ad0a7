import { problem } from '../errors.ts';
import type { TeamRole } from '../storage/tables/teams.ts';
import type { Scope } from './oauth/scopes.ts';

/** A wallet that signed in, with its proof. */
export interface SignedInWallet {
  /** In lower case. */
  address: string;
  /** Path and query that the wallet signed in for. The proof pays for nothing else. */
  signedPath: string;
  /** Id of the signed text, independent of how its signature is encoded. Each text pays once. */
  proofId: string;
}

/** The caller of a request, as proved by its credentials. */
export type Caller =
  | AgentCaller
  | AccountCaller
  /** Signed in with the key of this address, in lower case. A wallet has no account, only its purchases. */
  | ({ kind: 'wallet' } & SignedInWallet)
  /** A self-chosen name from X-Client-Id, or the host of an agent that signs its requests: enough to bind a token, never to spend credit. */
  | { kind: 'named'; name: string }
  | { kind: 'anonymous' };

/** A person who logged in. */
interface AccountCaller {
  kind: 'account';
  accountId: string;
  role: Role;
  sessionHash: string;
  /** When the session has shown a second factor; absent: never. */
  factorAt?: number;
  /** Of a member who acts for the team `accountId`; absent: the caller acts for the personal account. */
  member?: TeamMember;
}

interface TeamMember {
  personId: string;
  membershipId: string;
  role: TeamRole;
}

/** An agent, with an API key or with the token of a grant. */
interface AgentCaller {
  kind: 'api_key';
  apiKeyId: string;
  accountId: string;
  role: Role;
  /** Null: every service. */
  services: readonly string[] | null;
  /** What a person granted to it; absent for an API key. */
  scopes?: readonly Scope[];
}

export type Role = 'owner' | 'admin';

/** The `clientId` of a payment: API key, account, wallet, self-chosen name, or `anonymous`. */
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

/** Begins the name of an agent whose signature was verified: no name that a client chooses itself begins so. */
export const signedMark = '@';

/** Ids that need a credential, a wallet's key or the key of a host. `namedCaller` accepts no name of this form. */
const provenPattern = /^(?:(?:key|usr)_[0-9A-Z]{26}|@[a-z0-9.:[\]-]{1,200}|0x[0-9a-f]{40}|solana:[1-9A-HJ-NP-Za-km-z]{32,44})$/;

/**
 * The owner of the records that a client may read and change: an API key, an account, a wallet, or an agent that signs its requests. Each key has records of its own,
 * because an account gives its keys to different agents, and a leaked key must show only its own records.
 * @returns null for anonymous callers, and for names that callers choose themselves
 */
export function provenOwner(clientId: string): string | null {
  return provenPattern.test(clientId) ? clientId : null;
}

/** Whether a clientId is that of an agent whose signature was verified; `namedCaller` accepts no such name. */
export function isSignedName(clientId: string): boolean {
  return clientId.startsWith(signedMark);
}

/** Whether a clientId belongs to an API key; `namedCaller` accepts no such name. */
export function isApiKeyId(clientId: string): boolean {
  return clientId.startsWith('key_');
}

export function isAuthenticated(caller: Caller): caller is Extract<Caller, { accountId: string }> {
  return caller.kind === 'api_key' || caller.kind === 'account';
}

/** The API key or the membership of a team whose caps apply; null for other callers. */
export function cappedBy(caller: Caller): string | null {
  if (caller.kind === 'account') return caller.member?.membershipId ?? null;
  return caller.kind === 'api_key' ? caller.apiKeyId : null;
}

/** Who acts, for the audit trail: the person, where the account is a team. */
export function actorOf(caller: Extract<Caller, { accountId: string }>): string {
  return caller.kind === 'account' && caller.member !== undefined ? caller.member.personId : caller.accountId;
}

/** The account or wallet whose credit the caller can spend; null for other callers. */
export function creditHolderOf(caller: Caller): string | null {
  if (isAuthenticated(caller)) return caller.accountId;
  return caller.kind === 'wallet' ? caller.address : null;
}

/** @throws authentication_required, forbidden */
export function requireAdmin(caller: Caller): Extract<Caller, { accountId: string }> {
  const account = requireAccount(caller);
  if (account.role !== 'admin') throw problem('forbidden', { hint: 'This requires the admin role.' });
  return account;
}

/** @throws authentication_required */
export function requireAccount(caller: Caller): Extract<Caller, { accountId: string }> {
  if (!isAuthenticated(caller)) throw problem('authentication_required');
  return caller;
}

/**
 * @returns the id of the account, or of the wallet that signed in
 * @throws authentication_required
 */
export function requireCreditHolder(caller: Caller): string {
  const holderId = creditHolderOf(caller);
  if (holderId === null) throw problem('authentication_required', { hint: 'Send an API key, a session token, or SIGN-IN-WITH-X.' });
  return holderId;
}

/** A key that is restricted to some services cannot call or pay for others. @throws api_key_not_allowed */
export function requireService(caller: Caller, serviceId: string): void {
  if (caller.kind === 'api_key' && caller.services !== null && !caller.services.includes(serviceId)) throw problem('api_key_not_allowed');
}

const clientNamePattern = /^[A-Za-z0-9][A-Za-z0-9._:@/-]{0,63}$/;
/** Names that look like an id which needs a credential or a wallet. */
const reservedPattern = /^(?:key_|usr_|0x|solana:)/i;

/** The caller named by X-Client-Id. @throws malformed_header */
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
