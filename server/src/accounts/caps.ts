import type { Micros } from '../money.ts';

/** What an API key, a member of a team or a client of OAuth may spend; null: any amount. */
export interface Caps {
  capCallMicros: Micros | null;
  capDayMicros: Micros | null;
  capTotalMicros: Micros | null;
}

export const noCaps: Caps = { capCallMicros: null, capDayMicros: null, capTotalMicros: null };
/** Of what may not spend. */
export const zeroCaps: Caps = { capCallMicros: 0, capDayMicros: 0, capTotalMicros: 0 };

interface CapColumns {
  cap_call_micros: number | null;
  cap_day_micros: number | null;
  cap_total_micros: number | null;
}

export function columnsOf({ capCallMicros, capDayMicros, capTotalMicros }: Caps): CapColumns {
  return { cap_call_micros: capCallMicros, cap_day_micros: capDayMicros, cap_total_micros: capTotalMicros };
}

export function capsOf(row: CapColumns): Caps {
  return { capCallMicros: row.cap_call_micros, capDayMicros: row.cap_day_micros, capTotalMicros: row.cap_total_micros };
}

/** The columns of the caps that are given; the others stay unchanged. */
export function changedColumns({ capCallMicros: call, capDayMicros: day, capTotalMicros: total }: Partial<Caps>): Partial<CapColumns> {
  return {
    ...(call === undefined ? {} : { cap_call_micros: call }),
    ...(day === undefined ? {} : { cap_day_micros: day }),
    ...(total === undefined ? {} : { cap_total_micros: total }),
  };
}
