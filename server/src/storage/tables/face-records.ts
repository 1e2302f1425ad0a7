/** Records of people and their faces, each of one client. */
export interface FaceRecordTables {
  face_databases: FaceDatabasesTable;
  face_entities: FaceEntitiesTable;
}

interface FaceDatabasesTable {
  client_id: string;
  /** The client's own: unique among that client's. */
  name: string;
  created_at: number;
}

interface FaceEntitiesTable {
  client_id: string;
  database_name: string;
  /** The client's own: unique in its database. */
  entity_id: string;
  /** Joined by commas. */
  labels: string;
  created_at: number;
}
