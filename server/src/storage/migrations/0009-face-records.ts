import { sql } from 'kysely';
import type { Dialect, Queries } from '../database.ts';

/** Records of people and their faces, kept for clients by the local engine. */
export async function faceRecords(queries: Queries, _dialect: Dialect): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(queries);
}

const statements = [
  `create table face_databases (
    client_id text not null,
    name text not null,
    created_at bigint not null,
    primary key (client_id, name)
  )`,
  `create table face_entities (
    client_id text not null,
    database_name text not null,
    entity_id text not null,
    labels text not null,
    created_at bigint not null,
    primary key (client_id, database_name, entity_id),
    foreign key (client_id, database_name) references face_databases (client_id, name)
  )`,
];
