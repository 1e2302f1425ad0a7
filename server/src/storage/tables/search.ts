/** What search knows of each asset. */
export type SearchTables = Record<never, never>;
