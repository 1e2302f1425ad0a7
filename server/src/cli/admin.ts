import { randomUUID } from 'node:crypto';
import { AdminToolList, TopUpPage, UnclaimedPage, UnresolvedSettlementPage, WalletCreditPage } from '@farebox/contract';
import { z } from 'zod';
import { clientOf, oneOf, print, required, table, UsageError, type Command, type Options } from './command.ts';

/** `farebox admin tool | tools | top-up | top-ups | search | settlements | settled | ...`: with the bearer token of an admin. */
export const adminCommand: Command = async ([action, ...words], options) => {
  switch (action) {
    case 'tool':
      return updateTool(words, options);
    case 'tools':
      return listTools(options);
    case 'top-up':
      return topUp(words, options);
    case 'top-ups':
      return listTopUps(words, options);
    case 'search':
      return showSearch(options);
    case 'settlements':
      return listSettlements(options);
    case 'settled':
      return markSettlement('settled', 'transaction', words, options);
    case 'not-settled':
      return markSettlement('failed', 'reason', words, options);
    case 'unclaimed':
      return listUnclaimed(options);
    case 'claim':
      return claim(words, options);
    case 'wallet-credit':
      return listWalletCredit(options);
    case 'wallet-refund':
      return refundWallet(words, options);
    default:
      throw new UsageError(
        'admin takes tool, tools, top-up, top-ups, search, settlements, settled, not-settled, unclaimed, claim, wallet-credit or wallet-refund',
      );
  }
};

async function updateTool([id]: readonly string[], options: Options): Promise<void> {
  const { published, enabled, 'require-key': requireKey, price, engine } = options.settings;
  const body = {
    ...(published === undefined ? {} : { published: yesNo('--published', published) }),
    ...(enabled === undefined ? {} : { enabled: yesNo('--enabled', enabled) }),
    ...(requireKey === undefined ? {} : { api_key_required: yesNo('--require-key', requireKey) }),
    ...(price === undefined ? {} : { price_amount: price }),
    ...(engine === undefined ? {} : { engine: oneOf('--engine', engine, ['auto', 'upstream', 'local']) }),
  };
  const tool = await clientOf(options).request('PATCH', `/api/v1/admin/tools/${encodeURIComponent(required(id, 'ID'))}`, body);
  print(tool, options, () => `${id} changed`);
}

/** All of them, and what those lack that are not for sale. */
async function listTools(options: Options): Promise<void> {
  const list = AdminToolList.parse(await clientOf(options).request('GET', '/api/v1/admin/tools'));
  const rows = list.items.map(({ id, price_amount: price, published, enabled, served_by: engine, missing_configuration: missing }) => [
    id,
    price,
    published ? 'yes' : 'no',
    enabled ? 'yes' : 'no',
    engine ?? '',
    missing ?? '',
  ]);
  print(list, options, () => table([['ID', 'PRICE', 'PUBLISHED', 'ENABLED', 'ENGINE', 'MISSING'], ...rows]));
}

/** The key of idempotency is made here: a repeated command is a new top-up, a repeated request is not. */
async function topUp([userId, amount]: readonly string[], options: Options): Promise<void> {
  const path = `/api/v1/admin/users/${encodeURIComponent(required(userId, 'USER_ID'))}/credit`;
  const body = { amount: required(amount, 'AMOUNT'), ...(options.settings.note === undefined ? {} : { note: options.settings.note }) };
  const answer = await clientOf(options).request('POST', path, body, { 'Idempotency-Key': randomUUID() });
  print(answer, options, () => `$${amount} credited to ${userId}`);
}

/** The newest first; of one account or wallet where it is named. */
async function listTopUps([holder]: readonly string[], options: Options): Promise<void> {
  const { limit = 50, settings } = options;
  const query = new URLSearchParams({
    limit: String(limit),
    ...(holder === undefined ? {} : { user_id: holder }),
    ...(settings.type === undefined ? {} : { kind: oneOf('--type', settings.type, ['granted', 'card', 'payment']) }),
    ...(settings.status === undefined ? {} : { status: settings.status }),
  });
  const page = TopUpPage.parse(await clientOf(options).request('GET', `/api/v1/admin/top-ups?${query}`));
  const rows = page.items.map(({ id, created_at: at, kind, user_id: whose, amount, test, status, refunded }) => [
    id,
    at,
    kind,
    whose,
    amount,
    test ? 'test' : 'real',
    status,
    refunded,
  ]);
  print(page, options, () => table([['ID', 'AT', 'KIND', 'WHOSE', 'AMOUNT', 'MONEY', 'STATUS', 'REFUNDED'], ...rows]));
}

