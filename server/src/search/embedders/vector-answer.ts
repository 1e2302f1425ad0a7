import { dimensions } from '../embedder.ts';
import { normalised } from '../vectors.ts';

/**
 * What a model answered, as a unit vector of 512. A longer one is cut: models are trained so that the first dimensions say most
 * (Matryoshka, Kusupati 2022).
 * @throws for a shorter one, which cannot be made longer in truth, and for numbers that are none.
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
