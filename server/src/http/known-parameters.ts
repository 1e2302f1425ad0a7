import { isMembers } from '@farebox/client/json';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { problem } from '../errors.ts';
import { membersOf, unknownMember } from '../invalid-input.ts';
import type { Env } from './client-address.ts';

/** What a request may carry, read from the schema of its route. */
interface Parameters {
  /** The member that holds the words to search for, under one of two names; null where nothing is searched for. */
  need: { name: string; otherName: string } | null;
  /** Of a list or search; null where others are ignored. */
  known: readonly string[] | null;
  needsCredential: boolean;
}

type Described = Extract<OpenAPIHono['openAPIRegistry']['definitions'][number], { type: 'route' }>['route'];

export interface KnownParameters {
  query: MiddlewareHandler<Env>;
  /** A JSON body with its need under the name that the route knows. */
  withNeed(c: Context<Env>, body: unknown): unknown;
}

/**
 * `q` and `query` are one parameter everywhere: agents take either from other services. On lists and searches an unknown parameter is
 * refused: ignored, it would make the answer look like one to another question.
 * @param app asked for its routes when all are registered
 */
export function knownParameters(app: OpenAPIHono<Env>): KnownParameters {
  let routes: ReadonlyMap<string, Parameters> | null = null;
  const parametersOf = (c: Context<Env>, method: string) => {
    const described = (routes ??= describedRoutes(app));
    return matchedRoutes(c).flatMap(({ path }) => described.get(`${method} ${path}`) ?? [])[0];
  };
  return {
    async query(c, next) {
      if (c.req.url.includes('?') && (c.req.method === 'GET' || c.req.method === 'HEAD')) {
        const parameters = parametersOf(c, 'GET');
        if (parameters !== undefined) readQuery(c, parameters);
      }
      await next();
    },
    withNeed(c, body) {
      const need = c.req.method === 'POST' ? (parametersOf(c, 'POST')?.need ?? null) : null;
      return need === null ? body : namedNeed(body, need);
    },
  };
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

function readQuery(c: Context<Env>, { need, known, needsCredential }: Parameters): void {
  const url = new URL(c.req.url);
  if (need !== null && url.searchParams.has(need.otherName)) {
    const said = url.searchParams.get(need.name);
    if (!isSaid(said)) url.searchParams.set(need.name, url.searchParams.get(need.otherName) ?? '');
    url.searchParams.delete(need.otherName);
    c.req.raw = new Request(url, c.req.raw);
  }
  // Strangers are asked for their credential first.
  const isStranger = ['authorization', 'x-api-key', 'cookie'].every((name) => c.req.header(name) === undefined);
  if (known === null || (needsCredential && isStranger)) return;
  const unknown = [...new Set(url.searchParams.keys())].filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const issues = unknown.slice(0, issuesMax).map((name) => unknownMember(name, known));
  throw problem('invalid_input', { issues, ...(issues[0] === undefined ? {} : { message: issues[0].message }) });
}

const issuesMax = 20;

function describedRoutes(app: OpenAPIHono<Env>): ReadonlyMap<string, Parameters> {
  const described = new Map<string, Parameters>();
  for (const definition of app.openAPIRegistry.definitions) {
    if (definition.type !== 'route' || !definition.route.path.startsWith('/api/')) continue;
    const { route } = definition;
    const method = route.method.toUpperCase();
    const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1');
    described.set(`${method} ${path}`, readParameters(method, route));
  }
  return described;
}

function readParameters(method: string, { request, responses, security = [] }: Described): Parameters {
  const members = membersOf(method === 'GET' ? request?.query : jsonSchemaOf(request?.body));
  const names = (['q', 'query'] as const).filter((name) => members.includes(name));
  const [name] = names;
  // What sells, captures demand or delivers by a link takes what it knows: its callers are wallets, crawlers and browsers.
  const isLenient = ['202', '402', '410'].some((status) => status in responses);
  const isList = members.length > 0 || isListed(responses['200']);
  return {
    need: name === undefined || names.length > 1 ? null : { name, otherName: name === 'q' ? 'query' : 'q' },
    known: method === 'GET' && isList && !isLenient ? members : null,
    needsCredential: security.length > 0 && !security.some((way) => Object.keys(way).length === 0),
  };
}

/** Whether an answer is a list of things. */
function isListed(answer: unknown): boolean {
  return membersOf(jsonSchemaOf(answer)).some((name) => name === 'items' || name === 'needs');
}

/** Of a body or an answer, as the framework describes it. */
function jsonSchemaOf(described: unknown): unknown {
  const json = isMembers(described) && isMembers(described['content']) ? described['content']['application/json'] : null;
  return isMembers(json) ? json['schema'] : null;
}
