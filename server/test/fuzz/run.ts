/**
 * Asks every operation of the OpenAPI document and every tool of MCP with what their schemas allow and with what they do not:
 * `npm run fuzz [-- --requests 100000] [--seed 1] [--postgres postgres://...]`. Exits with 1 where an answer was a 500, a hang, a leak or a
 * status that the document does not have, where the service logged a fault of its own, or where its books do not agree afterwards.
 */
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { systemClock } from '../../src/clock.ts';
import { createLog } from '../../src/log.ts';
import { dice as diceOf } from '../dice.ts';
import { viewOf } from '../crash/database-view.ts';
import { ledgerOnly, moneyViolations } from '../crash/money-checks.ts';
import { readAnswer, startService, type Service } from '../service.ts';
import { stripeStandIn } from '../stripe-stand-in.ts';
import { aimOf, isSuccess, outOfReach } from './aims.ts';
import { castOf, victimOf, type Actor, type Victim } from './cast.ts';
import { operationsOf, type OpenApiDocument, type Operation } from './document.ts';
import { faultsOf, patienceMs } from './judge.ts';
import { outside } from './outside.ts';
import { exampleOf, requestOf, spoiled, type FuzzRequest } from './requests.ts';
import { messagesOf, rpcRequestOf, type McpTool } from './rpc.ts';
import { valuesOf } from './values.ts';

const { values: asked } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string' }, postgres: { type: 'string' } },
});
const seed = Number(asked.seed ?? randomInt(2 ** 31));
const requestCount = Number(asked.requests);
const dice = diceOf(seed);
const atOnce = 8;
const headsEach = 10;
/** The share of the operations within reach that a run of 4000 requests or more answers with success. What it does not reach, it does not test. */
const reachedShareMin = 0.99;
/** The actors do what ends them, so others take their place. */
const castFor = 1500;

const logged: string[] = [];
const log = createLog({ level: 'error', destination: { write: (line) => void logged.push(line) } });
const world = await outside();
const stripe = await stripeStandIn(systemClock);
const mails = await mkdtemp(join(tmpdir(), 'farebox-fuzz-mail-'));
const settings = {
  FAREBOX_STRIPE_KEY: stripe.key,
  FAREBOX_STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  FAREBOX_STRIPE_URL: stripe.url,
  FAREBOX_WEATHER_URL: world.url,
  FAREBOX_UUID_SOURCE_URL: world.url,
  FAREBOX_PAYOUT_HOLD_DAYS: '0',
  FAREBOX_PAYOUT_MINIMUM: '0.10',
  FAREBOX_SEED: '1',
  FAREBOX_TOOL_ENGINE: 'local',
  FAREBOX_REQUEST_SIGNING: 'secret',
  FAREBOX_MAIL_URL: pathToFileURL(mails).href,
  FAREBOX_MAIL_FROM: 'noreply@farebox.example',
  ...(asked.postgres === undefined ? {} : { DATABASE_URL: asked.postgres }),
};
const service = await startService({ settings, log });
const document: OpenApiDocument = JSON.parse((await service.get('/openapi.json')).text);
const operations = operationsOf(document);
const mcp = operations.find(({ path }) => path === '/mcp');
if (mcp === undefined) throw new Error('the document has no /mcp');
const values = valuesOf(document, { serviceUrl: service.url, filesUrl: world.url }, dice);
const tools = await toolsOf(service);
const victim = await victimOf(service);

/** Each fault once, with the request that showed it first, and how often it came. */
const found = new Map<string, { count: number; first: string }>();
const statuses = new Map<number, number>();
/** The statuses that each operation answered with. */
const seen = new Map<Operation, Set<number>>(operations.map((operation) => [operation, new Set()]));
const unreached = new Set(operations);
/** What the last request was answered that should have succeeded. */
const missed = new Map<Operation, string>();
let cast = await castOf(service);
let sent = 0;

print(`seed ${seed}: ${operations.length} operations, ${tools.length} tools of MCP, ${requestCount} requests`);
await Promise.all(Array.from({ length: atOnce }, sendAll));
for (const operation of operations) if (operation.method === 'GET') await sendHeads(operation);

