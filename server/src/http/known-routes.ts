import type { Hono } from 'hono';
import type { Env } from './client-address.ts';

export interface KnownRoutes {
  /** The methods that some route answers at a path, so that a wrong one is a 405 and not a 404. */
  methodsAt(path: string): string[];
  /** The route that a path belongs to, e.g. `/api/payments/:paymentId`; null for a path that somebody made up. */
  patternOf(path: string): string | null;
}

/** What the routes of an app say of themselves, once all of them are there. */
export function knownRoutes(app: Hono<Env>): KnownRoutes {
  const routes = app.routes
    .filter(({ path }) => !path.includes('*'))
    .map(({ method, path }) => ({ method, path, matcher: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`) }));
  return {
    methodsAt: (path) => [...new Set(routes.flatMap(({ method, matcher }) => (method !== 'ALL' && matcher.test(path) ? [method] : [])))],
    patternOf: (path) => routes.find(({ matcher }) => matcher.test(path))?.path ?? null,
  };
}
