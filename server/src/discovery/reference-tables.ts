import { z } from 'zod';
import { problems } from '../errors.ts';
import { settingSections, settingsIn, type NamedSetting } from '../settings.ts';
import { members } from './schema-members.ts';

const written = 'Written from the code by `npm run docs`; a test fails when it is stale.';

/** docs/settings.md */
export function settingsTable(): string {
  const sections = Object.entries(settingSections).map(
    ([title, shape]) => `## ${title}\n\n${table(['Setting', 'What it does', 'Values', 'Default'], settingRows(settingsIn(shape)))}`,
  );
  return `# Settings

Environment variables, or lines of a \`.env\` file in the folder the server is started in. An empty value counts as absent. All
wrong settings are reported at once, by name, and nothing is started.

${sections.join('\n\n')}

${written}
`;
}

function settingRows(settings: readonly NamedSetting[]): string[][] {
  const byName = z.object(Object.fromEntries(settings.map(({ name, schema }) => [name, schema])));
  return members(z.toJSONSchema(byName, { io: 'input' })).map(({ name, description, type, rules, fallback }) => {
    const values = [type, ...rules.filter((rule) => !rule.startsWith('default '))].join(', ');
    return [
      `\`${name}\``,
      description,
      values,
      fallback === undefined ? '' : `\`${typeof fallback === 'string' ? fallback : JSON.stringify(fallback)}\``,
    ];
  });
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
