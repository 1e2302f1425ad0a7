/**
 * The crash test: `node server/test/crash/kill.ts [--rounds 50] [--seed 1] [--postgres postgres://postgres@127.0.0.1:5432/postgres]`.
 * Exits with 1 when anything was lost, doubled or charged wrongly.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { crashRounds } from './rounds.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '50' }, seed: { type: 'string' }, postgres: { type: 'string' } },
});
const print = (line: string) => void process.stdout.write(`${line}\n`);
const seed = Number(values.seed ?? randomInt(2 ** 31));
const started = performance.now();
print(`seed ${seed}`);

const { rounds, violations, ...counts } = await crashRounds({
  rounds: Number(values.rounds),
  seed,
  postgresUrl: values.postgres ?? null,
  print,
});

const { purchases, received, givenBack, replayed, rescued, usedAfter, witnessed, failed } = counts;
print('');
print(
  `${rounds} crashes on ${values.postgres === undefined ? 'SQLite' : 'PostgreSQL'} in ${Math.round((performance.now() - started) / 1000)} s`,
);
print(`  ${purchases} purchases, ${received} answered before a crash, ${witnessed} runs seen from outside, ${failed} that failed`);
print(`  ${givenBack} interrupted calls given back, ${usedAfter} calls made after a restart`);
print(`  ${replayed} answers replayed by their key, ${rescued} of which had never arrived`);
print(violations.length === 0 ? '  nothing lost, nothing doubled, every cent accounted for' : `  ${violations.length} VIOLATIONS`);
process.exitCode = violations.length === 0 ? 0 : 1;
