export interface Month {
  /** Its first moment (UTC), and that of the next. */
  since: string;
  until: string;
}

/** The month of a time and the twelve before, the latest first. */
export function latestMonths(now: Date): Month[] {
  const first = (back: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString();
  return Array.from({ length: 13 }, (_, back) => ({ since: first(back), until: first(back - 1) }));
}
