import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eachDatabase } from '../../test/databases.ts';
import { runStoredJobs, storeAssets, storedId } from '../../test/stored-assets.ts';
import { searchWorld } from '../../test/suites/asset-search.ts';
import { languagesAndExcerpts } from '../storage/migrations/0013-languages-and-excerpts.ts';
import { assets } from './assets.ts';
import { documentOf } from './search-document.ts';
import { findStoredLanguages } from './stored-languages.ts';

const texts = [
  { title: 'The rainfall of each', description: 'The rainfall of each station by the day.' },
  { title: '每个站点的每日降雨量。', description: '每个站点的每日降雨量。' },
  { title: 'Xqz-9', description: '' },
];

eachDatabase('languages of assets that were published before they were stored', (open) => {
  it('are found out by the job of a migration, in batches, for lists and for a search that was warm before', async () => {
    const database = await open();
    await storeAssets(database, 450, texts);
    const world = searchWorld(database);
    const found = async (id: string) => (await assets(database).findAll([id])).map(documentOf);
    await world.put(...(await found(storedId(0))), ...(await found(storedId(1))));
    await database.write(async (queries) => {
      // As before languages were stored.
      await queries.updateTable('assets').set({ language: null }).execute();
      await queries.updateTable('search_documents').set({ language: null }).execute();
      await sql.raw(languagesAndExcerpts.statements(database.dialect).at(-1) ?? '').execute(queries);
    });
    expect(await world.find('降雨量')).toHaveLength(2);
    expect(await world.find('降雨量', { language: 'zh' })).toEqual([]);

    expect(await runStoredJobs(database, (queue) => findStoredLanguages({ database, jobs: queue }))).toBe(0);
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
    expect(await world.find('降雨量', { language: 'zh' })).toEqual([storedId(1).replace('ast_', '')]);
  });
});
