/** What a client knows of one payment: what it did, and what was answered. */
export interface Purchase {
  paymentId: string;
  token: string;
  toolId: string;
  via: 'test' | 'credit';
  /** Whether its client began to pay it. */
  wasAsked: boolean;
  /** Whether the service has said that it is paid. */
  isPaid: boolean;
  /** Whether a call was sent, answered or not. */
  wasCalled: boolean;
  idempotencyKey: string | null;
  /** The answer that arrived; null when none did. */
  received: string | null;
}

/** What the world outside saw of one round, to be held against what the service kept. */
export interface Journal {
  purchases: Purchase[];
  /** What must never happen, and did. */
  violations: string[];
}

export function journal(): Journal {
  return { purchases: [], violations: [] };
}
