import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { Option } from '@commander-js/extra-typings';
import type { ImportedTool, ImportResult, ImportTools, ToolSource, ToolSourceSettings, UpstreamPaymentPage } from '@farebox/contract';
import { plain, table, UsageError, wholeNumber, type Parent, type Terminal } from './command.ts';
import { meteredHelp, meteredPrice } from './metered-price.ts';
import { endProgress, progressBar } from './progress.ts';
import type { ImportOptions } from './shapes.ts';

/** `farebox import openapi | mcp | x402 | list | show | read | diff | accept | publish | probe | credentials | verify | spending | remove`: for admins. */
export function addImportCommands(program: Parent, terminal: Terminal): void {
  const imports = program.command('import').description('sell the operations of an API or an MCP server as tools (admins)');
  withOptions(imports.command('openapi').description('each operation of an OpenAPI or Swagger document'))
    .argument('<url|file>')
    .option('--base-url <url>', 'where the API is, in place of the servers of the document')
    .option('--variable <name=value>', 'a variable of its server; may be repeated', collected, [])
    .action(async (place, options) => run({ kind: 'openapi', ...(await documentAt(place)) }, options, terminal));
  withOptions(imports.command('mcp').description('each tool of an MCP server: its address, or its program and arguments after --'))
    .argument('<url|command...>')
    .action(([place = '', ...args], options) =>
      run({ kind: 'mcp', ...(isUrl(place) ? { url: place } : { command: [place, ...args] }) }, options, terminal),
    );
  withOptions(imports.command('x402').description('the resources of an x402 server, which are paid for by FAREBOX_SPENDING_KEY'))
    .argument('<url>')
    .action((url, options) => run({ kind: 'x402', url }, options, terminal));
  addSourceCommands(imports, terminal);
  addToolStateCommands(imports, terminal);
}

function withOptions(command: Parent) {
  return command
    .option('--name <name>', 'begins the ids of the tools')
    .option('--price <amount>', 'what a call costs, in dollars (default 0.01)')
    .option('--price-per-unit <price>', meteredHelp)
    .option('--free-per-day <calls>', 'calls that each account has free in a day', wholeNumber)
    .option('--price-tag <tag=amount>', 'what calls of operations with this tag cost; may be repeated', collected, [])
    .option('--only <pattern>', 'only operations like this, e.g. "GET *"; may be repeated', collected, [])
    .option('--skip <pattern>', 'not operations like this; may be repeated', collected, [])
    .option('--safe <pattern>', 'operations like this change nothing, e.g. "POST /search"; may be repeated', collected, [])
    .option('--category <name>', 'the category of its tools')
    .option('--tag <name>', 'a tag for all of its tools; may be repeated', collected, [])
    .option('--credential <name=value>', 'a credential; value @file reads it from a file; may be repeated', collected, [])
    .option('--timeout <ms>', 'a call is refunded after this long', wholeNumber)
    .option('--any-output', 'sell answers that do not fit the schema of the definition too')
    .option('--allow-private', 'its addresses may be in your own network')
    .addOption(new Option('--on-change <rule>', 'when its definition changes').choices(['pause', 'report', 'adopt'] as const))
    .option('--dry-run', 'show the result, and store nothing')
    .option('--publish', 'publish what passes its probe and only reads; a terminal is asked about the rest')
    .option('--publish-writing', 'publish also what writes or deletes')
    .option('--force', 'publish also what does not pass its probe');
}

async function run(what: Pick<ImportTools, 'kind' | 'url' | 'document' | 'command'>, given: unknown, terminal: Terminal): Promise<void> {
  const { ask, print } = terminal;
  const { ImportOptions } = await import('./shapes.ts');
  const options = ImportOptions.parse(given);
  const body = {
    ...what,
    settings: await settingsOf(options),
    credentials: await credentialsOf(options.credential),
    ...(options.name === undefined ? {} : { name: options.name }),
    ...(options.dryRun === undefined ? {} : { dry_run: true }),
    ...(options.publish === undefined && options.publishWriting === undefined
      ? {}
      : { publish: true, publish_writing: options.publishWriting === true }),
    ...(options.force === undefined ? {} : { force: true }),
  };
  const result =
    options.dryRun === undefined
      ? await probedResult(terminal, '/api/v1/admin/tools', body)
      : await ask('ImportResult', 'POST', '/api/v1/admin/tools', body);
  const asked = options.publish === true && options.dryRun === undefined ? await withConfirmed(terminal, result, body) : result;
  print(asked, () => resultTable(asked));
}

