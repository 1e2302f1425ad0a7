import { beforeEach, expect, it } from 'vitest';
import { eachDatabase } from '../../test/databases.ts';
import { jobs } from '../jobs/jobs.ts';
import { createLog } from '../log.ts';
import type { Database } from '../storage/database.ts';
import { reindexing } from './reindexing.ts';

const log = createLog({ level: 'silent' });

eachDatabase('assets that an older version indexed', (open) => {
  let database: Database;
  const time = { now: 1_795_000_000_000 };
  const clock = { now: () => time.now };
  beforeEach(async () => {
    database = await open();
  });

  /** A service with these assets, each of which takes so long. @returns what it did, in order */
  async function ran(outdated: readonly string[], eachMs: number): Promise<string[]> {
    const did: string[] = [];
    const queue = jobs({ database, clock, log, processId: 'proc_1' });
    queue.handle('another', async () => void did.push('another job'));
    const reindex = reindexing({
      database,
      clock,
      jobs: queue,
      log,
      search: {
        outdated: async ({ after, limit }) => outdated.filter((id) => id > after).slice(0, limit),
        isOutdated: async () => outdated.length > 0,
      },
      publisher: {
        async reindex(id) {
          time.now += eachMs;
          did.push(id);
          if (id === 'ast_2') throw new Error('it cannot be read');
        },
      },
    });
    await reindex();
    time.now += 1;
    await database.write((queries) => queue.add(queries, { kind: 'another', payload: {} }));
    await queue.runDue();
    return did;
  }

  it('are indexed again, each once, and one that fails delays no other', async () => {
    expect(await ran(['ast_1', 'ast_2', 'ast_3'], 0)).toEqual(['ast_1', 'ast_2', 'ast_3', 'another job']);
  });

  it('do not keep other jobs waiting where each takes long', async () => {
    expect(await ran(['ast_1', 'ast_2', 'ast_3'], 15_000)).toEqual(['ast_1', 'another job', 'ast_2', 'ast_3']);
  });

  it('add no job where there are none', async () => {
    expect(await ran([], 0)).toEqual(['another job']);
  });
});
