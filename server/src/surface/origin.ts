import type { CallToolRequest, RequestId } from '@modelcontextprotocol/server';
import type { Caller } from '../accounts/caller.ts';
import type { McpList } from '../tool-settings.ts';
import type { CallListener } from '../tools/run-tool.ts';

/** The origin of a message, as far as HTTP knows it. */
export interface Origin {
  /** The tools that it asks to be listed. */
  list: McpList;
  requestId: string;
  /** For rate limits of anonymous requests. */
  address: string;
  /** The client that free requests are counted for: the account if a credential proves one, else the address. */
  allowance(): Promise<string>;
  /** Of the endpoint that took it, for the log of demand. */
  path: `/${string}`;
  /** The client's own name. */
  userAgent: string | null;
  /** Whether its revision of the protocol knows blocks of the type resource_link. */
  takesLinks: boolean;
  /** Further data of a call, such as a payment. */
  meta?: CallToolRequest['params']['_meta'];
  /** Makes a call one that a later message can cancel. */
  enterCall?(id: RequestId): CancellableCall;
  /** Calls `lost` if the client goes away before it has the answer to this message; absent where it asks for the answer later. */
  whenLost?(lost: () => void): void;
  /** Follows a call while it runs; absent for other messages. */
  listener?: CallListener;
  /** Looks up the credentials, so it is called only where needed. @throws api_key_invalid, malformed_header */
  caller(): Promise<Caller>;
}

/** Disposed when the call has ended. */
export interface CancellableCall extends Disposable {
  cancelled: AbortSignal;
}
