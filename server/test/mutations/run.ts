/**
 * Changes the product in many places, one at a time, and says how many of the changes the tests notice:
 * `node server/test/mutations/run.ts [--count 40] [--seed 1] [--rooms payments,accounts,assets,search,imports] [--minutes 15]`.
 * It works on a copy of the last commit. A change that stops the tests from ending is noticed, too. Takes minutes for each change that is not
 * noticed, so it is no part of the checks.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { minuteMs } from '../../src/clock.ts';
import { dice, type Dice } from '../dice.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    rooms: { type: 'string', default: 'payments,accounts,assets,search,imports' },
    minutes: { type: 'string', default: '15' },
  },
});

interface Mutant {
  /** Below the root of the repository. */
  file: string;
  room: string;
  line: number;
  before: string;
  after: string;
}

/** Each changes a line of code into one that means something else; the first that fits is taken. */
const changes: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(\s*)\.where\(.*\)$/, '$1'],
  [/\bthrow problem\(/, 'void problem('],
  [/ === /, ' !== '],
  [/ !== /, ' === '],
  [/ >= /, ' < '],
  [/ <= /, ' > '],
  [/ && /, ' || '],
  [/(\w+(?:Micros|Ms|Bytes)) \+ /, '$1 - '],
  [/(\w+(?:Micros|Ms|Bytes)) - /, '$1 + '],
  [/\breturn true;/, 'return false;'],
  [/\breturn false;/, 'return true;'],
  [/\bif \((\w[\w.]*)\)/, 'if (!$1)'],
];

const scenarios = 'server/test/scenarios';
const root = resolve(import.meta.dirname, '../../..');
const copy = mkdtempSync(join(tmpdir(), 'farebox-mutations-'));
try {
  await run();
} finally {
  rmSync(copy, { recursive: true, force: true });
}

async function run(): Promise<void> {
  execFileSync('git', ['clone', '--quiet', root, copy]);
  for (const folder of ['.', 'client', 'console', 'contract', 'server', 'vision']) link(folder);
  const rooms = values.rooms.split(',');
  for (const folder of [...rooms.map((room) => `server/src/${room}`), scenarios]) {
    const failure = await failureIn(folder);
    if (failure !== null) throw new Error(`fails without a change: ${failure}`);
  }
  const chosen = mutantsOf(rooms, Number(values.count), dice(Number(values.seed)));
  let noticed = 0;
  for (const [index, mutant] of chosen.entries()) {
    const by = await noticedBy(mutant);
    if (by !== null) noticed += 1;
    process.stdout.write(
      `${index + 1} ${by ?? 'NOT NOTICED'}: ${mutant.file}:${mutant.line}: ${mutant.before.trim()} -> ${mutant.after.trim()}\n`,
    );
  }
  process.stdout.write(`${noticed} of ${chosen.length} noticed, seed ${values.seed}\n`);
}

/** The copy uses what is installed here. */
function link(folder: string): void {
  const installed = join(root, folder, 'node_modules');
  if (readdirSync(join(root, folder)).includes('node_modules')) symlinkSync(installed, join(copy, folder, 'node_modules'));
}

/** As many of each room. */
function mutantsOf(rooms: readonly string[], count: number, chance: Dice): Mutant[] {
  return Array.from({ length: count }, (_, index) => {
    const room = rooms[index % rooms.length] ?? '';
    return chance.oneOf(possibleIn(room));
  });
}

function possibleIn(room: string): Mutant[] {
  const folder = join('server/src', room);
  const files = readdirSync(join(copy, folder), { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.ts$/.test(name));
  return files.flatMap((name) => {
    const file = join(folder, name);
    return readFileSync(join(copy, file), 'utf8')
      .split('\n')
      .flatMap((before, index) => {
        const isCode = !/^\s*(?:\/\/|\*|\/\*|import |export type|type )/.test(before);
        const change = isCode ? changes.find(([pattern]) => pattern.test(before)) : undefined;
        return change === undefined ? [] : [{ file, room, line: index + 1, before, after: before.replace(...change) }];
      });
  });
}

/** @returns the test that noticed it, of its room, whose tests are tried first, or of the scenarios; null for none */
async function noticedBy({ file, room, line, after }: Mutant): Promise<string | null> {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  const lines = source.split('\n');
  lines[line - 1] = after;
  writeFileSync(path, lines.join('\n'));
  try {
    return (await failureIn(`server/src/${room}`)) ?? (await failureIn(scenarios));
  } finally {
    writeFileSync(path, source);
  }
}

/** The first test of a folder that fails; null if all pass in time. */
async function failureIn(folder: string): Promise<string | null> {
  const tests = spawn('npx', ['vitest', 'run', folder, '--bail', '1', '--reporter', 'dot', '--no-color'], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const output = text(tests.stdout).catch(() => '');
  const ended = new Promise<'passed' | 'failed'>((done) => tests.on('exit', (code) => done(code === 0 ? 'passed' : 'failed')));
  const late = pause(Number(values.minutes) * minuteMs, 'late', { ref: false });
  const outcome = await Promise.race([ended, late]);
  tests.kill();
  if (outcome === 'passed') return null;
  return outcome === 'late' ? `${folder} does not end` : (/^ *FAIL +(.*)$/m.exec(await output)?.[1] ?? `${folder} does not run`);
}
