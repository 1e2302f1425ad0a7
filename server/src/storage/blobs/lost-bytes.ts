/** What is wrong with a blob: it is not there, it has another size than what was stored, or other bytes. */
export type Loss = 'missing' | 'resized' | 'damaged';

const messages: Record<Loss, string> = {
  missing: 'the blob is not there',
  resized: 'the blob has another size than what was stored',
  damaged: 'the blob has other bytes than what was stored',
};

/** The bytes that were stored are not there any more. A store that does not answer is another failure: it may have them all. */
export class LostBytes extends Error {
  override readonly name = 'LostBytes';
  readonly loss: Loss;

  constructor(loss: Loss, options?: ErrorOptions) {
    super(messages[loss], options);
    this.loss = loss;
  }
}
