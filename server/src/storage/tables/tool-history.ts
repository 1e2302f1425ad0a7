import type { Generated } from 'kysely';

/** What was measured of tools, kept for some time. */
export interface ToolHistoryTables {
  tool_health_changes: ToolHealthChangesTable;
  tool_days: ToolDaysTable;
  tool_latencies: ToolLatenciesTable;
}

/** A check of a tool that ended differently from the one before it; the first check is one. */
interface ToolHealthChangesTable {
  tool_id: string;
  at: number;
  status: 'healthy' | 'unhealthy';
  /** Why it is unhealthy. */
  reason: string | null;
}

/** What all processes counted of a tool on a day (UTC). */
interface ToolDaysTable {
  tool_id: string;
  /** Days since 1970. */
  day: number;
  checks: Generated<number>;
  failed_checks: Generated<number>;
  /** Executions, also failed ones. */
  calls: Generated<number>;
  failures: Generated<number>;
}

/** How many successful calls of a tool took how long on a day. */
interface ToolLatenciesTable {
  tool_id: string;
  day: number;
  /** `tools/latency-buckets.ts` */
  bucket: number;
  calls: number;
}
