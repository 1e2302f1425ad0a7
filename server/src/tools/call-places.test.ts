import { beforeEach, describe, expect, it } from 'vitest';
import { countedTool } from '../../test/counted-tool.ts';
import { metrics } from '../metrics.ts';
import { callPlaces, type CallPlaces } from './call-places.ts';
import type { Tool } from './tool.ts';

describe('the places of tools', () => {
  let stopping: AbortController;
  let places: CallPlaces;
  const one = countedTool({ id: 'one' }).tool;
  const [east, west]: [Tool, Tool] = [
    { ...countedTool({ id: 'east' }).tool, servedBy: () => 'upstream' },
    { ...countedTool({ id: 'west' }).tool, servedBy: () => 'upstream' },
  ];
  beforeEach(() => {
    stopping = new AbortController();
    places = callPlaces({ perTool: 2, perUpstream: 3, waitingMax: 2, waitMs: 60_000, stopping: stopping.signal, metrics: metrics() });
  });
  const busy = { code: 'unavailable', details: { retryAfterSeconds: 60 } };

  it('are as many as the limit says, the next ones wait, and one more is refused', async () => {
    const leaves = [await places.enter(one, true), await places.enter(one, true)];
    const waiting = [places.enter(one, true), places.enter(one, true)];
    expect(() => places.requireRoom(one)).toThrow('too many calls of one at once');
    await expect(places.enter(one, true)).rejects.toMatchObject(busy);
    leaves.forEach((leave) => leave());
    const later = await Promise.all(waiting);
    await expect(Promise.race([places.enter(one, true), Promise.resolve('waits')])).resolves.toBe('waits');
    later.forEach((leave) => leave());
  });

  it('go to paid calls before free ones', async () => {
    const [leave] = [await places.enter(one, true), await places.enter(one, true)];
    const order: string[] = [];
    const free = places.enter(one, false).then((leaveFree) => (order.push('free'), leaveFree()));
    const paid = places.enter(one, true).then((leavePaid) => (order.push('paid'), leavePaid()));
    leave();
    await Promise.all([free, paid]);
    expect(order).toEqual(['paid', 'free']);
  });

  it('are shared by the tools of one upstream', async () => {
    const leaves = [await places.enter(east, true), await places.enter(east, true), await places.enter(west, true)];
    await expect(Promise.race([places.enter(west, true), Promise.resolve('waits')])).resolves.toBe('waits');
    // Another tool has places of its own.
    (await places.enter(one, true))();
    leaves.forEach((leave) => leave());
  });

  it('are not waited for by funds that cannot pay', async () => {
    await Promise.all([places.enter(one, true), places.enter(one, true)]);
    const spent = async () => {
      throw new Error('used before');
    };
    await expect(places.enter(one, true, spent)).rejects.toThrow('used before');
    await expect(places.enter(one, true, spent)).rejects.toThrow('used before');
    expect(() => places.requireRoom(one)).not.toThrow();
  });

  it('are not needed for an earlier answer', async () => {
    await Promise.all([places.enter(one, true), places.enter(one, true)]);
    const repeated = await Promise.all(Array.from({ length: 10 }, () => places.enter(one, true, async () => false)));
    repeated.forEach((leave) => leave());
    await expect(Promise.race([places.enter(one, true), Promise.resolve('waits')])).resolves.toBe('waits');
  });
});
