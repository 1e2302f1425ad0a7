import { createRequire } from 'node:module';

/** The used part of onnxruntime-node, an optional package without types here. */
export interface OnnxRuntime {
  InferenceSession: { create(path: string, options: object): Promise<OnnxSession> };
  Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => unknown;
}

export interface OnnxSession {
  inputNames: readonly string[];
  outputNames: readonly string[];
  run(
    feeds: Record<string, unknown>,
    fetches: readonly string[],
  ): Promise<Record<string, { data: unknown; dims: readonly number[] } | undefined>>;
}

/** @param path of the module, as it was found on this machine */
export function loadOnnxRuntime(path: string): OnnxRuntime {
  return createRequire(import.meta.url)(path) as OnnxRuntime;
}
