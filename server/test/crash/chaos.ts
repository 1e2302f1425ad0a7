/**
 * `npm run chaos -- [--rounds 100] [--minutes 60] [--seed 1] [--database sqlite,postgres] [--postgres-bin folder] [--only "the database hangs"]`: loads the
 * service with everything that it does while processes, databases, stores, networks and clocks fail. Exits with 1 when anything was lost,
 * doubled, charged wrongly or answered otherwise than it may be.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { minuteMs } from '../../src/clock.ts';
import { faults } from './chaos/faults.ts';
import { missingPostgres } from './chaos/own-postgres.ts';
import { chaosRound } from './chaos/round.ts';
import { openWorld } from './chaos/world.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    minutes: { type: 'string' },
    seed: { type: 'string' },
    database: { type: 'string', default: 'sqlite,postgres' },
    'postgres-bin': { type: 'string' },
    only: { type: 'string', multiple: true },
  },
});
/** Then everything is made anew, so that the checks, which look at all there is, stay quick. */
const roundsOfWorld = 10;
const print = (line: string) => void process.stdout.write(`${line}\n`);
const rounds = Number(values.rounds);
const seed = Number(values.seed ?? randomInt(2 ** 20));
const postgresBin = values['postgres-bin'] ?? null;
const chosen = values.only === undefined ? faults : faults.filter(({ name }) => values.only?.includes(name));
if (chosen.length === 0) throw new Error(`no such fault; there are:\n${faults.map(({ name }) => `  ${name}`).join('\n')}`);
const databases = (['sqlite', 'postgres'] as const).filter((name) => values.database.split(',').includes(name));
/** Of each database; after that no round is begun. */
const msMax = Number(values.minutes ?? Number.POSITIVE_INFINITY) * minuteMs;
let violated = 0;

for (const database of databases) {
  const missing = database === 'postgres' ? await missingPostgres(postgresBin) : null;
  if (missing !== null) {
    print(`PostgreSQL: left out, because ${missing}`);
    continue;
  }
  const counts = new Map<string, number>();
  const startedAt = performance.now();
  const isTimeLeft = () => performance.now() - startedAt < msMax;
  let roundsDone = 0;
  let [done, answers, refusals, unanswered, damaged, slowestMs, recoveredMs] = [0, 0, 0, 0, 0, 0, 0];
  for (let first = 0; first < rounds && isTimeLeft(); first += roundsOfWorld) {
    await using world = await openWorld({ seed: seed + first / roundsOfWorld, database, postgresBin });
    if (world.disk === null) print('the disk is not filled: only root can mount a small one');
    for (let round = 1; round <= Math.min(roundsOfWorld, rounds - first) && isTimeLeft(); round += 1) {
      const report = await chaosRound(world, round, chosen);
      const { calls, assets, deliveries, signals, signed } = report.done;
      roundsDone += 1;
      done += calls + assets + deliveries + signals + signed;
      answers += report.told.answers;
      refusals += report.told.refusals;
      unanswered += report.told.unanswered;
      damaged += report.told.damaged;
      slowestMs = Math.max(slowestMs, report.told.slowestRefusalMs);
      recoveredMs = Math.max(recoveredMs, report.recoveredMs);
      violated += report.violations.length;
      for (const name of report.faults) counts.set(name, (counts.get(name) ?? 0) + 1);
      print(
        `${database} seed ${world.seed} round ${round} (x402 by ${world.network.name}): ${report.faults.join(', ')}; ${calls} calls, ${assets} assets, ` +
          `${deliveries} deliveries, ${signals} signals, ${signed} signed; ${report.told.refusals} refused, ${report.told.unanswered} not answered, ${report.told.damaged} damaged, ` +
          `ready after ${Math.round(report.recoveredMs)} ms; ${report.violations.length === 0 ? 'all is well' : `${report.violations.length} VIOLATIONS`}`,
      );
      for (const violation of report.violations.slice(0, 10)) print(`  ${violation}`);
    }
  }
  print(`\n${roundsDone} rounds on ${database} from seed ${seed} in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  print(
    `  ${done} things done, ${answers} answers, ${refusals} of them 503, ${unanswered} requests without an answer, ${damaged} that a file is damaged or paused`,
  );
  print(`  slowest 503 of a running process ${Math.round(slowestMs)} ms, longest recovery ${Math.round(recoveredMs)} ms`);
  for (const { name } of chosen) if (counts.has(name)) print(`  ${String(counts.get(name)).padStart(4)} x ${name}`);
}
print(violated === 0 ? '\nnothing lost, nothing doubled, nothing half, every cent accounted for' : `\n${violated} VIOLATIONS`);
process.exitCode = violated === 0 ? 0 : 1;
