/** Whether an If-None-Match names this very tag, or any. Source: RFC 9110, section 13.1.2: weak tags count like strong ones. */
export function isKnown(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  const strong = (tag: string) => tag.trim().replace(/^W\//, '');
  return condition.split(',').some((each) => each.trim() === '*' || strong(each) === strong(etag));
}
