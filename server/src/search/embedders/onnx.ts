import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import { dimensions, type Embedder } from '../embedder.ts';
import { vectorAnswer } from './vector-answer.ts';

/** Texts per call of the model: memory grows with them. */
const textsMax = 8;
const textLengthMax = 8000;
const imageBytesMax = 64 * 1024 * 1024;

/**
 * A model in a local folder, in the layout of Hugging Face (`config.json`, tokenizer files, `onnx/model.onnx`); nothing is ever downloaded.
 * A CLIP model (`onnx/text_model.onnx`, `onnx/vision_model.onnx`) embeds pictures too. Loaded at first use.
 *
 * @throws if the folder or its config is missing, or the library is not installed
 */
export function onnxEmbedder({ folder }: { folder: string }): Embedder {
  const path = resolve(folder);
  const name = basename(path);
  const { model_type: modelType } = readConfig(path);
  if (!hasTransformers()) throw new Error(`FAREBOX_EMBEDDER=onnx:... needs a package: npm install ${packageName}@${packageVersion}`);
  const isClip = modelType === 'clip';
  let loading: Promise<Model> | null = null;
  let turn: Promise<unknown> = Promise.resolve();

  function model(): Promise<Model> {
    loading ??= load(path, isClip);
    // A file that is added later is found without a restart.
    loading.catch(() => (loading = null));
    return loading;
  }

  /** One run at a time: two in parallel need twice the memory and are no faster. */
  function inTurn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const next = turn.then(() => {
      signal.throwIfAborted();
      return work();
    });
    turn = next.catch(() => {});
    return next;
  }

  const embedder: Embedder = {
    id: `onnx:${name}:${fingerprint(path)}:${dimensions}`,
    async embedTexts(texts, { signal }) {
      const { embedTexts } = await model();
      const vectors: Float32Array[] = [];
      for (let at = 0; at < texts.length; at += textsMax) {
        const batch = texts.slice(at, at + textsMax).map((text) => text.slice(0, textLengthMax).toWellFormed());
        vectors.push(...rowsOf(await inTurn(signal, () => embedTexts(batch)), batch.length, name));
      }
      return vectors;
    },
  };
  if (!isClip) return embedder;
  return {
    ...embedder,
    async embedImage(file, { signal }) {
      const { embedImage } = await model();
      if ((await stat(file)).size > imageBytesMax) throw new Error(`the picture is larger than ${imageBytesMax} bytes`);
      const picture = new Blob([await readFile(file, { signal })]);
      return firstOf(rowsOf(await inTurn(signal, () => embedImage(picture)), 1, name));
    },
  };
}

interface Tensor {
  data: ArrayLike<number>;
  dims: readonly number[];
}

interface Model {
  embedTexts(texts: string[]): Promise<Tensor>;
  embedImage(picture: Blob): Promise<Tensor>;
}

async function load(path: string, isClip: boolean): Promise<Model> {
  const transformers = await openTransformers();
  // Both settings apply to the whole process: no outside request, ever.
  transformers.env.allowRemoteModels = false;
  transformers.env.allowLocalModels = true;
  return isClip ? loadClip(transformers, path) : loadText(transformers, path);
}

/** Not a dependency: it takes 450 MB, and only operators with their own model need it. */
const packageName: string = '@huggingface/transformers';
/** The version that the tests use. */
const packageVersion = '4.3.1';

/** Whether the library for such models is installed. */
export function hasTransformers(): boolean {
  try {
    import.meta.resolve(packageName);
    return true;
  } catch {
    return false;
  }
}

async function openTransformers(): Promise<Transformers> {
  return import(packageName);
}

