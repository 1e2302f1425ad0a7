/** Prepaid credit that is bought by card. */
export type CardTopUpTables = Record<never, never>;
