import { expect } from 'vitest';
import { problem } from '../src/errors.ts';
import { createLog } from '../src/log.ts';
import type { Micros } from '../src/money.ts';
import { creditAccount, grantsAccount } from '../src/payments/money/ledger.ts';
import type { SignedMeans } from '../src/payments/purchase/means.ts';
import { creditProvider } from '../src/payments/providers/credit.ts';
import { testProvider } from '../src/payments/providers/test.ts';
import type { Sale } from '../src/payments/purchase/sale.ts';
import { reserveSigned } from '../src/payments/purchase/settling.ts';
import { x402Provider } from '../src/payments/x402/provider.ts';
import { reconcile } from '../src/payments/x402/reconcile.ts';
import type { Database } from '../src/storage/database.ts';
import { storeTime } from '../src/storage/store-time.ts';
import { accountsOn, plainPasswords } from './accounts.ts';
import { moneyCore } from './money-core.ts';
import { assetSale, callSale, orderOf, priceMicros, type OrderOptions, type SaleOptions } from './sales.ts';
import { scriptedSettler } from './scripted-settler.ts';

/** What a chain owes in the books, and what calls bring. */
export const bank = 'provider:x402:eip155:84532';
const log = createLog({ level: 'silent' });

export interface DeskOptions {
  processId?: string;
  settlesFirst?: boolean;
  chain?: ReturnType<typeof scriptedSettler>;
  time?: { now: number };
}

/** The core on a database, with a chain that does as a test says, and a clock that stands still until a test moves it. */
export function deskOn(database: Database, options: DeskOptions = {}) {
  const {
    time = accountsOn(database, plainPasswords).time,
    chain = scriptedSettler(),
    processId = 'proc_1',
    settlesFirst = false,
  } = options;
  const clock = { now: () => time.now };
  const { settler } = chain;
  const x402 = x402Provider({ settler, clock, log, publicUrl: () => 'http://localhost' });
  const core = moneyCore({ database, clock, providers: [x402, creditProvider(), testProvider()], processId, settlesFirst });
  const late = { database, money: core.money, reservations: core.reservations, payments: core.payments, clock, log, metrics: core.metrics };

  const desk = {
    ...core,
    time,
    chain,
    late,
    wallet: chain.newWallet,
    sign: (wallet: ReturnType<typeof chain.newWallet>, amountMicros: Micros = priceMicros) => chain.signed(wallet, amountMicros, clock),
    call: (means: SignedMeans, { caller, key, maxPriceMicros, ...sale }: SaleOptions & OrderOptions = {}) =>
      core.purchase.buy(callSale(core, sale), orderOf(means, some({ caller, key, maxPriceMicros }))),
    fetch: (means: SignedMeans, { caller, key, maxPriceMicros, ...sale }: SaleOptions & OrderOptions = {}) =>
      core.purchase.buy(assetSale(core, sale), orderOf(means, some({ caller, key, maxPriceMicros }))),
    buy: (sale: Sale<string>, means: SignedMeans, order: OrderOptions = {}) => core.purchase.buy(sale, orderOf(means, order)),
    reconcile: () => reconcile({ ...late, settler, processId }),
    /** As it stands when its process dies in the middle: reserved, and perhaps settled. */
    async left(means: SignedMeans, sale: Sale<string> = callSale(core)) {
      const payment = core.payments.quote(sale.offer, means.clientId, x402.id);
      const verifyAgain = () => x402.verify(payment, { kind: 'anonymous' }, means.request);
      const verified = await verifyAgain();
      const { authorization } = verified;
      if (authorization === null) throw new Error('nothing was signed');
      const id = core.reservations.newId();
      const purchase = { id, idempotency: null, requestHash: sale.requestHash, isOnly: sale.isLasting };
      const paying = { payment, by: x402, verified: { ...verified, authorization }, verifiedAt: time.now, verifyAgain };
      await reserveSigned({ ...core, clock, log }, paying, purchase, null, async () => undefined);
      return { id, payment, paying };
    },
    grant: (holderId: string, amountMicros: Micros) =>
      database.write((queries) =>
        core.ledger.post(
          queries,
          { debitAccount: grantsAccount, creditAccount: creditAccount(holderId), amountMicros, currency: 'USD', kind: 'top_up' },
          time.now,
        ),
      ),
    async balances() {
      const { balances, discrepancies } = await core.ledger.audit();
      expect(discrepancies).toEqual([]);
      return balances;
    },
    rows: () => database.read.selectFrom('purchases').selectAll().orderBy('id').execute(),
    row: async (id: string) => database.read.selectFrom('purchases').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    async isAlive(process: string, aliveMs: number) {
      const at = await storeTime(database, clock);
      const row = { id: process, started_at: at, alive_until: at + aliveMs };
      await database.write((queries) => queries.insertInto('processes').values(row).execute());
    },
  };
  return desk;
}

/** Without what is not there. */
export function some({ caller, key, maxPriceMicros }: { [Name in keyof OrderOptions]: OrderOptions[Name] | undefined }): OrderOptions {
  return { ...(caller && { caller }), ...(key !== undefined && { key }), ...(maxPriceMicros !== undefined && { maxPriceMicros }) };
}

export const fails = () => Promise.reject(problem('upstream_failed'));

/** Work that waits until the test continues it. */
export function heldWork() {
  const { promise, resolve } = Promise.withResolvers<string>();
  const started = Promise.withResolvers<void>();
  const run = () => {
    started.resolve();
    return promise;
  };
  return { run, started: started.promise, finish: () => resolve('{"unix":1}') };
}
