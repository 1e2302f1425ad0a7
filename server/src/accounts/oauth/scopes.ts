import { z } from 'zod';

/**
 * What a person can let an agent do:
 * - `search`: find, and use what is free, as strangers may;
 * - `spend`: buy with the person's credit, within the caps of the grant;
 * - `sell`: publish and change assets and tools, and read what they earn;
 * - `account`: read the account: its purchases, balance and data.
 */
export const scopes = ['search', 'spend', 'sell', 'account'] as const;
export type Scope = (typeof scopes)[number];

/** Asks for a refresh token. Clients that do not know this one get a refresh token too. */
export const offlineScope = 'offline_access';

export function isScope(text: string): text is Scope {
  return scopes.some((scope) => scope === text);
}

const Stored = z.array(z.enum(scopes));

/** Of a row of `api_keys`. */
export function scopesOf({ scopes: stored }: { scopes: string | null }): Scope[] {
  return stored === null ? [] : Stored.parse(JSON.parse(stored));
}
