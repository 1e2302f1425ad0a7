import { clientIdOf, isAuthenticated, payerOf } from '../accounts/caller.ts';
import type { Clock } from '../clock.ts';
import { asProblem, problem, Problem, withoutStack } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Database, Queries } from '../storage/database.ts';
import type { PaymentRow, PurchaseRow } from '../storage/tables.ts';
import { isUniqueViolation } from '../storage/unique-violation.ts';
import { creditAccountOf, type Ledger } from './ledger.ts';
import { payerOfMeans, type Receipt, type Settled, type SignedMeans } from './means.ts';
import { quotedPayment, remainingCalls, storedPayment, type Payment } from './payment.ts';
import type { PaymentMoney } from './payment-money.ts';
import { GivenBackProblem, PaymentRequiredProblem } from './payment-required.ts';
import { proofIdOf, type Payments } from './payments.ts';
import { requirePriceWithin } from './price-guard.ts';
import { testProviderIds, type PaymentProvider, type SignedInWallet, type Verified } from './provider.ts';
import type { PurchaseStatements } from './purchase-statements.ts';
import { lowerHex, onlyMs, standing, type IdempotencyKey, type NewPurchase, type PaidUse, type Reservations } from './reservations.ts';
import type { Bought, Done, Order, Sale } from './sale.ts';
import { reserveSigned, settleReserved, type SettledOutcome, type SignedPaying } from './settling.ts';

export interface PurchaseParts {
  database: Database;
  statements: PurchaseStatements;
  payments: Payments;
  money: PaymentMoney;
  reservations: Reservations;
  ledger: Ledger;
  clock: Clock;
  log: Log;
  /** How long a quoted price holds. */
  quoteTtlMs: number;
  /** Every signature is settled before its work begins. */
  settlesFirst: boolean;
}

/** The one purchase, of whatever is sold and on whatever surface. */
export interface Purchases {
  /**
   * Sells something to somebody. Nothing is settled twice, nobody pays for what failed, and nobody gets work for nothing.
   * @throws PaymentRequiredProblem with the quote to pay; GivenBackProblem where a paid call failed; what refuses payment or input
   */
  buy<Result>(sale: Sale<Result>, order: Order): Promise<Bought<Result>>;
}

/** What a purchase is paid with, once that is found. */
type Money =
  /** A payment that is paid. `signedId`: what its owner has shown, and can show for nothing else. */
  | { kind: 'paid'; payment: Payment; payer: string | null; signedId: string | null }
  /** The ledger, at once. */
  | { kind: 'ledger'; payment: Payment; by: PaymentProvider; verified: Verified; payer: string; signedId: string | null }
  /** A signature, to be settled. @param verifiedAt when its payer's balance was read */
  | { kind: 'signed'; paying: SignedPaying; verifiedAt: number };

type Found<Result> = Money | { kind: 'bought'; bought: Unsigned<Result> };

/** What was bought, before it is said in the words of the buyer's protocol. */
type Unsigned<Result> = Omit<Bought<Result>, 'receipt'>;

/** How long one whose outcome is unknown keeps its payer from paying for the same thing again. */
const unknownMs = onlyMs;

