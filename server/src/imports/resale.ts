import type { Micros } from '../money.ts';
import type { GuardedFetch, GuardedResponse } from '../net/guarded-fetch.ts';
import type { ToolContext } from '../tools/tool.ts';
import type { ReadSource } from './operation.ts';

export const leftOut = 'resale of x402 servers is left out here';

/** A tool whose calls this service pays for at another server. */
export interface LosingTool {
  sourceId: string;
  operation: string;
  /** When people last looked at the tool: losses before that are forgiven. */
  losingSince: number;
}

/** A call that is paid, and its price when it was imported. */
export interface PaidCall extends LosingTool {
  /** The request of the buyer. */
  requestId: string | null;
  costMicros: Micros;
  /** Told of the payment before its signature leaves. */
  paid(id: string): void;
}

/** Reads and pays x402 servers, whose calls the operator sells on. An optional room brings it. */
export interface Resale {
  /** The address that pays; null for none. */
  readonly address: string | null;
  /** Why no call can be paid for now; null where it can. */
  missing(): string | null;
  /** @throws as reading any source */
  read(url: string, options: { fetch: GuardedFetch; isAgain: boolean; signal: AbortSignal }): Promise<ReadSource>;
  /** Requests as `fetch` does, and pays a 402 once. */
  payingFetch(fetch: GuardedFetch, call: PaidCall): GuardedFetch;
  /** Whether a 402 asks for no more than when it was imported. @throws what is wrong */
  checkOffer(answer: GuardedResponse, costMicros: Micros): Promise<void>;
  /**
   * Runs a call. Once its signature has left, a refusal of the input is charged to its buyer: a signature is money until it expires. Every
   * other failure is a loss of the operator, and too many in a row take the tool from sale.
   * @param run told by `paid` what was signed
   * @param pause takes the tool from sale until an admin puts it back
   */
  around<T>(
    tool: LosingTool,
    context: Partial<Pick<ToolContext, 'whenPaid'>>,
    run: (paid: (paymentId: string) => void) => Promise<T>,
    pause: (tool: LosingTool, reason: string) => Promise<void>,
  ): Promise<T>;
}
