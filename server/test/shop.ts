import type { Asset } from '../src/assets/asset.ts';
import { assets } from '../src/assets/assets.ts';
import { revenue } from '../src/earnings/revenue.ts';
import { topUps } from '../src/credit/top-ups.ts';
import { newId } from '../src/ids.ts';
import type { Micros } from '../src/money.ts';
import { heldAccount } from '../src/payments/money/ledger.ts';
import { creditProvider } from '../src/payments/providers/credit.ts';
import { testProvider } from '../src/payments/providers/test.ts';
import { revenueBooks } from '../src/earnings/revenue-books.ts';
import { movementOf, revenueAccount } from '../src/payments/purchase/reservations.ts';
import type { Offer } from '../src/payments/quotes/payment.ts';
import type { Sale } from '../src/payments/purchase/sale.ts';
import type { Database } from '../src/storage/database.ts';
import { accountsOn, password, plainPasswords } from './accounts.ts';
import { moneyCore } from './money-core.ts';

/** The whole money side on a database, without HTTP: who owns, who pays, what is sold. */
export async function shopOn(database: Database, feeBps = 2000) {
  const room = accountsOn(database, plainPasswords);
  const { clock, time } = room;
  const core = moneyCore({ database, clock, providers: [testProvider(), creditProvider()] });
  const { ledger: books, payments: paid, purchase } = core;
  const registry = assets(database);
  const shares = revenue({ ledger: books, dialect: database.dialect, feeBps });
  const credit = topUps({ ...room, ledger: books });
  const buyer = (await room.accounts.createOwner({ email: 'buyer@example.com' })).account.id;
  await credit.grant({ accountId: buyer, amountMicros: 1_000_000_000, note: null, grantedBy: 'usr_admin', idempotencyKey: null });

  /** A token that is paid in credit, or with test money. */
  async function paidToken(kind: 'asset' | 'tool', serviceId: string, amountMicros: Micros, isTest: boolean) {
    const provider = isTest ? 'test' : 'credit';
    const quoted = paid.quote({ kind, serviceId, amountMicros }, buyer, provider);
    const payer = { kind: 'account', accountId: buyer, role: 'owner', sessionHash: '' } as const;
    return isTest ? paid.verify(quoted.id, payer) : paid.pay(quoted.id, 'credit', payer, {});
  }

  /** Uses a paid token for one sale. */
  const use = <Result>(token: string, offer: Offer, work: Sale<Result>['work']) =>
    purchase.buy<Result>(
      {
        offer,
        resource: { path: '/', description: '' },
        internalServiceId: null,
        requestHash: offer.serviceId,
        input: null,
        requireInput: () => undefined,
        isRepeatable: false,
        isLasting: false,
        settles: 'last',
        isQuick: true,
        work,
        again: async () => null,
      },
      {
        caller: { kind: 'account', accountId: buyer, role: 'owner', sessionHash: '' },
        means: { kind: 'token', token },
        idempotencyKey: null,
        maxPriceMicros: null,
      },
    );

  return {
    ...room,
    ledger: books,
    database,
    core,
    payments: paid,
    revenue: shares,
    revenueBooks: revenueBooks(database),
    topUps: credit,
    assets: registry,
    buyer,
    async owner(email = 'ada@example.com'): Promise<string> {
      return (await room.accounts.createOwner({ email, password })).account.id;
    },
    async asset(ownerId: string, changes: Partial<Asset> = {}): Promise<Asset> {
      const asset = { ...plainAsset, id: newId('ast', time.now), ownerId, createdAt: time.now, updatedAt: time.now, ...changes };
      await database.write((queries) => registry.insert(queries, asset));
      return asset;
    },
    /** Sells one delivery. @returns the id of its revenue event. */
    async sellAsset(asset: Asset, { isTest = false } = {}): Promise<string> {
      const offer: Offer = { kind: 'asset', serviceId: asset.id, amountMicros: asset.priceMicros ?? 0 };
      const { token } = await paidToken('asset', asset.id, offer.amountMicros, isTest);
      const { result } = await use(token, offer, async () => ({
        isCharged: true,
        answer: null,
        book: (queries, paidUse, now) => shares.book(queries, { asset, use: paidUse }, now),
      }));
      return result;
    },
    /** Sells one call of the operator's own tool. */
    async sellCall(toolId: string, amountMicros: Micros, { isTest = false } = {}): Promise<void> {
      const { token } = await paidToken('tool', toolId, amountMicros, isTest);
      await use(token, { kind: 'tool', serviceId: toolId, amountMicros }, async () => ({
        isCharged: true,
        answer: '{}',
        async book(queries, paidUse, now) {
          const movement = { debitAccount: heldAccount, creditAccount: revenueAccount(paidUse), ...movementOf(paidUse) };
          await books.post(queries, { kind: 'use', ...movement }, now);
        },
      }));
    },
    /** Takes money from an owner's earnings, as paying it out will. */
    async payOut(account: string, amountMicros: Micros): Promise<void> {
      const movement = { debitAccount: account, creditAccount: 'bank', amountMicros, currency: 'USD', kind: 'refund' } as const;
      await database.write((queries) => books.post(queries, movement, clock.now()));
    },
  };
}

const plainAsset: Omit<Asset, 'id' | 'ownerId' | 'createdAt' | 'updatedAt'> = {
  ownerName: 'Ada',
  status: 'published',
  title: 'Rainfall',
  assetType: 'dataset',
  description: null,
  licenseTerms: null,
  statedLanguage: null,
  mimeType: 'text/csv',
  sniffedMimeType: null,
  charset: null,
  priceMicros: 50_000,
  sourceUrl: 'https://data.example/rain.csv',
  api: {
    endpointUrl: null,
    method: null,
    protocol: null,
    authType: null,
    inputSchema: null,
    outputSchema: null,
    openapiUrl: null,
    rateLimit: null,
    usageExample: null,
  },
  sizeBytes: null,
  sha256: null,
  fileName: null,
  blobKey: null,
  preview: { kind: 'plain', mime_type: 'text/csv', size_bytes: null },
  excerpt: null,
  searchText: '',
  expectedQueries: [],
  ownerSuspendedAt: null,
  paused: null,
};
