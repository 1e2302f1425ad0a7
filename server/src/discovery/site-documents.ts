import { interfaceVersion, type Facts } from './facts.ts';
import { priceWords } from '../tools/price-words.ts';

/** What crawlers may read, and where the maps are. `Agentmap`: ARD v0.9, section 6.1. */
export function robotsText({ publicUrl }: Pick<Facts, 'publicUrl'>): string {
  const closed = ['/api/v1/admin/', '/api/v1/me/', '/setup', '/mcp$', '/a2a'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    `Agentmap: ${publicUrl}/.well-known/ai-catalog.json`,
    '',
  ].join('\n');
}

const documents = ['/llms.txt', '/openapi.json', '/api/tools', '/.well-known/agent-card.json', '/.well-known/ai-catalog.json'];

/** Source: sitemaps.org, protocol 0.9. */
export function sitemap({ publicUrl, callable }: Pick<Facts, 'publicUrl' | 'callable'>): string {
  const pages = ['/docs', ...callable.map(({ id }) => `/docs/tools/${id}`)];
  const urls = [...pages, ...documents].map((path) => `<url><loc>${escaped(`${publicUrl}${path}`)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

/**
 * The service and its offers in the words of schema.org, for a block of the type `application/ld+json`: data, which no policy has to
 * allow. The text of a tool cannot end the block.
 */
export function schemaOrgJson({ publicUrl, callable }: Pick<Facts, 'publicUrl' | 'callable'>): string {
  const offers = callable.map(({ id, name, description, endpoint, pricing }) => ({
    '@type': 'Offer',
    '@id': `${publicUrl}/docs/tools/${id}`,
    price: pricing.amount,
    priceCurrency: pricing.currency,
    ...(pricing.unit === undefined ? {} : { description: priceWords(pricing) }),
    itemOffered: { '@type': 'Service', name, description, url: `${publicUrl}${endpoint}` },
  }));
  const json = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'WebAPI',
    name: 'farebox',
    description: 'Data, APIs and tools for AI agents, paid per use.',
    url: publicUrl,
    documentation: `${publicUrl}/docs`,
    version: interfaceVersion,
    offers,
  });
  return json.replaceAll('<', String.raw`\u003c`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
