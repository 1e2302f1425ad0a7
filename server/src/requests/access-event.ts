import type { AccessLogRow } from '../storage/tables/demand.ts';

export type AccessKind = AccessLogRow['kind'];
export type AccessOutcome = NonNullable<AccessLogRow['outcome']>;

/** One request of an agent. It has no network address: addresses are personal data, and nothing is counted by them. */
export interface AccessEvent {
  kind: AccessKind;
  /** Null where nothing can be rated, e.g. for instructions that were read. */
  outcome: AccessOutcome | null;
  method: string;
  /** The pattern of the route, not the requested URL, which may contain a signature. */
  path: string;
  status: number;
  clientId: string;
  agentId?: string | null | undefined;
  userAgent?: string | null | undefined;
  assetId?: string | null | undefined;
  query?: string | null | undefined;
  assetType?: string | null | undefined;
  resultCount?: number | null | undefined;
  /** 0..1 */
  topScore?: number | null | undefined;
  budget?: string | null | undefined;
  urgency?: string | null | undefined;
  requestId: string;
  /** The assets that a search answered with: they are counted, not written. */
  shownIds?: readonly string[] | undefined;
  /** Of many of the same within a minute, a few have lines and the others are counted: for what anybody can ask for nothing. */
  isSampled?: boolean;
  /** Default: now. */
  at?: number;
}
