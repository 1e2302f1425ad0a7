import { randomUUID } from 'node:crypto';
import { Option } from '@commander-js/extra-typings';
import {
  AdminToolList,
  EnginePreference,
  TopUpPage,
  UnclaimedPage,
  UnresolvedSettlementPage,
  WalletCreditPage,
  WalletRefund,
} from '@farebox/contract';
import { z } from 'zod';
import { addAccountCommands } from './admin-accounts.ts';
import { table, wholeNumber, type Parent, type Terminal } from './command.ts';
import { meteredHelp, meteredPrice } from './metered-price.ts';

/** `farebox admin tool | tools | top-up | top-ups | search | settlements | settled | ...`: with the bearer token of an admin. */
export function addAdminCommands(program: Parent, terminal: Terminal): void {
  const admin = program.command('admin').description('administer tools, credit and settlements (admins)');
  addAdminToolCommands(admin, terminal);
  addTopUpCommands(admin, terminal);
  admin
    .command('search')
    .description('the embedding model, and how many assets still lack their vector')
    .action(() => showSearch(terminal));
  addSettlementCommands(admin, terminal);
  addUnclaimedCommands(admin, terminal);
  addWalletCommands(admin, terminal);
  addAccountCommands(admin, terminal);
}

function addAdminToolCommands(admin: Parent, terminal: Terminal): void {
  const yesOrNo = ['yes', 'no'] as const;
  admin
    .command('tool')
    .description('change a tool')
    .argument('<id>')
    .addOption(new Option('--published <answer>', 'show it in the catalog').choices(yesOrNo))
    .addOption(new Option('--enabled <answer>', 'sell it').choices(yesOrNo))
    .option('--price <amount>', 'what a call costs, in dollars')
    .option('--price-per-unit <price>', meteredHelp)
    .option('--free-per-day <calls>', 'calls that each account has free in a day', wholeNumber)
    .addOption(new Option('--require-key <answer>', 'serve only callers with an API key').choices(yesOrNo))
    .addOption(new Option('--engine <name>', 'what runs it').choices(EnginePreference.options))
    .action((id, { published, enabled, requireKey, price, pricePerUnit, freePerDay, engine }) =>
      updateTool(
        id,
        {
          ...(published === undefined ? {} : { published: published === 'yes' }),
          ...(enabled === undefined ? {} : { enabled: enabled === 'yes' }),
          ...(requireKey === undefined ? {} : { api_key_required: requireKey === 'yes' }),
          ...(price === undefined ? {} : { price_amount: price }),
          ...(pricePerUnit === undefined ? {} : { metered_price: meteredPrice(pricePerUnit) }),
          ...(freePerDay === undefined ? {} : { free_per_day: freePerDay }),
          ...(engine === undefined ? {} : { engine }),
        },
        terminal,
      ),
    );
  admin
    .command('tools')
    .description('all tools as they are set, and what those lack that cannot run')
    .action(() => listTools(terminal));
}

function addTopUpCommands(admin: Parent, terminal: Terminal): void {
  admin
    .command('top-up')
    .description('give an account credit')
    .argument('<user-id>')
    .argument('<amount>')
    .option('--note <text>', 'kept with the credit')
    .action((userId, amount, { note }) => topUp(userId, amount, note, terminal));
  admin
    .command('top-ups')
    .description('who got credit, the newest first')
    .argument('[user-id|wallet]')
    .addOption(new Option('--type <type>', 'how it came').choices(['granted', 'card', 'payment'] as const))
    .option('--status <status>', 'how it stands')
    .option('--limit <n>', 'maximum number of entries', wholeNumber, 50)
    .action((holder, { type, status, limit }) =>
      listTopUps(
        new URLSearchParams({
          limit: String(limit),
          ...(holder === undefined ? {} : { user_id: holder }),
          ...(type === undefined ? {} : { kind: type }),
          ...(status === undefined ? {} : { status }),
        }),
        terminal,
      ),
    );
}

function addSettlementCommands(admin: Parent, terminal: Terminal): void {
  admin
    .command('settlements')
    .description('list wallet payments whose settlement is unknown')
    .option('--limit <n>', 'maximum number of entries', wholeNumber, 50)
    .action(({ limit }) => listSettlements(limit, terminal));
  admin
    .command('settled')
    .description('mark a payment as settled')
    .argument('<payment>')
    .argument('<transaction...>')
    .action((payment, words) => markSettlement(payment, 'settled', { transaction: words.join(' ') }, terminal));
  admin
    .command('not-settled')
    .description('mark a payment as not settled')
    .argument('<payment>')
    .argument('<reason...>')
    .action((payment, words) => markSettlement(payment, 'failed', { reason: words.join(' ') }, terminal));
}

function addUnclaimedCommands(admin: Parent, terminal: Terminal): void {
  admin
    .command('unclaimed')
    .description('list unused payments of unknown payers')
    .option('--limit <n>', 'maximum number of entries', wholeNumber, 50)
    .action(({ limit }) => listUnclaimed(limit, terminal));
  admin
    .command('claim')
    .description('assign such a payment to an account or a wallet, as credit')
    .argument('<payment>')
    .argument('<user-id|wallet>')
    .action((payment, holder) => claim(payment, holder, terminal));
}

function addWalletCommands(admin: Parent, terminal: Terminal): void {
  admin
    .command('wallet-credit')
    .description('list wallets that have credit')
    .option('--limit <n>', 'maximum number of entries', wholeNumber, 50)
    .action(({ limit }) => listWalletCredit(limit, terminal));
  admin
    .command('wallet-refund')
    .description('record that you sent credit back to its wallet')
    .argument('<wallet>')
    .argument('<amount>')
    .argument('<transaction>')
    .addOption(new Option('--type <type>', 'real or test money').choices(['real', 'test'] as const).default('real' as const))
    .option('--unverified', 'book it although the chain cannot confirm it')
    .action((wallet, amount, transaction, { type, unverified = false }) =>
      refundWallet(wallet, { amount, transaction, test: type === 'test', unverified }, terminal),
    );
}

