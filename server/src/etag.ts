import { hash } from 'node:crypto';

/** Weak: one tag for all encodings of an answer. Source: RFC 9110, section 8.8.1. */
export function weakTag(content: string | Uint8Array): string {
  return `W/"${hash('sha256', content, 'base64url').slice(0, 27)}"`;
}

/** Whether an If-None-Match contains this tag, or `*`. Source: RFC 9110, section 13.1.2: weak tags match strong ones. */
export function isKnown(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  const strong = (tag: string) => tag.trim().replace(/^W\//, '');
  return condition.split(',').some((each) => each.trim() === '*' || strong(each) === strong(etag));
}
