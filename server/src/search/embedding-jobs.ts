import { sql } from 'kysely';
import { z } from 'zod';
import { minuteMs, secondMs, type Clock } from '../clock.ts';
import { asProblem, problem } from '../errors.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import type { Database, Queries } from '../storage/database.ts';
import type { ImageFile, StoredPictures } from './asset-search.ts';
import type { DocumentContent, Documents } from './documents.ts';
import type { Embedder } from './embedder.ts';
import { between, storedVector } from './vectors.ts';

/** Makes missing vectors: of documents whose embedder did not answer in time, and of all documents after a change of the model. */
export interface EmbeddingJobs {
  /** In the caller's transaction: adds a job for the vector of this asset. */
  add(queries: Queries, assetId: string): Promise<void>;
  /** Adds a job for documents without a vector of the current model, and for the vectors of older models. */
  begin(): Promise<void>;
}

const batchTexts = 64;
/** One picture takes as long as many texts. */
const batchPictures = 8;
/** Jobs run one after another, so a long one gives way to others after this time. */
const turnMs = 2 * secondMs;
const embedMs = 2 * minuteMs;
const pictureMs = minuteMs;
/** If a store does not deliver a picture in this many runs (about half a minute), the document is embedded by its text only. */
const pictureAttempts = 5;
const deletedMax = 1000;

const embedAsset = 'embed_asset';
const reembed = 'reembed';
const EmbedAsset = z.object({ assetId: z.string() });
const Reembed = z.object({ model: z.string(), after: z.number().int() });
type Reembed = z.output<typeof Reembed>;

export interface EmbeddingJobsOptions {
  database: Database;
  documents: Documents;
  embedder: Embedder;
  jobs: Jobs;
  clock: Clock;
  log: Log;
  pictures?: StoredPictures;
}

interface EmbeddingJobsParts extends EmbeddingJobsOptions {
  /** Documents per batch. */
  batchMax: number;
}

export function embeddingJobs(options: EmbeddingJobsOptions): EmbeddingJobs {
  const { embedder, jobs, documents, clock } = options;
  const batchMax = embedder.embedImage === undefined ? batchTexts : batchPictures;
  const parts: EmbeddingJobsParts = { ...options, batchMax };
  jobs.handle(embedAsset, async (payload, run) => {
    const content = await documents.withoutVector(EmbedAsset.parse(payload).assetId);
    if (content !== null) await embed(parts, [content], run);
  });
  jobs.handle(reembed, async (payload, run) => {
    const { model, after } = Reembed.parse(payload);
    // The settings have changed again; the process with the new settings has added its own job.
    if (model !== embedder.id) return;
    // While the store is unavailable, as few documents as possible lose their pictures.
    const end = clock.now() + (run.attempt < pictureAttempts ? turnMs : 0);
    let done = after;
    do {
      const batch = await documents.allWithoutVector({ after: done, limit: batchMax });
      await embedBatch(parts, batch, run);
      done = batch.at(-1)?.doc ?? done;
      if (batch.length < batchMax) return finish(parts);
    } while (clock.now() < end);
    await addReembed(parts, { model, after: done });
  });

  return {
    add: (queries, assetId) => jobs.add(queries, { kind: embedAsset, payload: EmbedAsset.parse({ assetId }) }),
    begin: () => begin(parts),
  };
}

async function embedBatch(parts: EmbeddingJobsParts, batch: readonly DocumentContent[], run: Run): Promise<void> {
  try {
    await embed(parts, batch, run);
  } catch (cause) {
    // One text that the model refuses must not block all others.
    if (run.signal.aborted || asProblem(cause).code === 'unavailable') throw cause;
    for (const content of batch) await embed(parts, [content], run).catch((cause: unknown) => skip(parts, content, cause));
  }
}

function skip(parts: EmbeddingJobsParts, { doc }: DocumentContent, cause: unknown): void {
  if (asProblem(cause).code === 'unavailable') throw cause;
  parts.log.warn({ doc, err: cause }, 'the embedder refuses a document; it is found by its words only');
}

async function embed(parts: EmbeddingJobsParts, batch: readonly DocumentContent[], run: Run): Promise<void> {
  if (batch.length === 0) return;
  const texts = batch.map(({ content }) => content);
  const vectors = await parts.embedder.embedTexts(texts, {
    purpose: 'document',
    signal: AbortSignal.any([run.signal, AbortSignal.timeout(embedMs)]),
  });
  for (const [at, document] of batch.entries()) {
    const { doc, content } = document;
    const made = vectors[at];
    if (made === undefined) continue;
    const vector = storedVector(await withPicture(parts, document, made, run));
    // A document that has changed since got its vector, or a job for it, with that change.
    await parts.documents.addVector({ doc, content, vector });
  }
}

/** As at publication: the middle between the vector of the text and that of the picture. */
async function withPicture(
  parts: EmbeddingJobsParts,
  { doc, assetId, assetType }: DocumentContent,
  words: Float32Array,
  run: Run,
): Promise<Float32Array> {
  const { pictures, embedder, log } = parts;
  if (assetType !== 'image' || pictures === undefined || embedder.embedImage === undefined) return words;
  const signal = AbortSignal.any([run.signal, AbortSignal.timeout(pictureMs)]);
  try {
    const picture = await pictures(assetId, async ({ imageFile }) => {
      const file = await storedFile(imageFile, signal);
      return file === null ? null : (embedder.embedImage?.(file, { signal }) ?? null);
    });
    return picture === null ? words : between(words, picture);
  } catch (cause) {
    const isAway = asProblem(cause).code === 'unavailable';
    if (run.signal.aborted || (isAway && run.attempt < pictureAttempts)) throw cause;
    log.warn({ doc, err: cause }, 'the picture of a document is left out: it is found by its text only');
    return words;
  }
}

async function finish(parts: EmbeddingJobsParts): Promise<void> {
  const { documents, log, embedder } = parts;
  while ((await documents.deleteOldVectors(deletedMax)) > 0);
  const { pending } = await documents.counts();
  log.info({ model: embedder.id, pending }, 'vectors are made');
}

function addReembed(parts: EmbeddingJobsParts, payload: Reembed): Promise<void> {
  return parts.database.write((queries) => parts.jobs.add(queries, { kind: reembed, payload }));
}

async function begin(parts: EmbeddingJobsParts): Promise<void> {
  const { documents, database, embedder } = parts;
  if (await documents.isComplete()) return;
  // At worst, a replica that starts at the same moment does the same work again.
  const waiting = await database.read
    .selectFrom('jobs')
    .select('payload')
    .where('kind', '=', reembed)
    .where(sql<boolean>`state in ('waiting', 'running')`)
    .execute();
  if (waiting.some(({ payload }) => Reembed.parse(JSON.parse(payload)).model === embedder.id)) return;
  await addReembed(parts, { model: embedder.id, after: 0 });
}

interface Run {
  signal: AbortSignal;
  attempt: number;
}

/** Any failure of a store may be temporary. */
async function storedFile(imageFile: ImageFile | undefined, signal: AbortSignal): Promise<string | null> {
  if (imageFile === undefined || typeof imageFile === 'string') return imageFile ?? null;
  try {
    return await imageFile(signal);
  } catch (cause) {
    throw problem('unavailable', { message: 'the stored picture could not be read', cause });
  }
}
