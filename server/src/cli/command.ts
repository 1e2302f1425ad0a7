import { creditWallet, fareboxClient, testWallet, type Client } from '@farebox/client';

export interface Options {
  url: string;
  key: string | null;
  provider: string;
  maxCents: number;
  limit: number | undefined;
  isJson: boolean;
  /** Replaces files. */
  isForced: boolean;
  settings: Record<SettingName, string | undefined>;
}

/** Options of one command or another, as they were written. */
export const settingNames = [
  'budget',
  'callback',
  'description',
  'enabled',
  'engine',
  'license',
  'method',
  'mime',
  'note',
  'openapi',
  'output',
  'price',
  'published',
  'require-key',
  'status',
  'title',
  'token',
  'type',
  'urgency',
  'window-hours',
] as const;
type SettingName = (typeof settingNames)[number];

export type Command = (words: readonly string[], options: Options) => Promise<void>;

export const exitCodes = { done: 0, failed: 1, usage: 2, notFound: 3, payment: 4, forbidden: 5 } as const;

/** The words of the command line make no sense. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export function clientOf({ url, key, provider, maxCents }: Options): Client {
  const wallet = (provider === 'credit' ? creditWallet : testWallet)({ maxPriceCents: maxCents });
  return fareboxClient({ url, wallet, ...(key === null ? {} : { apiKey: key }) });
}

export function required(word: string | undefined, name: string): string {
  if (word === undefined) throw new UsageError(`${name} is missing`);
  return word;
}

/** JSON for pipes, the given text for people. */
export function print(value: unknown, { isJson }: Options, forPeople: () => string): void {
  process.stdout.write(`${isJson ? JSON.stringify(value, null, 2) : forPeople()}\n`);
}

/** One of a few words. */
export function oneOf<Word extends string>(name: string, text: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === text);
  if (found === undefined) throw new UsageError(`${name} takes one of ${words.join(', ')}`);
  return found;
}

/** Texts come from strangers: a terminal would obey what is in them. */
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
