/** Joins class names and leaves out what is not one. */
export function classes(...names: ReadonlyArray<string | false | null | undefined>): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ');
}
