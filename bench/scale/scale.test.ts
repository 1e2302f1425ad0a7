import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { capacity, scales, use } from './assumptions.ts';
import { operations, readCosts, type Cost, type Costs } from './costs.ts';
import { withTables } from './page.ts';
import { demandAt, limitsOf, searchCost } from './simulation.ts';

const text = readFileSync(new URL('../../docs/scale.md', import.meta.url), 'utf8');
const cost = (serverCpuMicros: number, databaseCpuMicros = 0, rows = 0, bytes = 0): Cost => ({
  serverCpuMicros,
  databaseCpuMicros,
  rows,
  bytes,
});
const nothing = { challenge: cost(0), paidCall: cost(0), fetch: cost(0), search: cost(0), asset: cost(0), event: cost(0) };

function costsWith(change: Partial<Costs>): Costs {
  const searchAmongFew = { sqlite: cost(0), postgres: cost(0) };
  return { processor: 'x', cores: 1, node: 'v1', assets: [1000, 10_000], sqlite: nothing, postgres: nothing, searchAmongFew, ...change };
}

describe('docs/scale.md', () => {
  it('has the tables of the costs that were measured', () => {
    expect(text).toBe(withTables(text, readCosts()));
  });

  it('refuses a page that has lost its marks', () => {
    expect(() => withTables('# Scale', readCosts())).toThrow('docs/scale.md has lost the marks of costs');
  });

  it('was measured for everything: nothing is free, and what is paid leaves rows', () => {
    const costs = readCosts();
    for (const dialect of ['sqlite', 'postgres'] as const) {
      for (const operation of operations) expect(costs[dialect][operation].serverCpuMicros, `${dialect} ${operation}`).toBeGreaterThan(1);
      for (const operation of ['paidCall', 'fetch', 'asset', 'event'] as const)
        expect(costs[dialect][operation].rows).toBeGreaterThanOrEqual(1);
      expect(costs[dialect].challenge.rows).toBeLessThan(0.01);
    }
  });

  it('says of each assumption why', () => {
    for (const { value, unit, reason } of Object.values({ ...use, ...capacity })) {
      expect(value).toBeGreaterThan(0);
      expect(unit).not.toBe('');
      expect(reason.length).toBeGreaterThan(15);
    }
  });
});

describe('the simulation', () => {
  it('adds up what a day of calls costs', () => {
    const costs = costsWith({ postgres: { ...nothing, challenge: cost(100), paidCall: cost(1000, 500, 3, 2000) } });
    const demand = demandAt(costs, 'postgres', 1e6);
    const perSecond = (1e6 * use.peakFactor.value) / 86_400;
    const calls = 1 - use.fetchShare.value;
    expect(demand.serviceCores).toBeCloseTo(perSecond * (calls * 1e-3 + use.challengesPerCall.value * 1e-4), 6);
    expect(demand.databaseCores).toBeCloseTo(perSecond * calls * 5e-4, 6);
    expect(demand.rowsPerDay).toBeCloseTo(1e6 * calls * 3, 0);
    expect(demand.bytesPerDay).toBeCloseTo(1e6 * calls * 2000, 0);
    expect(demand.assets).toBe(1e5);
  });

  it('lets a scan grow with the assets, and a graph with their logarithm', () => {
    const search = { ...nothing, search: cost(2000, 1500) };
    const costs = costsWith({ sqlite: search, postgres: search });
    expect(searchCost(costs, 'sqlite', 10_000).serverCpuMicros).toBe(2000);
    expect(searchCost(costs, 'sqlite', 110_000).serverCpuMicros).toBeCloseTo(2000 + 100_000 * capacity.scanMicrosPerAsset.value, 3);
    expect(searchCost(costs, 'postgres', 1e8)).toEqual({ serverCpuMicros: 2000, databaseCpuMicros: 3000 });
  });

  it('finds where a thing ends, and puts the first first', () => {
    const costs = costsWith({ postgres: { ...nothing, paidCall: cost(0, 0, 1, 1000) } });
    const limits = limitsOf(costs);
    expect(limits.map(({ callsPerDay }) => callsPerDay)).toEqual(limits.map(({ callsPerDay }) => callsPerDay).toSorted((a, b) => a - b));
    const disk = limits.find(({ name }) => name.includes('disk'));
    expect(disk?.callsPerDay).toBeCloseTo(60e12 / 365 / (1000 * (1 - use.fetchShare.value)), -3);
    expect(limits.find(({ name }) => name === 'PostgreSQL: the processors of one primary')?.callsPerDay).toBe(Infinity);
  });

  it('asks for more of everything with more calls', () => {
    const costs = readCosts();
    for (const [index, calls] of scales.slice(1).entries()) {
      const [less, more] = [demandAt(costs, 'postgres', scales[index] ?? 0), demandAt(costs, 'postgres', calls)];
      expect(more.serviceCores).toBeGreaterThan(less.serviceCores);
      expect(more.bytesPerDay).toBeGreaterThan(less.bytesPerDay);
      expect(more.vectorBytes.half).toBeGreaterThan(less.vectorBytes.half);
    }
  });
});
