import { text } from 'node:stream/consumers';
import { clientOf, print, required, table, UsageError, type Command, type Options } from './command.ts';

/** `farebox tools list | search | show | call` */
export const toolsCommand: Command = async ([action, ...words], options) => {
  const client = clientOf(options);
  switch (action) {
    case 'list': {
      const listing = await client.tools();
      return print(listing, options, () =>
        table([
          ['TOOL', 'PRICE', 'HEALTH', 'WHAT IT DOES'],
          ...listing.services.map(({ id, pricing, quality, description }) => [
            id,
            `$${pricing.amount}`,
            quality.healthStatus || '-',
            description,
          ]),
        ]),
      );
    }
    case 'search': {
      const found = await client.search(words.join(' '), options.limit === undefined ? {} : { limit: options.limit });
      return print(found, options, () =>
        found.services.length === 0
          ? 'nothing fits'
          : table(found.services.map(({ id, pricing, matchScore, why }) => [id, `$${pricing.amount}`, String(matchScore), why])),
      );
    }
    case 'show': {
      const tool = await client.tool(required(words[0], 'ID'));
      return print(tool, { ...options, isJson: true }, () => '');
    }
    case 'call':
      return call(words, options);
    default:
      throw new UsageError('tools takes list, search, show or call');
  }
};

async function call([id, json]: readonly string[], options: Options): Promise<void> {
  const { output } = await clientOf(options).call(required(id, 'ID'), await readInput(json));
  print(output, { ...options, isJson: true }, () => '');
}

async function readInput(json: string | undefined): Promise<Record<string, unknown>> {
  const source = json === '-' ? await text(process.stdin) : (json ?? '{}');
  try {
    const input: unknown = JSON.parse(source);
    if (typeof input === 'object' && input !== null && !Array.isArray(input)) return { ...input };
  } catch {
    // Said below, with what is wanted.
  }
  throw new UsageError('the input must be one JSON object');
}
