import { randomUUID } from 'node:crypto';
import { PayoutBatchDetails, PayoutBatchPage, PayoutPlan, type PayoutLine } from '@farebox/contract';
import { clientOf, print, required, table, UsageError, type Command, type Options } from './command.ts';

/** `farebox payouts plan | run | list | show | mark-paid | mark-failed`: with the token of an admin's login. */
export const payoutsCommand: Command = async ([action, ...words], options) => {
  switch (action) {
    case 'plan':
      return plan(words, options);
    case 'run':
      return run(words, options);
    case 'list':
      return list(options);
    case 'show':
      return show(words, options);
    case 'mark-paid':
      return mark('paid', 'reference', words, options);
    case 'mark-failed':
      return mark('failed', 'reason', words, options);
    default:
      throw new UsageError('payouts takes plan, run, list, show, mark-paid or mark-failed');
  }
};

const path = '/api/v1/admin/payouts';

async function plan([network]: readonly string[], options: Options): Promise<void> {
  const body = { dry_run: true, ...(network === undefined ? {} : { network }) };
  const planned = PayoutPlan.parse(await clientOf(options).request('POST', path, body));
  print(planned, options, () => planText(planned));
}

/** The key of idempotency is made here: a repeated command is a new batch, a repeated request is not. */
async function run([network]: readonly string[], options: Options): Promise<void> {
  const { note } = options.settings;
  const body = { ...(network === undefined ? {} : { network }), ...(note === undefined ? {} : { note }) };
  const answer = await clientOf(options).request('POST', path, body, { 'Idempotency-Key': randomUUID() });
  const made = PayoutBatchDetails.safeParse(answer);
  if (made.success) return print(made.data, options, () => batchText(made.data));
  const planned = PayoutPlan.parse(answer);
  print(planned, options, () => `nobody is to be paid now\n${planText(planned)}`);
}

async function list(options: Options): Promise<void> {
  const page = PayoutBatchPage.parse(await clientOf(options).request('GET', `${path}?limit=${options.limit ?? 50}`));
  const rows = page.items.map(({ id, state, network, method, line_count: lines, total, paid, failed, note }) => [
    id,
    state,
    network,
    method,
    String(lines),
    total,
    paid,
    failed,
    note ?? '',
  ]);
  print(page, options, () => table([['ID', 'STATE', 'NETWORK', 'METHOD', 'LINES', 'TOTAL', 'PAID', 'FAILED', 'NOTE'], ...rows]));
}

async function show([id]: readonly string[], options: Options): Promise<void> {
  const batch = PayoutBatchDetails.parse(await clientOf(options).request('GET', `${path}/${encodeURIComponent(required(id, 'ID'))}`));
  print(batch, options, () => batchText(batch));
}

async function mark(
  state: 'paid' | 'failed',
  member: 'reference' | 'reason',
  [line, ...words]: readonly string[],
  options: Options,
): Promise<void> {
  const lineId = encodeURIComponent(required(line, 'LINE'));
  if (words.length === 0) throw new UsageError(`${member.toUpperCase()} is missing`);
  const client = clientOf(options);
  const [batch] = PayoutBatchPage.parse(await client.request('GET', `${path}?line_id=${lineId}`)).items;
  if (batch === undefined) throw new Error(`no payout has the line ${line}`);
  const marked = await client.request('POST', `${path}/${batch.id}/lines/${lineId}/${state}`, { [member]: words.join(' ') });
  print(marked, options, () => `${line} ${state}`);
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
