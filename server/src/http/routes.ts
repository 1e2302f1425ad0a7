import { OpenAPIHono, type RouteConfig, type RouteHandler } from '@hono/zod-openapi';
import type { Handler, MiddlewareHandler, Context } from 'hono';
import type { z } from 'zod';
import { requireAccount, type Caller, requireCreditHolder } from '../accounts/caller.ts';
import { requireKeyScope } from '../accounts/key-scope.ts';
import { type LoggedIn, requireAdminSession, requireSeller, requireSession } from '../accounts/sessions.ts';
import type { Config } from '../config.ts';
import { invalidInput, membersOf, unknownMember } from '../invalid-input.ts';
import type { Parts } from '../parts.ts';
import { routeFacts, type RouteFacts, type Described } from '../surface/route.ts';
import { accountParameter, actingAccountOf, callerOf, credentialOf, type CallerParts, takeUnpaid } from '../surface/caller.ts';
import { clientAddress, type Env } from '../surface/client-address.ts';
import type { Exchange } from '../surface/exchange.ts';
import { hasBody, readBytes, readJson, requireJsonType } from '../surface/request.ts';
import { isMembers } from '@farebox/client/json';
import { problem, asProblem } from '../errors.ts';
import type { PaymentsRoom } from '../payments/payments-room.ts';

/** What guards take, whatever the route. */
export interface RouteParts extends HolderParts, Pick<CallerParts, 'accounts'> {
  config: Pick<Config, 'trustedHops' | 'bodyMaxBytes'> & Partial<Pick<Config, 'secondFactor'>>;
  limits: Pick<Parts['limits'], 'unpaid' | 'capture' | 'auth'>;
}

/** Routes that are guarded as their records say, each before its input is validated. */
export class Routes extends OpenAPIHono<Env> {
  readonly #parts: RouteParts;
  readonly #openapi: OpenAPIHono<Env>['openapi'];

  constructor(parts: RouteParts) {
    super({ defaultHook: throwInvalid });
    this.#parts = parts;
    const { openapi } = this;
    this.#openapi = openapi;
    this.openapi = (route, handler, hook) => {
      this.on(route.method, pathOf(route), guard(parts, route));
      return openapi(route, handler, hook ?? refusing(searchedMembers(route)));
    };
  }

  /** A route whose guard hands over whom it let in: its handler asks no more. */
  forCaller<Kind extends keyof LetIn, Route extends RouteConfig>(
    route: Route & { caller: Kind },
    handler: (c: ContextOf<Route>, caller: LetIn[Kind]) => ReturnType<RouteHandler<Route, Env>>,
  ): void {
    const callerOfGuard = this.#guard(route);
    const described: Route = route;
    this.#openapi(described, (c) => handler(c, callerOfGuard(c)));
  }

