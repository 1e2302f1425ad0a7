import type { OpenAPIHono } from '@hono/zod-openapi';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';
import { classOf, routeFacts, type Admission, type RouteClass } from '../surface/route.ts';
import type { Env } from '../surface/client-address.ts';
import { pathOf } from './routes.ts';

const patterns = new WeakMap<OpenAPIHono<Env>, ReadonlyArray<{ method: string; pattern: RegExp }>>();

/** The methods of a path, so that a wrong method gets 405 instead of 404. */
export function methodsAt(app: OpenAPIHono<Env>, path: string): string[] {
  const known = patterns.get(app) ?? patternsOf(app);
  patterns.set(app, known);
  return [...new Set(known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))];
}

function patternsOf(app: OpenAPIHono<Env>) {
  return app.routes
    .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
    .map(({ method, path }) => ({
      method,
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`),
    }));
}

/** The class of each route, by its pattern. */
export function routeClasses(app: OpenAPIHono<Env>): ReadonlyMap<string, RouteClass> {
  return new Map(recordsOf(app).map((record) => [pathOf(record), classOf(record)]));
}

/** How a request is admitted, by its method and path: as the record of its route says. Built once all routes are registered. */
export function admissions(app: OpenAPIHono<Env>): (method: string, path: string) => Admission {
  const router = new SmartRouter<Admission>({ routers: [new RegExpRouter(), new TrieRouter()] });
  for (const record of recordsOf(app)) {
    const { admission, caller } = routeFacts(record);
    router.add(record.method.toUpperCase(), pathOf(record), admission ?? (caller === 'admin' ? 'operator' : 'unpaid'));
  }
  return (method, path) => router.match(method === 'HEAD' ? 'GET' : method, path)[0][0]?.[0] ?? 'unpaid';
}

function recordsOf(app: OpenAPIHono<Env>) {
  return app.openAPIRegistry.definitions.flatMap((definition) => (definition.type === 'route' ? [definition.route] : []));
}
