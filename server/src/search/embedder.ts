/** Length of every vector. */
export const dimensions = 512;

/**
 * Turns texts (and, where the model can, pictures) into vectors of one space. Every implementation passes `test/suites/embedder.ts`.
 */
export interface Embedder {
  /** Names the space: vectors of different ids are never compared. */
  readonly id: string;
  /** Whether the model has learned a word as it is written: then it is not misspelled. Absent where the model does not tell. */
  knowsWord?(word: string): boolean;
  /** Unit vectors of 512 finite numbers, in the order of the texts; all zero for a text of which the model knows nothing. @throws unavailable when a remote model does not answer. */
  embedTexts(texts: readonly string[], about: { purpose: 'query' | 'document'; signal: AbortSignal }): Promise<Float32Array[]>;
  /** For models that see pictures: the vector of an image file in the same space as texts. */
  embedImage?(file: string, about: { signal: AbortSignal }): Promise<Float32Array>;
}
