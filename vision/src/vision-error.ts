/** `refused`: the input is at fault, and the message says how. `busy`: too much is going on, try later. `failed`: the fault is here. */
export type VisionFault = 'refused' | 'busy' | 'failed';

/** Why something could not be read, made or recognised. The message of `refused` and `busy` may be shown to the sender of the input. */
export class VisionError extends Error {
  override readonly name = 'VisionError';
  readonly fault: VisionFault;

  constructor(fault: VisionFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
