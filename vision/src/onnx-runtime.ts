import { createRequire } from 'node:module';

/** The part of onnxruntime-node that is used here. The package is optional, so its types are not available. */
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

/** @param path the path of the module, as found on this machine */
export function loadOnnxRuntime(path: string): OnnxRuntime {
  return createRequire(import.meta.url)(path) as OnnxRuntime;
}