export function purchases(parts: PurchaseParts): Purchases {
  const { database, statements, payments, money, reservations, ledger, clock, log, quoteTtlMs, settlesFirst } = parts;
  const settling = { database, reservations, money, log };

  /** The story of a purchase: find what pays it, reserve, work, settle, record; or leave everything as it was. */
  async function buy<Result>(sale: Sale<Result>, order: Order): Promise<Bought<Result>> {
    let waiting: Payment | null = null;
    try {
      const found = (await underKey(sale, order)) ?? (await findMoney(sale, order));
      if (found.kind === 'paid') waiting = found.payment;
      return inWords(sale, order, found.kind === 'bought' ? found.bought : await buyWith(sale, order, found));
    } catch (thrown) {
      throw await refusalOf(sale, order, asProblem(thrown), waiting);
    }
  }

  async function buyWith<Result>(sale: Sale<Result>, order: Order, found: Money): Promise<Unsigned<Result>> {
    if (found.kind === 'signed') return buySigned(sale, order, found);
    if (found.kind === 'paid' && sale.input?.valid === false) await requireUsable(found, order);
    sale.requireInput();
    if (!(sale.isRepeatable && (await isUsed(found)))) await sale.requireDeliverable?.();
    const attempt = () => (sale.isQuick ? buyAtOnce(sale, order, found) : buyReserved(sale, order, found));
    return attempt().catch(async (thrown: unknown) => {
      // What is missing may have paid for this very thing meanwhile.
      const isSpent = found.kind === 'ledger' && sale.isLasting && asProblem(thrown).code === 'insufficient_credit';
      const owned = isSpent ? await ownedBy(sale, order, found.payer) : null;
      if (owned !== null) return owned.kind === 'bought' ? owned.bought : buyWith(sale, order, owned);
      if (!isUniqueViolation(thrown)) throw thrown;
      return takenMeanwhile(sale, order, found.signedId, thrown);
    });
  }

  // -- What pays

  /** Has this payer asked for this very thing before, under the same key? */
  async function underKey<Result>(sale: Sale<Result>, order: Order): Promise<Extract<Found<Result>, { kind: 'bought' }> | null> {
    const { means } = order;
    if (order.idempotencyKey === null || sale.input?.valid === false) return null;
    const key = keyOf(order, means.kind === 'token' ? tokenOf(sale, order, means.token).paymentId : null);
    const row = key === null ? null : await statements.findByKey.first(database.read, key);
    if (row === null) return null;
    if (means.kind === 'signed') await requireSigned(sale, means);
    return { kind: 'bought', bought: await boughtUnderKey(sale, row) };
  }

  /** What was settled cannot be verified again: it is the one that is stored. */
  async function requireSigned<Result>({ offer }: Sale<Result>, means: SignedMeans): Promise<void> {
    const shown = await statements.findBySignature.first(database.read, { signedId: means.id });
    if (shown === null || shown.signed === null || !means.isSameAs(shown.signed)) await means.requireSigned(offer);
  }

  const tokenOf = <Result>(sale: Sale<Result>, { caller }: Order, token: string) =>
    payments.openToken(token, sale.offer.serviceId, clientIdOf(caller));

  async function findMoney<Result>(sale: Sale<Result>, order: Order): Promise<Found<Result>> {
    const { means, maxPriceMicros } = order;
    switch (means.kind) {
      case 'none':
        throw problem('payment_required');
      case 'token': {
        const payment = quotedPayment(tokenOf(sale, order, means.token));
        requirePriceWithin(payment.amountMicros / payment.maxCalls, maxPriceMicros);
        return { kind: 'paid', payment, payer: null, signedId: null };
      }
      case 'payment':
        return { kind: 'paid', payment: means.payment, payer: null, signedId: null };
      case 'provider':
        return (await ownedBy(sale, order, accountOf(order))) ?? fromLedger(sale, order, payments.provider(means.providerId));
      case 'wallet':
        return byWallet(sale, order, means.wallet);
      case 'signed':
        return bySignature(sale, order, means);
    }
  }

  /** What a wallet bought before, else its credit: what it signed in with pays once. */
  async function byWallet<Result>(sale: Sale<Result>, order: Order, wallet: SignedInWallet): Promise<Found<Result>> {
    const { offer, resource } = sale;
    const again = sale.isLasting ? await ownedBy(sale, order, wallet.address) : null;
    if (again !== null) return again;
    if (wallet.signedPath !== resource.path || offer.kind === 'credit') throw problem('payment_required');
    const signedId = proofIdOf(wallet.proofId);
    const shown = await statements.findBySignature.first(database.read, { signedId });
    if (shown !== null) return shownBefore(sale, shown, 'proof');
    const owned = await ownedBy(sale, order, wallet.address);
    if (owned !== null) return owned.kind === 'paid' ? { ...owned, signedId } : owned;
    // Play money first: real money buys more.
    const spenders = payments.providers.filter(({ spendsCredit }) => spendsCredit === true);
    for (const by of spenders.toSorted((one, other) => Number(other.isTest) - Number(one.isTest))) {
      const balance = await ledger.balance(database.read, creditAccountOf(wallet.address, by.isTest));
      if (balance >= offer.amountMicros) return { ...(await fromLedger(sale, order, by)), signedId };
    }
    // What is missing may have paid for this very thing meanwhile.
    const meanwhile = sale.isLasting ? await ownedBy(sale, order, wallet.address) : null;
    if (meanwhile !== null) return meanwhile;
    throw problem('payment_required');
  }

  /** Has this payer this purchase already? Else the signature is checked; nothing moves yet. */
  async function bySignature<Result>(sale: Sale<Result>, order: Order, means: SignedMeans): Promise<Found<Result>> {
    const { caller, maxPriceMicros } = order;
    const { serviceId } = sale.offer;
    sale.requireInput();
    const since = clock.now() - quoteTtlMs;
    const prices = await statements.findEarlierPrices.all(database.read, { serviceId, since });
    const offer = { ...sale.offer, amountMicros: means.agreedPrice([sale.offer.amountMicros, ...prices.map((each) => each.amount_micros)]) };

    const shown = await statements.findBySignature.first(database.read, { signedId: means.id });
    if (shown !== null) {
      const isSame = shown.signed === null ? await means.requireSigned(offer).then(() => true) : means.isSameAs(shown.signed);
      if (!isSame || shown.service_id !== serviceId) throw problem('payment_already_used');
      return shownBefore(sale, shown, means.isPublic ? 'public' : 'private');
    }
    const unknown = { payer: means.payer, serviceId, requestHash: sale.requestHash, since: clock.now() - unknownMs };
    const open = await statements.findUnknown.first(database.read, unknown);
    if (open !== null) throw standing(open);
    const owned = await ownedBy(sale, order, means.payer);
    if (owned !== null) {
      await means.requireSigned(offer);
      return owned.kind === 'paid' ? { ...owned, signedId: means.id } : owned;
    }

    sale.requireForSale?.();
    requirePriceWithin(offer.amountMicros, maxPriceMicros);
    await means.requireAnswers(offer, sale.resource);
    // What no key has signed no key can sign in to spend: a contract's wallet buys credit for an account.
    if (offer.kind === 'credit' && !isAuthenticated(caller)) await means.requireKey(offer);
    await sale.requireDeliverable?.();
    const verifiedAt = clock.now();
    const by = payments.provider(means.providerId);
    const payment = payments.quote(offer, buyerOf(order), by.id);
    const verified = await by.verify(payment, payerOf(caller), means.request);
    if (verified.authorization === null) throw new Error('what was signed was not verified');
    return { kind: 'signed', paying: { payment, by, verified: { ...verified, authorization: verified.authorization } }, verifiedAt };
  }

  async function fromLedger<Result>(sale: Sale<Result>, order: Order, by: PaymentProvider): Promise<Extract<Money, { kind: 'ledger' }>> {
    sale.requireForSale?.();
    requirePriceWithin(sale.offer.amountMicros, order.maxPriceMicros);
    if (by.settle !== undefined || sale.offer.kind === 'credit')
      throw problem('payment_provider_unknown', { hint: 'Only credit pays within the request; others sign a payment, or pay by POST /api/payments/{id}/pay.' });
    sale.requireInput();
    const payment = payments.quote(sale.offer, buyerOf(order), by.id);
    const verified = await by.verify(payment, payerOf(order.caller), {});
    return { kind: 'ledger', payment, by, verified, payer: payerOfMeans(order.means) ?? accountOf(order), signedId: null };
  }

  /** What a payer has already: a call that was given back, or something that lasts. Null where it has to pay. */
  async function ownedBy<Result>(sale: Sale<Result>, order: Order, payer: string): Promise<Exclude<Found<Result>, { kind: 'ledger' | 'signed' }> | null> {
    const row = await statements.findOwned.first(database.read, ownedOf(sale, order, payer));
    return row === null ? null : ownedOrBought(sale, row);
  }

  function ownedOf<Result>({ offer }: Sale<Result>, order: Order, payer: string) {
    return { payer, serviceId: offer.serviceId, clientId: buyerOf(order), now: clock.now() };
  }

  async function ownedOrBought<Result>(sale: Sale<Result>, row: PurchaseRow) {
    if (row.state === 'used') return { kind: 'bought', bought: await boughtBefore(sale, row) } as const;
    return { kind: 'paid', payment: await paymentOf(row), payer: row.payer, signedId: null } as const;
  }

  /** What the very same signature, or proof, stands for. */
  async function shownBefore<Result>(sale: Sale<Result>, row: PurchaseRow, shown: 'proof' | 'private' | 'public'): Promise<Found<Result>> {
    if (row.state === 'reserved' || row.state === 'unknown') throw standing(row);
    const isSameRequest = row.request_hash === sale.requestHash || (row.request_hash === null && sale.offer.kind !== 'tool');
    if (row.service_id !== sale.offer.serviceId) throw problem('payment_already_used');
    if (row.state === 'given_back') {
      // What is settled in the open everybody can read: only who knows what was asked is its payer.
      if (row.failure === 'surplus' || (shown === 'public' && !isSameRequest)) throw problem('payment_already_used');
      const payment = await paymentOf(row);
      const used = await usedBefore(database.read, payment, clock.now());
      // What another signature of its wallet was given is not the answer of this one.
      if (used !== null && used.signed_id !== null && !sale.isLasting) throw problem('payment_already_used');
      if (used !== null) return shownBefore(sale, used, shown);
      if (payment.status !== 'paid') throw problem('payment_already_used');
      return { kind: 'paid', payment, payer: row.payer, signedId: null };
    }
    // A proof is sent with every request, and may be read by others.
    const isGuessed = shown === 'public' ? sale.isLasting : shown === 'proof' && !sale.isLasting;
    if (!isSameRequest || isGuessed) throw problem('payment_already_used');
    return { kind: 'bought', bought: await boughtBefore(sale, row) };
  }

  /** What was bought under the same Idempotency-Key. @throws idempotency_in_progress, idempotency_mismatch */
  async function boughtUnderKey<Result>(sale: Sale<Result>, row: PurchaseRow): Promise<Unsigned<Result>> {
    if (row.request_hash !== sale.requestHash) throw problem('idempotency_mismatch');
    if (row.state === 'unknown') throw standing(row);
    if (row.state === 'reserved') throw problem('idempotency_in_progress', { retryAfterSeconds: 1 });
    return boughtBefore(sale, row);
  }

  async function boughtBefore<Result>(sale: Sale<Result>, row: PurchaseRow): Promise<Unsigned<Result>> {
    const payment = await paymentOf(row);
    const result = payment.status === 'paid' ? await sale.again(payment, row.answer) : null;
    if (result === null) throw problem('payment_already_used');
    const settled = await settledOf(payment);
    return { result, payment, settled, isReplay: true, isCharged: true, remainingCalls: remainingCalls(payment) };
  }

  // -- From the ledger: with a token, with what is owned, or from credit

  /** One transaction takes, runs and records: nothing is ever left half done. */
  async function buyAtOnce<Result>(sale: Sale<Result>, order: Order, from: Exclude<Money, { kind: 'signed' }>): Promise<Unsigned<Result>> {
    const purchase = newPurchase(sale, order, from);
    const attempt = () =>
      database.write(async (queries) => {
        const now = clock.now();
        const earlier = await beforeTaking(queries, sale, purchase);
        if (earlier !== null) return { earlier };
        const row = await take(queries, sale, from, order, purchase, now);
        if (row.kind === 'used') return { earlier: row.row };
        const use = useOf(purchase, row.payment);
        const isOnly = purchase.isOnly;
        // The row goes first where another of its kind may be on its way at another replica: one waits for the other.
        if (isOnly) await reservations.insert(queries, purchase, 'reserved', null, now);
        if (isOnly) await requireNotOwned(queries, sale, order, purchase);
        const done = await worked(sale, use, from, row.payment);
        if (!done.isCharged) throw new NothingToPay(done.result);
        if (isOnly) await reservations.markUsed(queries, purchase.id, done.answer, now);
        else await reservations.insert(queries, purchase, 'used', done.answer, now);
        return { result: await done.book(queries, use, now), row: row.payment };
      });
    const outcome = await attempt().catch(async (thrown: unknown) => {
      if (thrown instanceof NothingToPay) return { notCharged: asResult<Result>(thrown.result) };
      if (thrown instanceof Owned) return { earlier: thrown.row };
      throw thrown;
    });
    if ('notCharged' in outcome) return unpaid(outcome.notCharged, from.payment);
    if ('earlier' in outcome) return earlierBought(sale, purchase, outcome.earlier);
    const payment = storedPayment(outcome.row, from.payment.token, clock.now());
    const settled = order.means.kind === 'signed' ? await settledOf(payment) : null;
    return { result: outcome.result, payment, settled, isReplay: false, isCharged: true, remainingCalls: remainingCalls(payment) };
  }

  /** Taken and on the disk before the work begins, recorded after it. */
  async function buyReserved<Result>(sale: Sale<Result>, order: Order, from: Exclude<Money, { kind: 'signed' }>): Promise<Unsigned<Result>> {
    const purchase = newPurchase(sale, order, from);
    reservations.begin(purchase.id);
    try {
      const taken = await database.write(async (queries) => {
        const now = clock.now();
        const earlier = await beforeTaking(queries, sale, purchase);
        if (earlier !== null) return { kind: 'used', row: earlier } as const;
        const row = await take(queries, sale, from, order, purchase, now);
        if (row.kind === 'taken') await reservations.insert(queries, purchase, 'reserved', null, now);
        return row;
      });
      if (taken.kind === 'used') return await earlierBought(sale, purchase, taken.row);
      const payment = storedPayment(taken.payment, from.payment.token, clock.now());
      const use = useOf(purchase, taken.payment);
      return await workAndRecord(sale, use, {
        payment,
        settled: order.means.kind === 'signed' ? await settledOf(payment) : null,
        isUndone: from.kind === 'ledger',
        giveBack: (failure) => giveBack(use, failure, from.kind === 'ledger'),
        record: async () => undefined,
      });
    } finally {
      reservations.done(purchase.id);
    }
  }

  /** Takes one call: of a paid payment by one conditional update, of credit by paying for it now. */
  async function take<Result>(
    queries: Queries,
    sale: Sale<Result>,
    from: Exclude<Money, { kind: 'signed' }>,
    { caller, means }: Order,
    purchase: NewPurchase,
    now: number,
  ): Promise<{ kind: 'taken'; payment: PaymentRow } | { kind: 'used'; row: PurchaseRow }> {
    const { payment } = from;
    if (from.kind === 'ledger') {
      await money.reserve(queries, from, caller.kind === 'api_key' ? caller.apiKeyId : null, now);
      if (!(await money.book(queries, from, 1, now))) throw new Error('a payment that was just reserved is paid');
      const row = await statements.findPayment.first(queries, { id: payment.id });
      if (row === null) throw new Error('a payment that was just paid is missing');
      return { kind: 'taken', payment: row };
    }
    const row = await reservations.take(queries, payment.id, now);
    if (row !== null) return { kind: 'taken', payment: row };
    // Whoever took it first may have waited with the same key: on PostgreSQL it is seen only now.
    const earlier = await beforeTaking(queries, sale, purchase);
    if (earlier !== null) return { kind: 'used', row: earlier };
    const used = sale.isRepeatable ? await usedBefore(queries, payment, now) : null;
    if (used !== null) return { kind: 'used', row: used };
    const refused = await reservations.refusal(queries, payment.id, payment.expiresAt, now);
    // What its owner did not name itself was used by another request of it, which was faster.
    if (means.kind !== 'token' && asProblem(refused).status === 402) throw problem('payment_in_flight', { retryAfterSeconds: 1 });
    throw refused;
  }

  /** What a payment that is inside its life was used for. */
  async function usedBefore(queries: Queries, { id }: Payment, now: number): Promise<PurchaseRow | null> {
    const payment = await statements.findPayment.first(queries, { id });
    const isAlive = payment !== null && payment.status === 'paid' && payment.expires_at > now && !reservations.isPlayRefused(payment.provider_id);
    if (!isAlive || payment.used_calls < payment.max_calls) return null;
    return (
      (await queries
        .selectFrom('purchases')
        .selectAll()
        .where('payment_id', '=', id)
        .where('state', '=', 'used')
        .executeTakeFirst()) ?? null
    );
  }

  async function isUsed(from: Money): Promise<boolean> {
    return from.kind === 'paid' && (await usedBefore(database.read, from.payment, clock.now())) !== null;
  }

  async function beforeTaking<Result>(queries: Queries, sale: Sale<Result>, { idempotency }: NewPurchase): Promise<PurchaseRow | null> {
    const row = idempotency === null ? null : await statements.findByKey.first(queries, idempotency);
    if (row !== null && row.request_hash !== sale.requestHash) throw problem('idempotency_mismatch');
    return row;
  }

  async function earlierBought<Result>(sale: Sale<Result>, { idempotency }: NewPurchase, row: PurchaseRow): Promise<Unsigned<Result>> {
    const isUnderKey = idempotency !== null && row.idempotency_key === idempotency.key;
    return isUnderKey ? boughtUnderKey(sale, row) : boughtBefore(sale, row);
  }

  /** What its payer bought while this one waited for it is given again, and nothing is paid. */
  async function requireNotOwned<Result>(queries: Queries, sale: Sale<Result>, order: Order, { payer, id }: Pick<NewPurchase, 'payer' | 'id'>) {
    const row = payer === null ? null : await statements.findOwned.first(queries, ownedOf(sale, order, payer));
    if (row !== null && row.id !== id && row.state === 'used') throw new Owned(row);
  }

  // -- By a signature

  /**
   * Verified, reserved, worked, settled, recorded. It is settled before the work where that cannot be taken back, or where the payer's
   * balance does not cover all that it has open.
   */
  async function buySigned<Result>(sale: Sale<Result>, order: Order, { paying, verifiedAt }: Extract<Money, { kind: 'signed' }>): Promise<Unsigned<Result>> {
    const { payment, verified } = paying;
    const { authorization, balanceMicros } = verified;
    const purchase = newPurchase(sale, order, { payment, payer: authorization.payer, signedId: authorization.id });
    const apiKeyId = order.caller.kind === 'api_key' ? order.caller.apiKeyId : null;
    // What was given back while this one was verified is used, and nothing is settled.
    const isStillWanted = async (queries: Queries) => {
      const row = await statements.findOwned.first(queries, ownedOf(sale, order, authorization.payer));
      if (row !== null) throw new Owned(row);
    };
    reservations.begin(purchase.id);
    try {
      await reserveSigned(settling, paying, purchase, apiKeyId, isStillWanted, clock.now());
      const isCovered = !settlesFirst && sale.settles === 'last' && (await reservations.isCovered(authorization.payer, balanceMicros, verifiedAt));
      const use = useOf(purchase, { ...payment, provider_id: paying.by.id });
      return isCovered ? await workThenSettle(sale, use, paying) : await settleThenWork(sale, use, paying);
    } catch (thrown) {
      if (thrown instanceof Owned) {
        const owned = await ownedOrBought(sale, thrown.row);
        return owned.kind === 'bought' ? owned.bought : await buyWith(sale, order, { ...owned, signedId: authorization.id });
      }
      if (isUniqueViolation(thrown)) return await takenMeanwhile(sale, order, authorization.id, thrown);
      throw thrown;
    } finally {
      reservations.done(purchase.id);
    }
  }

  /** A tool that fails costs its payer nothing: nothing was settled. */
  async function workThenSettle<Result>(sale: Sale<Result>, use: PaidUse, paying: SignedPaying): Promise<Unsigned<Result>> {
    const { payment } = paying;
    let outcome: SettledOutcome | null = null;
    return workAndRecord(sale, use, {
      payment: { ...payment, status: 'paid', usedCalls: 1 },
      settled: null,
      isUndone: true,
      giveBack: (failure) => database.write((queries) => reservations.refuse(queries, use.callId, payment.id, failure, false)),
      settle: async () => {
        outcome = await settleReserved(settling, paying, use.callId, true);
        return settledBy(payment, outcome, paying, clock.now());
      },
      record: async (queries, now) => {
        if (outcome === null) throw new Error('nothing was settled');
        await bookSettled(queries, paying, use, outcome, now);
      },
    });
  }

  async function settleThenWork<Result>(sale: Sale<Result>, use: PaidUse, paying: SignedPaying): Promise<Unsigned<Result>> {
    const outcome = await settleReserved(settling, paying, use.callId, false);
    const now = clock.now();
    await database.write((queries) => bookSettled(queries, paying, use, outcome, now));
    return workAndRecord(sale, use, {
      payment: { ...paying.payment, status: 'paid', providerId: paying.by.id, usedCalls: 1, paidAt: now },
      settled: settledBy(paying.payment, outcome, paying, now),
      isUndone: false,
      giveBack: (failure) => giveBack(use, failure, false),
      record: async () => undefined,
    });
  }

  async function bookSettled(queries: Queries, paying: SignedPaying, use: PaidUse, outcome: SettledOutcome, now: number): Promise<void> {
    await reservations.markSettled(queries, use.callId, outcome);
    if (!(await money.book(queries, paying, 1, now))) throw new Error('a payment that was reserved was paid by somebody else');
  }

  /** Somebody else came with the same key, signature or thing at the same moment. */
  async function takenMeanwhile<Result>(sale: Sale<Result>, order: Order, signedId: string | null, cause: unknown): Promise<Unsigned<Result>> {
    const key = keyOf(order, order.means.kind === 'token' ? tokenOf(sale, order, order.means.token).paymentId : null);
    const keyed = key === null ? null : await statements.findByKey.first(database.read, key);
    if (keyed !== null) return boughtUnderKey(sale, keyed);
    const shown = signedId === null ? null : await statements.findBySignature.first(database.read, { signedId });
    if (shown?.state === 'reserved' || shown?.state === 'unknown') throw standing(shown);
    if (shown !== null) {
      // It is over by now: what it bought is found, or its call.
      const found = await findMoney(sale, order);
      if (found.kind === 'bought') return found.bought;
      if (found.kind === 'paid') return buyWith(sale, order, found);
      throw problem('payment_already_used', { cause });
    }
    throw problem('payment_in_flight', { message: 'another payment of this wallet for the same is being settled', retryAfterSeconds: 1, cause });
  }

  // -- Work and record

  interface Steps {
    payment: Payment;
    settled: Settled | null;
    /** To give it back leaves nothing paid. */
    isUndone: boolean;
    /** Undoes what was reserved. @returns false where it had ended */
    giveBack(failure: Problem['code'] | 'not_finished'): Promise<boolean>;
    /** Moves the money after the work; absent where it has moved. */
    settle?(): Promise<Settled>;
    /** What else is written with the record. */
    record(queries: Queries, now: number): Promise<void>;
  }

  async function workAndRecord<Result>(sale: Sale<Result>, use: PaidUse, steps: Steps): Promise<Unsigned<Result>> {
    const { payment } = steps;
    let done: Done<Result>;
    try {
      done = await sale.work(use);
      if (!done.isCharged) await steps.giveBack('not_finished');
    } catch (thrown) {
      const failure = asProblem(thrown);
      await steps.giveBack(failure.code);
      throw steps.isUndone ? notCharged(failure) : new GivenBack(failure, withCallBack(payment), steps.settled);
    }
    if (!done.isCharged) return unpaid(done.result, payment, steps.settle === undefined ? steps.settled : null);
    const { answer, book } = done;
    const settled = steps.settle === undefined ? steps.settled : await steps.settle();
    try {
      const result = await database.write(async (queries) => {
        const now = clock.now();
        await steps.record(queries, now);
        await reservations.markUsed(queries, use.callId, answer, now);
        return book(queries, use, now);
      });
      return { result, payment, settled, isReplay: false, isCharged: true, remainingCalls: remainingCalls(payment) };
    } catch (thrown) {
      return recordedAfterAll(sale, use, steps, settled, asProblem(thrown));
    }
  }

  /** The commit may have gone through although its acknowledgement was lost; else the call goes back. */
  async function recordedAfterAll<Result>(sale: Sale<Result>, use: PaidUse, steps: Steps, settled: Settled | null, failure: Problem): Promise<Unsigned<Result>> {
    // Money that moved outside and is not in the books is found by `reconcile`: until then nobody pays again.
    const isBack = steps.settle === undefined && (await steps.giveBack(failure.code));
    const row = await statements.findPurchase.first(database.read, { id: use.callId });
    if (row?.state === 'used') return { ...(await boughtBefore(sale, row)), isReplay: false };
    if (isBack && steps.isUndone) throw notCharged(failure);
    if (isBack || steps.settle === undefined) throw new GivenBack(failure, withCallBack(steps.payment), settled);
    log.error({ err: failure, call: use.callId }, 'a settled purchase could not be recorded; it is found out');
    throw problem('settlement_pending', { retryAfterSeconds: 10, members: { paymentId: use.paymentId }, cause: failure });
  }

  /** @param isRefunded what was paid within the request goes back at once: its buyer has no token to try again with */
  async function giveBack(use: PaidUse, failure: Problem['code'] | 'not_finished', isRefunded: boolean): Promise<boolean> {
    const isBack = await database.write(async (queries) => {
      if (!(await reservations.giveBack(queries, use.callId, use.paymentId, failure, isRefunded))) return false;
      const row = isRefunded ? await statements.findPayment.first(queries, { id: use.paymentId }) : null;
      if (row !== null) await money.end(queries, row, clock.now());
      return true;
    });
    log.info({ call: use.callId, failure, isBack }, 'purchase given back');
    return isBack;
  }

  async function worked<Result>(sale: Sale<Result>, use: PaidUse, { kind, payment }: Money & { payment: Payment }, row: PaymentRow): Promise<Done<Result>> {
    try {
      return await sale.work(use);
    } catch (thrown) {
      const failure = asProblem(thrown);
      if (kind === 'ledger') throw notCharged(failure);
      throw new GivenBack(failure, withCallBack(storedPayment(row, payment.token, clock.now())), null);
    }
  }

  // -- Refusals

  /** For a request whose input is wrong, so that nothing is taken. @throws what taking would be refused with; idempotency_mismatch */
  async function requireUsable({ payment }: Extract<Money, { kind: 'paid' }>, order: Order): Promise<void> {
    const key = keyOf(order, payment.id);
    // What was answered under this key had a right input, so this is another request.
    if (key !== null && (await statements.findByKey.first(database.read, key)) !== null) throw problem('idempotency_mismatch');
    const now = clock.now();
    const row = await statements.findPayment.first(database.read, { id: payment.id });
    const isUsable =
      row !== null &&
      row.status === 'paid' &&
      row.used_calls < row.max_calls &&
      row.expires_at > now &&
      !reservations.isPlayRefused(row.provider_id);
    if (!isUsable) throw await reservations.refusal(database.read, payment.id, payment.expiresAt, now);
  }

  /** The one 402: a refusal with a fresh quote. No write: a flood of unpaid requests fills nothing. */
  async function refusalOf<Result>(sale: Sale<Result>, order: Order, refused: Problem, waiting: Payment | null): Promise<Problem> {
    if (refused instanceof GivenBack) return new GivenBackProblem(refused, refused.payment, receiptOf(sale, order, refused.settled));
    if (refused.status !== 402) return refused;
    // A payment that waits to be paid is the one to pay, not another.
    const open = refused.code === 'payment_not_completed' && waiting !== null ? await payments.find(waiting.id) : null;
    const payment = open ?? payments.quote(sale.offer, clientIdOf(order.caller));
    try {
      requirePriceWithin(payment.amountMicros / payment.maxCalls, order.maxPriceMicros);
    } catch (tooDear) {
      return asProblem(tooDear);
    }
    sale.asked?.();
    const { internalServiceId, resource, input } = sale;
    return withoutStack(() => new PaymentRequiredProblem(refused, { payment, internalServiceId, resource, input }));
  }

  // -- Small parts

  function inWords<Result>(sale: Sale<Result>, order: Order, bought: Unsigned<Result>): Bought<Result> {
    return { ...bought, receipt: receiptOf(sale, order, bought.settled) };
  }

  function newPurchase<Result>(sale: Sale<Result>, order: Order, { payment, payer, signedId }: Pick<NewPurchase, 'payer' | 'signedId'> & { payment: Payment }) {
    const idempotency = keyOf(order, payment.id);
    const isOnly = sale.isLasting && payer !== null;
    // Only what somebody can ask for again has to be told from something else.
    const requestHash = idempotency === null && payer === null ? null : sale.requestHash;
    return { id: reservations.newId(), payment, idempotency, requestHash, payer, signedId, isOnly };
  }

  async function paymentOf({ payment_id: id }: PurchaseRow): Promise<Payment> {
    const payment = await payments.find(id);
    if (payment === null) throw problem('payment_already_used', { hint: 'It was paid under another secret of this service: ask its operator.' });
    return payment;
  }

  async function settledOf(payment: Payment): Promise<Settled | null> {
    const row = await statements.findSettled.first(database.read, { paymentId: payment.id });
    if (row === null || row.settled_payer === null || row.network === null) return null;
    const { network, transaction_hash: transaction, settled_payer: payer } = row;
    const settledAt = payment.paidAt ?? payment.createdAt;
    return { paymentId: payment.id, amountMicros: payment.amountMicros, network, transaction: transaction ?? '', payer, settledAt };
  }

  return { buy };
}

