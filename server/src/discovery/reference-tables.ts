import { z } from 'zod';
import { Settings } from '../config.ts';
import { problems } from '../errors.ts';
import { members, type Member } from './schema-members.ts';

const written = 'Written from the code by `npm run docs`; a test fails when it is stale.';

interface Group {
  title: string;
  /** Names of settings, in the order they are shown; one that ends in `_` takes all that begin so. Null takes what is in no group. */
  settings: readonly string[] | null;
}

/** In the order in which somebody who sets the service up comes to them. */
const groups: readonly Group[] = [
  { title: 'Where it is', settings: ['HOST', 'PORT', 'FAREBOX_PUBLIC_URL', 'FAREBOX_TRUSTED_HOPS'] },
  { title: 'Data', settings: ['FAREBOX_DATA_DIR', 'DATABASE_URL', 'FAREBOX_DATABASE_', 'FAREBOX_SECRET', 'FAREBOX_BLOBS'] },
  { title: 'First start', settings: ['FAREBOX_ADMIN_', 'FAREBOX_SEED'] },
  {
    title: 'Money',
    settings: [
      'FAREBOX_REAL_MONEY',
      'FAREBOX_PAYMENTS',
      'FAREBOX_PLATFORM_FEE_BPS',
      'FAREBOX_QUOTE_TTL_SECONDS',
      'FAREBOX_TOKEN_TTL_SECONDS',
      'FAREBOX_LOW_BALANCE',
      'FAREBOX_PAYOUT_',
    ],
  },
  { title: 'Payments in stablecoins', settings: ['FAREBOX_X402', 'FAREBOX_X402_', 'FAREBOX_MPP'] },
  { title: 'Credit by card', settings: ['FAREBOX_STRIPE_'] },
  {
    title: 'Uploads, downloads and search',
    settings: ['FAREBOX_MAX_UPLOAD_BYTES', 'FAREBOX_LINK_TTL_SECONDS', 'FAREBOX_EMBEDDER', 'FAREBOX_EMBEDDER_KEY'],
  },
  { title: 'Limits and safety', settings: ['FAREBOX_BODY_MAX_BYTES', 'FAREBOX_RATE_', 'FAREBOX_ALLOW_PRIVATE_ADDRESSES'] },
  { title: 'Tools', settings: ['FAREBOX_PROBE_SECONDS', 'FAREBOX_WEATHER_URL', 'FAREBOX_UUID_SOURCE_URL', 'FAREBOX_PROXY_BACKEND'] },
  { title: 'Running it', settings: null },
  { title: 'Command line', settings: ['FAREBOX_URL', 'FAREBOX_KEY'] },
];

/** docs/settings.md */
export function settingsTable(): string {
  const all = members(z.toJSONSchema(Settings, { io: 'input' }));
  const named = groups.flatMap(({ settings }) => settings ?? []);
  const sections = groups.map(({ title, settings }) => {
    const shown = settings === null ? all.filter(({ name }) => !named.some((entry) => takes(entry, name))) : inOrder(all, settings);
    return shown.length === 0 ? [] : [`## ${title}\n\n${table(['Setting', 'What it does', 'Values', 'Default'], shown.map(settingRow))}`];
  });
  return `# Settings

Environment variables, or lines of a \`.env\` file in the folder the server is started in. An empty value counts as absent. All
wrong settings are reported at once, by name, and nothing is started.

${sections.flat().join('\n\n')}

${written}
`;
}

function inOrder(all: readonly Member[], entries: readonly string[]): Member[] {
  return entries.flatMap((entry) => all.filter(({ name }) => takes(entry, name)));
}

function takes(entry: string, name: string): boolean {
  return entry.endsWith('_') ? name.startsWith(entry) : name === entry;
}

function settingRow({ name, description, type, rules }: Member): string[] {
  const values = [type, ...rules.filter((rule) => !rule.startsWith('default '))].join(', ');
  return [`\`${name}\``, description, values, defaultOf(name)];
}

/** As one would write it in the environment. */
function defaultOf(name: string): string {
  const read = Object.entries(Settings.shape)
    .find(([each]) => each === name)?.[1]
    .safeParse(undefined);
  if (read?.success !== true || read.data === undefined) return '';
  return `\`${typeof read.data === 'boolean' ? Number(read.data) : read.data}\``;
}

/** docs/errors.md */
export function errorsTable(): string {
  const rows = Object.entries(problems).map(([code, { status, message, hint }]) => [String(status), `\`${code}\``, message, hint]);
  return `# Errors

Every failure has the same body: \`error\` says what happened, \`code\` is its stable name, \`hint\` says what to do next, \`issues\`
lists what is wrong with the input, \`requestId\` (\`request_id\` under \`/api/v1\`) finds it in the logs. Where a parameter is named,
\`error\` names it too, e.g. \`text is required\`. Every 429 and 503 carries \`Retry-After\`, and over MCP \`retryAfterSeconds\`.

${table(['Status', 'code', 'error', 'What to do'], rows)}

${written}
`;
}

function table(head: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
