import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eachDatabase } from '../../test/databases.ts';
import { searchWorld } from '../../test/suites/asset-search.ts';
import { jobs } from '../jobs/jobs.ts';
import { createLog } from '../log.ts';
import type { Database } from '../storage/database.ts';
import { languagesAndExcerpts } from '../storage/migrations/0013-languages-and-excerpts.ts';
import { assets } from './assets.ts';
import { drafted } from './draft.ts';
import { documentOf } from './search-document.ts';
import { findStoredLanguages } from './stored-languages.ts';

const log = createLog({ level: 'silent' });
const idOf = (index: number) => `ast_${String(index).padStart(26, '0')}`;
const descriptions = ['The rainfall of each station by the day.', '每个站点的每日降雨量。', ''];

async function stored(database: Database, count: number): Promise<void> {
  await database.write(async (queries) => {
    await queries
      .insertInto('users')
      .values({ id: 'usr_1', email: 'a@example.com', display_name: 'A', role: 'owner', created_at: 0, updated_at: 0 })
      .execute();
    for (let index = 0; index < count; index += 1) {
      const description = descriptions[index % 3] ?? '';
      const title = description === '' ? 'Xqz-9' : description.slice(0, 20);
      const draft = { title, description, asset_type: 'dataset' as const, source_url: 'https://rain.example/' };
      await assets(database).insert(queries, drafted(draft, { id: idOf(index), ownerId: 'usr_1', now: 1 }));
    }
  });
}

eachDatabase('languages of assets that were published before they were stored', (open) => {
  it('are found out by the job of a migration, in batches, for lists and for a search that was warm before', async () => {
    const database = await open();
    await stored(database, 450);
    const world = searchWorld(database);
    const found = async (id: string) => (await assets(database).findAll([id])).map(documentOf);
    await world.put(...(await found(idOf(0))), ...(await found(idOf(1))));
    await database.write(async (queries) => {
      // As before languages were stored.
      await queries.updateTable('assets').set({ language: null }).execute();
      await queries.updateTable('search_documents').set({ language: null }).execute();
      await sql.raw(languagesAndExcerpts.statements(database.dialect).at(-1) ?? '').execute(queries);
    });
    expect(await world.find('降雨量')).toHaveLength(2);
    expect(await world.find('降雨量', { language: 'zh' })).toEqual([]);

    const queue = jobs({ database, clock: { now: () => 1_795_000_000_000 }, log, processId: 'proc_1' });
    findStoredLanguages({ database, jobs: queue });
    while ((await queue.runDue()) > 0);
    const rows = await database.read.selectFrom('assets').select(['language', 'updated_at']).orderBy('id').execute();
    expect(rows.slice(0, 3).map(({ language }) => language)).toEqual(['en', 'zh', null]);
    expect(
      Object.fromEntries(
        Map.groupBy(rows, ({ language }) => language)
          .entries()
          .map(([name, of]) => [name, of.length]),
      ),
    ).toEqual({
      en: 150,
      zh: 150,
      null: 150,
    });
    expect(rows.every(({ updated_at: at }) => at === 1)).toBe(true);
    expect(await world.find('降雨量', { language: 'zh' })).toEqual([idOf(1).replace('ast_', '')]);
    expect(await queue.deadCount()).toBe(0);
  });
});
