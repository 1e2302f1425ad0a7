/** One request to an address that somebody else supplied. */
export interface GuardedRequest {
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Ends the request, and the reading of its body. */
  signal: AbortSignal;
  /** Until the head of the answer is there, redirects included. */
  timeoutMs: number;
  /** Longest silence while the body is read. */
  idleMs?: number;
  /** More than this ends the body with an error. */
  bytesMax: number;
  redirectsMax?: number;
}

export interface GuardedResponse {
  status: number;
  headers: Headers;
  /** Ends with an error past `bytesMax` or in silence; cancel it when it is not read. */
  body: ReadableStream<Uint8Array>;
  /** After redirects. */
  url: string;
}

/**
 * Requests an address that somebody else supplied.
 * @throws address_refused for what is not a public http(s) address, also after a redirect; address_unreachable, upstream_timeout
 */
export type GuardedFetch = (url: string, request: GuardedRequest) => Promise<GuardedResponse>;
