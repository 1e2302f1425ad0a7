/** What a search without a result prints: the command that reports the need, ready to run. */
export function nothingFits(need: string, type?: string): string {
  if (need.trim() === '') return 'nothing fits';
  return `nothing fits; say what you need: farebox demand submit ${quoted(need)}${type === undefined ? '' : ` --type ${type}`}`;
}

/** The lines above and with the results of a search: where nothing answers it, they are only the nearest. */
export function resultLines(
  { answered, results }: { answered: boolean; results: readonly unknown[] },
  nothing: string,
  shown: () => string,
): string {
  if (answered) return shown();
  return results.length === 0 ? nothing : `${nothing}\n\nThe nearest, probably not what you meant:\n${shown()}`;
}

/** For the shells of Unix. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
