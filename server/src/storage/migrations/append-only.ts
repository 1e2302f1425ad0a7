import type { Dialect } from '../dialect.ts';

/** Triggers that refuse every change and removal of a row. */
export function appendOnly(dialect: Dialect, table: string): string[] {
  if (dialect === 'sqlite') {
    return ['update', 'delete'].map(
      (change) =>
        `create trigger ${table}_no_${change} before ${change} on ${table} begin select raise(abort, '${table} is append only'); end`,
    );
  }
  return [
    `create function ${table}_append_only() returns trigger language plpgsql as $$ begin raise exception '${table} is append only'; end $$`,
    `create trigger ${table}_append_only before update or delete on ${table} for each row execute function ${table}_append_only()`,
    `create trigger ${table}_no_truncate before truncate on ${table} for each statement execute function ${table}_append_only()`,
  ];
}
