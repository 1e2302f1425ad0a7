import { interfaceVersion, type Facts } from './facts.ts';
import { priceWords } from '../tools/price-words.ts';

/** What crawlers may read, and where the maps are. `Agentmap`: ARD v0.9, section 6.1. */
export function robotsText({ publicUrl, has }: Pick<Facts, 'publicUrl' | 'has'>): string {
  const closed = ['/api/v1/admin/', '/api/v1/me/', '/setup', '/mcp$', ...(has('a2a') ? ['/a2a'] : [])];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    ...(has('ard') ? [`Agentmap: ${publicUrl}/.well-known/ai-catalog.json`] : []),
    '',
  ].join('\n');
}

/** Source: sitemaps.org, protocol 0.9. */
export function sitemap({ publicUrl, callable, has }: Pick<Facts, 'publicUrl' | 'callable' | 'has'>): string {
  const pages = ['/docs', ...callable.map(({ id }) => `/docs/tools/${id}`)];
  const documents = [
    '/llms.txt',
    '/openapi.json',
    '/api/tools',
    ...(has('a2a') ? ['/.well-known/agent-card.json'] : []),
    ...(has('ard') ? ['/.well-known/ai-catalog.json'] : []),
  ];
  const urls = [...pages, ...documents].map((path) => `<url><loc>${escaped(`${publicUrl}${path}`)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

/**
 * The service and its offers in the words of schema.org, for a block of the type `application/ld+json`: data, which no policy has to
 * allow. The text of a tool cannot end the block.
 */
export function schemaOrgJson(facts: Pick<Facts, 'publicUrl' | 'callable'>): string {
  return inScript({
    '@context': 'https://schema.org',
    '@type': 'WebAPI',
    name: 'farebox',
    description: 'Data, APIs and tools for AI agents, paid per use.',
    url: facts.publicUrl,
    documentation: `${facts.publicUrl}/docs`,
    version: interfaceVersion,
    offers: facts.callable.map((tool) => offerOf(tool, facts)),
  });
}

/** The offer of one tool, for its own page, as {@link schemaOrgJson}. @returns null for a tool that cannot be bought now */
export function schemaOrgOffer(id: string, facts: Pick<Facts, 'publicUrl' | 'callable'>): string | null {
  const tool = facts.callable.find((each) => each.id === id);
  return tool === undefined ? null : inScript({ '@context': 'https://schema.org', ...offerOf(tool, facts) });
}

function offerOf({ id, name, description, endpoint, pricing }: Facts['callable'][number], { publicUrl }: Pick<Facts, 'publicUrl'>) {
  return {
    '@type': 'Offer',
    '@id': `${publicUrl}/docs/tools/${id}`,
    price: pricing.amount,
    priceCurrency: pricing.currency,
    ...(pricing.unit === undefined ? {} : { description: priceWords(pricing) }),
    itemOffered: { '@type': 'Service', name, description, url: `${publicUrl}${endpoint}` },
  };
}

function inScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
