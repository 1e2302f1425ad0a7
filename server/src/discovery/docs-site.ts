import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import markdownIt from 'markdown-it';
import { chapters, chapterText, overviewText, toolText, type DocsText } from './docs-pages.ts';
import { interfaceVersion, isTestNetwork, type Facts } from './facts.ts';
import { schemaOrgJson, schemaOrgOffer } from './site-documents.ts';

const style = readFileSync(new URL('docs.css', import.meta.url), 'utf8');

/** The page loads and runs nothing: its style is allowed by its hash. */
export const docsPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export type DocsPage = { kind: 'overview' } | { kind: 'chapter'; id: string } | { kind: 'tool'; id: string };

/** `/docs`, `/docs/<chapter>` and `/docs/tools/<id>`. @returns null for a page that is not there */
export function docsPage(facts: Facts, page: DocsPage): string | null {
  const text = textOf(facts, page);
  if (text === null) return null;
  const title = page.kind === 'overview' ? 'farebox documentation' : `${text.title} - farebox documentation`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="Data, APIs and tools for AI agents, paid per use over HTTP and MCP.">
<title>${escaped(title)}</title>
<link rel="icon" href="${favicon}">
<link rel="alternate" type="application/vnd.oai.openapi+json;version=3.1" href="/openapi.json" title="OpenAPI 3.1">
<link rel="alternate" type="text/plain" href="/llms.txt" title="For language models">
${facts.has('ard') ? '<link rel="ai-catalog" type="application/ai-catalog+json" href="/.well-known/ai-catalog.json">\n' : ''}${structuredData(facts, page)}<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<a class="brand" href="/">${logo} farebox</a>
${isTestNetwork(facts) ? '<span class="badge">test network: no real money</span>' : ''}
<nav aria-label="Site"><a href="/console/catalog">Tools</a> <a href="/console/data">Data</a> <a href="/docs" aria-current="true">Docs</a></nav>
</header>
<div class="page">
${contents(page)}
<main id="content">
${rendered(text.markdown)}
</main>
</div>
<footer>farebox, interface version ${interfaceVersion}. <a href="/openapi.json">OpenAPI</a> <a href="/llms.txt">llms.txt</a></footer>
</body>
</html>
`;
}

function textOf(facts: Facts, page: DocsPage): DocsText | null {
  if (page.kind === 'overview') return overviewText(facts);
  return page.kind === 'tool' ? toolText(page.id, facts) : chapterText(page.id, facts);
}

/** What search engines read of a page that offers something. */
function structuredData(facts: Facts, page: DocsPage): string {
  const json = page.kind === 'overview' ? schemaOrgJson(facts) : page.kind === 'tool' ? schemaOrgOffer(page.id, facts) : null;
  return json === null ? '' : `<script type="application/ld+json">${json}</script>\n`;
}

function contents(page: DocsPage): string {
  const open = page.kind === 'tool' ? 'tools' : page.kind === 'chapter' ? page.id : null;
  const link = (href: string, title: string, isOpen: boolean) =>
    `<li><a href="${href}"${isOpen ? ' aria-current="page"' : ''}>${title}</a></li>`;
  const links = chapters.map(({ id, title }) => link(`/docs/${id}`, title, open === id));
  return `<nav class="contents" aria-label="Contents"><details open><summary>Contents</summary><ul>${link('/docs', 'Overview', page.kind === 'overview')}${links.join('')}</ul></details></nav>`;
}

type Token = ReturnType<ReturnType<typeof markdownIt>['parse']>[number];

/** No HTML of the texts gets through: they contain texts of strangers. */
const markdown = markdownIt({ html: false });
markdown.renderer.rules.table_open = () => '<div class="scroll" tabindex="0" role="region" aria-label="Table"><table>\n';
markdown.renderer.rules.table_close = () => '</table></div>\n';
markdown.renderer.rules.th_open = () => '<th scope="col">';
markdown.renderer.rules.image = () => '';
const pre: typeof markdown.renderer.rules.fence = (tokens, index) =>
  `<pre tabindex="0"><code>${escaped(tokens[index]?.content ?? '')}</code></pre>\n`;
markdown.renderer.rules.fence = pre;

function rendered(text: string): string {
  const tokens = markdown.parse(text.replaceAll(/<!--.*?-->\n?/gs, ''), {});
  anchorHeadings(tokens);
  for (const token of tokens) if (token.children !== null) token.children = withSiteLinks(token.children);
  return markdown.renderer.render(tokens, markdown.options, {});
}

function anchorHeadings(tokens: readonly Token[]): void {
  const taken = new Set(['content']);
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    const base =
      (tokens[index + 1]?.content ?? '')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '') || 'part';
    let slug = base;
    for (let count = 2; taken.has(slug); count += 1) slug = `${base}-${count}`;
    taken.add(slug);
    token.attrSet('id', slug);
  }
}

/** Links between the files become links between the pages; those to files that are no pages become their text. */
function withSiteLinks(tokens: readonly Token[]): Token[] {
  let isDropped = false;
  return tokens.filter((token) => {
    if (token.type === 'link_close' && isDropped) {
      isDropped = false;
      return false;
    }
    if (token.type !== 'link_open') return true;
    const target = siteTarget(token.attrGet('href') ?? '');
    isDropped = target === null;
    if (target !== null) token.attrSet('href', target);
    return target !== null;
  });
}

function siteTarget(href: string): string | null {
  if (/^(?:https?:|mailto:|\/|#)/.test(href)) return href;
  if (href === '../README.md') return '/docs/tour';
  const [, id, anchor = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  return chapters.some((chapter) => chapter.id === id) ? `/docs/${id}${anchor}` : null;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The mark of the console. */
const mark =
  '<rect width="32" height="32" rx="8" fill="#17181a"/><path d="M9 9h14M9 16h9" stroke="#fff" stroke-width="3" stroke-linecap="round"/>' +
  '<circle cx="12" cy="23" r="3" fill="#8db4ff"/>';
const logo = `<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">${mark}</svg>`;
const favicon = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${mark}</svg>`)}`;
