import { problem, type Problem } from '../errors.ts';
import type { Caller } from './caller.ts';
import type { Scope } from './oauth/scopes.ts';
import { requireRight, type TeamRight } from './team-roles.ts';

/**
 * What an API key may do that is restricted to some services. The record of each route says it, for HTTP, MCP and A2A alike:
 * - `public`: what strangers may do too;
 * - `spend`: pays, so the purchase checks services, caps and standing;
 * - `sell`: publishes and changes what is for sale, and reads what it earns: for people, and for agents that they granted it to;
 * - `account`: reads or changes the account, so it is refused. Also what a record that asks for a credential leaves unsaid.
 */
export type KeyScope = 'public' | 'spend' | 'sell' | 'account';

/** The record of a route, as far as it says who may call it. */
export interface ScopedOperation {
  operationId?: string | undefined;
  security?: ReadonlyArray<Record<string, unknown>> | undefined;
  'x-key-scope'?: unknown;
  method?: string;
  /** What a member of a team needs, where it does not follow from the rest. */
  right?: TeamRight;
}

/** Stated in the record of an operation that pays, or that sells. */
export const spends = { 'x-key-scope': 'spend' } as const;
export const sells = { 'x-key-scope': 'sell' } as const;

export function keyScopeOf({ security, 'x-key-scope': stated }: ScopedOperation): KeyScope {
  if (stated === 'spend' || stated === 'sell') return stated;
  const isOpen = security === undefined || security.some((way) => Object.keys(way).length === 0);
  return isOpen ? 'public' : 'account';
}

/** The right that a member of a team needs for an operation; null where strangers may do the same. */
function rightOf(operation: ScopedOperation): TeamRight | null {
  const scope = keyScopeOf(operation);
  if (scope === 'public') return null;
  if (scope === 'spend') return 'spend';
  if (operation.right !== undefined) return operation.right;
  if (operation.method === 'get') return 'read';
  return scope === 'sell' ? 'sell' : 'manage';
}

/**
 * Whether an agent may not read its account: a key that is restricted to some services, a grant without the scope. One with caps alone reads
 * its account, and spends less.
 */
export function isRestricted(caller: Caller): boolean {
  return caller.kind === 'api_key' && (caller.services !== null || caller.scopes?.includes('account') === false);
}

/** @throws api_key_not_allowed, insufficient_scope, forbidden */
export function requireKeyScope(caller: Caller, operation: ScopedOperation): void {
  const right = rightOf(operation);
  if (right !== null) requireRight(caller, right);
  if (caller.kind !== 'api_key') return;
  const scope = keyScopeOf(operation);
  if (scope !== 'sell' && scope !== 'account') return;
  if (caller.scopes === undefined) {
    if (caller.services !== null) throw problem('api_key_not_allowed');
  } else if (!caller.scopes.includes(scope)) throw insufficientScope(scope);
}

/** A client that reads this asks its person for more. Source: RFC 6750, 3.1. */
function insufficientScope(scope: Scope): Problem {
  return problem('insufficient_scope', {
    message: `the grant lacks the scope ${scope}`,
    headers: { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
  });
}
