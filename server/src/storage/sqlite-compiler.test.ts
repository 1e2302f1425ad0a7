import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { sqliteInMemory } from './sqlite.ts';

it('writes a limit into the text, so that SQLite keeps the plan of the query; other values are bound', () => {
  const memory = sqliteInMemory();
  const ofJobs = memory.queries.selectFrom('jobs').select('id').where('kind', '=', 'x');
  expect(ofJobs.limit(3).offset(4).compile()).toMatchObject({
    sql: 'select "id" from "jobs" where "kind" = ? limit 3 offset ?',
    parameters: ['x', 4],
  });
  expect(ofJobs.limit(sql<number>`2 + 1`).compile().sql).toMatch(/ limit 2 \+ 1$/);
  expect(ofJobs.limit(Number.NaN).compile().sql).toMatch(/ limit \?$/);
  memory.close();
});
