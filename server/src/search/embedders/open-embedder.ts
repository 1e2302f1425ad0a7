import type { Embedder } from '../embedder.ts';
import { builtinEmbedder } from './builtin.ts';
import { onnxEmbedder } from './onnx.ts';
import { openAiEmbedder } from './openai.ts';

export interface EmbedderSettings {
  /** `builtin`, `openai:<base URL>#<model>` or `onnx:<folder>`. */
  embedder: string;
  key: string | null;
  fetch: typeof globalThis.fetch;
  /** Called with the number of tokens that an endpoint charges. */
  spent?: (tokens: number) => void;
}

/**
 * Opens the embedder from the settings.
 * @throws with a sentence for the operator if there is no such embedder
 */
export function openEmbedder({ embedder, key, fetch, spent }: EmbedderSettings): Embedder {
  if (embedder === 'builtin') return builtinEmbedder();
  if (embedder.startsWith('onnx:')) return onnxEmbedder({ folder: embedder.slice('onnx:'.length) });
  const [, baseUrl, model] = /^openai:(https?:\/\/[^\s#]+)#(\S+)$/.exec(embedder) ?? [];
  if (baseUrl === undefined || model === undefined || !URL.canParse(baseUrl)) {
    throw new Error('FAREBOX_EMBEDDER must be builtin, openai:<base URL>#<model> or onnx:<folder>');
  }
  return openAiEmbedder({ baseUrl, model, key, fetch, ...(spent === undefined ? {} : { spent }) });
}
