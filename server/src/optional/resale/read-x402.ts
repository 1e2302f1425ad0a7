import { challengeOf } from '@farebox/client';
import { z } from 'zod';
import { asProblem, invalid, problem } from '../../errors.ts';
import type { GuardedFetch, GuardedRequest } from '../../net/guarded-fetch.ts';
import { textOfAnswer } from '../../net/answer-body.ts';
import { jsonOf } from '../../bounded-json.ts';
import type { HttpCall, Operation, ReadSource } from '../../imports/operation.ts';
import { slugOf, textOf, titleOf } from '../../imports/naming.ts';
import { SchemaRefused } from '../../imports/schemas/plain-schema.ts';
import { readDemand, type X402Demand } from './demand.ts';
import { callOf, descriptionIn, type ResourceDescription } from './resource-request.ts';
import type { SpendingWallet } from './spending-wallet.ts';

export interface ReadX402Options {
  fetch: GuardedFetch;
  wallet: SpendingWallet;
  /** A resource that does not answer fails the reading: what is sold is not taken for gone because its server is busy. */
  isAgain: boolean;
  signal: AbortSignal;
}

/** One resource of a list; `demand` is the entry itself where it names offers. */
interface Listed {
  url: string;
  description: string | undefined;
  demand: X402Demand | null;
  said: ResourceDescription | null;
}

/** `total` counts the resources of all pages. */
interface Page {
  entries: Listed[];
  total: number;
}

const Entry = z.union([
  z.string().transform((url) => ({ url, description: undefined, raw: null })),
  z
    .looseObject({ resource: z.string().optional(), url: z.string().optional(), description: z.string().optional() })
    .transform(({ resource, url, description, ...rest }) => ({ url: resource ?? url ?? '', description, raw: rest })),
]);
const List = z.union([
  z.looseObject({ resources: z.array(Entry) }).transform(({ resources }) => resources),
  z.looseObject({ items: z.array(Entry) }).transform(({ items }) => items),
]);
/** The resource of a demand: version 2 says it beside the offers, version 1 in each offer. */
const Described = z.union([
  z.looseObject({ resource: z.looseObject({ description: z.string() }) }).transform(({ resource }) => resource.description),
  z
    .looseObject({ accepts: z.array(z.looseObject({ description: z.string() })).min(1) })
    .transform(({ accepts }) => accepts[0]?.description),
  z.unknown().transform(() => undefined),
]);

/** How many resources all pages of a list have. Source: the discovery of x402, version 2. */
const Total = z.looseObject({ pagination: z.looseObject({ total: z.int().min(0) }) }).transform(({ pagination }) => pagination.total);

const listPath = '/discovery/resources?limit=100';
const bytesMax = 4 * 1024 * 1024;
const resourcesMax = 1000;
const readAtOnce = 6;
const resourceMs = 10_000;

/**
 * The resources of an x402 server: the one at the address, those of the list at the address, or, for an address without a path, those of
 * its `/discovery/resources` or `/.well-known/x402`. A list is read page by page, unless the address names an `offset`. Resources whose
 * entries name no offer are asked for their 402. One that cannot be paid for is listed with the reason.
 * @throws invalid_input where there is none, and for a list of more than 1000; upstream_failed for a page that cannot be read; what reading
 * a resource throws, where `isAgain`
 */
export async function readX402(url: string, options: ReadX402Options): Promise<ReadSource> {
  const one = { url, description: undefined, said: null };
  const read = await demandAt(url, 'GET', undefined, options);
  if (read.demand !== null) return oneOf({ ...one, demand: read.demand }, 'GET', options);
  const listed = (await wholeList(url, listIn(read.text), options)) ?? (await listOfServer(url, options));
  if (listed !== null) return { title: null, operations: await operationsOf(listed, options) };
  if (new URL(url).pathname !== '/') {
    const { demand } = await demandAt(url, 'POST', {}, options);
    if (demand !== null) return oneOf({ ...one, demand }, 'POST', options);
  }
  throw problem('invalid_input', {
    message: 'no x402 server was found at the address: it answers without a 402, a list or /.well-known/x402',
  });
}