async function updateTool(id: string, changes: Record<string, unknown>, { client, print }: Terminal): Promise<void> {
  const tool = await client().request('PATCH', `/api/v1/admin/tools/${encodeURIComponent(id)}`, changes);
  print(tool, () => `${id} changed`);
}

/** All tools, and what the unavailable ones lack. */
async function listTools({ client, print }: Terminal): Promise<void> {
  const list = AdminToolList.parse(await client().request('GET', '/api/v1/admin/tools'));
  const rows = list.items.map(
    ({ id, price_amount: price, metered_price: metered, published, enabled, served_by: engine, missing_configuration: missing }) => [
      id,
      metered === null ? price : `from ${price}`,
      published ? 'yes' : 'no',
      enabled ? 'yes' : 'no',
      engine ?? '',
      missing ?? '',
    ],
  );
  print(list, () => table([['ID', 'PRICE', 'PUBLISHED', 'ENABLED', 'ENGINE', 'MISSING'], ...rows]));
}

/** The idempotency key is made here: a repeated command is a new top-up, a repeated request is not. */
async function topUp(userId: string, amount: string, note: string | undefined, { client, print }: Terminal): Promise<void> {
  const path = `/api/v1/admin/users/${encodeURIComponent(userId)}/credit`;
  const body = { amount, ...(note === undefined ? {} : { note }) };
  const answer = await client().request('POST', path, body, { 'Idempotency-Key': randomUUID() });
  print(answer, () => `$${amount} credited to ${userId}`);
}

async function listTopUps(query: URLSearchParams, { client, print }: Terminal): Promise<void> {
  const page = TopUpPage.parse(await client().request('GET', `/api/v1/admin/top-ups?${query}`));
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
  print(page, () => table([['ID', 'AT', 'KIND', 'WHOSE', 'AMOUNT', 'MONEY', 'STATUS', 'REFUNDED'], ...rows]));
}

const Ready = z.object({ search: z.object({ model: z.string(), documents: z.int().nullable(), pending: z.int().nullable() }) });

/** How many vectors are made: a new model needs them all, and an embedder that failed left gaps. */
async function showSearch({ client, print }: Terminal): Promise<void> {
  const { search } = Ready.parse(await client().request('GET', '/readyz'));
  const { model, documents, pending } = search;
  const made = documents === null || pending === null ? null : documents - pending;
  const waiting = pending === null || pending === 0 ? '' : `; ${pending} more are found by their words alone until theirs are made`;
  print(search, () => `${model}\n${made ?? '?'} of ${documents ?? '?'} assets have their vector${waiting}`);
}

async function listSettlements(limit: number, { client, print }: Terminal): Promise<void> {
  const page = UnresolvedSettlementPage.parse(await client().request('GET', `${settlements}?limit=${limit}`));
  const rows = page.items.map(({ id, created_at: since, over_at: overAt, network, payer, amount, nonce }) => [
    id,
    since,
    overAt,
    network,
    payer,
    amount,
    nonce,
  ]);
  print(page, () => table([['PAYMENT', 'SINCE', 'OVER AT', 'NETWORK', 'PAYER', 'AMOUNT', 'NONCE'], ...rows]));
}

const settlements = '/api/v1/admin/settlements';

async function markSettlement(
  id: string,
  outcome: 'settled' | 'failed',
  why: Record<string, string>,
  { client, print }: Terminal,
): Promise<void> {
  const answer = await client().request('POST', `${settlements}/${encodeURIComponent(id)}/${outcome}`, why);
  print(answer, () => `${id} ${outcome}`);
}

async function listUnclaimed(limit: number, { client, print }: Terminal): Promise<void> {
  const page = UnclaimedPage.parse(await client().request('GET', `/api/v1/admin/unclaimed?limit=${limit}`));
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
    () => `${table([['PAYMENT', 'SINCE', 'SERVICE', 'PROVIDER', 'PAYER', 'AMOUNT', 'MONEY'], ...rows])}\n$${page.total} together`,
  );
}

async function claim(id: string, holder: string, { client, print }: Terminal): Promise<void> {
  const answer = await client().request('POST', `/api/v1/admin/unclaimed/${encodeURIComponent(id)}/claim`, { holder });
  print(answer, () => `${id} is credit of ${holder}`);
}

async function listWalletCredit(limit: number, { client, print }: Terminal): Promise<void> {
  const page = WalletCreditPage.parse(await client().request('GET', `/api/v1/admin/wallet-credit?limit=${limit}`));
  const rows = page.items.map(({ wallet, balance, test }) => [wallet, balance, test ? 'test' : 'real']);
  print(page, () => table([['WALLET', 'CREDIT', 'MONEY'], ...rows]));
}

interface Refund {
  amount: string;
  transaction: string;
  /** Test money. */
  test: boolean;
  /** The chain is not asked. */
  unverified: boolean;
}

async function refundWallet(wallet: string, refund: Refund, { client, print }: Terminal): Promise<void> {
  const path = `/api/v1/admin/wallet-credit/${encodeURIComponent(wallet)}/refund`;
  const answer = await client().request('POST', path, refund);
  const { verified } = WalletRefund.parse(answer);
  print(answer, () => `$${refund.amount} went back to ${wallet}${verified ? '' : ' (not verified on a chain)'}`);
}
