import { AssetSearchAnswer } from '@farebox/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/storage/database.ts';
import { eachDatabase } from '../databases.ts';
import { startService, textAt, type Customer, type Service } from '../service.ts';
import { until } from '../until.ts';

const schema = { type: 'object', properties: { gate: { type: 'string', description: 'The glorvax of the arrival' } } };

eachDatabase('the fields of an API', (open) => {
  let service: Service;
  let database: Database;
  let owner: Customer;
  let id: string;
  beforeAll(async () => {
    database = await open();
    service = await startService({ database });
    owner = await service.customer();
    const api = {
      title: 'Arrivals',
      asset_type: 'api',
      api_endpoint_url: 'https://api.example/arrivals',
      api_input_schema: JSON.stringify(schema),
    };
    id = textAt((await service.post('/api/v1/admin/assets', api, owner.login)).body, 'id');
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const found = async (query: string) =>
    AssetSearchAnswer.parse((await service.get(`/api/v1/assets/search?q=${query}`)).body).results.map(({ asset_id }) => asset_id);

  it('are found by what their descriptions say', async () => {
    expect(await found('glorvax')).toEqual([id]);
  });

  it('are indexed again where an older version indexed less', async () => {
    const { search } = service.parts;
    const { assets } = service.parts.assets;
    const asset = await assets.find(id);
    if (asset === null) throw new Error('it is gone');
    const older = { ...asset, searchText: 'gate' };
    await database.write((queries) => assets.replace(queries, asset, older));
    const { description, title, assetType, ownerId } = older;
    const prepared = await search.prepare(
      {
        assetId: id,
        title,
        description,
        body: 'gate',
        assetType,
        mimeType: null,
        licenseTerms: null,
        priceMicros: 0,
        ownerId,
        language: null,
      },
      { signal: new AbortController().signal },
    );
    await database.write(async (queries) => {
      await search.put(queries, prepared);
      await queries.updateTable('search_documents').set({ indexed_version: 0 }).execute();
    });
    expect(await found('glorvax')).toEqual([]);
    await service[Symbol.asyncDispose]();
    service = await startService({ database });
    await until('it is indexed again', async () => (await found('glorvax')).includes(id));
    expect(await service.parts.search.outdated({ after: '', limit: 10 })).toEqual([]);
  });
});
