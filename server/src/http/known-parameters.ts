import { isMembers } from '@farebox/client/json';
import type { Context } from 'hono';
import { problem } from '../errors.ts';
import { membersOf, unknownMember } from '../invalid-input.ts';
import type { Described, RouteFacts } from '../surface/route.ts';
import type { Env } from '../surface/client-address.ts';

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
export function parametersOf({ method, request, responses }: Described, { isLenient }: RouteFacts): Parameters {
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

/** A JSON body with its need under the name that the route knows. */
export function withNeed(body: unknown, { need }: Parameters): unknown {
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
export function readQuery(c: Context<Env>, { need, known, isRead }: Parameters): void {
  if (!isRead || !c.req.url.includes('?')) return;
  const url = new URL(c.req.url);
  if (need !== null && url.searchParams.has(need.otherName)) {
    const said = url.searchParams.get(need.name);
    if (!isSaid(said)) url.searchParams.set(need.name, url.searchParams.get(need.otherName) ?? '');
    url.searchParams.delete(need.otherName);
    c.req.raw = new Request(url, c.req.raw);
  }
  if (known === null) return;
  const unknown = [...new Set(url.searchParams.keys())].filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const issues = unknown.slice(0, issuesMax).map((name) => unknownMember(name, known));
  throw problem('invalid_input', { issues, ...(issues[0] === undefined ? {} : { message: issues[0].message }) });
}

const issuesMax = 20;

/** Whether an answer is a list of things. */
function isListed(answer: unknown): boolean {
  return membersOf(jsonSchemaOf(answer)).some((name) => name === 'items' || name === 'needs');
}

/** Of a body or an answer, as the framework describes it. */
function jsonSchemaOf(described: unknown): unknown {
  const json = isMembers(described) && isMembers(described['content']) ? described['content']['application/json'] : null;
  return isMembers(json) ? json['schema'] : null;
}
