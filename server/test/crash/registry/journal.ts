/** Who offers assets. */
export interface Owner {
  id: string;
  token: string;
}

/** What its owner can change of an asset. */
export interface Facts {
  title: string;
  /** Null: free. */
  price: string | null;
  status: 'published' | 'unlisted' | 'archived';
}

/** An asset as its owner knows it: what was sent, and what was acknowledged. */
export interface Offered {
  kind: 'file' | 'url' | 'api';
  owner: Owner;
  /** The first word of its title, and of no other. */
  word: string;
  /** Null until it is acknowledged. */
  assetId: string | null;
  /** Hex, of its file. */
  sha256: string | null;
  sizeBytes: number | null;
  /** As they were acknowledged last; as they were sent where nothing is acknowledged yet. */
  facts: Facts;
  /** A change that was sent and is not acknowledged: it may have happened, or not. */
  changing: Facts | null;
  /** Answers a need that somebody waits for: not changed, so that its webhook is due. */
  isAwaited: boolean;
}

/** What a client knows of one payment for an asset. */
export interface Purchase {
  asset: Offered;
  paymentId: string;
  token: string;
  via: 'test' | 'credit';
  /** Whether the service has said that it is paid. */
  isPaid: boolean;
  /** Whether a fetch was sent, answered or not. */
  wasFetched: boolean;
  /** Of the deliveries that arrived: one, or more where bytes were damaged and those before it given back. */
  revenueEventIds: Set<string>;
}

/** A need that was voiced. */
export interface Signal {
  source: 'submission' | 'probe' | 'paywall' | 'flowers';
  /** In its text, and in no other. */
  word: string;
  /** Null until it is acknowledged. */
  id: string | null;
  /** Of its watch; null where none was asked for or acknowledged. */
  secret: string | null;
  /** What was published after the watch was acknowledged, and answers it. */
  answer: Offered | null;
}

/** What the world outside saw of one round, to be held against what the service kept. */
export interface Journal {
  offered: Offered[];
  purchases: Purchase[];
  signals: Signal[];
  /** How many things were done, to their end. */
  acts: number;
  /** What must never happen, and did. */
  violations: string[];
}

export function journal(): Journal {
  return { offered: [], purchases: [], signals: [], acts: 0, violations: [] };
}

/** Whether the answer may be that it is not sold any more. */
export function mayBeArchived({ facts, changing }: Offered): boolean {
  return facts.status === 'archived' || changing?.status === 'archived';
}
