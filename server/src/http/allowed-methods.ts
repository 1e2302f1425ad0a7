import type { Hono } from 'hono';
import type { Env } from './client-address.ts';

/** The methods that some route answers at a path, so that a wrong one is a 405 and not a 404. */
export function allowedMethods(app: Hono<Env>): (path: string) => string[] {
  const routes = app.routes
    .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
    .map(({ method, path }) => ({ method, pattern: new RegExp(`^${path.replaceAll(/[.]/g, '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`) }));
  return (path) => [...new Set(routes.flatMap(({ method, pattern }) => (pattern.test(path) ? [method] : [])))];
}
