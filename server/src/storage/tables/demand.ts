/** Signals, watches and the log of agents' requests. */
export type DemandTables = Record<never, never>;
