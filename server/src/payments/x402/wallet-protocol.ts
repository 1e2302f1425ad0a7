import type { Capabilities } from '@farebox/contract';
import type { ExactPayload } from '../../settlement/payload.ts';
import type { Requirement } from '../../settlement/settler.ts';
import type { PaidResource } from '../provider.ts';
import type { Receipt, Settled } from '../purchase/means.ts';
import type { Payment } from '../quotes/payment.ts';

/** A further protocol beside x402, in which wallets are asked for the same signed transfers on an EVM chain. Optional rooms bring one. */
export interface WalletProtocol {
  /** As texts name it. */
  readonly name: string;
  /** Members of the body of a 402. */
  readonly bodyMembers: Readonly<Record<string, unknown>>;
  /** What MCP says of it. */
  readonly mcpMethods: Record<string, { intents: string[] }>;
  /** Headers of a 402. */
  headers(requirement: Requirement, payment: Payment, resource: PaidResource): Readonly<Record<string, string>>;
  /** `_meta` of a refusal over MCP. */
  meta(requirement: Requirement, payment: Payment, resource: PaidResource): Readonly<Record<string, unknown>>;
  /** The credentials in the headers of a request. */
  inHeaders(header: (name: string) => string | undefined): WalletCredential[];
  /** The credential in the `_meta` of a call; null for none. */
  inMeta(meta: Readonly<Record<string, unknown>>): WalletCredential | null;
  /** Its entry of the capabilities. */
  capability(network: string): Capabilities['payments']['protocols'][number];
  /** What OpenAPI says of a paid operation. @param amount in atomic units; null where it depends on the request */
  paymentInfo(asset: string, amount: string | null, description: string): { protocol: object; offer: object };
}

/** A payment in the form of the protocol, not yet verified. */
export type WalletCredential =
  | {
      payload: ExactPayload;
      /**
       * Whether it was signed for this resource and these terms.
       * @throws payment_refused, payment_other_resource
       */
      requireAnswers(requirement: () => Requirement, resource: PaidResource): Promise<void>;
      receipt(settled: Settled): Receipt;
    }
  /** One that cannot be read is refused once it is verified, with a new challenge. */
  | { payload: null; refusal: Error };
