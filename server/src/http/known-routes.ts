import type { Hono } from 'hono';
import type { Env } from './client-address.ts';

export interface KnownRoutes {
  /** The methods of a path, so that a wrong method gets 405 instead of 404. */
  methodsAt(path: string): string[];
  /** The route of a path, e.g. `/api/payments/:paymentId`; null for an unknown path. */
  patternOf(path: string): string | null;
}

/** Reads the routes of an app, once all of them are registered. */
export function knownRoutes(app: Hono<Env>): KnownRoutes {
  const routes = app.routes
    .filter(({ path }) => !path.includes('*'))
    .map(({ method, path }) => ({ method, path, matcher: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`) }));
  return {
    methodsAt: (path) => [...new Set(routes.flatMap(({ method, matcher }) => (method !== 'ALL' && matcher.test(path) ? [method] : [])))],
    patternOf: (path) => routes.find(({ matcher }) => matcher.test(path))?.path ?? null,
  };
}
