import { AgentDemand } from '@farebox/contract';
import { clientOf, plain, print, table, UsageError, type Command, type Options } from './command.ts';

/** `farebox demand submit | report` */
export const demandCommand: Command = async ([action, ...words], options) => {
  switch (action) {
    case 'submit':
      return submit(words, options);
    case 'report':
      return report(options);
    default:
      throw new UsageError('demand takes submit or report');
  }
};

async function submit(words: readonly string[], options: Options): Promise<void> {
  if (words.length === 0) throw new UsageError('WORDS are missing');
  const { type, budget, urgency, callback } = options.settings;
  const signal = await clientOf(options).submitDemand({
    need: words.join(' '),
    ...(type === undefined ? {} : { asset_type: type }),
    ...(budget === undefined ? {} : { budget }),
    ...(urgency === undefined ? {} : { urgency }),
    ...(callback === undefined ? {} : { callback_url: callback }),
  });
  const { signal_id: id, matches, watch, next } = signal;
  print(signal, options, () =>
    [
      `${id}: ${plain(next)}`,
      ...(watch === null ? [] : [`secret of the watch, shown this once: ${plain(watch.secret)}`]),
      ...(matches.length === 0 ? [] : [table(matches.map((match) => [match.id, match.kind, priceOf(match), match.title]))]),
    ].join('\n'),
  );
}

function priceOf({ price }: { price: { amount: string } | null }): string {
  return price === null ? 'free' : `$${price.amount}`;
}

async function report(options: Options): Promise<void> {
  const hours = options.settings['window-hours'];
  if (hours !== undefined && !/^[1-9]\d{0,3}$/.test(hours)) throw new UsageError('--window-hours takes a whole number of hours');
  const path = `/api/v1/admin/agent-demand${hours === undefined ? '' : `?window_hours=${hours}`}`;
  const demand = AgentDemand.parse(await clientOf(options).request('GET', path));
  print(demand, options, () => reportText(demand));
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

/** Nothing where there is only the head. */
function section(title: string, rows: ReadonlyArray<readonly string[]>): string[] {
  return rows.length < 2 ? [] : [`\n${title}`, table(rows)];
}
