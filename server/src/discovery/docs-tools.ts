import type { Quality, ServiceDescriptor } from '@farebox/contract';
import { priceWords } from '../tools/price-words.ts';
import type { Facts } from './facts.ts';
import { members, type Member } from './schema-members.ts';
import { requestArguments } from './tour.ts';

/** All tools as a table; each has a page of its own. */
export function toolsPage({ services }: Facts): string {
  if (services.length === 0) return '# Tools\n\nNo tool is published on this server yet.\n';
  const rows = services.map((service) => [
    `[${plain(service.name)}](/docs/tools/${service.id})`,
    plain(service.description),
    plain(price(service)),
    plain(health(service)),
  ]);
  return `# Tools\n\n${table(['Tool', 'What it does', 'Price', 'Quality'], rows)}\n`;
}

/** One tool in full. */
export function toolPage(service: ServiceDescriptor, { services, publicUrl }: Facts): string {
  const known = new Set(services.map(({ id }) => id));
  const { name, description, inputSchema, outputSchema, method, endpoint } = service;
  const parts = [
    `# ${plain(name)}`,
    unavailable(service),
    plain(description),
    `${code(`${method} ${endpoint}`)}, ${plain(price(service))}`,
    '## Parameters',
    memberTable(members(inputSchema), 'None: call it without a body.', 'required'),
    '## Returns',
    memberTable(members(outputSchema), 'A JSON object.', 'present'),
    '## Example',
    fenced(callOf(service, publicUrl), 'sh'),
    fenced(JSON.stringify(service.exampleResponse, null, 2), 'json'),
    errorTable(service),
    list('Use cases', service.useCases),
    list('Limitations', service.limitations),
    '## Quality',
    facts(service, known),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** The call with a paid token. */
function callOf({ method, endpoint, exampleRequest }: ServiceDescriptor, publicUrl: string): string {
  const [type, data] = requestArguments({ method, exampleRequest });
  return [`curl -s ${publicUrl}${endpoint}`, ...(data === undefined ? [] : [type, data]), '-H "X-Payment-Token: $token"'].join(' \\\n  ');
}

function price({ pricing }: ServiceDescriptor): string {
  const { amount, currency, unit } = pricing;
  if (unit !== undefined) return priceWords(pricing);
  return Number(amount) === 0 ? 'free' : currency === 'USD' ? `$${amount}` : `${amount} ${currency}`;
}

function unavailable({ state }: ServiceDescriptor): string {
  if (!state.enabled) return '**Disabled at the moment**: calls answer 503 and cost nothing.';
  if (!state.configured) return '**Not configured on this server**: calls answer 503 and cost nothing.';
  return state.apiKeyRequired ? 'Requires an [API key](/docs/credit).' : '';
}

function health({ state, quality }: ServiceDescriptor): string {
  if (!state.enabled || !state.configured) return 'unavailable';
  if (quality.healthStatus === 'unhealthy') return 'unhealthy';
  if (quality.executionCount === 0) return quality.healthStatus || 'not measured';
  return `${percent(quality.successRate)}, ${quality.latencyMs ?? 0} ms`;
}

function measured({ executionCount, successRate, latencyMs }: Quality): string {
  if (executionCount === 0) return 'no calls yet';
  const calls = `${executionCount.toLocaleString('en-US')} ${executionCount === 1 ? 'call' : 'calls'}`;
  return `${percent(successRate)} of ${calls} succeeded, ${latencyMs ?? 0} ms on average`;
}

function percent(share: number): string {
  return `${(share * 100).toLocaleString('en-US', { maximumFractionDigits: 1 })} %`;
}

function facts(
  { quality, sla, typicalResponseTime, idempotent, discovery, endpoint, endpointAliases, relatedServices }: ServiceDescriptor,
  known: ReadonlySet<string>,
): string {
  const probe = quality.healthStatus === '' ? 'not probed yet' : `${quality.healthStatus}, probed in ${quality.healthLatencyMs ?? 0} ms`;
  const aliases = endpointAliases.filter((alias) => alias !== endpoint);
  const related = relatedServices.map((id) => (known.has(id) ? `[${plain(id)}](/docs/tools/${id})` : `${plain(id)} (not in this catalog)`));
  const lines = [
    `Score: ${quality.qualityScore} of 100`,
    `Health: ${probe}`,
    `Measured: ${measured(quality)}`,
    `Promised: ${plain(sla.uptime)} uptime, answer within ${plain(sla.maxLatency)}, typically ${plain(typicalResponseTime)}`,
    `Repeatable: ${idempotent ? 'yes' : 'no'}`,
    `MCP tool: ${code(discovery.toolName)}`,
    ...(aliases.length === 0 ? [] : [`Also at: ${aliases.map(code).join(', ')}`]),
    ...(related.length === 0 ? [] : [`Related: ${related.join(', ')}`]),
  ];
  return lines.map((line) => `- ${line}`).join('\n');
}

function list(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `## ${title}\n\n${items.map((item) => `- ${plain(item)}`).join('\n')}`;
}

function memberTable(rows: readonly Member[], none: string, sure: 'required' | 'present'): string {
  if (rows.length === 0) return none;
  return table(
    ['Name', 'Type', '', 'Description'],
    rows.map(({ name, type, isRequired, description, rules }) => [
      code(name),
      plain(type),
      isRequired ? sure : 'optional',
      plain(rules.length === 0 ? description : `${description} (${rules.join('; ')})`),
    ]),
  );
}

function errorTable({ errorExamples }: ServiceDescriptor): string {
  if (errorExamples.length === 0) return '';
  const rows = errorExamples.map(({ input, error, statusCode }) => [code(JSON.stringify(input)), `${statusCode} ${plain(error)}`]);
  return table(['Request', 'Answer'], rows);
}

/** Text that Markdown shows as it is, in one line. Source: CommonMark 0.31, 2.4. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`);
}

/** A span of code, between more backticks than the text has in a row; also in a cell of a table. */
function code(text: string): string {
  const fence = '`'.repeat(longestRun(text) + 1);
  const padding = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${padding}${text.replaceAll(/\s+/g, ' ').replaceAll('|', String.raw`\|`)}${padding}${fence}`;
}

function fenced(text: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language}\n${text}\n${fence}`;
}

/** Cells are Markdown, with their bars escaped. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}
