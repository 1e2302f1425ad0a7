import { Command, InvalidArgumentError, Option, type OptionValues } from '@commander-js/extra-typings';
import type { Client } from '@farebox/client';
import type * as contract from '@farebox/contract';
import type { z } from 'zod';
import { endProgress } from './progress.ts';

/** Stable: scripts depend on them. `exitCodesText` documents them in every help. */
export const exitCodes = { done: 0, failed: 1, usage: 2, notFound: 3, payment: 4, forbidden: 5, pending: 6 } as const;

export const exitCodesText =
  'Exit codes: 0 done, 1 failed, 2 wrong usage, 3 not found, 4 payment needed or refused, 5 not allowed, 6 migrations are pending.';

/** Ends the command with this code, after it has printed what there is to say. */
export class ExitCode extends Error {
  override readonly name = 'ExitCode';
  readonly code: number;
  constructor(code: number) {
    super(`exit code ${code}`);
    this.code = code;
  }
}

/** Invalid arguments or options. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** `farebox` with the options that every command takes, before or after its own. */
export function newProgram() {
  return new Command('farebox')
    .description('farebox: agents find, pay for and use tools and data')
    .addOption(new Option('--url <url>', 'the service').env('FAREBOX_URL').default('http://127.0.0.1:4020'))
    .addOption(
      new Option('--key <key>', 'API key or bearer token; to sell and to administer it has to be the token of a login').env('FAREBOX_KEY'),
    )
    .option('--provider <name>', 'pay with this provider: test or credit', 'test')
    .option('--max-cents <n>', 'never pay more than this for a call or an asset', wholeNumber, 100)
    .option('--json', 'JSON even on a terminal; what is piped is JSON anyway');
}

/** A new command below `farebox` or one of its groups; the caller adds arguments and options. */
export type Parent = Command<[], OptionValues, OptionValues>;

type Contract = typeof contract;
type ShapeName = { [Name in keyof Contract]: Contract[Name] extends z.ZodType ? Name : never }[keyof Contract];

type Shapes = { [Name in ShapeName]: z.ZodType<z.output<Contract[Name]>> };

/** What stands in each column of a table, by its head. */
type Columns<Item> = Readonly<Record<string, (item: Item) => string>>;

/** The service and the output format, from the options of every command. */
export interface Terminal {
  /** No help text waits for its modules. */
  client(): Promise<Client>;
  /** Asks the service, and reads its answer by its shape in the contract, which no help text waits for: to load it takes 0.2 s. */
  ask<Name extends ShapeName>(shape: Name, ...request: Parameters<Client['request']>): Promise<z.output<Contract[Name]>>;
  provider(): string;
  /** JSON for pipes, text for people. */
  print(value: unknown, forPeople: () => string): void;
  /** A page as a table, for people with `last` under it. */
  printList<Page extends { items: readonly unknown[] }>(
    page: Page,
    columns: Columns<Page['items'][number]>,
    last?: (page: Page) => string,
  ): void;
  /** For pipes and for people. */
  printJson(value: unknown): void;
}

/** @param program its options count only after it is parsed */
export function terminalOf(program: ReturnType<typeof newProgram>): Terminal {
  const print = (value: unknown, forPeople: () => string) => {
    endProgress();
    const isJson = program.opts().json === true || !process.stdout.isTTY;
    process.stdout.write(`${isJson ? JSON.stringify(value, null, 2) : forPeople()}\n`);
  };
  const client = async () => {
    const { creditWallet, fareboxClient, testWallet } = await import('@farebox/client');
    const { url, key, provider, maxCents } = program.opts();
    const wallet = (provider === 'credit' ? creditWallet : testWallet)({ maxPriceCents: maxCents });
    return fareboxClient({ url, wallet, ...(key === undefined ? {} : { apiKey: key }) });
  };
  return {
    client,
    async ask(shape, ...request) {
      const shapes: Shapes = await import('@farebox/contract');
      return shapes[shape].parse(await (await client()).request(...request));
    },
    provider: () => program.opts().provider,
    print,
    printList: (page, columns, last) =>
      print(page, () => {
        const rows = page.items.map((item) => Object.values(columns).map((cellOf) => cellOf(item)));
        return table([Object.keys(columns), ...rows]) + (last?.(page) ?? '');
      }),
    printJson(value) {
      endProgress();
      process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
    },
  };
}

/** The value of an option that is a number. */
export function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It takes a whole number.');
  return Number(text);
}

/** What a search is for, where it is no argument: under both names that it has over HTTP and MCP. */
export const queryOption = () => new Option('--query <words>', 'the words to search for, as an option');
export const shortQueryOption = () => new Option('--q <words>', 'the same as --query').hideHelp();

/** @throws UsageError where nothing is said */
export function neededWords(words: readonly string[], { query, q }: { query?: string | undefined; q?: string | undefined }): string {
  const said = searchedWords(words, { query, q });
  if (said.trim() === '') throw new UsageError('the words to search for are missing');
  return said;
}

export function searchedWords(words: readonly string[], { query, q }: { query?: string | undefined; q?: string | undefined }): string {
  return [...words, query, q].filter((each) => each !== undefined).join(' ');
}

/** Texts may come from strangers: a terminal would interpret control characters. */
export function plain(text: string): string {
  return text.replaceAll(/\p{Cc}+|[\u202A-\u202E\u2066-\u2069]/gu, ' ');
}

/** Columns padded to their widest cell. */
export function table(given: ReadonlyArray<readonly string[]>): string {
  const rows = given.map((row) => row.map(plain));
  const widths = rows.reduce<number[]>((widest, row) => row.map((cell, column) => Math.max(widest[column] ?? 0, cell.length)), []);
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
