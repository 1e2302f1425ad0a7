import createClient from 'openapi-fetch';

/** Compiled with the types that openapi-typescript made of /openapi.json, and run. */
/** @type {import('openapi-fetch').Client<import('./openapi.d.ts').paths>} */
const client = createClient({ baseUrl: process.argv[2] ?? '' });
const { data, error } = await client.GET('/api/tools/search', { params: { query: { q: 'count words' } } });
const unpaid = await client.POST('/api/tools/word-count', { body: { text: 'to be' } });
process.stdout.write(JSON.stringify({ found: data?.services[0]?.id, error, unpaid: unpaid.response.status }));