/** Asks on a terminal whether tools that write are published too; elsewhere it says how. */
async function withConfirmed(
  { client, ask }: Terminal,
  result: ImportResult,
  { force = false }: Pick<ImportTools, 'force'>,
): Promise<ImportResult> {
  const writing = result.tools.filter(({ state, read_only: isRead }) => state === 'probed' && !isRead);
  if (writing.length === 0) return result;
  endProgress();
  const names = writing.map(({ operation, id }) => plain(`  ${operation} (${id ?? ''})`)).join('\n');
  process.stderr.write(`These tools write or delete at their source, and are not published:\n${names}\n`);
  if (!process.stdin.isTTY || !process.stderr.isTTY) {
    process.stderr.write('--publish-writing publishes all of them, farebox import publish <tool> one.\n');
    return result;
  }
  const question = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await question.question('Publish them too? [y/N] ');
  question.close();
  if (!/^y(?:es)?$/i.test(answer.trim())) return result;
  const published = new Map<string | null, ImportedTool>();
  for (const { id } of writing) {
    if (id === null) continue;
    await (await client()).request('PATCH', toolPath(id), { published: true, ...(force ? { force } : {}) });
    published.set(id, await ask('ImportedTool', 'GET', toolPath(id)));
  }
  return { ...result, tools: result.tools.map((tool) => published.get(tool.id) ?? tool) };
}

/** The result of a request that probes tools; shows how far it is. */
async function probedResult({ client }: Terminal, path: string, body?: unknown): Promise<ImportResult> {
  const { ImportStep } = await import('@farebox/contract');
  const progress = progressBar((probed, total) => `${probed} of ${total} tools probed`);
  for await (const line of (await client()).lines(path, body)) {
    const step = ImportStep.parse(line);
    if ('result' in step) return step.result;
    progress?.(step.probed, step.total);
  }
  throw new Error(brokenOff);
}

async function settingsOf(options: ImportOptions): Promise<ToolSourceSettings> {
  const { price, pricePerUnit, freePerDay, category, tag, timeout, anyOutput, allowPrivate, onChange, baseUrl, variable } = options;
  const rules = [
    ...(options.only.length === 0 ? [] : [{ skip: true }, ...options.only.map((operation) => ({ operation, skip: false }))]),
    ...options.skip.map((operation) => ({ operation, skip: true })),
    ...options.safe.map((operation) => ({ operation, safe: true })),
    ...options.priceTag.map(pair).map(([name, amount]) => ({ tag: name, price_amount: amount })),
  ];
  return {
    ...(price === undefined ? {} : { price_amount: price }),
    ...(pricePerUnit === undefined ? {} : { metered_price: await meteredPrice(pricePerUnit) }),
    ...(freePerDay === undefined ? {} : { free_per_day: freePerDay }),
    ...(category === undefined ? {} : { category }),
    ...(tag.length === 0 ? {} : { tags: tag }),
    ...(timeout === undefined ? {} : { timeout_ms: timeout }),
    ...(anyOutput === undefined ? {} : { verify_output: false }),
    ...(allowPrivate === undefined ? {} : { allow_private: true }),
    ...(onChange === undefined ? {} : { on_change: onChange }),
    ...(baseUrl === undefined ? {} : { base_url: baseUrl }),
    ...(variable.length === 0 ? {} : { server_variables: Object.fromEntries(variable.map(pair)) }),
    ...(rules.length === 0 ? {} : { rules }),
  };
}

function addSourceCommands(imports: Parent, terminal: Terminal): void {
  const { client, ask, print } = terminal;
  imports
    .command('list')
    .description('list the sources of imported tools')
    .action(async () => {
      const { items } = await ask('ToolSourceList', 'GET', sources);
      print({ items }, () => sourceTable(items));
    });
  imports
    .command('show')
    .description('show a source and its tools')
    .argument('<source>')
    .action(async (source) => {
      const result = await ask('ImportResult', 'GET', sourcePath(source));
      print(result, () => resultTable(result));
    });
  imports
    .command('read')
    .description('read a source again now')
    .argument('<source>')
    .action(async (source) => {
      const result = await probedResult(terminal, `${sourcePath(source)}/read`);
      print(result, () => resultTable(result));
    });
  imports
    .command('credentials')
    .description('replace the credentials of a source; a value @file is read from a file')
    .argument('<source>')
    .argument('<name=value...>')
    .action(async (source, given) => {
      const changed = await ask('ToolSource', 'PATCH', sourcePath(source), { credentials: await credentialsOf(given) });
      print(changed, () => `${changed.name} has ${changed.credentials.join(', ')}`);
    });
  imports
    .command('verify')
    .description('check that the hosts of a source publish its token')
    .argument('<source>')
    .action(async (source) => {
      const proven = await ask('ToolSource', 'POST', `${sourcePath(source)}/verification`);
      print(proven, () => `${proven.name} is verified`);
    });
  imports
    .command('spending')
    .description('list payments to other x402 servers, newest first')
    .option('--limit <n>', 'how many payments', wholeNumber, 20)
    .action(async ({ limit }) => {
      const page = await ask('UpstreamPaymentPage', 'GET', `/api/v1/admin/upstream-payments?limit=${limit}`);
      print(page, () => spendingTable(page));
    });
  imports
    .command('remove')
    .description('remove a source and all its tools')
    .argument('<source>')
    .action(async (source) => {
      await (await client()).request('DELETE', sourcePath(source));
      print({ removed: source }, () => `${source} removed`);
    });
}

