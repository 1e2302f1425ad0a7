import { beforeEach, expect, it } from 'vitest';
import { refusal } from '../../test/accounts.ts';
import { demandOn, signalsKeptMs, type DemandRoom } from '../../test/demand.ts';
import { eachDatabase } from '../../test/databases.ts';
import { minuteMs } from '../clock.ts';
import { watchesOfHostMax } from './watch-limits.ts';
import { watchTtlMs } from './watch.ts';

const about = { source: 'submission', clientId: 'anonymous', requestId: 'req_1' } as const;

eachDatabase('capture', (open) => {
  let room: DemandRoom;
  beforeEach(async () => {
    room = demandOn(await open());
  });
  async function rows() {
    // Readers see an `applied` write once a later write is on the disk.
    await room.database.write(async () => {});
    return room.database.read.selectFrom('demand_signals').selectAll().execute();
  }

  it('stores a signal and returns what is for sale', async () => {
    const match = room.supply.add('rainfall in Hong Kong');
    const signal = {
      need: 'Rainfall data',
      query: 'rainfall',
      budget: '$0.50',
      asset_type: 'dataset',
      metadata: { a: [1] },
      urgency: 'high',
    };
    const { signalId, matches, watch } = await room.capture.capture(signal, about);
    expect({ matches, watch }).toEqual({ matches: [match], watch: null });
    expect(await rows()).toEqual([
      expect.objectContaining({
        id: signalId,
        source: 'submission',
        text: 'Rainfall data\nrainfall',
        budget: '$0.50',
        budget_micros: 500_000,
        budget_currency: 'USD',
        asset_types: '["dataset"]',
        metadata: '{"a":[1]}',
        match_count: 1,
        top_score: 0.9,
        agent_id: null,
      }),
    ]);
  });

  it('stores a budget that is not an amount as text', async () => {
    await room.capture.capture({ query: 'x', budget: 'whatever it takes' }, about);
    expect(await rows()).toMatchObject([{ budget: 'whatever it takes', budget_micros: null, budget_currency: null }]);
  });

  it('accepts an empty signal, without a watch', async () => {
    const { matches, watch, next } = await room.capture.capture({ callback_url: 'https://agent.example/hook' }, about);
    expect({ matches, watch }).toEqual({ matches: [], watch: null });
    expect(next).toContain('Say what is needed');
    expect(await rows()).toMatchObject([{ text: '', match_count: null }]);
  });

  it('keeps the newest signals of strangers up to their bound, and those of accounts and watches', async () => {
    const small = demandOn(room.database, { strangersBytesMax: 12_000 });
    const say = (need: string, who: Partial<Parameters<typeof small.capture.capture>[1]> = {}, more = {}) => {
      small.time.now += 1;
      return small.capture.capture({ need: `${need} ${'x'.repeat(1000)}`, ...more }, { ...about, ...who });
    };
    await say('watched', { address: '192.0.2.1' }, { callback_url: 'https://agent.example/hook' });
    await say('of an account', { clientId: 'usr_01KAGT4M8E3V9S2QZ7XNBC5WRD' });
    for (let number = 0; number < 20; number += 1) await say(`strangers ${number}`);
    const removed = await small.capture.trim();
    const kept = (await rows()).toSorted((one, other) => one.created_at - other.created_at).map(({ need }) => need?.replace(/ x+$/, ''));
    expect(removed).toBeGreaterThan(10);
    expect(kept).toEqual(['watched', 'of an account', ...Array.from({ length: 20 }, (_, number) => `strangers ${number}`).slice(removed)]);
    expect(await small.capture.trim()).toBe(0);
  });

  it('stores a quarter of the longest signal of a stranger, and all of that of an account', async () => {
    const longest = {
      need: 'n'.repeat(1500),
      query: 'q'.repeat(2000),
      task: 't'.repeat(2000),
      use_case: 'u'.repeat(2000),
      metadata: { note: 'm'.repeat(8000) },
    };
    await room.capture.capture(longest, { ...about, address: '192.0.2.1' });
    await room.capture.capture(longest, { ...about, clientId: 'usr_01KAGT4M8E3V9S2QZ7XNBC5WRD' });
    const stored = await rows();
    const ofStranger = stored.find(({ stranger_bytes: bytes }) => bytes !== null);
    const ofAccount = stored.find(({ stranger_bytes: bytes }) => bytes === null);
    expect(ofStranger).toMatchObject({ need: longest.need, query: 'q'.repeat(500), task: null, use_case: null, metadata: null });
    expect(ofStranger?.stranger_bytes).toBeLessThan(6000);
    expect(ofAccount).toMatchObject({ ...longest, metadata: JSON.stringify(longest.metadata), stranger_bytes: null });
  });

  it('stores no more of one client than its share, and refuses the rest', async () => {
    const small = demandOn(room.database, { volume: { perMinute: 6000, burst: 20_000 } });
    const say = (address: string) => small.capture.capture({ need: 'x'.repeat(2000), task: 'y'.repeat(2000) }, { ...about, address });
    let stored = 0;
    const refused = (async () => {
      for (; stored < 10; stored += 1) await say('192.0.2.1');
    })();
    await expect(refused).rejects.toEqual(refusal('rate_limited', { status: 429 }));
    expect(stored).toBe(4);
    expect(await rows()).toHaveLength(4);
    await say('192.0.2.2');
    small.time.now += 2 * minuteMs;
    await say('192.0.2.1');
  });

  it('stores the signal before it searches for matches', async () => {
    let storedThen = 0;
    room.supply.onLook = async () => void (storedThen = (await rows()).length);
    await room.capture.capture({ query: 'x' }, about);
    expect(storedThen).toBe(1);
  });

  it('keeps the signal when search fails', async () => {
    room.supply.failure = new Error('search is down');
    expect(await room.capture.capture({ query: 'x' }, about)).toMatchObject({ matches: [] });
    expect(await rows()).toMatchObject([{ query: 'x', match_count: null }]);
    expect(room.logged).toMatchObject([{ level: 'warn' }]);
  });

  it('creates a watch for a callback_url, shows its secret once and stores it encrypted', async () => {
    const { signalId, watch } = await room.capture.capture(
      { need: 'tides', callback_url: 'https://agent.example:8443/hook?key=1#x' },
      about,
    );
    expect(watch).toEqual({
      id: signalId,
      host: 'agent.example',
      expiresAt: room.time.now + watchTtlMs,
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    });
    const stored = await room.database.read.selectFrom('demand_watches').selectAll().executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ id: signalId, callback_url: 'https://agent.example:8443/hook?key=1', need: 'tides' });
    expect(JSON.stringify(stored)).not.toContain((watch?.secret ?? '').slice(6, 20));
  });

  it('refuses a callback_url that is invalid or not public, and stores nothing', async () => {
    const wrong = [
      'http://localhost/x',
      'http://127.0.0.1/',
      'http://169.254.169.254/latest',
      'ftp://a.example/',
      'nonsense',
      'https://u:p@a.example/',
    ];
    for (const callback_url of wrong) {
      const refused = room.capture.capture({ need: 'x', callback_url }, about);
      await expect(refused).rejects.toEqual(refusal(expect.stringMatching(/^(?:address_refused|invalid_input)$/), { status: 400 }));
      await expect(refused).rejects.toMatchObject({ details: { issues: [{ path: 'callback_url' }] } });
    }
    expect(await rows()).toEqual([]);
  });

  it('limits the watches per host', async () => {
    const ask = (host: string) => room.capture.capture({ need: 'x', callback_url: `https://${host}/hook` }, about);
    for (let asked = 0; asked < watchesOfHostMax; asked += 20) await Promise.all(Array.from({ length: 20 }, () => ask('victim.example')));
    const { watch, next } = await ask('victim.example');
    expect(watch).toBeNull();
    expect(next).toContain('too many');
    expect((await ask('other.example')).watch).not.toBeNull();
    expect(await rows()).toHaveLength(watchesOfHostMax + 2);
  });

  it('lists signals newest first, with the state of their watch', async () => {
    await room.capture.capture({ query: 'first' }, { ...about, source: 'probe' });
    room.time.now += 1000;
    await room.capture.capture({ need: 'tides', callback_url: 'https://agent.example/hook' }, about);
    await room.publish(room.supply.add('tides of Macau'));
    const { items, nextCursor } = await room.capture.list({ limit: 1, cursor: null });
    expect(items).toMatchObject([
      { row: { need: 'tides' }, watch: { callbackHost: 'agent.example', endedAt: null, notices: { waiting: 0, delivered: 1, failed: 0 } } },
    ]);
    expect((await room.capture.list({ limit: 1, cursor: nextCursor })).items).toMatchObject([{ row: { query: 'first' }, watch: null }]);
    const listed = async (filter: object) => (await room.capture.list({ limit: 9, cursor: null, ...filter })).items.length;
    expect(await listed({ source: 'probe' })).toBe(1);
    expect(await listed({ since: room.time.now })).toBe(1);
    expect(await listed({ until: room.time.now })).toBe(1);
  });

  it('removes expired signals, except those with an active watch', async () => {
    await room.capture.capture({ query: 'old' }, about);
    await room.capture.capture({ query: 'watched', callback_url: 'https://agent.example/hook' }, about);
    room.time.now += signalsKeptMs + 1;
    expect(await room.capture.sweep()).toBe(1);
    expect(await room.watches.sweep()).toBe(1);
    expect(await room.capture.sweep()).toBe(1);
  });
});
