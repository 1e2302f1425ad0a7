import { hash } from 'node:crypto';
import { isMembers } from '@farebox/client/json';

/**
 * One text for each JSON value: members sorted by name, no white space.
 * Source: RFC 8785 (numbers and strings as ECMAScript writes them; those that it would change, as they were written).
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value));
}

/** SHA-256 of a request for a service, base64url. */
export function requestHash(serviceId: string, input: unknown): string {
  return hash('sha256', `${serviceId}\n${canonicalJson(input)}`, 'base64url');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isMembers(value)) return value;
  const members = Object.entries(value).map(([name, member]) => [name, sorted(member)] as const);
  return Object.fromEntries(members.sort(([a], [b]) => (a < b ? -1 : 1)));
}
