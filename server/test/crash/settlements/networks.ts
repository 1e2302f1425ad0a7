import { z } from 'zod';
import type { DatabaseView } from '../database-view.ts';
import type { MoneyFacts, Moved } from '../money-checks.ts';
import type { Claim } from '../table-checks.ts';
import { standInFacilitator } from './facilitator.ts';
import type { Dice } from '../../dice.ts';
import { keyOf } from './journal.ts';

/** Where payments are settled, and what is known there: the service does not vouch for itself. */
export interface Network extends AsyncDisposable {
  readonly name: NetworkName;
  /** The payment provider of the service. */
  readonly providerId: string;
  /** Test money: the books keep it apart. */
  readonly isTest: boolean;
  settings: Readonly<Record<string, string>>;
  /** The same for the checks of the money. */
  readonly transfers: MoneyFacts['moved'];
  /** What it said it had moved, and had not. */
  readonly claimed: MoneyFacts['claimed'];
  /** What a wallet has at first; null where nobody tells. */
  readonly grantMicros: number | null;
  /** Every transfer there ever was. */
  moved(view: DatabaseView): Promise<readonly Moved[]>;
  /** Whether what was refused, or never heard of again, may stay an open claim: nobody can say what became of it. */
  readonly mayStayOpen: boolean;
  /** It closes every connection; nothing of the network that is part of the service can be. */
  setDown(isDown: boolean): void;
  /** Some settlements take until they are let go. */
  hold(): void;
  letGo(): void;
  /** Waits until nothing moves any more. */
  idle(): Promise<void>;
  /** What has to hold there besides. */
  check(view: DatabaseView, claim: Claim): Promise<void>;
}

export type NetworkName = 'test' | 'facilitator';

export function openNetwork(name: NetworkName, dice: Dice): Promise<Network> {
  return name === 'test' ? Promise.resolve(builtInNetwork()) : facilitatorNetwork(dice);
}

const whole = z.coerce.number().int();
const Transfer = z.object({ payer: z.string(), nonce: z.string(), payee: z.string(), amount_micros: whole });
const Balance = z.object({ address: z.string(), balance_micros: whole, granted_micros: whole });

/** The ledger that stands for a chain; it is in the same database, and in no other way part of the shop. */
function builtInNetwork(): Network {
  const transfersIn = (view: DatabaseView) => view.rows('select payer, nonce, payee, amount_micros from test_network_transfers', Transfer);
  return {
    name: 'test',
    providerId: 'x402-test',
    isTest: true,
    transfers: 'test network',
    claimed: [],
    grantMicros: 10_000_000,
    settings: { FAREBOX_X402: 'test' },
    mayStayOpen: false,
    setDown: () => undefined,
    hold: () => undefined,
    letGo: () => undefined,
    idle: async () => undefined,
    moved: async (view) =>
      (await transfersIn(view)).map(({ payer, nonce, amount_micros: amountMicros }) => ({
        key: keyOf({ from: payer, nonce }),
        amountMicros,
      })),
    async check(view, claim) {
      const transfers = await transfersIn(view);
      const balances = await view.rows('select address, balance_micros, granted_micros from test_network_balances', Balance);
      for (const { address, balance_micros: balance, granted_micros: granted } of balances) {
        const got = sum(transfers.filter(({ payee }) => payee === address));
        const spent = sum(transfers.filter(({ payer }) => payer === address));
        claim(balance === granted + got - spent, `${address} has ${balance} of ${granted} granted, ${got} got and ${spent} spent`);
      }
    },
    [Symbol.asyncDispose]: async () => undefined,
  };
}

/** No testnet, so that its money counts as real. Its USDC has the name that wallets of the tests sign for. */
const realNetwork = 'eip155:42220';

/** A facilitator in another process than the service, which goes on with what it was asked when the service dies. */
async function facilitatorNetwork(dice: Dice): Promise<Network> {
  const facilitator = await standInFacilitator(realNetwork, dice);
  return {
    name: 'facilitator',
    providerId: 'x402',
    isTest: false,
    transfers: facilitator.moved,
    claimed: facilitator.claimed,
    grantMicros: null,
    settings: {
      FAREBOX_X402: 'facilitator',
      FAREBOX_X402_NETWORK: realNetwork,
      FAREBOX_X402_FACILITATOR_URL: facilitator.url,
      FAREBOX_X402_PAY_TO: '0x209693bc6afc0c5328ba36faf03c514ef312287c',
    },
    mayStayOpen: true,
    setDown: (isDown) => void (facilitator.isDown = isDown),
    hold: facilitator.hold,
    letGo: facilitator.letGo,
    idle: () => facilitator.idle(),
    moved: async () => facilitator.moved,
    check: async () => undefined,
    [Symbol.asyncDispose]: () => facilitator[Symbol.asyncDispose](),
  };
}

function sum(transfers: ReadonlyArray<{ amount_micros: number }>): number {
  return transfers.reduce((total, { amount_micros: micros }) => total + micros, 0);
}
