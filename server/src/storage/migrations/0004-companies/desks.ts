import { collation, type Dialect } from '../../dialect.ts';

/** What the pages of owners and operators need. */
export function deskTables(dialect: Dialect): readonly string[] {
  const bytes = collation(dialect);
  return [
    // Lists of operators in the order of their ids, by what they are filtered by.
    `drop index payments_by_client`,
    `create index payments_by_client on payments (client_id, id)`,
    `create index payments_by_service on payments (service_id, id)`,
    // Most payments are paid at once, and cost no entry here.
    `create index payments_by_status on payments (status, id) where status <> 'paid'`,
    `create index admin_acts_by_actor on admin_acts (actor_id, id)`,
    // By the beginnings of texts.
    `create index users_by_address on users (email collate ${bytes})`,
    `create index assets_by_title on assets (lower(title) collate ${bytes})`,
  ];
}
