/**
 * The crash test of settlements and payouts: `node server/test/crash/kill-settlements.ts
 * [--rounds 30] [--only test,facilitator,payouts] [--seed 1] [--postgres postgres://postgres@127.0.0.1:5432/postgres]`.
 * Exits with 1 when anything was charged without service, served without money, settled or paid out twice, or left unknown.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { anvilPath } from '../evm/anvil.ts';
import { payoutCrashRounds } from './payouts/rounds.ts';
import { settlementCrashRounds } from './settlements/rounds.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    only: { type: 'string', default: 'test,facilitator,payouts' },
    seed: { type: 'string' },
    postgres: { type: 'string' },
  },
});
const print = (line: string) => void process.stdout.write(`${line}\n`);
const seed = Number(values.seed ?? randomInt(2 ** 31));
const options = { rounds: Number(values.rounds), seed, postgresUrl: values.postgres ?? null, print };
const chosen = values.only.split(',');
let violations = 0;
print(`seed ${seed}`);

for (const network of ['test', 'facilitator'] as const) {
  if (!chosen.includes(network)) continue;
  const report = await settlementCrashRounds({ ...options, network });
  violations += report.violations.length;
  print(`  ${report.signed} payments signed: ${report.moved} moved, ${report.unmoved} did not`);
  print(`  ${report.before} answered before a crash, ${report.rescued} after it; ${report.reconciled} settlements had to be found out`);
  for (const [answer, count] of report.answers) print(`    ${count} x ${answer}`);
}
if (chosen.includes('payouts') && anvilPath === null) print('payouts: left out, for there is no EVM node for this machine');
if (chosen.includes('payouts') && anvilPath !== null) {
  const report = await payoutCrashRounds(options);
  violations += report.violations.length;
  print(`  ${report.transfers} payouts on the chain, ${report.kills} kills`);
}
print(
  violations === 0 ? 'no charge without service, no service without charge, nothing twice, nothing unknown' : `${violations} VIOLATIONS`,
);
process.exitCode = violations === 0 ? 0 : 1;
