/** Length of every vector. */
export const dimensions = 512;

/** Turns texts (and, if the model can, pictures) into vectors of one space. Every implementation passes `test/suites/embedder.ts`. */
export interface Embedder {
  /** Identifies the space: vectors of different ids are never compared. */
  readonly id: string;
  /** Whether the model knows this exact word, which is then not a misspelling. Absent if the model cannot tell. */
  knowsWord?(word: string): boolean;
  /**
   * Unit vectors of 512 finite numbers, in the order of the texts; all zero for a text that the model knows nothing of.
   * @throws unavailable if a remote model does not answer
   */
  embedTexts(texts: readonly string[], about: { purpose: 'query' | 'document'; signal: AbortSignal }): Promise<Float32Array[]>;
  /** For models that embed pictures: the vector of an image file, in the space of the texts. */
  embedImage?(file: string, about: { signal: AbortSignal }): Promise<Float32Array>;
}
