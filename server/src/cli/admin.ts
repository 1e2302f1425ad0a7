import { randomUUID } from 'node:crypto';
import { Option } from '@commander-js/extra-typings';
import { enginePreferences } from '@farebox/contract/names';
import { addAccountCommands } from './admin-accounts.ts';
import { wholeNumber, type Parent, type Terminal } from './command.ts';
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
  addWalletCommands(admin, terminal);
  addAccountCommands(admin, terminal);
}

function addAdminToolCommands(admin: Parent, { client, ask, print, printList }: Terminal): void {
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
    .addOption(new Option('--engine <name>', 'what runs it').choices(enginePreferences))
    .action(async (id, { published, enabled, requireKey, price, pricePerUnit, freePerDay, engine }) => {
      const tool = await (
        await client()
      ).request('PATCH', `/api/v1/admin/tools/${encodeURIComponent(id)}`, {
        ...(published === undefined ? {} : { published: published === 'yes' }),
        ...(enabled === undefined ? {} : { enabled: enabled === 'yes' }),
        ...(requireKey === undefined ? {} : { api_key_required: requireKey === 'yes' }),
        ...(price === undefined ? {} : { price_amount: price }),
        ...(pricePerUnit === undefined ? {} : { metered_price: await meteredPrice(pricePerUnit) }),
        ...(freePerDay === undefined ? {} : { free_per_day: freePerDay }),
        ...(engine === undefined ? {} : { engine }),
      });
      print(tool, () => `${id} changed`);
    });
  admin
    .command('tools')
    .description('all tools as they are set, and what those lack that cannot run')
    .action(async () =>
      printList(await ask('AdminToolList', 'GET', '/api/v1/admin/tools'), {
        ID: ({ id }) => id,
        PRICE: (tool) => (tool.metered_price === null ? tool.price_amount : `from ${tool.price_amount}`),
        PUBLISHED: ({ published }) => (published ? 'yes' : 'no'),
        ENABLED: ({ enabled }) => (enabled ? 'yes' : 'no'),
        ENGINE: (tool) => tool.served_by ?? '',
        MISSING: (tool) => tool.missing_configuration ?? '',
      }),
    );
}

function addTopUpCommands(admin: Parent, { client, ask, print, printList }: Terminal): void {
  admin
    .command('top-up')
    .description('give an account credit')
    .argument('<user-id>')
    .argument('<amount>')
    .option('--note <text>', 'kept with the credit')
    .action(async (userId, amount, { note }) => {
      const path = `/api/v1/admin/users/${encodeURIComponent(userId)}/credit`;
      const body = { amount, ...(note === undefined ? {} : { note }) };
      // The idempotency key is made here: a repeated command is a new top-up, a repeated request is not.
      const answer = await (await client()).request('POST', path, body, { 'Idempotency-Key': randomUUID() });
      print(answer, () => `$${amount} credited to ${userId}`);
    });
  admin
    .command('top-ups')
    .description('who got credit, the newest first')
    .argument('[user-id|wallet]')
    .addOption(new Option('--type <type>', 'how it came').choices(['granted', 'card', 'payment'] as const))
    .option('--status <status>', 'how it stands')
    .option('--limit <n>', 'maximum number of entries', wholeNumber, 50)
    .action(async (holder, { type, status, limit }) => {
      const query = new URLSearchParams({
        limit: String(limit),
        ...(holder === undefined ? {} : { user_id: holder }),
        ...(type === undefined ? {} : { kind: type }),
        ...(status === undefined ? {} : { status }),
      });
      printList(await ask('TopUpPage', 'GET', `/api/v1/admin/top-ups?${query}`), {
        ID: ({ id }) => id,
        AT: (topUp) => topUp.created_at,
        KIND: ({ kind }) => kind,
        WHOSE: (topUp) => topUp.user_id,
        AMOUNT: ({ amount }) => amount,
        MONEY: moneyKind,
        STATUS: ({ status }) => status,
        REFUNDED: ({ refunded }) => refunded,
      });
    });
}

/** How many vectors are made: a new model needs them all, and an embedder that failed left gaps. */
async function showSearch({ client, print }: Terminal): Promise<void> {
  const { Ready } = await import('./shapes.ts');
  const { search } = Ready.parse(await (await client()).request('GET', '/readyz'));
  const { model, documents, pending } = search;
  const made = documents === null || pending === null ? null : documents - pending;
  const waiting = pending === null || pending === 0 ? '' : `; ${pending} more are found by their words alone until theirs are made`;
  print(search, () => `${model}\n${made ?? '?'} of ${documents ?? '?'} assets have their vector${waiting}`);
}

const settlements = '/api/v1/admin/settlements';

function addSettlementCommands(admin: Parent, { client, ask, print, printList }: Terminal): void {
  admin
    .command('settlements')
    .description('list wallet payments whose settlement is unknown')
    .option('--limit <n>', 'maximum number of entries', wholeNumber, 50)
    .action(async ({ limit }) =>
      printList(await ask('UnresolvedSettlementPage', 'GET', `${settlements}?limit=${limit}`), {
        PAYMENT: ({ id }) => id,
        SINCE: (payment) => payment.created_at,
        'OVER AT': (payment) => payment.over_at,
        NETWORK: ({ network }) => network,
        PAYER: ({ payer }) => payer,
        AMOUNT: ({ amount }) => amount,
        NONCE: ({ nonce }) => nonce,
      }),
    );
  const mark = async (id: string, outcome: 'settled' | 'failed', why: Record<string, string>) =>
    print(await (await client()).request('POST', `${settlements}/${encodeURIComponent(id)}/${outcome}`, why), () => `${id} ${outcome}`);
  admin
    .command('settled')
    .description('mark a payment as settled')
    .argument('<payment>')
    .argument('<transaction...>')
    .action((payment, words) => mark(payment, 'settled', { transaction: words.join(' ') }));
  admin
    .command('not-settled')
    .description('mark a payment as not settled')
    .argument('<payment>')
    .argument('<reason...>')
    .action((payment, words) => mark(payment, 'failed', { reason: words.join(' ') }));
}

function addWalletCommands(admin: Parent, { ask, print, printList }: Terminal): void {
  admin
    .command('wallet-credit')
    .description('list wallets that have credit')
    .option('--limit <n>', 'maximum number of entries', wholeNumber, 50)
    .action(async ({ limit }) =>
      printList(await ask('WalletCreditPage', 'GET', `/api/v1/admin/wallet-credit?limit=${limit}`), {
        WALLET: ({ wallet }) => wallet,
        CREDIT: ({ balance }) => balance,
        MONEY: moneyKind,
      }),
    );
  admin
    .command('wallet-refund')
    .description('record that you sent credit back to its wallet')
    .argument('<wallet>')
    .argument('<amount>')
    .argument('<transaction>')
    .addOption(new Option('--type <type>', 'real or test money').choices(['real', 'test'] as const).default('real' as const))
    .option('--unverified', 'book it although the chain cannot confirm it')
    .action(async (wallet, amount, transaction, { type, unverified = false }) => {
      const path = `/api/v1/admin/wallet-credit/${encodeURIComponent(wallet)}/refund`;
      const refund = await ask('WalletRefund', 'POST', path, { amount, transaction, test: type === 'test', unverified });
      print(refund, () => `$${amount} went back to ${wallet}${refund.verified ? '' : ' (not verified on a chain)'}`);
    });
}

function moneyKind({ test }: { test: boolean }): string {
  return test ? 'test' : 'real';
}
