/** `refused`: the input is at fault, and the message explains how. `busy`: too many requests, try later. `failed`: an internal error. */
export type VisionFault = 'refused' | 'busy' | 'failed';

/** Why something could not be read, made or recognised. The sender of the input may see the messages of `refused` and `busy`. */
export class VisionError extends Error {
  override readonly name = 'VisionError';
  readonly fault: VisionFault;

  constructor(fault: VisionFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