/** A resource whose 402 does not describe it may be described on the first page of the list of its server. */
async function oneOf(asked: Listed & { demand: X402Demand }, method: HttpCall['method'], options: ReadX402Options): Promise<ReadSource> {
  const page = descriptionIn(asked.demand.body).isGiven ? null : await pageAt(new URL(listPath, asked.url).href, options);
  const entry = page?.entries.find(({ url, demand }) => url === asked.url && demand !== null) ?? asked;
  return { title: null, operations: [operationOf(entry, method, options)] };
}

/** An address without a path stands for its server. */
async function listOfServer(url: string, options: ReadX402Options): Promise<Listed[] | null> {
  if (new URL(url).pathname !== '/') return null;
  return (await listAt(new URL(listPath, url).href, options)) ?? listAt(new URL('/.well-known/x402', url).href, options);
}

async function listAt(place: string, options: ReadX402Options): Promise<Listed[] | null> {
  return wholeList(place, await pageAt(place, options), options);
}

async function pageAt(place: string, { fetch, signal }: ReadX402Options): Promise<Page | null> {
  const answer = await fetch(place, { headers: { accept: 'application/json' }, signal, timeoutMs: 15_000, bytesMax });
  if (answer.status === 200) return listIn(await textOfAnswer(answer));
  await answer.body.cancel();
  return null;
}

/** The first page and all that follow it, each resource once. A page without a new resource ends the list, whatever its total says. */
async function wholeList(place: string, first: Page | null, options: ReadX402Options): Promise<Listed[] | null> {
  if (first === null || first.entries.length === 0) return null;
  const isOnePage = new URL(place).searchParams.has('offset');
  const resources = new Map<string, Listed>();
  let offset = 0;
  for (let page = first; ;) {
    const known = resources.size;
    for (const entry of page.entries) if (!resources.has(entry.url)) resources.set(entry.url, entry);
    offset += page.entries.length;
    if (resources.size > resourcesMax) throw listTooLong(place);
    if (isOnePage || resources.size === known || offset >= page.total) return [...resources.values()];
    const next = await pageAt(atOffset(place, offset), options);
    if (next === null) throw problem('upstream_failed', { message: `the list could not be read from resource ${offset} on` });
    page = next;
  }
}

function atOffset(place: string, offset: number): string {
  const url = new URL(place);
  url.searchParams.set('offset', String(offset));
  return url.href;
}

function listTooLong(place: string) {
  return invalid(
    'url',
    `the list has more than ${resourcesMax} resources: import one page of it, such as ${atOffset(place, 0)}, or single resources`,
  );
}

function listIn(text: string | null): Page | null {
  const body = text === null ? null : jsonOf(text);
  const { data } = List.safeParse(body);
  if (data === undefined) return null;
  return { entries: data.map(listedOf), total: Total.safeParse(body).data ?? data.length };
}

function listedOf({ url, description, raw }: z.output<typeof Entry>): Listed {
  const challenge = challengeOf(new Headers(), raw);
  return {
    url,
    description,
    demand: challenge.x402 === null ? null : { challenge, body: raw },
    said: raw === null ? null : descriptionIn(raw),
  };
}

async function operationsOf(listed: readonly Listed[], options: ReadX402Options): Promise<Operation[]> {
  const operations: Operation[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < listed.length; index = next++) {
      const entry = listed[index];
      if (entry !== undefined) operations[index] = await readEntry(entry, options);
    }
  };
  await Promise.all(Array.from({ length: readAtOnce }, work));
  return operations;
}

