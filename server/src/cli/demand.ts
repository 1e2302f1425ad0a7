import { InvalidArgumentError } from '@commander-js/extra-typings';
import type { AgentDemand } from '@farebox/contract';
import { plain, table, wholeNumber, type Parent, type Terminal } from './command.ts';

/** `farebox demand submit | pledge | pledges | accept | withdraw | report` */
export function addDemandCommands(program: Parent, terminal: Terminal): void {
  const demand = program.command('demand').description('report a need, list demand, pledge money');
  demand
    .command('submit')
    .description('report a need')
    .argument('<words...>')
    .option('--type <type>', 'what it would be: text, image, video, audio, dataset or api')
    .option('--budget <amount>', 'what you would pay, in dollars')
    .option('--urgency <text>', 'how soon you need it')
    .option('--callback <url>', 'where a webhook tells you of what matches later')
    .action((words, options) => submit(words.join(' '), options, terminal));
  demand
    .command('pledge')
    .description('hold money ready for a need: a seller gets it when you accept a listing, or it returns')
    .argument('<words...>')
    .requiredOption('--amount <amount>', 'how much, in dollars')
    .option('--days <n>', 'days until the money is returned', wholeNumber)
    .option('--callback <url>', 'where a webhook tells you of what matches')
    .action((words, options) => pledge(words.join(' '), options, terminal));
  demand
    .command('pledges')
    .description('list open pledges of all buyers, or your own')
    .option('--mine', 'your own, also those that have ended')
    .action(({ mine = false }) => pledges(mine, terminal));
  demand
    .command('accept')
    .description('release a pledge to the owner of an asset, and get the asset')
    .argument('<pledge>')
    .argument('<asset>')
    .action(async (pledgeId, assetId) => terminal.printJson(await (await terminal.client()).acceptPledge(pledgeId, assetId)));
  demand
    .command('withdraw')
    .description('end a pledge: its money becomes your credit')
    .argument('<pledge>')
    .action(async (pledgeId) => {
      const ended = await (await terminal.client()).withdrawPledge(pledgeId);
      terminal.print(ended, () => `${ended.id} is ${ended.state}`);
    });
  demand
    .command('report')
    .description('show the demand report (admins)')
    .option('--window-hours <n>', 'of the last hours', hours)
    .action(({ windowHours }) => report(windowHours, terminal));
}

interface Need {
  type?: string | undefined;
  budget?: string | undefined;
  urgency?: string | undefined;
  callback?: string | undefined;
}

async function submit(need: string, { type, budget, urgency, callback }: Need, { client, print }: Terminal): Promise<void> {
  const signal = await (
    await client()
  ).submitDemand({
    need,
    ...(type === undefined ? {} : { asset_type: type }),
    ...(budget === undefined ? {} : { budget }),
    ...(urgency === undefined ? {} : { urgency }),
    ...(callback === undefined ? {} : { callback_url: callback }),
  });
  const { signal_id: id, matches, watch, next } = signal;
  print(signal, () =>
    [
      `${id}: ${plain(next)}`,
      ...(watch === null ? [] : [`secret of the watch, shown this once: ${plain(watch.secret)}`]),
      ...(matches.length === 0 ? [] : [table(matches.map((match) => [match.id, match.kind, priceOf(match), match.title]))]),
    ].join('\n'),
  );
}

interface PledgeOptions {
  amount: string;
  days?: number | undefined;
  callback?: string | undefined;
}

async function pledge(need: string, { amount, days, callback }: PledgeOptions, { client, print }: Terminal): Promise<void> {
  const made = await (
    await client()
  ).pledge({
    need,
    amount,
    ...(days === undefined ? {} : { days }),
    ...(callback === undefined ? {} : { callback_url: callback }),
  });
  print(made, () =>
    [
      `${made.pledge.id}: $${made.pledge.amount} until ${made.pledge.expires_at}`,
      ...(made.watch === null ? [] : [`secret of the watch, shown this once: ${plain(made.watch.secret)}`]),
    ].join('\n'),
  );
}

async function pledges(isMine: boolean, { ask, printList }: Terminal): Promise<void> {
  const page = isMine ? await ask('OwnPledgePage', 'GET', '/api/v1/me/pledges') : await ask('PledgePage', 'GET', '/api/v1/demand/pledges');
  printList(page, {
    PLEDGE: ({ id }) => id,
    AMOUNT: ({ amount }) => `$${amount}`,
    STATE: ({ state }) => state,
    UNTIL: (pledge) => pledge.expires_at,
    NEED: ({ need }) => need,
  });
}

function priceOf({ price }: { price: { amount: string } | null }): string {
  return price === null ? 'free' : `$${price.amount}`;
}

function hours(text: string): string {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('It takes a whole number of hours.');
  return text;
}

async function report(windowHours: string | undefined, { ask, print }: Terminal): Promise<void> {
  const path = `/api/v1/admin/agent-demand${windowHours === undefined ? '' : `?window_hours=${windowHours}`}`;
  const demand = await ask('AgentDemand', 'GET', path);
  print(demand, () => reportText(demand));
}

function reportText({ since, until, totals, clusters, top_unmet: unmet, conversion }: AgentDemand): string {
  const { searches, challenged, paid, delivered } = conversion;
  const { all: _all, ...kinds } = totals;
  return [
    `from ${since} to ${until}`,
    table(Object.entries(kinds).map(([kind, count]) => [kind, String(count)])),
    `${searches} searches, ${challenged} asked to pay, ${paid} paid, ${delivered} delivered`,
    ...section('needs', [
      ['COUNT', 'AGENTS', 'UNMET', 'NEED'],
      ...clusters.map(({ count, distinct_agents: agents, unmet_share: share, label }) => [
        String(count),
        String(agents),
        share === null ? '-' : `${Math.round(share * 100)} %`,
        label,
      ]),
    ]),
    ...section('not found', [
      ['COUNT', 'AGENTS', 'WHAT'],
      ...unmet.map(({ count, distinct_agents: agents, query }) => [String(count), String(agents), query]),
    ]),
  ].join('\n');
}

/** Empty if there is only the head. */
function section(title: string, rows: ReadonlyArray<readonly string[]>): string[] {
  return rows.length < 2 ? [] : [`\n${title}`, table(rows)];
}
