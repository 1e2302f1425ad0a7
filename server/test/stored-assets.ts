import { assets } from '../src/assets/assets.ts';
import { drafted } from '../src/assets/draft.ts';
import { jobs, type Jobs } from '../src/jobs/jobs.ts';
import { createLog } from '../src/log.ts';
import type { Database } from '../src/storage/database.ts';

/** The id of the asset that {@link storeAssets} stored as the `index`-th, from 0. */
export const storedId = (index: number) => `ast_${String(index).padStart(26, '0')}`;

/** Stores `count` assets of one owner, with `texts` in turn. They are rows alone: none is in the index of the search. */
export async function storeAssets(
  database: Database,
  count: number,
  texts: readonly { title: string; description: string }[],
): Promise<void> {
  await database.write(async (queries) => {
    await queries
      .insertInto('users')
      .values({ id: 'usr_1', email: 'a@example.com', display_name: 'A', role: 'owner', created_at: 0, updated_at: 0 })
      .execute();
    for (let index = 0; index < count; index += 1) {
      const { title, description } = texts[index % texts.length] ?? { title: '', description: '' };
      const draft = { title, description, asset_type: 'dataset' as const, source_url: 'https://rain.example/' };
      await assets(database).insert(queries, drafted(draft, { id: storedId(index), ownerId: 'usr_1', now: 1 }));
    }
  });
}

/** Runs the jobs of `database` that are due, with the worker that `register` adds, until none is. @returns the number of dead letters */
export async function runStoredJobs(database: Database, register: (queue: Jobs) => void): Promise<number> {
  const queue = jobs({
    database,
    clock: { now: () => 1_795_000_000_000 },
    log: createLog({ level: 'silent' }),
    processId: 'proc_1',
  });
  register(queue);
  while ((await queue.runDue()) > 0);
  return await queue.deadCount();
}
