import type { Dice } from '../../dice.ts';

/** What is bought. */
export interface Product {
  kind: 'tool' | 'asset' | 'credit' | 'pledge';
  /** As the service knows it; of credit `credit`. */
  id: string;
  /** HEAD has no effect, whatever it is sent with. */
  method: 'GET' | 'POST' | 'HEAD';
  path: string;
  json: unknown;
}

/** The tool whose price counts its input, and whose calls use less than was quoted. */
export const meteredTool = 'measure-text';
/** The tool whose price changes all the time, and whose calls are paid first and often fail: what they paid is given back. */
export const changingTool = 'measure-once';
/** Tools for which the service pays another server; the calls of one are never answered. */
export const resoldTool = 'far-weather';
export const losingTool = 'lost-lost-weather';
/** Paid before the work. */
export const lastingTools = [changingTool, resoldTool, losingTool];

/** What a buyer knows of one request: what it sent, and what was answered. */
export interface Purchase {
  product: Product;
  /** Payer and nonce: what makes the signed payment itself and no other. Null where nothing was signed that moves money. */
  key: string | null;
  /** What was signed, or else the maximum that was sent; 0: none. */
  amountMicros: number;
  /** What pays, and the idempotency key where there is one. Sent again it is the same request. */
  headers: Readonly<Record<string, string>>;
  /** With a key, the answer comes as often as it is asked for. */
  hasKey: boolean;
  /** No other request of its buyer for the same thing is on its way: its money is for this one. */
  isAlone: boolean;
  /** The answer that arrived, or the id of the delivery or of the credit; null when none did. */
  received: string | null;
  /** How often it was sent at once. */
  copies: number;
  /** The service said that nothing moved, and no other copy was on its way. */
  isRefused: boolean;
  /** What the service said last. */
  last: string;
}

/** One payment that is paid by its id, in the name of one API key: by a signature and by credit at the same time, or by credit. Its token uses it. */
export interface Contested {
  product: Product;
  paymentId: string;
  token: string;
  /** Of the signature; null where there is none. */
  key: string | null;
  /** Its price. */
  amountMicros: number;
  /** By provider. */
  bodies: readonly unknown[];
  /** Of who pays it. */
  headers: Readonly<Record<string, string>>;
  /** Of the key that it was offered to, which uses it. */
  userHeaders: Readonly<Record<string, string>>;
  received: string | null;
  last: string;
}

/** How the holder of a pledge ended it, and whether the service said so. */
export interface PledgeEnd {
  id: string;
  end: 'accepted' | 'withdrawn';
  isAnswered: boolean;
  /** By which API key; null: by a wallet. */
  apiKey: string | null;
}

/** What the world outside saw, to be held against what the service kept. */
export interface Journal {
  purchases: Purchase[];
  contested: Contested[];
  pledgeEnds: PledgeEnd[];
  /** Sets of signatures for one and the same thing, each by its key: one of a set moves at most. */
  oneOf: string[][];
  /** Wallets that start more than they can pay. */
  poor: string[];
  /** What must never happen, and did. */
  violations: string[];
}

export function journal(): Journal {
  return { purchases: [], contested: [], pledgeEnds: [], oneOf: [], poor: [], violations: [] };
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

/** What holds of the money holds over all rounds. */
export function addTo(all: Journal, { purchases, contested, pledgeEnds, oneOf, poor }: Journal): void {
  all.purchases.push(...purchases);
  all.contested.push(...contested);
  all.pledgeEnds.push(...pledgeEnds);
  all.oneOf.push(...oneOf);
  all.poor.push(...poor);
}
