import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { Handler, MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { requireAccount, type Caller } from '../accounts/caller.ts';
import { requireKeyScope } from '../accounts/key-scope.ts';
import { requireAdminSession, requireSession } from '../accounts/sessions.ts';
import type { Config } from '../config.ts';
import { invalidInput } from '../invalid-input.ts';
import type { Parts } from '../parts.ts';
import { routeFacts, type CallerKind, type RouteFacts } from '../surface/route.ts';
import { callerOf, type CallerParts } from '../surface/caller.ts';
import { clientAddress, type Env } from '../surface/client-address.ts';
import type { Exchange } from '../surface/exchange.ts';
import { parametersOf, readQuery, withNeed } from './known-parameters.ts';
import { hasBody, readBytes, readJson, requireJsonType } from '../surface/request.ts';
import { takeUnpaid } from '../surface/unpaid-limit.ts';
import { requireHolderOf, type HolderParts } from './wallet-holder.ts';

/** What guards take, whatever the route. */
export interface RouteParts extends HolderParts, Pick<CallerParts, 'accounts'> {
  config: Pick<Config, 'trustedHops' | 'bodyMaxBytes'>;
  limits: Pick<Parts['limits'], 'unpaid' | 'capture' | 'auth'>;
}

/** Routes that are guarded as their records say, each before its input is validated. */
export class Routes extends OpenAPIHono<Env> {
  readonly #parts: RouteParts;

  constructor(parts: RouteParts) {
    super({ defaultHook: throwInvalid });
    this.#parts = parts;
    const { openapi } = this;
    this.openapi = (route, handler, hook) => {
      this.on(route.method, pathOf(route), guard(parts, route));
      return openapi(route, handler, hook);
    };
  }

  /** A route whose handler reads its input itself: a validator would read a whole body into memory, or refuse what the route takes. */
  plain(route: RouteConfig, handler: Handler<Env>): void {
    this.openAPIRegistry.registerPath(route);
    this.on(route.method, pathOf(route), guard(this.#parts, route), handler);
  }
}

/** As the router writes it. */
export function pathOf({ path }: Pick<RouteConfig, 'path'>): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Invalid input gets the same 400 everywhere. */
function throwInvalid(result: { success: true } | { success: false; error: z.core.$ZodError }): void {
  if (!result.success) throw invalidInput(result.error.issues);
}

/** What the record demands: first its limit, then its caller, so that strangers learn nothing; then the form of query and body. */
function guard(parts: RouteParts, route: RouteConfig): MiddlewareHandler<Env> {
  const facts = routeFacts(route);
  const { caller, limit } = facts;
  const isPrivate = caller !== undefined && demands[caller] !== null;
  const parameters = parametersOf(route, facts);
  const takeBody = bodyReader(parts.config, route, facts);
  return async (c, next) => {
    if (limit !== undefined) await takeOf(parts, c, limit, facts.limitHint);
    if (isPrivate) {
      const known = await callerOf(parts, c);
      requireKeyScope(known, route);
      demands[caller]?.(known, parts, c);
    }
    if (limit !== undefined || caller !== undefined) c.header('Cache-Control', 'no-store');
    readQuery(c, parameters);
    if (takeBody !== null && hasBody(c)) {
      const body = await takeBody(c);
      Object.assign(c.req, { json: async () => withNeed(body, parameters) });
    }
    await next();
  };
}

const demands: Readonly<Record<CallerKind, ((caller: Caller, parts: RouteParts, c: Exchange) => unknown) | null>> = {
  known: null,
  buyer: null,
  account: requireAccount,
  holder: (caller, parts, c) => requireHolderOf(parts, c, caller),
  session: requireSession,
  admin: requireAdminSession,
};

/** @throws rate_limited */
async function takeOf(parts: RouteParts, c: Exchange, limit: NonNullable<RouteFacts['limit']>, hint?: string): Promise<void> {
  if (limit === 'unpaid') return takeUnpaid(parts, c, hint);
  const { capture, auth } = parts.limits;
  (limit === 'capture' ? capture : auth).take(clientAddress(c, parts.config.trustedHops), hint);
}

/** Forms of a few members, and payments: what is much larger is not worth reading. */
const fewBytes = 128 * 1024;

/** Reads a body, which is JSON and of limited size, also where none is asked for. Null: the handler does. */
function bodyReader(
  { bodyMaxBytes }: RouteParts['config'],
  { request }: RouteConfig,
  { body }: RouteFacts,
): ((c: Exchange) => Promise<unknown>) | null {
  if (body === 'own') return null;
  const bytesMax = typeof body === 'number' ? body : body === 'large' ? bodyMaxBytes : Math.min(fewBytes, bodyMaxBytes);
  if (request?.body !== undefined) return (c) => readJson(c, bytesMax);
  return async (c) => {
    requireJsonType(c);
    await readBytes(c, bytesMax);
  };
}
