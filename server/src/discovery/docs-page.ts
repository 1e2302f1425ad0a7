import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { raw } from 'hono/html';
import { administrationSection } from './docs-administration.ts';
import { dataSection, sellingSection } from './docs-assets.ts';
import { creditSection } from './docs-credit.ts';
import { demandSection } from './docs-demand.ts';
import { accountsSection, documentsSection, errorsSection, hero, mcpSection, payingSection, tourSection } from './docs-sections.ts';
import { toolSections } from './docs-tool.ts';
import { interfaceVersion, isTestNetwork, type Facts } from './facts.ts';
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

/** `/docs`: one page for people, complete without JavaScript. */
export function docsPage(facts: Facts): string {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content="Data, APIs and tools for AI agents, paid per use over HTTP and MCP." />
        <title>farebox documentation</title>
        <link rel="icon" href="${favicon}" />
        <link rel="alternate" type="application/vnd.oai.openapi+json;version=3.1" href="/openapi.json" title="OpenAPI 3.1" />
        <link rel="alternate" type="text/plain" href="/llms.txt" title="For language models" />
        ${styleElement}
      </head>
      <body>
        <a class="skip" href="#content">Skip to the content</a>
        ${banner(facts)}
        <div class="page">
          ${navigation(facts)}
          <main id="content">
            ${hero(facts)}
            ${chapters(facts).map(
              ({ id, title, content }) =>
                html`<section id="${id}" aria-labelledby="${id}-title">
                  <h2 id="${id}-title"><a class="anchor" href="#${id}">${title}</a></h2>
                  ${content}
                </section>`,
            )}
          </main>
        </div>
        <footer>
          farebox, interface version ${interfaceVersion}. <a href="/openapi.json">OpenAPI</a> <a href="/llms.txt">llms.txt</a>
          <a href="#content">Back to the top</a>
        </footer>
        ${scriptElement}
      </body>
    </html> `;
  return page.toString();
}

interface Chapter {
  id: string;
  title: string;
  content: Content;
}

function chapters(facts: Facts): Chapter[] {
  const tourSteps = tourSection(facts);
  return [
    ...(tourSteps === null ? [] : [{ id: 'tour', title: 'A 60-second tour', content: tourSteps }]),
    { id: 'data', title: 'Data and APIs', content: dataSection(facts) },
    { id: 'paying', title: 'Paying', content: payingSection(facts) },
    { id: 'mcp', title: 'Connect over MCP', content: mcpSection(facts) },
    { id: 'tools', title: 'Tools', content: toolSections(facts) },
    { id: 'demand', title: 'Demand', content: demandSection(facts) },
    { id: 'accounts', title: 'Accounts and API keys', content: accountsSection(facts) },
    { id: 'credit', title: 'Prepaid credit', content: creditSection(facts) },
    { id: 'selling', title: 'Selling', content: sellingSection(facts) },
    { id: 'administration', title: 'Administration', content: administrationSection(facts) },
    { id: 'errors', title: 'Errors', content: errorsSection() },
    { id: 'documents', title: 'Machine-readable documents', content: documentsSection(facts) },
  ];
}

function banner(facts: Facts): Markup {
  return html`<header class="banner">
    <a class="brand" href="#content">${logo} farebox</a>
    ${isTestNetwork(facts) ? html`<span class="badge">test network: no real money</span>` : null}
    <nav aria-label="Documents"><a href="/openapi.json">OpenAPI</a><a href="/llms.txt">llms.txt</a><a href="/api/tools">Catalog</a></nav>
  </header>`;
}

/** On a narrow screen the list can be folded. */
function navigation(facts: Facts): Markup {
  const links = chapters(facts).map(
    ({ id, title }) => html`<li><a href="#${id}">${title}</a>${id === 'tools' ? toolLinks(facts) : null}</li>`,
  );
  return html`<nav class="contents" aria-label="Contents">
    <details open>
      <summary>Contents</summary>
      <ul>
        <li><a href="#overview">Overview</a></li>
        ${links}
      </ul>
    </details>
  </nav>`;
}

function toolLinks({ services }: Facts): Markup {
  return html`<ul>
    ${services.map(({ id, name }) => html`<li><a href="#${id}">${name}</a></li>`)}
  </ul>`;
}

/** A ticket with a punched hole. */
const shape =
  'M4 6h24a2 2 0 0 1 2 2v4.2a3.8 3.8 0 0 0 0 7.6V24a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-4.2a3.8 3.8 0 0 0 0-7.6V8a2 2 0 0 1 2-2Zm8.5 6a1.5 1.5 0 0 0-1.5 1.5v5a1.5 1.5 0 0 0 3 0v-5a1.5 1.5 0 0 0-1.500-1.500Z';
const logo = raw(
  `<svg class="logo" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><path fill-rule="evenodd" d="${shape}"/></svg>`,
);
const favicon = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#0b6e5f" fill-rule="evenodd" d="${shape}"/></svg>`)}`;

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
