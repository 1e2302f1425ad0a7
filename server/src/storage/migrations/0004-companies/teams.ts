/** Who acts for which account. */
export const teamTables: readonly string[] = [];
