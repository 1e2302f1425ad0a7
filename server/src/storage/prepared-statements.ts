import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** The texts that run at each paid call: the server keeps their plans, by name, for as long as a connection lives. */
const names = new Map<string, string>();

/** Texts that differ in their number of rows would be many. */
const namesMax = 500;

export function prepareByName(text: string): void {
  if (!names.has(text) && names.size < namesMax) names.set(text, `farebox_${names.size}`);
}

/** Connections that run these texts by name. Not behind a pooler, where the server of a connection changes. */
export function withPreparedStatements(pool: PostgresPool): PostgresPool {
  const clients = new WeakMap<PostgresPoolClient, PostgresPoolClient>();
  const kept = { isUsed: true };
  return {
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? naming(client, kept);
      clients.set(client, known);
      return known;
    },
  };
}

const changedPlan = '0A000';

function naming(client: PostgresPoolClient, kept: { isUsed: boolean }): PostgresPoolClient {
  const ask = (...query: unknown[]): unknown => Reflect.apply(client.query, client, query);
  return new Proxy(client, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property);
      if (typeof value !== 'function') return value;
      if (property !== 'query') return value.bind(target);
      return (text: unknown, values: unknown): unknown => {
        const name = kept.isUsed && typeof text === 'string' ? names.get(text) : undefined;
        if (name === undefined) return ask(text, values);
        const answer = ask({ name, text, values });
        if (!(answer instanceof Promise)) return answer;
        return answer.catch(async (cause: unknown) => {
          if (!(cause instanceof Error && 'code' in cause && cause.code === changedPlan)) throw cause;
          // A newer version has changed a table since. The transaction is lost; outside of one, the statement runs again.
          kept.isUsed = false;
          try {
            return await ask(text, values);
          } catch {
            throw cause;
          }
        });
      };
    },
  });
}
