/** The package that reads and makes documents and looks at pictures is optional: a service that sells only APIs runs without it. */

/** Why something is off without it. */
export const documentsMissing = 'not installed: npm install @farebox/documents';

export function documentsInstalled(): boolean {
  try {
    import.meta.resolve('@farebox/documents');
    return true;
  } catch {
    return false;
  }
}
