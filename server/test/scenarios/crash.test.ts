import { expect, it } from 'vitest';
import { registryCrashRounds } from '../crash/registry/rounds.ts';
import { crashRounds } from '../crash/rounds.ts';
import { postgresUrl } from '../databases/postgres.ts';

/** `npm run crash` and CI repeat this many times. */
it('loses, duplicates and overcharges nothing when killed under load', async () => {
  const lines: string[] = [];
  const report = await crashRounds({ rounds: 2, seed: 1, postgresUrl: null, purchasesMax: 100, print: (line) => void lines.push(line) });
  expect(report.violations).toEqual([]);
  expect(report.purchases).toBeGreaterThan(0);
  expect(lines).toHaveLength(2);
});

it('keeps the registry intact when killed under load', async () => {
  const report = await registryCrashRounds({ rounds: 1, seed: 2, postgresUrl: null, actsMax: 80, print: () => {} });
  expect(report.violations).toEqual([]);
});

it.skipIf(postgresUrl === undefined)('loses nothing on PostgreSQL either, where its lease must expire first (postgres)', async () => {
  const report = await crashRounds({ rounds: 1, seed: 3, postgresUrl: postgresUrl ?? null, print: () => {} });
  expect(report.violations).toEqual([]);
});
