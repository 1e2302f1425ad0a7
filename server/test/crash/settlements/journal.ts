import type { Dice } from './dice.ts';

/** What wallets buy. */
export type Product =
  | { kind: 'tool'; id: string; method: 'GET' | 'POST'; path: string; json: unknown }
  | { kind: 'asset'; id: string; method: 'GET'; path: string; json: undefined };

/** What a wallet knows of one payment that it signed. */
export interface Purchase {
  product: Product;
  /** Payer and nonce: what makes the signed payment itself and no other. */
  key: string;
  amountMicros: number;
  /** The signed payment, and the idempotency key where there is one. Sent again it is the same request. */
  headers: Readonly<Record<string, string>>;
  hasKey: boolean;
  /** The answer that arrived, or the id of the delivery; null when none did. */
  received: string | null;
  /** How often it was sent at once. */
  copies: number;
  /** The service said that nothing moved, and no other copy was on its way. */
  isRefused: boolean;
  /** What the service said last. */
  last: string;
}

/** What the world outside saw, to be held against what the service kept. */
export interface Journal {
  purchases: Purchase[];
  /** What must never happen, and did. */
  violations: string[];
}

export function journal(): Journal {
  return { purchases: [], violations: [] };
}

/** One authorization is known by this, however its hex is written. */
export function keyOf({ from, nonce }: { from: string; nonce: string }): string {
  return `${from}:${nonce}`.toLowerCase();
}

/** Everybody's luck and everybody's notes. */
export interface Notes {
  dice: Dice;
  journal: Journal;
}
