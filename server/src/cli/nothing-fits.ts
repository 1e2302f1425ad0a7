/** What a search without a result prints: the command that reports the need, ready to run. */
export function nothingFits(need: string, type?: string): string {
  if (need.trim() === '') return 'nothing fits';
  return `nothing fits; say what you need: farebox demand submit ${quoted(need)}${type === undefined ? '' : ` --type ${type}`}`;
}

/** For the shells of Unix. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