/** The used part of the library, whose types are not installed here. */
interface Transformers {
  env: { allowRemoteModels: boolean; allowLocalModels: boolean };
  pipeline(
    task: 'feature-extraction',
    path: string,
    options: Options,
  ): Promise<(texts: string[], options: { pooling: 'mean'; normalize: boolean }) => Promise<unknown>>;
  AutoTokenizer: Pretrained<(texts: string[], options: { padding: boolean; truncation: boolean }) => unknown>;
  AutoProcessor: Pretrained<(picture: unknown) => Promise<unknown>>;
  CLIPTextModelWithProjection: Pretrained<(tokens: unknown) => Promise<Record<string, unknown>>>;
  CLIPVisionModelWithProjection: Pretrained<(pixels: unknown) => Promise<Record<string, unknown>>>;
  RawImage: { fromBlob(picture: Blob): Promise<unknown> };
}

interface Pretrained<Part> {
  from_pretrained(path: string, options: Options): Promise<Part>;
}

type Options = typeof options;
const options = { dtype: 'fp32', local_files_only: true } as const;

async function loadText({ pipeline }: Transformers, path: string): Promise<Model> {
  const extract = await pipeline('feature-extraction', path, options);
  return {
    embedTexts: async (texts) => tensorOf(await extract(texts, { pooling: 'mean', normalize: true })),
    embedImage: async () => {
      throw new Error('this model does not see pictures');
    },
  };
}

async function loadClip(transformers: Transformers, path: string): Promise<Model> {
  const { AutoProcessor, AutoTokenizer, CLIPTextModelWithProjection, CLIPVisionModelWithProjection, RawImage } = transformers;
  const tokenizer = await AutoTokenizer.from_pretrained(path, options);
  const processor = await AutoProcessor.from_pretrained(path, options);
  const textModel = await CLIPTextModelWithProjection.from_pretrained(path, options);
  const visionModel = await CLIPVisionModelWithProjection.from_pretrained(path, options);
  return {
    async embedTexts(texts) {
      const { text_embeds: embeds } = await textModel(tokenizer(texts, { padding: true, truncation: true }));
      return tensorOf(embeds);
    },
    async embedImage(picture) {
      const { image_embeds: embeds } = await visionModel(await processor(await RawImage.fromBlob(picture)));
      return tensorOf(embeds);
    },
  };
}

const TensorShape = z.object({ data: z.instanceof(Float32Array), dims: z.array(z.number().int()) });

/** The library types its answers as `any`. */
function tensorOf(answer: unknown): Tensor {
  if (typeof answer !== 'object' || answer === null) throw new Error('the model answered no tensor');
  return TensorShape.parse({ data: Reflect.get(answer, 'data'), dims: Reflect.get(answer, 'dims') });
}

function rowsOf({ data, dims }: Tensor, count: number, name: string): Float32Array[] {
  const [rows = 0, length = 0] = dims;
  if (dims.length !== 2 || rows !== count)
    throw new Error(`the embedding model ${name} answered a tensor of ${dims.join(' x ')} to ${count} texts`);
  const values = Float32Array.from(data);
  return Array.from({ length: count }, (_, row) => vectorAnswer(values.subarray(row * length, (row + 1) * length), name));
}

function firstOf(vectors: readonly Float32Array[]): Float32Array {
  const [vector] = vectors;
  if (vector === undefined) throw new Error('the model answered nothing');
  return vector;
}

const ModelConfig = z.object({ model_type: z.string() });

function readConfig(path: string): z.output<typeof ModelConfig> {
  const file = join(path, 'config.json');
  if (!existsSync(file)) throw new Error(`FAREBOX_EMBEDDER: ${path} is no model folder: ${file} is not there`);
  return ModelConfig.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Tells models in folders of the same name apart without reading gigabytes: by the config, and the names and sizes of the files. */
function fingerprint(path: string): string {
  const hash = createHash('sha256').update(readFileSync(join(path, 'config.json')));
  const onnx = join(path, 'onnx');
  for (const file of existsSync(onnx) ? readdirSync(onnx).sort() : []) hash.update(`${file} ${statSync(join(onnx, file)).size}\n`);
  return hash.digest('hex').slice(0, 12);
}