const readiness = await service.get('/readyz');
if (readiness.status !== 200) note(`/readyz answers ${readiness.status} afterwards`, readiness.text);
const { discrepancies } = await service.parts.payments.ledger.audit();
const books = { ...ledgerOnly, moved: 'test network', payFirst: 'all', mayStayOpen: true } as const;
for (const { name, violations } of await moneyViolations(viewOf(service.parts.database), books))
  for (const about of violations) note(`it is not so: ${name}`, about);
for (const discrepancy of discrepancies) note('the books do not agree', JSON.stringify(discrepancy));
for (const line of logged) note(`logged as an error: ${/"msg":"([^"]*)"/.exec(line)?.[1]}`, line);
await service[Symbol.asyncDispose]();
await rm(mails, { recursive: true });
await world[Symbol.asyncDispose]();
await stripe[Symbol.asyncDispose]();

print(
  `${sent} answers: ${[...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} x ${status}`)
    .join(', ')}`,
);
const reached = operations.length - unreached.size;
print(`${reached} of ${operations.length} operations answered with success`);
for (const operation of unreached) print(`  never: ${whyNever(operation)}`);
const withinReach = operations.filter((operation) => !(nameOf(operation) in outOfReach)).length;
if (reached < reachedShareMin * withinReach && requestCount >= 4000) note('too few operations answered with success', 'see the list');
for (const [fault, { count, first }] of found) print(`FAULT, ${count} x: ${fault}\n  ${first.slice(0, 1500)}`);
print(found.size === 0 ? 'no 500, no hang, no leak, no undocumented status' : `${found.size} KINDS OF FAULTS`);
process.exit(found.size === 0 ? 0 : 1);

async function sendAll(): Promise<void> {
  while (sent < requestCount) {
    sent += 1;
    if (sent % castFor === 0) cast = await castOf(service);
    if (sent % 10_000 === 0) print(`  ${sent}`);
    const operation = dice.oneOf(unreached.size > 0 && dice.oneIn(3) ? [...unreached] : operations);
    if (dice.oneIn(3)) await askAimed(operation);
    else if (dice.oneIn(6)) await ask(rpcRequestOf(mcp ?? operation, tools, values, dice), dice.oneOf(cast.all), victim);
    else await ask(requestOf(operation, values, dice), dice.oneOf(cast.all), victim);
  }
}

function whyNever(operation: Operation): string {
  const name = nameOf(operation);
  const answered = [...(seen.get(operation) ?? [])].toSorted((a, b) => a - b).join(', ');
  return `${name}: ${outOfReach[name] ?? `only ${answered || 'never asked'}. ${missed.get(operation) ?? ''}`}`;
}

/** With things that exist, as somebody who may; then sometimes wrong in one place, or as another. */
async function askAimed(operation: Operation): Promise<void> {
  const stage = { service, cast, outside: world, stripe };
  const aim = await aimOf(operation, stage).catch((thrown: unknown) => {
    // Another actor ended the session that makes the thing.
    missed.set(operation, String(thrown).replaceAll(/\s+/g, ' ').slice(0, 200));
    return null;
  });
  if (aim === null) {
    cast = await castOf(service);
    return;
  }
  const request = exampleOf(operation, aim, values);
  if (operation.isPaid && request.headers['payment-signature'] === undefined) request.headers['x-payment-provider'] = 'credit';
  const isRight = dice.oneIn(2);
  const actor = aim.actor ?? (isRight || dice.oneIn(2) ? mayAsk(operation) : dice.oneOf(cast.all));
  await ask(isRight || dice.oneIn(2) ? request : spoiled(request, values, dice), actor, victim, isRight);
}

function nameOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}

function mayAsk({ path, isPaid, isClosed }: Operation): Actor {
  if (path.startsWith('/api/v1/admin/') && !path.startsWith('/api/v1/admin/assets/')) return cast.admin;
  return isPaid || !isClosed ? cast.agent : cast.owner;
}

async function ask(request: FuzzRequest, actor: Actor, of: Victim, isRight = false): Promise<void> {
  const { method, path, headers, body } = request;
  const shown = () =>
    `${actor.name}: ${method} ${path} ${JSON.stringify(headers)} ${typeof body === 'string' ? body.slice(0, 600) : (body?.length ?? '')}`;
  try {
    const init = { method, headers: { ...actor.headers, ...headers }, body, redirect: 'manual' } as const;
    const send = () => fetch(service.url + path, { ...init, signal: AbortSignal.timeout(patienceMs) });
    // A busy machine lets a client send on a kept connection just as the service ends it. A request that ends its connection does so again.
    const response = await send().catch((thrown: unknown) => {
      if (reasonOf(thrown) !== 'other side closed') throw thrown;
      return send();
    });
    const answer = await readAnswer(request.operation.isLive && response.ok ? await beginningOf(response) : response);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    seen.get(request.operation)?.add(answer.status);
    if (isRight) missed.set(request.operation, answer.text.replaceAll(/\s+/g, ' ').slice(0, 200));
    if (isSuccess(request.operation, answer.status)) unreached.delete(request.operation);
    if (
      answer.status < 300 &&
      actor.isRestricted === true &&
      (request.operation.keyScope === 'account' || request.operation.keyScope === 'sell')
    )
      note(`${method} ${request.operation.path}: a restricted key may do this`, shown());
    if (path !== '/openapi.json') values.remember(answer.text);
    for (const fault of faultsOf(request, answer, of))
      note(`${method} ${request.operation.path}: ${fault}`, `${shown()}\n  -> ${answer.text.slice(0, 500)}`);
  } catch (thrown) {
    note(`${method} ${request.operation.path}: no answer: ${String(thrown)}`, `${shown()}\n  ${reasonOf(thrown)}`);
  }
}

/** HEAD is safe: from any sender, for any address, it moves no money and captures nothing. */
async function sendHeads(operation: Operation): Promise<void> {
  const before = await recorded();
  const paths: string[] = [];
  for (let each = 0; each < headsEach; each += 1) {
    const request = requestOf(operation, values, dice);
    const { path, headers } = request;
    const signal = AbortSignal.timeout(patienceMs);
    const { status } = await fetch(service.url + path, {
      method: 'HEAD',
      headers: { ...dice.oneOf(cast.all).headers, ...headers },
      redirect: 'manual',
      signal,
    });
    paths.push(`${status} ${path}`);
    if (status === 500 || status > 504) note(`HEAD ${operation.path}: status ${status}`, path);
  }
  const after = await recorded();
  if (after !== before) note(`HEAD ${operation.path} has an effect`, `${before} -> ${after}\n  ${paths.join('\n  ')}`);
}

async function recorded(): Promise<string> {
  const tables = ['payments', 'purchases', 'ledger_entries', 'revenue_events', 'demand_signals', 'free_calls'] as const;
  const counts = tables.map(async (table) => {
    const { rows } = await sql`select count(*) as count from ${sql.table(table)}`.execute(service.parts.database.read);
    return `${table} ${JSON.stringify(rows[0])}`;
  });
  return (await Promise.all(counts)).join(', ');
}

/** What came first of an answer that has no end. */
async function beginningOf(stream: Response): Promise<Response> {
  const reader = stream.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return new Response(first?.value ?? null, { status: stream.status, headers: stream.headers });
}

/** `fetch` says why only in the cause of its error. */
function reasonOf(thrown: unknown): string {
  return thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause.message : '';
}

async function toolsOf(asks: Service): Promise<McpTool[]> {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const { text } = await asks.post('/mcp', message, { accept: 'application/json, text/event-stream' });
  const [listed] = messagesOf(text) as Array<{ result?: { tools?: McpTool[] } }>;
  if (listed?.result?.tools === undefined) throw new Error(`no tools: ${text.slice(0, 300)}`);
  return listed.result.tools;
}

function note(fault: string, first: string): void {
  const known = found.get(fault);
  if (known === undefined) found.set(fault, { count: 1, first });
  else known.count += 1;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
