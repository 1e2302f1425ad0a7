/** Records of people and their faces. Each belongs to one client. */
export interface FaceRecordTables {
  face_databases: FaceDatabasesTable;
  face_entities: FaceEntitiesTable;
}

interface FaceDatabasesTable {
  client_id: string;
  /** Chosen by the client, and unique among its databases. */
  name: string;
  created_at: number;
}

interface FaceEntitiesTable {
  client_id: string;
  database_name: string;
  /** Chosen by the client, and unique in its database. */
  entity_id: string;
  /** Joined by commas. */
  labels: string;
  created_at: number;
}
