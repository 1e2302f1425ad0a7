import { AssetSearchAnswer, Capabilities, Embeddings } from '@farebox/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../service.ts';

describe('embeddings', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService();
    const owner = await service.customer();
    const api = { title: 'Rainfall by the hour in Hong Kong', asset_type: 'api', api_endpoint_url: 'https://api.example/rain' };
    expect(await service.post('/api/v1/admin/assets', api, owner.login)).toMatchObject({ status: 201 });
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const embed = async (input: string | string[]) => Embeddings.parse((await service.post('/api/v1/embeddings', { input })).body);

  it('are unit vectors of the model in the capabilities, one per text', async () => {
    const { search } = Capabilities.parse((await service.get('/api/v1/capabilities')).body);
    const { model, dimension, embeddings } = await embed(['rain in Hong Kong', 'ferries']);
    expect([model, dimension]).toEqual([search.embedding_model, search.dimension]);
    expect(embeddings.map((vector) => vector.length)).toEqual([512, 512]);
    for (const vector of embeddings) expect(Math.hypot(...vector)).toBeCloseTo(1, 4);
    expect((await embed('ferries')).embeddings).toEqual([embeddings[1]]);
  });

  it('can be used to search by vector', async () => {
    const { model, embeddings } = await embed('how much does it rain in Hong Kong');
    const found = await service.post('/api/v1/assets/search', { vector: embeddings[0], model });
    expect(AssetSearchAnswer.parse(found.body).results[0]?.title).toBe('Rainfall by the hour in Hong Kong');
  });

  it('of another model are refused if the search names that model', async () => {
    const { model, embeddings } = await embed('rain');
    expect(await service.post('/api/v1/assets/search', { vector: embeddings[0], model: 'text-embedding-3-small' })).toMatchObject({
      status: 400,
      body: { error: `model must be ${model}: vectors of another model cannot be compared`, issues: [{ path: 'model' }] },
    });
  });

  it.each([[''], [[]], [['  ']], [Array.from({ length: 33 }, () => 'rain')], [7], [['x'.repeat(8001)]]])(
    'of %j are refused',
    async (input) => {
      expect(await service.post('/api/v1/embeddings', { input })).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    },
  );
});