/** A failure after money moved, before it is said in the words of the buyer's protocol. */
class GivenBack extends Problem {
  readonly payment: Payment;
  readonly settled: Settled | null;
  constructor(failure: Problem, payment: Payment, settled: Settled | null) {
    super(failure.code, { ...failure.details, message: failure.message, cause: failure.cause ?? failure });
    this.payment = payment;
    this.settled = settled;
  }
}

function receiptOf<Result>({ resource }: Sale<Result>, { means }: Order, settled: Settled | null): Receipt | null {
  return means.kind === 'signed' && settled !== null ? means.receipt(settled, resource) : null;
}

/** Whoever waited for another purchase of the same payer finds it made. Undoes the transaction. */
class Owned extends Error {
  override readonly name = 'Owned';
  readonly row: PurchaseRow;
  constructor(row: PurchaseRow) {
    super('the payer has it already');
    this.row = row;
  }
}

/** Undoes the transaction, and is no failure. */
class NothingToPay extends Error {
  override readonly name = 'NothingToPay';
  readonly result: unknown;
  constructor(result: unknown) {
    super('there was nothing to pay for yet');
    this.result = result;
  }
}

/** It left the same function with this type. */
function asResult<Result>(result: unknown): Result {
  return result as Result;
}

function unpaid<Result>(result: Result, payment: Payment, settled: Settled | null = null): Unsigned<Result> {
  return { result, payment, settled, isReplay: false, isCharged: false, remainingCalls: payment.maxCalls };
}

