import { hash } from 'node:crypto';

/**
 * One text for each JSON value: members sorted by name, no white space.
 * Source: RFC 8785 (numbers and strings as ECMAScript writes them).
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) => (isPlainObject(member) ? sorted(member) : member));
}

/** SHA-256 of a request for a service, base64url. */
export function requestHash(serviceId: string, input: unknown): string {
  return hash('sha256', `${serviceId}\n${canonicalJson(input)}`, 'base64url');
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
