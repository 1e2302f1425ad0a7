/** How people and agents prove who they are. */
export const signInTables: readonly string[] = [];
