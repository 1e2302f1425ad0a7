import { z } from 'zod';
import { minuteMs, secondMs, type Clock } from '../clock.ts';
import { asProblem } from '../errors.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import type { Database, Queries } from '../storage/database.ts';
import type { DocumentContent, Documents } from './documents.ts';
import type { Embedder } from './embedder.ts';
import { quantised } from './vectors.ts';

/** Makes the vectors that are missing: of documents whose embedder did not answer in time, and of all when the model changes. */
export interface EmbeddingJobs {
  /** In the caller's transaction: the vector of this asset is still to be made. */
  add(queries: Queries, assetId: string): Promise<void>;
  /** Sees to documents without a vector of the present model, and to what older models left. */
  begin(): Promise<void>;
}

const batchTexts = 64;
/** Jobs run one after another, so a long one lets others between. */
const turnMs = 2 * secondMs;
const embedMs = 2 * minuteMs;
const deletedMax = 1000;

const embedAsset = 'embed_asset';
const reembed = 'reembed';
const EmbedAsset = z.object({ assetId: z.string() });
const Reembed = z.object({ model: z.string(), after: z.number().int() });
type Reembed = z.output<typeof Reembed>;

export function embeddingJobs(parts: {
  database: Database;
  documents: Documents;
  embedder: Embedder;
  jobs: Jobs;
  clock: Clock;
  log: Log;
}): EmbeddingJobs {
  const { database, documents, embedder, jobs, clock, log } = parts;

  jobs.handle(embedAsset, async (payload, { signal }) => {
    const content = await documents.withoutVector(EmbedAsset.parse(payload).assetId);
    if (content !== null) await embed([content], signal);
  });

  jobs.handle(reembed, async (payload, { signal }) => {
    const { model, after } = Reembed.parse(payload);
    // The settings have changed again: whoever started with them has added a job of its own.
    if (model !== embedder.id) return;
    const end = clock.now() + turnMs;
    let done = after;
    while (clock.now() < end) {
      const batch = await documents.allWithoutVector({ after: done, limit: batchTexts });
      await embedBatch(batch, signal);
      done = batch.at(-1)?.doc ?? done;
      if (batch.length < batchTexts) return finish();
    }
    await addReembed({ model, after: done });
  });

  async function embedBatch(batch: readonly DocumentContent[], signal: AbortSignal): Promise<void> {
    try {
      await embed(batch, signal);
    } catch (cause) {
      // One text that the model refuses must not keep all others from being found.
      if (signal.aborted || asProblem(cause).code === 'unavailable') throw cause;
      for (const content of batch) await embed([content], signal).catch((cause: unknown) => skip(content, cause));
    }
  }

  function skip({ doc }: DocumentContent, cause: unknown): void {
    if (asProblem(cause).code === 'unavailable') throw cause;
    log.warn({ doc, err: cause }, 'the embedder refuses a document; it is found by its words only');
  }

  async function embed(batch: readonly DocumentContent[], signal: AbortSignal): Promise<void> {
    if (batch.length === 0) return;
    const texts = batch.map(({ content }) => content);
    const vectors = await embedder.embedTexts(texts, {
      purpose: 'document',
      signal: AbortSignal.any([signal, AbortSignal.timeout(embedMs)]),
    });
    for (const [at, { doc, content }] of batch.entries()) {
      const vector = quantised(vectors[at] ?? new Float32Array());
      // A document that has changed meanwhile has its vector, or a job, from that change.
      if (vector !== null) await documents.addVector({ doc, content, vector });
    }
  }

  async function finish(): Promise<void> {
    while ((await documents.deleteOldVectors(deletedMax)) > 0);
    const { pending } = await documents.counts();
    log.info({ model: embedder.id, pending }, 'vectors are made');
  }

  function addReembed(payload: Reembed): Promise<void> {
    return database.write((queries) => jobs.add(queries, { kind: reembed, payload }));
  }

  return {
    add: (queries, assetId) => jobs.add(queries, { kind: embedAsset, payload: EmbedAsset.parse({ assetId }) }),
    async begin() {
      if (await documents.isComplete()) return;
      // A replica that starts at the same moment does at worst the same work again.
      const waiting = await database.read
        .selectFrom('jobs')
        .select('payload')
        .where('kind', '=', reembed)
        .where('state', 'in', ['waiting', 'running'])
        .execute();
      if (waiting.some(({ payload }) => Reembed.parse(JSON.parse(payload)).model === embedder.id)) return;
      await addReembed({ model: embedder.id, after: 0 });
    },
  };
}
