import { createRoute, type RouteConfig } from '@hono/zod-openapi';
import type { TeamRight } from '../accounts/team-roles.ts';
import type { ProblemCode } from '../errors.ts';

/**
 * What a route is, beside its path, its input and its answers. Its guard, its limits, its place in the queue, its class in the metrics and
 * its failures in OpenAPI all follow from this record; no table elsewhere names a route.
 */
export interface RouteFacts {
  /** Checked before anything else of the request. Absent: it asks nobody. */
  caller?: CallerKind;
  /** About the person who logged in, whatever team the request names. */
  isPersonal?: true;
  /** What a member of a team needs, where it does not follow from the method and the key scope. See `accounts/team-roles.ts`. */
  right?: TeamRight;
  /** The rate limit that counts each request before its input is looked at. */
  limit?: 'unpaid' | 'capture' | 'login';
  /** What to do after too many; absent: to wait. */
  limitHint?: string;
  /** JSON of at most so many bytes; `large`: as many as the operator allows; absent: enough for a form. `own`: its handler reads it. */
  body?: number | 'large' | 'own';
  /** See `http/admission.ts`. Absent: by its caller. */
  admission?: Admission;
  /** Absent: by its tag. */
  class?: RouteClass;
  /** How it can fail, beside what follows from the other facts. */
  problems?: readonly ProblemCode[];
  /** Costs the price of what is asked for. */
  isPriced?: true;
  /** Ignores unknown parameters of its query: its callers are wallets, crawlers and browsers. */
  isLenient?: true;
}

/**
 * - `known`: a credential is optional; `buyer`: so is a token;
 * - `account`: any credential of an account; `holder`: or the proof of a wallet;
 * - `seller`: a person who logged in, or an agent that a person lets sell;
 * - `session`: a person who logged in; `admin`: one who is an admin.
 */
export type CallerKind = keyof typeof waysIn;

/** As OpenAPI writes them. */
const waysIn = {
  known: [{}, { bearer: [] }, { apiKey: [] }],
  buyer: [{ paymentToken: [] }, {}, { bearer: [] }, { apiKey: [] }],
  account: [{ bearer: [] }, { apiKey: [] }],
  holder: [{ bearer: [] }, { apiKey: [] }],
  seller: [{ bearer: [] }],
  session: [{ bearer: [] }],
  admin: [{ bearer: [] }],
};

/**
 * `undecided`: its payment may be in the body, so its handler waits for its turn where there is none; `operator`: precedes where it has a
 * credential, because the operator has to be able to act.
 */
export type Admission = 'always' | 'paid' | 'operator' | 'undecided' | 'unpaid';

/** Routes of one class have one purpose and about the same latency. Few, because each has a histogram. */
export type RouteClass =
  | 'tool_call'
  | 'asset_fetch'
  | 'search'
  | 'mcp'
  | 'upload'
  | 'download'
  | 'payment'
  | 'health'
  | 'admin'
  | 'account'
  | 'catalog'
  | 'other';

const classOfTag: Readonly<Record<string, RouteClass>> = {
  MCP: 'mcp',
  Payments: 'payment',
  Health: 'health',
  Administration: 'admin',
  Owners: 'account',
  Accounts: 'account',
  Assets: 'catalog',
  Catalog: 'catalog',
};

/**
 * Records of routes that share some facts: `forAdmins.get('/admin/users', { ... })`. A record is the description of a route for OpenAPI
 * with its facts, from which everything else about it is derived.
 */
export function routesOf<const Shared extends Pick<RouteConfig, 'tags' | 'security'> & RouteFacts>(shared: Shared) {
  return {
    get: recordsOf('get', shared),
    post: recordsOf('post', shared),
    put: recordsOf('put', shared),
    patch: recordsOf('patch', shared),
    delete: recordsOf('delete', shared),
  };
}

export const route = routesOf({});

function recordsOf<Method extends RouteConfig['method'], Shared extends RouteFacts>(method: Method, shared: Shared) {
  return <Path extends string, Config extends Omit<RouteConfig, 'path' | 'method'> & RouteFacts>(path: Path, config: Config) => {
    const record = { ...shared, ...config, method, path };
    return createRoute<Path, typeof record>(record.caller === undefined ? record : { ...record, security: waysIn[record.caller] });
  };
}

/** An answer as records describe it. */
export type RouteAnswer = Exclude<RouteConfig['responses'][string], { $ref: string }>;

export type Described = Pick<RouteConfig, 'method' | 'path' | 'request' | 'responses' | 'security' | 'tags'>;

/** The members of a record that are no part of OpenAPI. */
const factNames = [
  'caller',
  'isPersonal',
  'right',
  'limit',
  'limitHint',
  'body',
  'admission',
  'class',
  'problems',
  'isPriced',
  'isLenient',
] as const;

export function isFact(name: string): boolean {
  return factNames.some((known) => known === name);
}

/** Of a registered route, whose type the framework forgets. */
export function routeFacts(described: object): RouteFacts {
  const facts: RouteFacts = described;
  return facts;
}

export function classOf(described: object & Pick<Described, 'tags'>): RouteClass {
  return routeFacts(described).class ?? classOfTag[described.tags?.[0] ?? ''] ?? 'other';
}
