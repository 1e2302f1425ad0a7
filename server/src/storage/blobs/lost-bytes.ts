/** What is wrong with a blob: it is missing, its size differs from the stored size, or its bytes differ. */
export type Loss = 'missing' | 'resized' | 'damaged';

const messages: Record<Loss, string> = {
  missing: 'the blob is not there',
  resized: 'the blob does not have the size that was stored',
  damaged: 'the blob does not have the bytes that were stored',
};

/** The stored bytes are gone. A store that does not answer is a different failure: it may still have them all. */
export class LostBytes extends Error {
  override readonly name = 'LostBytes';
  readonly loss: Loss;

  constructor(loss: Loss, options?: ErrorOptions) {
    super(messages[loss], options);
    this.loss = loss;
  }
}
