/**
 * The crash test of the registry: `node server/test/crash/kill-registry.ts [--rounds 30] [--seed 1] [--postgres postgres://postgres@127.0.0.1:5432/postgres]`.
 * Exits with 1 when anything was lost, doubled, left half or charged wrongly.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { registryCrashRounds } from './registry/rounds.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '30' }, seed: { type: 'string' }, postgres: { type: 'string' } },
});
const print = (line: string) => void process.stdout.write(`${line}\n`);
const seed = Number(values.seed ?? randomInt(2 ** 31));
const started = performance.now();
print(`seed ${seed}`);

const { rounds, violations, ...counts } = await registryCrashRounds({
  rounds: Number(values.rounds),
  seed,
  postgresUrl: values.postgres ?? null,
  print,
});

const seconds = Math.round((performance.now() - started) / 1000);
print('');
print(`${rounds} crashes on ${values.postgres === undefined ? 'SQLite' : 'PostgreSQL'} in ${seconds} s`);
print(`  ${counts.assets} assets acknowledged; of the others ${counts.unheard} wholly there, ${counts.gone} not at all`);
print(`  ${counts.purchases} purchases, ${counts.delivered} delivered before a crash, ${counts.usedAfter} after it`);
print(`  ${counts.repeated} deliveries repeated, ${counts.rescued} of which had never arrived`);
print(
  `  ${counts.signals} signals kept, ${counts.webhooks} webhooks, ${counts.again} of them again; ${counts.claimedJobs} jobs were interrupted`,
);
print(`  ${counts.staged} uploads and ${counts.orphans} blobs left over`);
print(
  violations.length === 0 ? '  nothing lost, nothing doubled, nothing half, every cent accounted for' : `  ${violations.length} VIOLATIONS`,
);
process.exitCode = violations.length === 0 ? 0 : 1;
