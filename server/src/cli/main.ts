#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FareboxError, UndeliveredError } from '@farebox/client';
import { assetTypesInWords } from '@farebox/contract';
import { readCommandLineConfig, readConfig } from '../config.ts';
import { adminCommand } from './admin.ts';
import { assetsCommand } from './assets.ts';
import { exitCodes, plain, settingNames, UsageError, type Command, type Options } from './command.ts';
import { demandCommand } from './demand.ts';
import { payCommand } from './pay.ts';
import { payoutsCommand } from './payouts.ts';
import { toolsCommand } from './tools.ts';

const help = `farebox: agents find, pay for and use tools and data

  farebox serve                              run the service
  farebox migrate                            bring the database up to date
  farebox tools list                         every tool with its price
  farebox tools search WORDS...              tools that fit a need
  farebox tools show ID                      one descriptor
  farebox tools call ID [JSON]               call a tool, paying for it (input as JSON, or - for standard input)
  farebox assets search WORDS...             data and APIs that fit a need [--type TYPE]
  farebox assets show ID                     what is known of one before paying
  farebox assets fetch ID                    pay for it and save it [--output FILE|FOLDER|-] [--force] [--token TOKEN]
  farebox assets upload FILE --title TEXT --type TYPE     sell a file
  farebox assets register URL --title TEXT --type TYPE    sell what is at an address
  farebox assets api ENDPOINT --title TEXT                sell an API [--method POST] [--openapi URL]
                                             all three: [--price 0.05] [--description TEXT] [--license TEXT] [--mime TYPE]
  farebox assets list                        your own [--type TYPE]
  farebox assets archive ID                  sell it no longer; what was paid for is still delivered
  farebox demand submit WORDS...             say what you need [--type TYPE] [--budget 0.50] [--urgency TEXT] [--callback URL]
  farebox demand report                      what was asked for [--window-hours 24] (admins)
  farebox pay PAYMENT_ID [--provider NAME]   pay a payment
  farebox faucet ADDRESS                     test USDC for a wallet, on the test network
  farebox payouts plan|run [NETWORK] [--note TEXT]        who would be paid what; pay them (admins)
  farebox payouts list | show ID             what was paid out
  farebox payouts mark-paid LINE REFERENCE   you paid it; mark-failed LINE REASON: it could not be paid
  farebox admin tool ID [--published yes|no] [--enabled yes|no] [--price 0.05] [--require-key yes|no] [--engine auto|upstream|local]
  farebox admin tools                        all tools as they are set, and what is missing for those that cannot run
  farebox admin top-up USER_ID AMOUNT [--note TEXT]
  farebox admin top-ups [USER_ID|WALLET] [--type granted|card|payment] [--status STATUS]   who got credit
  farebox admin search                       the embedding model, and for how many assets its vectors are still to be made
  farebox admin settlements                  wallet payments whose outcome nobody knows
  farebox admin settled PAYMENT TRANSACTION  its money moved; not-settled PAYMENT REASON: it did not
  farebox admin unclaimed                    unused money of payers who are not known
  farebox admin claim PAYMENT USER_ID|WALLET whose it is: it becomes credit
  farebox admin wallet-credit                wallets that have credit
  farebox admin wallet-refund WALLET AMOUNT TRANSACTION   you sent it back to the wallet [--type real|test]

Options
  --url URL          the service (default http://127.0.0.1:4020, or FAREBOX_URL)
  --key KEY          API key or bearer token (or FAREBOX_KEY); to sell and to administer it has to be the token of a login
  --provider NAME    pay with this provider: test or credit (default test)
  --max-cents N      never pay more than this for a call or an asset (default 100)
  --limit N          at most so many results
  --json             JSON even on a terminal; what is piped is JSON anyway

TYPE is ${assetTypesInWords}.
Exit codes: 0 done, 1 failed, 2 wrong usage, 3 not found, 4 payment needed or refused, 5 not allowed.
`;

/** The service itself is loaded only by what runs it: that takes five times as long as the rest. */
const commands: Record<string, Command> = {
  serve: async () => void (await (await import('../serve.ts')).serveFarebox(readConfig())),
  migrate: async (words, options) => (await import('./migrate.ts')).migrateCommand(words, options),
  tools: toolsCommand,
  assets: assetsCommand,
  demand: demandCommand,
  pay: payCommand,
  faucet: async (words, options) => (await import('./faucet.ts')).faucetCommand(words, options),
  payouts: payoutsCommand,
  admin: adminCommand,
};

if (existsSync('.env')) process.loadEnvFile('.env');
process.exitCode = await run(process.argv.slice(2));

async function run(words: string[]): Promise<number> {
  try {
    const { values, positionals } = parse(words);
    const [name, ...rest] = positionals;
    if (name === undefined || name === 'help' || values.help === true) {
      process.stdout.write(help);
      return exitCodes.done;
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command === undefined) throw new UsageError(`no command ${name}`);
    await command(rest, optionsOf(values));
    return exitCodes.done;
  } catch (thrown) {
    return report(thrown);
  }
}

function parse(words: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const settings = byName(settingNames, () => text);
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        url: text,
        key: text,
        provider: text,
        'max-cents': text,
        limit: text,
        json: flag,
        force: flag,
        help: { ...flag, short: 'h' },
        ...settings,
      },
    });
  } catch (thrown) {
    throw new UsageError(thrown instanceof Error ? thrown.message : String(thrown));
  }
}

function optionsOf(values: ReturnType<typeof parse>['values']): Options {
  const defaults = readCommandLineConfig();
  return {
    url: values.url ?? defaults.url,
    key: values.key ?? defaults.key,
    provider: values.provider ?? 'test',
    maxCents: wholeNumber('--max-cents', values['max-cents']) ?? 100,
    limit: wholeNumber('--limit', values.limit),
    isJson: values.json === true || !process.stdout.isTTY,
    isForced: values.force === true,
    settings: byName(settingNames, (name) => values[name]),
  };
}

/** The type is that of the names: TypeScript takes the keys of what is built from a list for any texts. */
function byName<Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`${name} takes a whole number`);
  return Number(text);
}

function report(thrown: unknown): number {
  process.stderr.write(`farebox: ${plain(messageOf(thrown))}\n`);
  if (thrown instanceof UsageError) process.stderr.write(`\n${help}`);
  if (thrown instanceof UsageError) return exitCodes.usage;
  // What was paid and did not come is no refusal to pay.
  if (!(thrown instanceof FareboxError) || thrown instanceof UndeliveredError) return exitCodes.failed;
  if (thrown.status === 402) return exitCodes.payment;
  if (thrown.status === 404) return exitCodes.notFound;
  return thrown.status === 401 || thrown.status === 403 ? exitCodes.forbidden : exitCodes.failed;
}

/** A connection that failed says in its cause why. */
function messageOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const { cause } = thrown;
  if (!(thrown instanceof TypeError) || !(cause instanceof Error)) return thrown.message;
  const why = cause.message === '' && 'code' in cause ? String(cause.code) : cause.message;
  return `${thrown.message}: ${why}. Is the service running, and is --url right?`;
}
