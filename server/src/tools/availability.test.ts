import { beforeEach, expect, it } from 'vitest';
import { eachDatabase } from '../../test/databases.ts';
import { dayMs, minuteMs } from '../clock.ts';
import type { Database } from '../storage/database.ts';
import { availability } from './availability.ts';

eachDatabase('the availability of tools', (open) => {
  let database: Database;
  let time: { now: number };
  let told: string[];
  beforeEach(async () => {
    database = await open();
    time = { now: 1_795_000_000_000 };
    told = [];
  });
  const opened = () =>
    availability({ database, clock: { now: () => time.now }, becameAvailable: async (_queries, toolId) => void told.push(toolId) });
  const set = (...ids: string[]) => new Set(ids);
  const builtIn = set('a', 'b');

  it('tells of no tool of a new service, also of those whose engines start late', async () => {
    const tools = opened();
    await tools.look(set('a'), builtIn);
    time.now += minuteMs;
    await tools.look(set('a', 'b'), builtIn);
    expect(told).toEqual([]);
  });

  it('tells once of a new tool, and of one that comes back', async () => {
    const [tools, replica] = [opened(), opened()];
    await tools.look(set('a'), builtIn);
    time.now += dayMs;
    await tools.look(set('a', 'b'), builtIn);
    await Promise.all([tools.look(set('a', 'b'), builtIn), replica.look(set('a', 'b'), builtIn)]);
    expect(told).toEqual(['b']);
    await tools.look(set('a'), builtIn);
    time.now += 11 * minuteMs;
    await tools.look(set('a'), builtIn);
    time.now += minuteMs;
    await Promise.all([tools.look(set('a', 'b'), builtIn), replica.look(set('a', 'b'), builtIn)]);
    expect(told).toEqual(['b', 'b']);
  });

  it('does not take a restart for a return', async () => {
    await opened().look(set('a', 'b'), builtIn);
    time.now += dayMs;
    const restarted = opened();
    await restarted.look(set('a'), builtIn);
    time.now += minuteMs;
    await restarted.look(set('a', 'b'), builtIn);
    time.now += dayMs;
    await restarted.look(set('a', 'b'), builtIn);
    expect(told).toEqual([]);
  });

  it('tells of what the operator publishes only where it was hidden', async () => {
    const tools = opened();
    const change = (isAvailable: boolean) => database.write((queries) => tools.changed(queries, 'a', isAvailable));
    await tools.look(set('a'), builtIn);
    await change(true);
    await change(false);
    expect(told).toEqual([]);
    await change(true);
    await change(true);
    expect(told).toEqual(['a']);
  });

  it('takes a tool that is no built-in one for gone at once: somebody decided it', async () => {
    const tools = opened();
    await tools.look(set('a', 'imported'), builtIn);
    time.now += dayMs;
    await tools.look(set('a'), builtIn);
    time.now += minuteMs;
    await tools.look(set('a', 'imported'), builtIn);
    expect(told).toEqual(['imported']);
  });

  it('tells once of a change that another replica has not read yet', async () => {
    const [tools, late] = [opened(), opened()];
    const change = (isAvailable: boolean) => database.write((queries) => tools.changed(queries, 'imported', isAvailable));
    await tools.look(set('a', 'imported'), builtIn);
    time.now += dayMs;
    await change(false);
    await late.look(set('a', 'imported'), builtIn);
    await change(true);
    await late.look(set('a'), builtIn);
    time.now += minuteMs;
    await Promise.all([tools.look(set('a', 'imported'), builtIn), late.look(set('a', 'imported'), builtIn)]);
    expect(told).toEqual(['imported']);
  });
});