function addToolStateCommands(imports: Parent, { client, ask, print }: Terminal): void {
  imports
    .command('publish')
    .description('publish a tool after a probe')
    .argument('<tool>')
    .option('--force', 'although its probe failed')
    .action(async (id, { force }) => {
      const tool = await (
        await client()
      ).request('PATCH', toolPath(id), { published: true, ...(force === undefined ? {} : { force: true }) });
      print(tool, () => `${id} published`);
    });
  imports
    .command('probe')
    .description('probe a tool again')
    .argument('<tool>')
    .action(async (id) => {
      const tool = await ask('ImportedTool', 'POST', `${toolPath(id)}/probe`);
      print(tool, () => `${id} ${tool.state}: ${tool.reason ?? ''}`);
    });
  imports
    .command('diff')
    .description('show how the definition of a tool has changed')
    .argument('<tool>')
    .action(async (id) => {
      const tool = await ask('ImportedTool', 'GET', toolPath(id));
      const rows = (tool.changes ?? []).map(({ path: where, before, after }) => [where, before ?? '', after ?? '']);
      print(tool, () => (rows.length === 0 ? 'nothing' : table([['WHERE', 'SOLD', 'NOW'], ...rows])));
    });
  imports
    .command('accept')
    .description('accept the changed definition of a tool')
    .argument('<tool>')
    .action(async (id) => print(await (await client()).request('PATCH', toolPath(id), { accept_change: true }), () => `${id} changed`));
}

const sources = '/api/v1/admin/tool-sources';

function toolPath(id: string): string {
  return `/api/v1/admin/tools/${encodeURIComponent(id)}`;
}

const brokenOff = 'the answer of the service broke off; what was imported is there: farebox import list';

function sourcePath(source: string): string {
  return `${sources}/${encodeURIComponent(source)}`;
}

function sourceTable(items: ReadonlyArray<ToolSource>): string {
  const rows = items.map(({ name, kind, location, tools, read_error: error }) => [
    name,
    kind,
    String(tools.published),
    String(tools.draft + tools.probed),
    String(tools.paused),
    error ?? location,
  ]);
  return table([['SOURCE', 'KIND', 'PUBLISHED', 'WAITING', 'PAUSED', 'WHERE'], ...rows]);
}

function resultTable({ tools }: ImportResult): string {
  const rows = tools.map((tool) => [
    tool.operation,
    tool.id ?? '',
    `${tool.metered_price === undefined ? '' : 'from '}${tool.price_amount}${tool.cost_amount === undefined ? '' : ` (costs ${tool.cost_amount})`}`,
    tool.state,
    [...tool.flags, tool.reason ?? (tool.input_schema === undefined ? '' : `takes ${inputsText(tool.input_schema)}`)].join(' '),
  ]);
  return table([['OPERATION', 'TOOL', 'PRICE', 'STATE', 'WHY'], ...rows]);
}

/** The inputs of a tool on one line; with --json, the whole schema is there. */
function inputsText({ properties, required }: Readonly<Record<string, unknown>>): string {
  const inputs = Object.entries(Object(properties ?? {})).map(([name, schema]) => {
    const type: unknown = Reflect.get(Object(schema), 'type');
    const isRequired = Array.isArray(required) && required.includes(name);
    return `${name}${isRequired ? '' : '?'}${typeof type === 'string' ? `: ${type}` : ''}`;
  });
  return inputs.length === 0 ? 'nothing' : inputs.join(', ');
}

function spendingTable({ items, wallet, today }: UpstreamPaymentPage): string {
  const rows = items.map(({ created_at: at, operation, amount, test, state, transaction }) => [
    at,
    operation,
    test ? `${amount} (test)` : amount,
    state,
    transaction ?? '',
  ]);
  const summary = `today $${today.spent} of $${today.max}, from ${wallet ?? 'no wallet: FAREBOX_SPENDING_KEY is not set'}`;
  return rows.length === 0 ? summary : `${table([['AT', 'FOR', 'AMOUNT', 'STATE', 'TRANSACTION'], ...rows])}\n${summary}`;
}

async function documentAt(place: string): Promise<Pick<ImportTools, 'url' | 'document'>> {
  return isUrl(place) ? { url: place } : { document: await readFile(place, 'utf8') };
}

function isUrl(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

async function credentialsOf(given: readonly string[]): Promise<Record<string, string>> {
  const entries = await Promise.all(
    given
      .map(pair)
      .map(async ([name, value]) => [name, value.startsWith('@') ? (await readFile(value.slice(1), 'utf8')).trim() : value] as const),
  );
  return Object.fromEntries(entries);
}

function pair(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw new UsageError(`${text} is not name=value`);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** An option that may be repeated. */
function collected(value: string, before: string[]): string[] {
  return [...before, value];
}
