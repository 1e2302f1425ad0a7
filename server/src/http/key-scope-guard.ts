import type { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { keyScopeOf, requireKeyScope, type ScopedOperation } from '../accounts/key-scope.ts';
import type { Parts } from '../parts.ts';
import { callerOf } from './caller.ts';
import type { Env } from './client-address.ts';

interface ClosedRoute {
  method: string;
  matcher: RegExp;
  operation: ScopedOperation;
}

/** Refuses restricted API keys where the record of the route does, before anything else of the request is looked at. */
export function keyScopeGuard(parts: Pick<Parts, 'authenticator'>, app: () => OpenAPIHono<Env>): MiddlewareHandler<Env> {
  let closed: ClosedRoute[] | null = null;
  return async (c, next) => {
    if (c.req.header('x-api-key') !== undefined || c.req.header('authorization') !== undefined) {
      closed ??= closedRoutes(app());
      const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
      const route = closed.find((each) => each.method === method && each.matcher.test(c.req.path));
      if (route !== undefined) requireKeyScope(await callerOf(parts, c), route.operation);
    }
    await next();
  };
}

function closedRoutes(app: OpenAPIHono<Env>): ClosedRoute[] {
  return app.openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== 'route' || keyScopeOf(definition.route) !== 'account') return [];
    const { method, path } = definition.route;
    const pattern = path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+');
    return [{ method: method.toUpperCase(), matcher: new RegExp(`^${pattern}/?$`), operation: definition.route }];
  });
}
