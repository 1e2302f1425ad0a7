import { z } from 'zod';
import type { Clock } from '../../../clock.ts';
import { problem } from '../../../errors.ts';
import type { Database, Queries } from '../../../storage/database.ts';
import type { EngineAnswer } from '../engine.ts';

/** The tools that keep records of people without looking at a picture. Templates are made from pictures, so there is none to delete. */
export const faceRecordTools: ReadonlySet<string> = new Set([
  'face-database-create',
  'face-database-create-entity',
  'face-database-get-entity',
]);

export interface FaceRecords {
  /** Owners never see each other's records. @throws tool_refused_input for names that exist or are unknown, and beyond the limits */
  run(toolId: string, input: Readonly<Record<string, unknown>>, owner: string): Promise<EngineAnswer>;
}

/** The limits for one owner. */
const databasesMax = 10;
const entitiesMax = 5000;

const Name = z.string().regex(/^\w{1,64}$/);
const Create = z.object({ Name });
const Entity = z.object({ DbName: Name, EntityId: z.string().min(1).max(64) });
const NewEntity = Entity.extend({ Labels: z.string().max(500).optional() });

/** Records of faces in the service's own database. */
export function faceRecords({ database, clock }: { database: Database; clock: Clock }): FaceRecords {
  async function createDatabase(input: unknown, owner: string): Promise<EngineAnswer> {
    const { Name: name } = Create.parse(input);
    const row = { client_id: owner, name, created_at: clock.now() };
    await database.write(async (queries) => {
      const { count } = await queries
        .selectFrom('face_databases')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('client_id', '=', owner)
        .executeTakeFirstOrThrow();
      if (count >= databasesMax) throw refused(`you have ${databasesMax} face databases, which is the limit`);
      const made = await queries
        .insertInto('face_databases')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (made.numInsertedOrUpdatedRows === 0n) throw refused(`you have a face database ${name} already`);
    });
    return { data: {} };
  }

  async function createEntity(input: unknown, owner: string): Promise<EngineAnswer> {
    const { DbName, EntityId, Labels = '' } = NewEntity.parse(input);
    const row = { client_id: owner, database_name: DbName, entity_id: EntityId, labels: Labels, created_at: clock.now() };
    await database.write(async (queries) => {
      await requireDatabase(queries, DbName, owner);
      const { count } = await queries
        .selectFrom('face_entities')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('client_id', '=', owner)
        .where('database_name', '=', DbName)
        .executeTakeFirstOrThrow();
      if (count >= entitiesMax) throw refused(`the face database ${DbName} has ${entitiesMax} people, which is the limit`);
      const made = await queries
        .insertInto('face_entities')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (made.numInsertedOrUpdatedRows === 0n) throw refused(`the face database ${DbName} has ${EntityId} already`);
    });
    return { data: {} };
  }

  async function getEntity(input: unknown, owner: string): Promise<EngineAnswer> {
    const { DbName, EntityId } = Entity.parse(input);
    await requireDatabase(database.read, DbName, owner);
    const found = await database.read
      .selectFrom('face_entities')
      .select('labels')
      .where('client_id', '=', owner)
      .where('database_name', '=', DbName)
      .where('entity_id', '=', EntityId)
      .executeTakeFirst();
    if (found === undefined) throw refused(`the face database ${DbName} has no ${EntityId}`);
    return { data: { dbName: DbName, entityId: EntityId, labels: found.labels, faces: [] } };
  }

  return {
    run(toolId, input, owner) {
      switch (toolId) {
        case 'face-database-create':
          return createDatabase(input, owner);
        case 'face-database-create-entity':
          return createEntity(input, owner);
        case 'face-database-get-entity':
          return getEntity(input, owner);
        default:
          return Promise.reject(problem('tool_not_configured'));
      }
    },
  };
}

async function requireDatabase(queries: Queries, name: string, owner: string): Promise<void> {
  const found = await queries
    .selectFrom('face_databases')
    .select('name')
    .where('client_id', '=', owner)
    .where('name', '=', name)
    .executeTakeFirst();
  if (found === undefined) throw refused(`you have no face database ${name}`);
}

function refused(message: string) {
  return problem('tool_refused_input', { message });
}
