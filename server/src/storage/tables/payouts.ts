/** What is paid out to owners. */
export type PayoutTables = Record<never, never>;
