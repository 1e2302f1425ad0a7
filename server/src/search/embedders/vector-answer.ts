import { dimensions } from '../embedder.ts';
import { normalised } from '../vectors.ts';

/**
 * The answer of a model as a unit vector of 512 dimensions. A longer one is truncated: models are trained so that the first dimensions
 * carry the most information (Matryoshka, Kusupati 2022).
 * @throws for a shorter vector, which cannot be extended, and for values that are not finite numbers
 */
export function vectorAnswer(values: ArrayLike<number>, model: string): Float32Array {
  if (values.length < dimensions) {
    throw new Error(`the embedding model ${model} answers ${values.length} dimensions; ${dimensions} or more are needed`);
  }
  const cut = new Float32Array(dimensions);
  for (let at = 0; at < dimensions; at += 1) cut[at] = values[at] ?? Number.NaN;
  const vector = normalised(cut);
  if (vector === null) throw new Error(`the embedding model ${model} answered a vector that is zero or not finite`);
  return vector;
}
