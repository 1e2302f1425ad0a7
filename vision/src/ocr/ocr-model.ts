import { loadOnnxRuntime } from '../onnx-runtime.ts';

export interface OcrModel {
  run(values: Float32Array, shape: readonly number[]): Promise<{ values: Float32Array; shape: readonly number[] }>;
}

/** Opens a model with one input and one output, in the worker process. */
export async function openOcrModel(runtimePath: string, file: string): Promise<OcrModel> {
  const runtime = loadOnnxRuntime(runtimePath);
  // More threads are hardly faster and double the memory. Without the arena, the system clears memory anew for each layer: a page takes
  // several times as long, and no less memory.
  const session = await runtime.InferenceSession.create(file, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    enableCpuMemArena: true,
    enableMemPattern: false,
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
