import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { raw } from 'hono/html';
import { administrationSection } from './docs-administration.ts';
import { dataSection, sellingSection } from './docs-assets.ts';
import { creditSection } from './docs-credit.ts';
import { demandSection } from './docs-demand.ts';
import { accountsSection, documentsSection, errorsSection, hero, mcpSection, payingSection, tourSection } from './docs-sections.ts';
import { toolSection, toolTable } from './docs-tool.ts';
import { interfaceVersion, isTestNetwork, type Facts } from './facts.ts';
import { schemaOrgJson, schemaOrgOffer } from './site-documents.ts';
import { html, type Content, type Markup } from './markup.ts';

const style = readFileSync(new URL('docs.css', import.meta.url), 'utf8');
const script = readFileSync(new URL('docs.js', import.meta.url), 'utf8');

/** Not in the template of the page: formatting a template may add space between the tags, and the hash covers exactly that text. */
const styleElement = raw(`<style>${style}</style>`);
const scriptElement = raw(`<script>${script}</script>`);

/** The page loads nothing: its style and script are allowed by their hashes. */
export const docsPolicy = [
  "default-src 'none'",
  `style-src '${hashOf(style)}'`,
  `script-src '${hashOf(script)}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page of the documentation. */
export type DocsPage = { kind: 'overview' } | { kind: 'section'; id: string } | { kind: 'tool'; id: string };

/** `/docs`, `/docs/<section>` and `/docs/tools/<id>`: pages for people, complete without JavaScript. @returns null for a page that is not there */
export function docsPage(facts: Facts, page: DocsPage): string | null {
  const all = chapters(facts);
  const shown = contentOf(page, facts, all);
  if (shown === null) return null;
  const written = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content="Data, APIs and tools for AI agents, paid per use over HTTP and MCP." />
        <title>${shown.title === null ? null : `${shown.title} - `}farebox documentation</title>
        <link rel="icon" href="${favicon}" />
        <link rel="alternate" type="application/vnd.oai.openapi+json;version=3.1" href="/openapi.json" title="OpenAPI 3.1" />
        <link rel="alternate" type="text/plain" href="/llms.txt" title="For language models" />
        <link rel="ai-catalog" type="application/ai-catalog+json" href="/.well-known/ai-catalog.json" />
        ${structuredData(facts, page)} ${styleElement}
      </head>
      <body>
        <a class="skip" href="#content">Skip to the content</a>
        ${banner(facts)}
        <div class="page">
          ${navigation(facts, all, page)}
          <main id="content">${shown.content}${neighbours(all, page)}</main>
        </div>
        <footer>
          farebox, interface version ${interfaceVersion}. <a href="/openapi.json">OpenAPI</a> <a href="/llms.txt">llms.txt</a>
          <a href="#content">Back to the top</a>
        </footer>
        ${scriptElement}
      </body>
    </html> `;
  return written.toString();
}

/** What search engines read of a page that offers something. */
function structuredData(facts: Facts, page: DocsPage): Content {
  const json = page.kind === 'overview' ? schemaOrgJson(facts) : page.kind === 'tool' ? schemaOrgOffer(page.id, facts) : null;
  return json === null ? null : raw(`<script type="application/ld+json">${json}</script>`);
}

/** The chapters that have a page. */
export const docsSections: readonly string[] = [
  'tour',
  'data',
  'paying',
  'mcp',
  'tools',
  'demand',
  'accounts',
  'credit',
  'selling',
  'administration',
  'errors',
  'documents',
];

interface Chapter {
  id: string;
  title: string;
  /** For the overview. */
  summary: string;
  content: Markup;
}

function contentOf(page: DocsPage, facts: Facts, all: readonly Chapter[]): { title: string | null; content: Content } | null {
  if (page.kind === 'overview') return { title: null, content: html`${hero(facts)}${overview(all)}` };
  if (page.kind === 'tool') {
    const service = facts.services.find(({ id }) => id === page.id);
    return service === undefined ? null : { title: service.name, content: toolSection(service, facts) };
  }
  const chapter = all.find(({ id }) => id === page.id);
  if (chapter === undefined) return null;
  const { id, title, content } = chapter;
  return {
    title,
    content: html`<section aria-labelledby="${id}-title">
      <h1 id="${id}-title">${title}</h1>
      ${content}
    </section>`,
  };
}

function chapters(facts: Facts): Chapter[] {
  const tourSteps = tourSection(facts);
  return [
    ...(tourSteps === null ? [] : [chapter('tour', 'A 60-second tour', 'Buy a tool call with four commands.', tourSteps)]),
    chapter('data', 'Data and APIs', 'Search, preview, fetch and download.', dataSection(facts)),
    chapter('paying', 'Paying', 'The 402, the ways to pay, tokens and headers.', payingSection(facts)),
    chapter('mcp', 'Connect over MCP', 'Addresses and tools for agents’ hosts.', mcpSection(facts)),
    chapter('tools', 'Tools', 'Every tool with its price and measured quality.', toolTable(facts)),
    chapter('demand', 'Demand', 'Report a need, and get a webhook when something matches.', demandSection(facts)),
    chapter('accounts', 'Accounts and API keys', 'Register, log in, create keys with caps.', accountsSection(facts)),
    chapter('credit', 'Prepaid credit', 'One payment for many calls.', creditSection(facts)),
    chapter('selling', 'Selling', 'Upload data, register an API, get paid.', sellingSection(facts)),
    chapter('administration', 'Administration', 'Users, prices, money, demand.', administrationSection(facts)),
    chapter('errors', 'Errors', 'Every code, and what to do about it.', errorsSection()),
    chapter('documents', 'Machine-readable documents', 'OpenAPI, llms.txt, agent card and more.', documentsSection(facts)),
  ];
}

