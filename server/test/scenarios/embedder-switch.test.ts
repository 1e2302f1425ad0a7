import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { AssetSearchAnswer, Capabilities } from '@farebox/contract';
import { z } from 'zod';
import { builtinEmbedder } from '../../src/search/embedders/builtin.ts';
import { eachDatabase } from '../databases.ts';
import { loopbackUpstream } from '../loopback-upstream.ts';
import { uploadedAsset } from '../registry.ts';
import { startService, type Service } from '../service.ts';
import { until } from '../until.ts';

const Ready = z.object({ search: z.object({ model: z.string(), documents: z.int(), pending: z.int() }) });
const Question = z.object({ input: z.array(z.string()), model: z.string(), dimensions: z.literal(512) });

/** An OpenAI-compatible endpoint that returns the negated vectors of the built-in embedder, which form another space. */
function embeddingsApi() {
  const embedder = builtinEmbedder();
  const { signal } = new AbortController();

  async function answer(body: string, response: ServerResponse): Promise<void> {
    const { input } = Question.parse(JSON.parse(body));
    const vectors = await embedder.embedTexts(input, { purpose: 'document', signal });
    const data = vectors.map((vector, index) => ({ object: 'embedding', index, embedding: [...vector].map((value) => -value) }));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ object: 'list', data }));
  }

  return loopbackUpstream((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => void answer(Buffer.concat(chunks).toString(), response));
  });
}

const found = async (service: Service) =>
  AssetSearchAnswer.parse((await service.get('/api/v1/assets/search?q=rainfall+in+Hong+Kong')).body).results.map(
    (result) => result.asset_id,
  );
const indexOf = async (service: Service) => Ready.parse((await service.get('/readyz')).body).search;

eachDatabase('a change of the embedding model', (open) => {
  it('runs in the background: search keeps answering, and readiness shows the progress', async () => {
    const database = await open();
    await using api = await embeddingsApi();
    let assetId = '';
    {
      await using before = await startService({ database });
      const owner = await before.customer();
      assetId = (await uploadedAsset(before, owner.login)).id;
      expect(await found(before)).toEqual([assetId]);
      expect(await indexOf(before)).toMatchObject({ documents: 1, pending: 0 });
    }
    await using after = await startService({ database, settings: { FAREBOX_EMBEDDER: `openai:${api.url}/v1#another-model` } });
    expect(await found(after)).toEqual([assetId]);
    await until('every document has a vector of the new model', async () => (await indexOf(after)).pending === 0);
    const { model } = await indexOf(after);
    expect(model).toContain('another-model');
    expect(await found(after)).toEqual([assetId]);
    expect(Capabilities.parse((await after.get('/api/v1/capabilities')).body).search.embedding_model).toBe(model);
    expect(api.requests.length).toBeGreaterThan(0);
  });
});