  /** A route whose handler reads its input itself: a validator would read a whole body into memory, or refuse what the route takes. */
  plain(route: RouteConfig, handler: Handler<Env>): void {
    this.openAPIRegistry.registerPath(route);
    this.on(route.method, pathOf(route), guard(this.#parts, route), handler);
  }

  plainForCaller<Kind extends keyof LetIn>(
    route: RouteConfig & { caller: Kind },
    handler: (c: Context<Env>, caller: LetIn[Kind]) => Response | Promise<Response>,
  ): void {
    this.openAPIRegistry.registerPath(route);
    const callerOfGuard = this.#guard(route);
    this.on(route.method, pathOf(route), (c) => handler(c, callerOfGuard(c)));
  }

  /** Guards a route. @returns whom its guard let in with a request */
  #guard<Kind extends keyof LetIn>(route: RouteConfig & { caller: Kind }): (c: Context) => LetIn[Kind] {
    const callers = new WeakMap<Context, LetIn[Kind]>();
    const demand: Demand = (caller, parts, c) => callers.set(c, demands[route.caller](caller, parts, c));
    this.on(route.method, pathOf(route), guard(this.#parts, route, demand));
    return (c) => {
      const caller = callers.get(c);
      // Where no guard was, nobody is let in.
      if (caller === undefined) throw problem('authentication_required');
      return caller;
    };
  }
}

/** Whom a route lets in, by the kind in its record. */
interface LetIn {
  account: Extract<Caller, { accountId: string }>;
  /** The id of an account, or of a wallet that signed in. */
  holder: string;
  seller: Extract<Caller, { accountId: string }>;
  session: LoggedIn;
  admin: LoggedIn;
}

type ContextOf<Route extends RouteConfig> = RouteHandler<Route, Env> extends (c: infer Given, ...rest: never) => unknown ? Given : never;

/** As the router writes it. */
export function pathOf({ path }: Pick<RouteConfig, 'path'>): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

type Validated = { success: true } | { success: false; error: z.core.$ZodError };

/** Invalid input gets the same 400 everywhere. */
function throwInvalid(result: Validated): void {
  if (!result.success) throw invalidInput(result.error.issues);
}

/** The same, naming the members that there are. */
function refusing(known: readonly string[]): (result: Validated) => undefined {
  return (result) => {
    if (!result.success) throw invalidInput(result.error.issues, known);
  };
}

/** What the record demands: first its limit, then its caller, so that strangers learn nothing; then the form of query and body. */
function guard(parts: RouteParts, route: RouteConfig, demand = demandOf(route)): MiddlewareHandler<Env> {
  const facts = routeFacts(route);
  const { caller, limit } = facts;
  const parameters = parametersOf(route, facts);
  const takeBody = bodyReader(parts.config, route, facts);
  return async (c, next) => {
    if (limit !== undefined) await takeOf(parts, c, limit, facts.limitHint);
    if (demand !== null || (caller !== undefined && actingAccountOf(c) !== null)) {
      const known = await (facts.isPersonal === true ? credentialOf : callerOf)(parts, c);
      requireKeyScope(known, route);
      demand?.(known, parts, c);
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

type Demand<Result = unknown> = (caller: Caller, parts: RouteParts, c: Context<Env>) => Result;

const demands: Readonly<{ [Kind in keyof LetIn]: Demand<LetIn[Kind]> }> = {
  account: requireAccount,
  holder: (caller, parts, c) => requireHolderOf(parts, c, caller),
  seller: requireSeller,
  session: requireSession,
  admin: requireAdminOf,
};

/** @throws second_factor_required where the operator asks admins for one */
function requireAdminOf(caller: Caller, { config }: RouteParts): LoggedIn {
  const admin = requireAdminSession(caller);
  if (config.secondFactor?.includes('admins') === true && admin.factorAt === undefined) throw problem('second_factor_required');
  return admin;
}

/** Null: a credential is optional. */
function demandOf(route: RouteConfig): Demand | null {
  const { caller } = routeFacts(route);
  return caller === undefined || caller === 'known' || caller === 'buyer' ? null : demands[caller];
}

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

/** What a request may carry, read from the schema of its route. */
export interface Parameters {
  /** The member that holds the words to search for, under one of two names; null where nothing is searched for. */
  need: { name: string; otherName: string } | null;
  /** Of a list or search; null where others are ignored. */
  known: readonly string[] | null;
  /** Whether they are in the query. */
  isRead: boolean;
}

/**
 * `q` and `query` are one parameter everywhere: agents take either from other services. On lists and searches an unknown parameter is
 * refused: ignored, it would make the answer look like one to another question.
 */
function parametersOf({ method, request, responses }: Described, { isLenient }: RouteFacts): Parameters {
  const members = membersOf(method === 'get' ? request?.query : jsonSchemaOf(request?.body));
  const names = (['q', 'query'] as const).filter((name) => members.includes(name));
  const [name] = names;
  const isList = members.length > 0 || isListed(responses['200']);
  return {
    need: name === undefined || names.length > 1 ? null : { name, otherName: name === 'q' ? 'query' : 'q' },
    known: method === 'get' && isList && isLenient !== true ? members : null,
    isRead: method === 'get',
  };
}

/** The members of a body that searches, for the refusal of others; none of any other. */
function searchedMembers({ request }: Described): readonly string[] {
  const members = membersOf(jsonSchemaOf(request?.body));
  return members.includes('q') || members.includes('query') ? members : [];
}

/** A JSON body with its need under the name that the route knows. */
function withNeed(body: unknown, { need }: Parameters): unknown {
  return need === null ? body : namedNeed(body, need);
}

/** A body whose need is under its other name. */
export function namedNeed(body: unknown, { name, otherName }: NonNullable<Parameters['need']>): unknown {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, otherName)) return body;
  const { [otherName]: said, ...rest }: Record<string, unknown> = { ...body };
  return isSaid(rest[name]) ? rest : { ...rest, [name]: said };
}

function isSaid(need: unknown): boolean {
  return need !== undefined && need !== null && need !== '';
}

/** Renames the need in the query. @throws invalid_input for parameters that a list or search does not know */
function readQuery(c: Context<Env>, { need, known, isRead }: Parameters): void {
  if (!isRead || !c.req.url.includes('?')) return;
  const url = new URL(c.req.url);
  if (need !== null && url.searchParams.has(need.otherName)) {
    const said = url.searchParams.get(need.name);
    if (!isSaid(said)) url.searchParams.set(need.name, url.searchParams.get(need.otherName) ?? '');
    url.searchParams.delete(need.otherName);
    c.req.raw = new Request(url, c.req.raw);
  }
  if (known === null) return;
  const unknown = [...new Set(url.searchParams.keys())].filter((name) => !known.includes(name) && name !== accountParameter);
  if (unknown.length === 0) return;
  const issues = unknown.slice(0, issuesMax).map((name) => unknownMember(name, known));
  throw problem('invalid_input', { issues, ...(issues[0] === undefined ? {} : { message: issues[0].message }) });
}

const issuesMax = 20;

/** Whether an answer is a list of things. */
function isListed(answer: unknown): boolean {
  return membersOf(jsonSchemaOf(answer)).some((name) => name === 'items' || name === 'needs' || name === 'results');
}

/** Of a body or an answer, as the framework describes it. */
function jsonSchemaOf(described: unknown): unknown {
  const json = isMembers(described) && isMembers(described['content']) ? described['content']['application/json'] : null;
  return isMembers(json) ? json['schema'] : null;
}

export interface HolderParts extends Pick<Parts, 'publicUrl'> {
  payments: Pick<PaymentsRoom, 'walletSignIn' | 'settler'>;
}

/**
 * The account, or the wallet that signed in, of a request.
 * @throws authentication_required, with what a wallet has to sign, in the form of a 402 that nothing can be paid for
 */
export function requireHolderOf(
  parts: HolderParts,
  c: Exchange,
  caller: Caller,
  require: (caller: Caller) => string = requireCreditHolder,
): string {
  try {
    return require(caller);
  } catch (thrown) {
    const refused = asProblem(thrown);
    const extensions = signInExtension(parts, c.req.path);
    if (refused.code !== 'authentication_required' || extensions === null) throw thrown;
    const { message, details } = refused;
    const challenge = { x402Version: 2, error: message, resource: { url: parts.publicUrl() + c.req.path }, accepts: [], extensions };
    throw problem(refused.code, {
      ...details,
      message,
      members: { ...details.members, x402Version: 2, accepts: [], extensions },
      headers: { ...details.headers, 'PAYMENT-REQUIRED': Buffer.from(JSON.stringify(challenge)).toString('base64') },
    });
  }
}

function signInExtension({ payments: { walletSignIn, settler } }: HolderParts, path: string): Readonly<Record<string, unknown>> | null {
  const extensions = walletSignIn?.extension(settler?.network ?? '', path) ?? {};
  return Object.keys(extensions).length === 0 ? null : extensions;
}
