import { existsSync, readFileSync } from 'node:fs';
import { toolPage, toolsPage } from './docs-tools.ts';
import { isTestNetwork, shownService, type Facts } from './facts.ts';
import { roomIds } from '../optional-rooms.ts';
import { tourText, withPart, type PartFacts } from './written-parts.ts';

/** A page of the documentation, in Markdown. */
export interface DocsText {
  title: string;
  markdown: string;
}

/** The chapters, in reading order. Those without a file are generated. */
export const chapters = [
  { id: 'tour', title: 'A 60-second tour', summary: 'Buy a tool call with a few commands.' },
  { id: 'paying', title: 'Paying', summary: 'The 402, the ways to pay, headers and refunds.' },
  { id: 'tools', title: 'Tools', summary: 'Every tool with its price and measured quality.' },
  { id: 'quality', title: 'How good it is', summary: 'Recognition, documents and search in figures.' },
  { id: 'clients', title: 'Clients', summary: 'MCP, the command line, TypeScript, Python.' },
  { id: 'accounts', title: 'Accounts and connected agents', summary: 'OAuth for hosted assistants, second factors.' },
  { id: 'credit', title: 'API keys and prepaid credit', summary: 'One payment for many calls, with caps.' },
  { id: 'sell-data', title: 'Sell data, and buy it', summary: 'Upload, search, fetch, revenue.' },
  { id: 'sell-tools', title: 'Sell tools', summary: 'Turn an API, an MCP server or a file into priced tools.' },
  { id: 'demand', title: 'Report an unmet need', summary: 'Get a webhook when something matches.' },
  { id: 'operating', title: 'Operating', summary: 'Real money, replicas, backups, models.' },
  { id: 'operations', title: 'What to watch', summary: 'Deployment files, metrics, alerts.' },
  { id: 'settings', title: 'Settings', summary: 'Every setting.' },
  { id: 'errors', title: 'Errors', summary: 'Every code, and what to do about it.' },
  { id: 'documents', title: 'Documents for programs', summary: 'OpenAPI, llms.txt and more.' },
] as const;

/** Where the files are: in the repository, or in the package. */
const folder = ['../../../docs/', '../../docs/']
  .map((path) => new URL(path, import.meta.url))
  .find((url) => existsSync(new URL('paying.md', url)));

/** The address of a fresh start, which the files name. */
const writtenUrl = 'http://127.0.0.1:4020';

/** A chapter with the facts of this service. @returns null for one that is not there */
export function chapterText(id: string, facts: Facts): DocsText | null {
  const chapter = chapters.find((each) => each.id === id);
  if (chapter === undefined) return null;
  const { title } = chapter;
  if (id === 'tools') return { title, markdown: toolsPage(facts) };
  if (id === 'tour') return { title, markdown: tourPage(title, facts) };
  if (folder === undefined) throw new Error('the folder of the documentation is missing');
  const written = readFileSync(new URL(`${id}.md`, folder), 'utf8').replaceAll(writtenUrl, facts.publicUrl);
  return { title, markdown: withPart(id, shownText(written, facts), partFacts(facts)) };
}

/** Without the passages, marked in the files, about what this service does not do. */
function shownText(written: string, facts: Facts): string {
  const hidden = [...(isTestNetwork(facts) ? [] : ['test money']), ...roomIds.filter((room) => !facts.has(room))];
  return hidden.reduce(
    // A row of a table, and what is on lines of its own, with its line.
    (text, what) => text.replaceAll(new RegExp(`(?:^\\| )?<!-- ${what} -->.*?<!-- end of ${what} -->(?: \\|$)?\\n?`, 'gms'), ''),
    written,
  );
}

function partFacts(facts: Facts): PartFacts {
  const { publicUrl, limits, payment } = facts;
  return {
    publicUrl,
    isTestNetwork: isTestNetwork(facts),
    platformFeeBps: limits.platformFeeBps,
    tool: shownService(facts),
    providers: payment.providers.map(({ providerId }) => providerId),
  };
}

/** A tool of the catalog. @returns null for one that is not there */
export function toolText(id: string, facts: Facts): DocsText | null {
  const service = facts.services.find((each) => each.id === id);
  return service === undefined ? null : { title: service.name, markdown: toolPage(service, facts) };
}

export function overviewText({ publicUrl, callable }: Facts): DocsText {
  const cheapest = callable.toSorted((a, b) => Number(a.pricing.amount) - Number(b.pricing.amount))[0];
  const price = cheapest === undefined ? '' : ` from $${cheapest.pricing.amount} a call`;
  return {
    title: 'Documentation',
    markdown: `# Data, APIs and tools that agents pay for per use

One search for data and APIs, in English and Chinese, and ${callable.length} ${callable.length === 1 ? 'tool' : 'tools'}${price}, over HTTP and MCP. No
contract and no sign-up.

1. **Find.** Describe what you need. Search is free: \`${publicUrl}/api/search?q=\`, over MCP \`${publicUrl}/mcp\`.
2. **Request.** Fetch or call. The answer is 402 with the price and a payment.
3. **Pay.** One request pays it.
4. **Get.** Repeat the request with the token, and get the data or the answer. If it fails, it is refunded.

${chapters.map(({ id, title, summary }) => `- [${title}](/docs/${id}): ${summary}`).join('\n')}
`,
  };
}

function tourPage(title: string, facts: Facts): string {
  const steps = tourText(partFacts(facts)) ?? 'No tool can be called on this server yet.';
  return `# ${title}\n\nPaste these commands into bash or zsh, one after the other.\n\n${steps}\n`;
}
