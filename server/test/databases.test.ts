import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Database } from '../src/storage/database.ts';
import { eachDatabase } from './databases.ts';

const probe = { tool_id: 'timestamp', status: 'healthy', checked_at: 1_800_000_000_000, latency_ms: 5, detail: null } as const;

eachDatabase('a test database', (open) => {
  let ofBlock: Database;
  beforeAll(async () => {
    ofBlock = await open();
  });
  afterEach(async () => {
    await ofBlock.read.selectFrom('tool_health').selectAll().execute();
  });

  it('is migrated, and reads times as numbers', async () => {
    const database = await open();
    await database.write((queries) => queries.insertInto('tool_health').values(probe).execute());
    expect(await database.read.selectFrom('tool_health').selectAll().execute()).toEqual([probe]);
  });

  it('shares nothing with another that is open at the same time', async () => {
    const [one, other] = [await open(), await open()];
    await Promise.all([
      one.write((queries) => queries.insertInto('tool_health').values(probe).execute()),
      other.write((queries) => queries.insertInto('tool_health').values(probe).execute()),
    ]);
    await one.write((queries) => queries.deleteFrom('tool_health').execute());
    expect(await one.read.selectFrom('tool_health').selectAll().execute()).toEqual([]);
    expect(await other.read.selectFrom('tool_health').selectAll().execute()).toEqual([probe]);
  });

  it('undoes a work that throws, also beside others', async () => {
    const database = await open();
    const refused = database.write(async (queries) => {
      await queries.insertInto('tool_health').values(probe).execute();
      throw new Error('changed its mind');
    });
    const kept = database.write((queries) =>
      queries
        .insertInto('tool_health')
        .values({ ...probe, tool_id: 'slugify' })
        .execute(),
    );
    await expect(refused).rejects.toThrow('changed its mind');
    await kept;
    expect(await database.read.selectFrom('tool_health').select('tool_id').execute()).toEqual([{ tool_id: 'slugify' }]);
  });

  it('may be closed by the test itself', async () => {
    const database = await open();
    await database.close();
    await database.close();
  });

  it('survives the tests when its block opened it', async () => {
    await ofBlock.write((queries) =>
      queries
        .insertInto('tool_health')
        .values(probe)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    expect(await ofBlock.read.selectFrom('tool_health').selectAll().execute()).toEqual([probe]);
  });
});
