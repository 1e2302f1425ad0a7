import { Command, InvalidArgumentError, Option, type OptionValues } from '@commander-js/extra-typings';
import { creditWallet, fareboxClient, testWallet, type Client } from '@farebox/client';
import { readCommandLineConfig } from '../config.ts';
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
    .option('--url <url>', 'the service (default http://127.0.0.1:4020, or FAREBOX_URL)')
    .option('--key <key>', 'API key or bearer token (or FAREBOX_KEY); to sell and to administer it has to be the token of a login')
    .option('--provider <name>', 'pay with this provider: test or credit', 'test')
    .option('--max-cents <n>', 'never pay more than this for a call or an asset', wholeNumber, 100)
    .option('--json', 'JSON even on a terminal; what is piped is JSON anyway');
}

/** A new command below `farebox` or one of its groups; the caller adds arguments and options. */
export type Parent = Command<[], OptionValues, OptionValues>;

/** The service and the output format, from the options of every command. */
export interface Terminal {
  client(): Client;
  provider(): string;
  /** JSON for pipes, text for people. */
  print(value: unknown, forPeople: () => string): void;
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
  return {
    client() {
      const { provider, maxCents, ...given } = program.opts();
      const defaults = readCommandLineConfig();
      const key = given.key ?? defaults.key;
      const wallet = (provider === 'credit' ? creditWallet : testWallet)({ maxPriceCents: maxCents });
      return fareboxClient({ url: given.url ?? defaults.url, wallet, ...(key === null ? {} : { apiKey: key }) });
    },
    provider: () => program.opts().provider,
    print,
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
