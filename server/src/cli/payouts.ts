import { randomUUID } from 'node:crypto';
import type { PayoutBatchDetails, PayoutLine, PayoutPlan } from '@farebox/contract';
import { table, wholeNumber, type Parent, type Terminal } from './command.ts';

/** `farebox payouts plan | run | list | show | mark-paid | mark-failed`: with the token of an admin's login. */
export function addPayoutCommands(program: Parent, terminal: Terminal): void {
  const payouts = program.command('payouts').description('pay owners what they earned (admins)');
  payouts
    .command('plan')
    .description('list what each owner would be paid')
    .argument('[network]')
    .action((network) => plan(network, terminal));
  payouts
    .command('run')
    .description('start a payout to all of them')
    .argument('[network]')
    .option('--note <text>', 'kept with the payout')
    .action((network, { note }) => run(network, note, terminal));
  payouts
    .command('list')
    .description('list payouts')
    .option('--limit <n>', 'maximum number of entries', wholeNumber, 50)
    .action(({ limit }) => list(limit, terminal));
  payouts
    .command('show')
    .description('show a payout with its lines')
    .argument('<id>')
    .action((id) => show(id, terminal));
  payouts
    .command('mark-paid')
    .description('mark a line of a payout as paid')
    .argument('<line>')
    .argument('<reference...>')
    .action((line, words) => mark(line, 'paid', { reference: words.join(' ') }, terminal));
  payouts
    .command('mark-failed')
    .description('mark a line of a payout as failed')
    .argument('<line>')
    .argument('<reason...>')
    .action((line, words) => mark(line, 'failed', { reason: words.join(' ') }, terminal));
}

const path = '/api/v1/admin/payouts';

async function plan(network: string | undefined, { ask, print }: Terminal): Promise<void> {
  const planned = await ask('PayoutPlan', 'POST', path, { dry_run: true, ...(network === undefined ? {} : { network }) });
  print(planned, () => planText(planned));
}

/** The idempotency key is made here: a repeated command is a new batch, a repeated request is not. */
async function run(network: string | undefined, note: string | undefined, { client, print }: Terminal): Promise<void> {
  const { PayoutBatchDetails, PayoutPlan } = await import('@farebox/contract');
  const body = { ...(network === undefined ? {} : { network }), ...(note === undefined ? {} : { note }) };
  const answer = await (await client()).request('POST', path, body, { 'Idempotency-Key': randomUUID() });
  const made = PayoutBatchDetails.safeParse(answer);
  if (made.success) return print(made.data, () => batchText(made.data));
  const planned = PayoutPlan.parse(answer);
  print(planned, () => `nobody is to be paid now\n${planText(planned)}`);
}

async function list(limit: number, { ask, printList }: Terminal): Promise<void> {
  printList(await ask('PayoutBatchPage', 'GET', `${path}?limit=${limit}`), {
    ID: ({ id }) => id,
    STATE: ({ state }) => state,
    NETWORK: ({ network }) => network,
    METHOD: ({ method }) => method,
    LINES: (batch) => String(batch.line_count),
    TOTAL: ({ total }) => total,
    PAID: ({ paid }) => paid,
    FAILED: ({ failed }) => failed,
    NOTE: ({ note }) => note ?? '',
  });
}

async function show(id: string, { ask, print }: Terminal): Promise<void> {
  const batch = await ask('PayoutBatchDetails', 'GET', `${path}/${encodeURIComponent(id)}`);
  print(batch, () => batchText(batch));
}

async function mark(line: string, state: 'paid' | 'failed', why: Record<string, string>, { client, ask, print }: Terminal): Promise<void> {
  const lineId = encodeURIComponent(line);
  const [batch] = (await ask('PayoutBatchPage', 'GET', `${path}?line_id=${lineId}`)).items;
  if (batch === undefined) throw new Error(`no payout has the line ${line}`);
  const marked = await (await client()).request('POST', `${path}/${batch.id}/lines/${lineId}/${state}`, why);
  print(marked, () => `${line} ${state}`);
}

function planText({ lines, left_out: leftOut, total, network, method, left_out_count: leftOutCount }: PayoutPlan): string {
  return [
    `$${total} to ${lines.length} owners on ${network} (${method})`,
    ...(lines.length === 0 ? [] : [table(lines.map(({ owner_id: owner, address, amount }) => [owner, address, amount]))]),
    ...(leftOutCount === 0
      ? []
      : [`\nleft out: ${leftOutCount}`, table(leftOut.map((each) => [each.owner_id, each.balance, each.reason]))]),
  ].join('\n');
}

function batchText({ id, state, total, paid, failed, network, method, lines }: PayoutBatchDetails): string {
  const rows = lines.map((line) => [line.id, line.state, line.owner_id, line.address, line.amount, endOf(line)]);
  return [`${id} (${state}): $${total} on ${network} by ${method}, $${paid} paid, $${failed} failed`, table(rows)].join('\n');
}

function endOf({ reference, failure }: PayoutLine): string {
  return reference ?? failure ?? '';
}
