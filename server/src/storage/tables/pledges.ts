import type { Selectable } from 'kysely';

/** Money that buyers hold ready for a need. */
export interface PledgeTables {
  pledges: PledgesTable;
}

/** One pledge: written with the purchase that holds its money. */
interface PledgesTable {
  id: string;
  /** The service of its payment before a listing was accepted. */
  service_id: string;
  payment_id: string;
  /** Its purchase. */
  call_id: string;
  /** The account or wallet that gets the money back. */
  holder_id: string;
  client_id: string;
  /** Shown to everybody. */
  need: string;
  asset_type: string | null;
  amount_micros: number;
  currency: string;
  is_test: number;
  state: 'open' | 'accepted' | 'withdrawn' | 'expired';
  /** The accepted listing. */
  asset_id: string | null;
  revenue_event_id: string | null;
  /** The signal that watches for supply; it may be forgotten before the pledge. */
  signal_id: string | null;
  /** When the sellers of similar things got their webhook; null before. */
  sellers_told_at: number | null;
  created_at: number;
  expires_at: number;
  ended_at: number | null;
}

export type PledgeRow = Selectable<PledgesTable>;
