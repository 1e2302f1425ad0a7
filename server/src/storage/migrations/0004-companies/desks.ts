/** What the pages of owners and operators need. */
export const deskTables: readonly string[] = [];