const Ready = z.object({ search: z.object({ model: z.string(), documents: z.int().nullable(), pending: z.int().nullable() }) });

/** How far the vectors are made that a new model needs, or an embedder owes that was away. */
async function showSearch(options: Options): Promise<void> {
  const { search } = Ready.parse(await clientOf(options).request('GET', '/readyz'));
  const { model, documents, pending } = search;
  const made = documents === null || pending === null ? null : documents - pending;
  const waiting = pending === null || pending === 0 ? '' : `; ${pending} more are found by their words alone until theirs are made`;
  print(search, options, () => `${model}\n${made ?? '?'} of ${documents ?? '?'} assets have their vector${waiting}`);
}

async function listSettlements(options: Options): Promise<void> {
  const page = UnresolvedSettlementPage.parse(await clientOf(options).request('GET', `${settlements}?limit=${options.limit ?? 50}`));
  const rows = page.items.map(({ id, created_at: since, over_at: overAt, network, payer, amount, nonce }) => [
    id,
    since,
    overAt,
    network,
    payer,
    amount,
    nonce,
  ]);
  print(page, options, () => table([['PAYMENT', 'SINCE', 'OVER AT', 'NETWORK', 'PAYER', 'AMOUNT', 'NONCE'], ...rows]));
}

const settlements = '/api/v1/admin/settlements';

async function markSettlement(
  outcome: 'settled' | 'failed',
  member: 'transaction' | 'reason',
  [id, ...words]: readonly string[],
  options: Options,
): Promise<void> {
  const path = `${settlements}/${encodeURIComponent(required(id, 'PAYMENT'))}/${outcome}`;
  if (words.length === 0) throw new UsageError(`${member.toUpperCase()} is missing`);
  const answer = await clientOf(options).request('POST', path, { [member]: words.join(' ') });
  print(answer, options, () => `${id} ${outcome}`);
}

async function listUnclaimed(options: Options): Promise<void> {
  const page = UnclaimedPage.parse(await clientOf(options).request('GET', `/api/v1/admin/unclaimed?limit=${options.limit ?? 50}`));
  const rows = page.items.map(({ id, since, service_id: service, provider, payer, amount, test }) => [
    id,
    since,
    service,
    provider,
    payer ?? '',
    amount,
    test ? 'test' : 'real',
  ]);
  print(
    page,
    options,
    () => `${table([['PAYMENT', 'SINCE', 'SERVICE', 'PROVIDER', 'PAYER', 'AMOUNT', 'MONEY'], ...rows])}\n$${page.total} together`,
  );
}

async function claim([id, holder]: readonly string[], options: Options): Promise<void> {
  const path = `/api/v1/admin/unclaimed/${encodeURIComponent(required(id, 'PAYMENT'))}/claim`;
  const answer = await clientOf(options).request('POST', path, { holder: required(holder, 'HOLDER') });
  print(answer, options, () => `${id} is credit of ${holder}`);
}

async function listWalletCredit(options: Options): Promise<void> {
  const page = WalletCreditPage.parse(await clientOf(options).request('GET', `/api/v1/admin/wallet-credit?limit=${options.limit ?? 50}`));
  const rows = page.items.map(({ wallet, balance, test }) => [wallet, balance, test ? 'test' : 'real']);
  print(page, options, () => table([['WALLET', 'CREDIT', 'MONEY'], ...rows]));
}

/** Of real money, or with `--type test` of play money. */
async function refundWallet([wallet, amount, transaction]: readonly string[], options: Options): Promise<void> {
  const path = `/api/v1/admin/wallet-credit/${encodeURIComponent(required(wallet, 'WALLET'))}/refund`;
  const isTest = options.settings.type !== undefined && oneOf('--type', options.settings.type, ['real', 'test']) === 'test';
  const body = { amount: required(amount, 'AMOUNT'), transaction: required(transaction, 'TRANSACTION'), test: isTest };
  print(await clientOf(options).request('POST', path, body), options, () => `$${amount} went back to ${wallet}`);
}

function yesNo(name: string, text: string): boolean {
  if (text === 'yes') return true;
  if (text === 'no') return false;
  throw new UsageError(`${name} takes yes or no`);
}
