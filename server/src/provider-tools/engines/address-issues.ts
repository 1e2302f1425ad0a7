import { Problem, type Issue } from '../../errors.ts';

/**
 * The addresses in an input that are certainly not public, so that they will never be read. When they are fetched, resolved names are
 * checked too.
 * @param members whose value is an address, or a list of addresses
 * @param checkUrl throws for an address that is not public
 */
export function addressIssues(
  input: Readonly<Record<string, unknown>>,
  members: Iterable<string>,
  checkUrl: (url: string) => unknown,
): Issue[] {
  return [...members].flatMap((member) => {
    const value = input[member];
    const addresses: ReadonlyArray<readonly [path: string, url: unknown]> = Array.isArray(value)
      ? value.map((url: unknown, index) => [`${member}[${index}]`, url] as const)
      : [[member, value]];
    return addresses.flatMap(([path, url]) => (typeof url === 'string' ? issuesOf(path, () => checkUrl(url)) : []));
  });
}

/** The message of a check that throws. */
export function issuesOf(path: string, check: () => unknown): Issue[] {
  try {
    check();
    return [];
  } catch (thrown) {
    if (!(thrown instanceof Problem) || thrown.status >= 500) throw thrown;
    return [...(thrown.details.issues ?? [{ path, message: thrown.message }])];
  }
}