function chapter(id: string, title: string, summary: string, content: Markup): Chapter {
  return { id, title, summary, content: withAnchors(content) };
}

/** Gives each heading an id, so that it can be linked to. */
function withAnchors(content: Markup): Markup {
  const taken = new Set<string>();
  return raw(
    content.toString().replaceAll(/<h2>(.*?)<\/h2>/gs, (_whole, title: string) => {
      const id = slugOf(textOf(title), taken);
      return `<h2 id="${id}"><a class="anchor" href="#${id}">${title}</a></h2>`;
    }),
  );
}

function slugOf(title: string, taken: Set<string>): string {
  const plain = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const base = plain === '' ? 'part' : plain;
  let slug = base;
  for (let count = 2; taken.has(slug); count += 1) slug = `${base}-${count}`;
  taken.add(slug);
  return slug;
}

/** Markup without its tags: still escaped. */
function textOf(markup: string): string {
  return markup.replaceAll(/<[^>]+>/g, '').trim();
}

/** The headings of a chapter, as its own markup has them. */
function headingsOf({ content }: Chapter): Array<{ id: string; title: Markup }> {
  return [...content.toString().matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gs)].map(([, id = '', title = '']) => ({
    id,
    title: raw(textOf(title)),
  }));
}

function overview(all: readonly Chapter[]): Markup {
  return html`<ul class="chapters">
    ${all.map(
      ({ id, title, summary }) =>
        html`<li>
          <h2><a href="/docs/${id}">${title}</a></h2>
          <p>${summary}</p>
        </li>`,
    )}
  </ul>`;
}

function banner(facts: Facts): Markup {
  return html`<header class="banner">
    <a class="brand" href="/docs">${logo} farebox</a>
    ${isTestNetwork(facts) ? html`<span class="badge">test network: no real money</span>` : null}
    <nav aria-label="Documents"><a href="/openapi.json">OpenAPI</a><a href="/llms.txt">llms.txt</a><a href="/api/tools">Catalog</a></nav>
  </header>`;
}

/**
 * Every heading and every tool, which the search on the page goes through. Those of other pages are hidden until they are found. On a
 * narrow screen the list can be folded.
 */
function navigation(facts: Facts, all: readonly Chapter[], page: DocsPage): Markup {
  const open = page.kind === 'tool' ? 'tools' : page.kind === 'section' ? page.id : 'overview';
  const links = all.map((each) => {
    const { id, title } = each;
    const inner =
      id === 'tools'
        ? facts.services.map((service) => ({ path: `/docs/tools/${service.id}`, title: service.name }))
        : headingsOf(each).map((heading) => ({ path: `/docs/${id}#${heading.id}`, title: heading.title }));
    return html`<li>
      <a href="/docs/${id}" ${currentIf(page.kind === 'section' && page.id === id)}>${title}</a>
      ${
        inner.length === 0
          ? null
          : html`<ul ${open === id ? null : html`hidden`}>
              ${inner.map(({ path, title: name }) => html`<li><a href="${path}" ${currentIf(page.kind === 'tool' && path === `/docs/tools/${page.id}`)}>${name}</a></li>`)}
            </ul>`
      }
    </li>`;
  });
  return html`<nav class="contents" aria-label="Contents">
    <details open>
      <summary>Contents</summary>
      <ul>
        <li><a href="/docs" ${currentIf(page.kind === 'overview')}>Overview</a></li>
        ${links}
      </ul>
    </details>
  </nav>`;
}

function currentIf(isCurrent: boolean): Markup | null {
  return isCurrent ? html`aria-current="page"` : null;
}

/** The chapters before and after this one. */
function neighbours(all: readonly Chapter[], page: DocsPage): Markup | null {
  if (page.kind === 'overview') return null;
  if (page.kind === 'tool') return html`<nav class="neighbours" aria-label="More pages"><a href="/docs/tools">All tools</a></nav>`;
  const at = all.findIndex(({ id }) => id === page.id);
  const [before, after] = [all[at - 1], all[at + 1]];
  return html`<nav class="neighbours" aria-label="More pages">
    ${before === undefined ? html`<span></span>` : html`<a rel="prev" href="/docs/${before.id}">Before: ${before.title}</a>`}
    ${after === undefined ? null : html`<a rel="next" href="/docs/${after.id}">Next: ${after.title}</a>`}
  </nav>`;
}

/** The mark of the console. */
const mark =
  '<rect width="32" height="32" rx="8" fill="#17181a"/><path d="M9 9h14M9 16h9" stroke="#fff" stroke-width="3" stroke-linecap="round"/>' +
  '<circle cx="12" cy="23" r="3" fill="#8db4ff"/>';
const logo = raw(`<svg class="logo" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">${mark}</svg>`);
const favicon = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${mark}</svg>`)}`;

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