async function readEntry(entry: Listed, options: ReadX402Options): Promise<Operation> {
  const { method = null, isMcp = false, body } = entry.said ?? {};
  if (isMcp) return refused(entry, 'it is a tool of an MCP server: import that server');
  if (!URL.canParse(entry.url)) return refused(entry, 'its address is not valid');
  if (entry.demand !== null) return operationOf(entry, method ?? 'GET', options);
  const tried: Array<HttpCall['method']> = method === null ? ['GET', 'POST'] : [method];
  let other: X402Demand | null = null;
  try {
    for (const each of tried) {
      const { demand } = await demandAt(entry.url, each, body?.example ?? {}, options);
      if (demand !== null && demand.challenge.x402 !== null) return operationOf({ ...entry, demand }, each, options);
      other ??= demand;
    }
    if (other !== null) return operationOf({ ...entry, demand: other }, 'GET', options);
  } catch (thrown) {
    if (options.isAgain || options.signal.aborted) throw thrown;
    const { message } = asProblem(thrown);
    return refused(entry, message);
  }
  return refused(entry, 'it asks for no payment of x402');
}

/** @throws what the request throws; upstream_failed for a server that is busy or broken */
async function demandAt(
  url: string,
  method: HttpCall['method'],
  body: unknown,
  { fetch, signal }: ReadX402Options,
): Promise<{ demand: X402Demand | null; text: string | null }> {
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const request: GuardedRequest = {
    method,
    headers: { accept: 'application/json', ...(hasBody ? { 'content-type': 'application/json' } : {}) },
    ...(hasBody ? { body: JSON.stringify(body) } : {}),
    signal,
    timeoutMs: resourceMs,
    bytesMax,
    ...(hasBody ? { redirectsMax: 0 } : {}),
  };
  const answer = await fetch(url, request);
  if (answer.status === 402) {
    const demand = await readDemand(answer);
    return { demand: isDemand(demand) ? demand : null, text: null };
  }
  if (answer.status === 200) return { demand: null, text: await textOfAnswer(answer) };
  await answer.body.cancel();
  if (answer.status === 429 || answer.status >= 500) {
    throw problem('upstream_failed', { message: `${new URL(url).pathname} could not be read: it answers with status ${answer.status}` });
  }
  return { demand: null, text: null };
}

/** Also one that only asks for payments that are not made: it is listed, with the reason. */
function isDemand({ challenge: { x402, mpp } }: X402Demand): boolean {
  return x402 !== null || mpp.length > 0;
}

function operationOf(entry: Listed & { demand: X402Demand | null }, asked: HttpCall['method'], { wallet }: ReadX402Options): Operation {
  const { url, demand } = entry;
  if (demand === null) return refused(entry, 'it asks for no payment of x402');
  const offer = wallet.offerOf(demand.challenge);
  if (offer === null) return refused(entry, wallet.whyNone(demand.challenge));
  const description = descriptionIn(demand.body);
  const method = description.method ?? asked;
  try {
    return { ...commonOf(entry, method), ...callOf(new URL(url), method, offer.amountMicros, description), refused: null };
  } catch (thrown) {
    if (!(thrown instanceof SchemaRefused)) throw thrown;
    return refused(entry, thrown.message);
  }
}

function commonOf({ url, description, demand }: Listed, method: HttpCall['method']) {
  const path = URL.parse(url)?.pathname ?? url;
  const isRead = method === 'GET' || method === 'HEAD';
  const text = description ?? Described.parse(demand?.body);
  return {
    key: url.slice(0, 500),
    slug: slugOf(path.replace(/^\/(?:(?:api|v\d+|tools)\/)*/, '')),
    name: textOf(titleOf(path.split('/').findLast((part) => part !== '') ?? 'resource'), 120) ?? 'resource',
    description: textOf(text, 2000) ?? url.slice(0, 500),
    tags: [],
    isSafe: isRead,
    isIdempotent: isRead,
    annotations: { readOnlyHint: isRead, ...(isRead ? {} : { destructiveHint: method !== 'POST' }) },
  };
}

function refused(entry: Listed, reason: string): Operation {
  const none = { input: {}, output: {}, isWrapped: true, exampleRequest: {}, exampleResponse: {}, isExampleGiven: false, call: null };
  return { ...commonOf(entry, 'GET'), isSafe: false, isIdempotent: false, ...none, refused: reason };
}
