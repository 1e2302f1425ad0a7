/** Whether an If-None-Match contains this tag, or `*`. Source: RFC 9110, section 13.1.2: weak tags match strong ones. */
export function isKnown(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  const strong = (tag: string) => tag.trim().replace(/^W\//, '');
  return condition.split(',').some((each) => each.trim() === '*' || strong(each) === strong(etag));
}
