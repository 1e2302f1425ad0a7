import { Asset, AssetSearchAnswer, Findability, PublishedAsset, RelatedAssets } from '@farebox/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachDatabase } from '../databases.ts';
import { rainCsv, rainFields, sendUpload } from '../registry.ts';
import { startService, type Customer, type Service } from '../service.ts';

eachDatabase('the report of a publication', (open) => {
  let service: Service;
  let owner: Customer;
  let other: Customer;
  beforeAll(async () => {
    service = await startService({ database: await open() });
    owner = await service.customer();
    other = await service.customer();
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const upload = async (who: Customer, fields: Record<string, string>, bytes: string): Promise<PublishedAsset> => {
    const answer = await sendUpload(service, who.login, { ...rainFields, ...fields }, { bytes });
    expect(answer, answer.text).toMatchObject({ status: 201 });
    return PublishedAsset.parse(answer.body);
  };
  /** The other warnings report that the addresses of this test are unreachable. */
  const duplicates = ({ warnings }: PublishedAsset) => warnings.flatMap((warning) => (warning.code === 'near_duplicate' ? [warning] : []));
  const register = async (who: Customer, body: object): Promise<PublishedAsset> => {
    const answer = await service.post('/api/v1/admin/assets', body, who.login);
    expect(answer, answer.text).toMatchObject({ status: 201 });
    return PublishedAsset.parse(answer.body);
  };
  const tides = (title: string) => ({
    title,
    asset_type: 'dataset',
    description: 'Hourly water levels at the tide gauges of Quarry Bay, Tai Po Kau and Tsim Bei Tsui, in metres above chart datum.',
    source_url: 'https://data.example/tides.csv',
  });

  it('warns of identical bytes, and names no asset if there are none', async () => {
    const first = await upload(owner, {}, rainCsv);
    expect(first.warnings).toEqual([]);
    const second = await upload(other, { title: 'Precipitation', description: 'Something else that nobody would take for it.' }, rainCsv);
    expect(second.warnings).toMatchObject([{ code: 'near_duplicate', asset_id: first.id, similarity: 1 }]);
    expect(second.warnings[0]?.message).toContain('another owner');
    expect(second.status).toBe('published');
  });

  it('warns of a nearly identical text, but not of the next in a series, an archived or an unlisted asset', async () => {
    const first = await register(owner, tides('Tide gauge readings of Hong Kong 2024'));
    expect(duplicates(first)).toEqual([]);
    const copy = await register(owner, tides('Tide gauge reading, Hong Kong 2024'));
    expect(duplicates(copy)).toMatchObject([{ asset_id: first.id }]);
    expect(duplicates(copy)[0]?.similarity).toBeGreaterThan(0.8);
    expect(duplicates(copy)[0]?.message).toContain('your own');
    expect(duplicates(await register(owner, tides('Tide gauge readings of Hong Kong 2025')))).toEqual([]);
    for (const { id } of [first, copy]) await service.send('DELETE', `/api/v1/admin/assets/${id}`, { headers: owner.login });
    expect(duplicates(await register(other, tides('Tide gauge readings of Hong Kong 2024')))).toEqual([]);
  });

  it('shows how well each expected query finds the asset, which words are missing, and what to do', async () => {
    const made = await register(owner, {
      title: 'Opening hours of public libraries',
      asset_type: 'dataset',
      description: 'Hours of each branch library of the city by weekday, with holidays, address and telephone number, as CSV.',
      source_url: 'https://data.example/libraries.csv',
      expected_queries: ['when is the library open', 'zoological garden pterodactyl'],
    });
    expect(made.findability?.queries).toMatchObject([
      { source: 'title', rank: 1, missing_words: [] },
      { query: 'when is the library open', source: 'expected_query', rank: 1, missing_words: [] },
      { source: 'expected_query', rank: null, missing_words: ['zoological', 'garden', 'pterodactyl'] },
    ]);
    expect(made.findability?.advice).toEqual([
      '"zoological garden pterodactyl" does not find it: where it is true, write "zoological", "garden", "pterodactyl".',
    ]);
    const changed = { description: null, expected_queries: ['图书馆 开放时间'] };
    const path = `/api/v1/admin/assets/${made.id}`;
    const updated = Asset.parse((await service.patch(path, changed, owner.login)).body);
    expect(updated.expected_queries).toEqual(changed.expected_queries);
    const report = await service.get(`${path}/findability`, owner.login);
    expect(report, report.text).toMatchObject({ status: 200 });
    const { queries, advice } = Findability.parse(report.body);
    expect(queries[1]).toMatchObject({ query: '图书馆 开放时间', missing_words: expect.arrayContaining(['图书']) });
    expect(advice[0]).toMatch(/^Add a description/);
  });

  it('accepts expected queries in a form one per line, at most ten', async () => {
    const made = await upload(owner, { expected_queries: 'how much rain\n\n  rain on Monday ' }, `${rainCsv}HKO,2024-01-03,1.0\n`);
    expect(made.expected_queries).toEqual(['how much rain', 'rain on Monday']);
    const many = Array.from({ length: 11 }, (_, at) => `question ${at}`).join('\n');
    expect(await sendUpload(service, owner.login, { ...rainFields, expected_queries: many }, { bytes: rainCsv })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    });
  });

  it('is shown only to the owner and admins', async () => {
    const made = await upload(owner, { title: 'Rain of a stranger' }, 'station,date\nX,1\n');
    const path = `/api/v1/admin/assets/${made.id}/findability`;
    expect(await service.get(path)).toMatchObject({ status: 401 });
    expect(await service.get(path, other.login)).toMatchObject({ status: 403 });
    expect(await service.get('/api/v1/admin/assets/ast_none/findability', owner.login)).toMatchObject({ status: 404 });
  });
});

eachDatabase('a misspelled search', (open) => {
  it('shows the spelling correction, and returns its results if there are no others', async () => {
    await using service = await startService({ database: await open() });
    const owner = await service.customer();
    const body = { title: 'Zygomorphic orchids', asset_type: 'dataset', source_url: 'https://data.example/o.csv' };
    const { id } = PublishedAsset.parse((await service.post('/api/v1/admin/assets', body, owner.login)).body);
    const search = async (q: string) =>
      AssetSearchAnswer.parse((await service.get(`/api/v1/assets/search?q=${encodeURIComponent(q)}`)).body);
    expect(await search('Zygomorphci')).toMatchObject({
      query: 'Zygomorphci',
      did_you_mean: 'zygomorphic',
      total: 1,
      results: [{ asset_id: id }],
    });
    expect(await search('zygomorphic')).toMatchObject({ did_you_mean: null, total: 1 });
    expect(await search('quetzalcoatlus')).toMatchObject({ did_you_mean: null, total: 0, results: [] });
  });
});

eachDatabase('the list of related assets', (open) => {
  let service: Service;
  let owner: Customer;
  beforeAll(async () => {
    service = await startService({ database: await open() });
    owner = await service.customer();
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const registered = async (title: string): Promise<string> => {
    const body = { title, asset_type: 'dataset', source_url: 'https://data.example/a.csv' };
    return PublishedAsset.parse((await service.post('/api/v1/admin/assets', body, owner.login)).body).id;
  };
  const relatedTo = async (id: string): Promise<string[]> => {
    const answer = await service.get(`/api/v1/assets/${id}/related`);
    expect(answer, answer.text).toMatchObject({ status: 200, body: { asset_id: id } });
    return RelatedAssets.parse(answer.body).results.map((result) => result.asset_id);
  };

  it('is most similar first and for sale, never the asset itself, archived or unrelated', async () => {
    const rain = await registered('Daily rainfall in Hong Kong');
    const monthly = await registered('Monthly rainfall in Hong Kong');
    const weather = await registered('Weather observations of Hong Kong, with precipitation');
    const bread = await registered('Bread recipes without yeast');
    const related = await relatedTo(rain);
    expect(related.slice(0, 2).sort()).toEqual([monthly, weather].sort());
    expect(related).not.toContain(rain);
    expect(related).not.toContain(bread);
    await service.send('DELETE', `/api/v1/admin/assets/${monthly}`, { headers: owner.login });
    expect(await relatedTo(rain)).not.toContain(monthly);
    expect(await service.get(`/api/v1/assets/${monthly}/related`)).toMatchObject({ status: 404 });
    expect(await service.get('/api/v1/assets/ast_none/related')).toMatchObject({ status: 404, body: { code: 'asset_not_found' } });
  });
});
