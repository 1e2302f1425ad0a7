import type { Caller } from '../src/accounts/caller.ts';
import type { Micros } from '../src/money.ts';
import { heldAccount } from '../src/payments/money/ledger.ts';
import type { Means } from '../src/payments/purchase/means.ts';
import { movementOf, revenueAccount } from '../src/payments/purchase/reservations.ts';
import type { Order, Sale } from '../src/payments/purchase/sale.ts';
import type { moneyCore } from './money-core.ts';

/** What a test sells for this, where it does not say otherwise. */
export const priceMicros: Micros = 30_000;

export interface SaleOptions extends Partial<Omit<Sale<string>, 'offer' | 'work'>> {
  serviceId?: string;
  amountMicros?: Micros;
  /** What the sale does; the text is its answer. What it throws is the failure. */
  run?: () => Promise<string> | string;
}

/** The sale of a call, as `tools/call.ts` has it. */
export function callSale({ ledger }: Pick<ReturnType<typeof moneyCore>, 'ledger'>, options: SaleOptions = {}): Sale<string> {
  const { serviceId = 'timestamp', amountMicros = priceMicros, run = () => '{"unix":1}', ...changes } = options;
  return {
    offer: { kind: 'tool', serviceId, amountMicros },
    resource: { path: `/api/tools/${serviceId}`, description: 'A tool' },
    internalServiceId: null,
    requestHash: 'the request',
    input: null,
    requireInput: () => undefined,
    isRepeatable: false,
    isLasting: false,
    settles: 'last',
    isQuick: false,
    async work() {
      const answer = await run();
      return {
        isCharged: true,
        answer,
        async book(queries, use, now) {
          const movement = { debitAccount: heldAccount, creditAccount: revenueAccount(use), ...movementOf(use) };
          await ledger.post(queries, { kind: 'use', ...movement }, now);
          return answer;
        },
      };
    },
    again: async (_payment, answer) => answer,
    ...changes,
  };
}

/** The sale of something that its payer then has, as `assets/fetch.ts` has it. */
export function assetSale(core: Parameters<typeof callSale>[0], options: SaleOptions = {}): Sale<string> {
  const { serviceId = 'ast_1', amountMicros = priceMicros } = options;
  return {
    ...callSale(core, { requestHash: serviceId, isRepeatable: true, isLasting: true, isQuick: true, ...options, serviceId }),
    offer: { kind: 'asset', serviceId, amountMicros },
    again: async () => 'delivered again',
  };
}

export interface OrderOptions {
  caller?: Caller;
  key?: string;
  maxPriceMicros?: Micros;
}

export function orderOf(means: Means, { caller = { kind: 'anonymous' }, key, maxPriceMicros }: OrderOptions = {}): Order {
  return { caller, means, idempotencyKey: key ?? null, maxPriceMicros: maxPriceMicros ?? null };
}
