/**
 * `refused`: the input is at fault, and the message explains how. `busy`: too many requests, try later. `failed`: the fault is on this
 * side.
 */
export type VisionFault = 'refused' | 'busy' | 'failed';

/**
 * Explains why something could not be read, made or recognised. Messages of `refused` and `busy` may be shown to the sender of the
 * input.
 */
export class VisionError extends Error {
  override readonly name = 'VisionError';
  readonly fault: VisionFault;

  constructor(fault: VisionFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