function withCallBack(payment: Payment): Payment {
  return { ...payment, usedCalls: Math.max(0, payment.usedCalls - 1) };
}

/** The failure of work that nobody has paid for. */
function notCharged(failure: Problem): Problem {
  const hint = failure.status >= 500 ? 'Nothing was charged: retry.' : 'Nothing was charged.';
  return problem(failure.code, { hint, ...failure.details, message: failure.message, cause: failure.cause ?? failure });
}

function useOf(purchase: { id: string; payment: Payment }, { provider_id: providerId }: { provider_id: string }): PaidUse {
  const { id: paymentId, serviceId, clientId, amountMicros, maxCalls, currency } = purchase.payment;
  const isTest = testProviderIds.includes(providerId);
  return { callId: purchase.id, paymentId, serviceId, clientId, amountMicros: amountMicros / maxCalls, currency, isTest };
}

function settledBy({ id, amountMicros }: Payment, { transaction, payer }: SettledOutcome, { verified }: SignedPaying, settledAt: number): Settled {
  return { paymentId: id, amountMicros, network: verified.authorization.network, transaction, payer: lowerHex(payer), settledAt };
}

/** Whose the purchase is: who proved who they are, else the wallet that pays, else a name. */
function buyerOf({ caller, means }: Order): string {
  if (isAuthenticated(caller)) return clientIdOf(caller);
  if (means.kind === 'signed') return means.clientId;
  return means.kind === 'wallet' ? means.wallet.address : clientIdOf(caller);
}

/** @throws authentication_required */
function accountOf({ caller }: Order): string {
  if (isAuthenticated(caller)) return caller.accountId;
  throw problem('authentication_required', { hint: 'Credit is spent within the request by an API key or a bearer token.' });
}

/** An authenticated client may ask again with any payment, a wallet with any signature; anybody else only with the same payment. */
function keyOf({ caller, means, idempotencyKey: key }: Order, paymentId: string | null): IdempotencyKey | null {
  if (key === null) return null;
  const scope = isAuthenticated(caller) ? clientIdOf(caller) : (payerOfMeans(means) ?? paymentId);
  return scope === null ? null : { scope, key };
}

