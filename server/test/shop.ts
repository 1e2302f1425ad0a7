import type { Asset } from '../src/assets/asset.ts';
import { assets } from '../src/assets/assets.ts';
import { revenue } from '../src/assets/revenue.ts';
import { topUps } from '../src/accounts/top-ups.ts';
import { newId } from '../src/ids.ts';
import { createLog } from '../src/log.ts';
import type { Micros } from '../src/money.ts';
import { sealer } from '../src/payments/challenge.ts';
import { ledger } from '../src/payments/ledger.ts';
import { payments } from '../src/payments/payments.ts';
import { creditProvider } from '../src/payments/providers/credit.ts';
import { testProvider } from '../src/payments/providers/test.ts';
import { revenueBooks } from '../src/payments/revenue-books.ts';
import { spendingCaps } from '../src/payments/spending-caps.ts';
import { uses } from '../src/payments/uses.ts';
import type { Database } from '../src/storage/database.ts';
import { accountsOn, plainPasswords } from './accounts.ts';

/** The whole money side on a database, without HTTP: who owns, who pays, what is sold. */
export async function shopOn(database: Database, feeBps = 2000) {
  const room = accountsOn(database, plainPasswords);
  const { clock, time } = room;
  const seals = sealer(['a secret of at least thirty-two characters']);
  const books = ledger(database);
  const options = { database, sealer: seals, ledger: books, clock, log: createLog({ level: 'silent' }) };
  const paid = payments({ ...options, caps: spendingCaps(), providers: [testProvider(), creditProvider()] });
  const used = uses({ ...options, processId: 'proc_1', takesTestMoney: true });
  const registry = assets(database);
  const shares = revenue({ ledger: books, feeBps });
  const credit = topUps({ ...room, ledger: books });
  const buyer = (await room.accounts.createOwner({ email: 'buyer@example.com' })).account.id;
  await credit.grant({ accountId: buyer, amountMicros: 1_000_000_000, note: null, grantedBy: 'usr_admin', idempotencyKey: null });

  /** A token that is paid in credit, or with play money. */
  async function paidToken(kind: 'asset' | 'tool', serviceId: string, amountMicros: Micros, isTest: boolean) {
    const provider = isTest ? 'test' : 'credit';
    const quoted = paid.quote({ kind, serviceId, amountMicros }, buyer, provider);
    const payer = { accountId: buyer, apiKeyId: null };
    return isTest ? paid.verify(quoted.id, payer) : paid.pay(quoted.id, 'credit', payer, {});
  }

  return {
    ...room,
    ledger: books,
    database,
    used,
    payments: paid,
    revenueBooks: revenueBooks(database),
    topUps: credit,
    assets: registry,
    buyer,
    async owner(email = 'ada@example.com'): Promise<string> {
      return (await room.accounts.createOwner({ email })).account.id;
    },
    async asset(ownerId: string, changes: Partial<Asset> = {}): Promise<Asset> {
      const asset = { ...plainAsset, id: newId('ast', time.now), ownerId, createdAt: time.now, updatedAt: time.now, ...changes };
      await database.write((queries) => registry.insert(queries, asset));
      return asset;
    },
    /** Sells one delivery. @returns the id of its revenue event. */
    async sellAsset(asset: Asset, { isTest = false } = {}): Promise<string> {
      const { token } = await paidToken('asset', asset.id, asset.priceMicros ?? 0, isTest);
      let eventId = '';
      await used.deliver(used.openToken(token, asset.id, buyer), async (queries, delivered) => {
        eventId = await shares.book(queries, { asset, delivered, clientId: buyer }, clock.now());
      });
      return eventId;
    },
    /** Sells one call of the operator's own tool. */
    async sellCall(toolId: string, amountMicros: Micros, { isTest = false } = {}): Promise<void> {
      const { token } = await paidToken('tool', toolId, amountMicros, isTest);
      const claim = await used.claim({ holder: used.openToken(token, toolId, buyer), idempotency: null, durable: true });
      if (claim.kind !== 'claimed') throw new Error('was a replay');
      await used.complete(claim, '{}');
    },
    /** Takes money from an owner's earnings, as paying it out will. */
    async payOut(account: string, amountMicros: Micros): Promise<void> {
      const movement = { debitAccount: account, creditAccount: 'bank', amountMicros, currency: 'USD', kind: 'refund' } as const;
      await database.write((queries) => books.post(queries, movement, clock.now()));
    },
  };
}

const plainAsset: Omit<Asset, 'id' | 'ownerId' | 'createdAt' | 'updatedAt'> = {
  status: 'published',
  title: 'Rainfall',
  assetType: 'dataset',
  description: null,
  licenseTerms: null,
  mimeType: 'text/csv',
  sniffedMimeType: null,
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
  searchText: '',
  expectedQueries: [],
  paused: null,
};
