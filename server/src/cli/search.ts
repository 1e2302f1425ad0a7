import type { FoundKind, JointSearchResult } from '@farebox/contract';
import { foundKinds } from '@farebox/contract/names';
import { Option } from '@commander-js/extra-typings';
import { neededWords, queryOption, shortQueryOption, table, wholeNumber, type Parent, type Terminal } from './command.ts';

/** `farebox search` */
export function addSearchCommand(program: Parent, terminal: Terminal): void {
  program
    .command('search')
    .description('tools, data, APIs and open demand that fit a need, in one list')
    .argument('[words...]')
    .addOption(queryOption())
    .addOption(shortQueryOption())
    .addOption(new Option('--kind <kind...>', 'only these').choices(foundKinds))
    .option('--max-price <amount>', 'at most so much, in dollars')
    .option('--language <code>', 'only data and APIs in this language, e.g. en')
    .option('--limit <n>', 'maximum number of results', wholeNumber)
    .action((words, options) => search(neededWords(words, options), options, terminal));
}

interface Options {
  kind?: FoundKind[] | undefined;
  maxPrice?: string | undefined;
  language?: string | undefined;
  limit?: number | undefined;
}

async function search(query: string, { kind: kinds, maxPrice, language, limit }: Options, { client, print }: Terminal): Promise<void> {
  const found = await (
    await client()
  ).searchEverything(query, {
    ...(kinds === undefined ? {} : { kinds }),
    ...(maxPrice === undefined ? {} : { maxPrice }),
    ...(language === undefined ? {} : { language }),
    ...(limit === undefined ? {} : { limit }),
  });
  print(found, () =>
    [
      ...(found.answered ? [] : ['nothing for sale fits; farebox demand submit says what you need']),
      ...(found.answered || found.results.length === 0 ? [] : ['The nearest, probably not what you meant:']),
      ...(found.results.length === 0
        ? []
        : [table([['KIND', 'ID', 'PRICE', 'SCORE', 'TITLE'], ...found.results.map((result) => rowOf(result))])]),
      ...found.searched.flatMap(({ kind, filters_ignored: ignored }) =>
        ignored.length === 0 ? [] : [`${kind} is not filtered by ${ignored.join(', ')}`],
      ),
    ].join('\n'),
  );
}

function rowOf(result: JointSearchResult): string[] {
  const { kind, id, title, score } = result;
  return [kind, id, priceOf(result), score.toFixed(2), title];
}

function priceOf(result: JointSearchResult): string {
  if (result.kind === 'demand') return result.pledged === null ? '-' : `$${result.pledged.amount} pledged`;
  return result.price === null ? 'free' : `$${result.price.amount}`;
}
