import { createRequire } from 'node:module';

export interface OcrModel {
  run(values: Float32Array, shape: readonly number[]): Promise<{ values: Float32Array; shape: readonly number[] }>;
}

/** Opens a model with one input and one output, in the process that reads. */
export async function openOcrModel(runtimePath: string, file: string): Promise<OcrModel> {
  const runtime = createRequire(import.meta.url)(runtimePath) as Runtime;
  // One thread and no arena: more of them make it hardly quicker, and double its memory.
  const session = await runtime.InferenceSession.create(file, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    enableCpuMemArena: false,
    executionProviders: ['cpu'],
  });
  const [inputName = '', outputName = ''] = [session.inputNames[0], session.outputNames[0]];
  return {
    async run(values, shape) {
      const tensor = new runtime.Tensor('float32', values, shape);
      const answer = (await session.run({ [inputName]: tensor }, [outputName]))[outputName];
      if (!(answer?.data instanceof Float32Array)) throw new Error(`${file} answered no numbers of 32 bits`);
      return { values: answer.data, shape: answer.dims };
    },
  };
}

interface Session {
  inputNames: readonly string[];
  outputNames: readonly string[];
  run(
    feeds: Record<string, unknown>,
    fetches: readonly string[],
  ): Promise<Record<string, { data: unknown; dims: readonly number[] } | undefined>>;
}

/** What is used of onnxruntime-node: it may be absent, and has no types here. */
interface Runtime {
  InferenceSession: { create(path: string, options: object): Promise<Session> };
  Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => unknown;
}
