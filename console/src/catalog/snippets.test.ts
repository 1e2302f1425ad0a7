import { expect, it } from 'vitest';
import { apiCall, assetSnippets, callOf, isFree } from './snippets.ts';

const input = { text: 'one & two', limit: 2, tags: ['a'] };

it('calls a tool with its input in the body, or of a GET in the query', () => {
  expect(callOf({ method: 'POST', endpoint: '/api/tools/x' }, input)).toEqual({ method: 'POST', path: '/api/tools/x', body: input });
  expect(callOf({ method: 'GET', endpoint: '/api/tools/x' }, input)).toEqual({
    method: 'GET',
    path: '/api/tools/x?text=one+%26+two&limit=2&tags=%5B%22a%22%5D',
  });
  expect(callOf({ method: 'GET', endpoint: '/api/tools/x' }, {}).path).toBe('/api/tools/x');
});

it('shows how an asset is bought in five languages, and how its API is called without its address', () => {
  const bought = assetSnippets({ id: 'ast_1', price_amount: '0.10' }, 'https://shop.example');
  expect(bought.map(({ id }) => id)).toEqual(['curl', 'typescript', 'python', 'mcp', 'x402']);
  for (const { id, code } of bought) expect(code, id).toContain(id === 'mcp' ? 'fetch_asset' : 'ast_1');
  const schema = { properties: { city: { type: 'string', example: 'Hong Kong' }, days: { type: 'integer' } } };
  const api = { api_method: 'POST', api_auth_type: 'api_key', api_input_schema: JSON.stringify(schema), requires: 'a key' };
  expect(apiCall(api)).toContain('curl -X POST "$ADDRESS_THAT_YOU_BUY"');
  expect(apiCall(api)).toContain('{"city":"Hong Kong","days":1}');
  expect(apiCall({ ...api, api_method: null, api_input_schema: 'no', requires: null })).toBe('curl -X GET "$ADDRESS_THAT_YOU_BUY"');
});

it('takes a tool for free where no call costs anything: not where a unit does', () => {
  expect(isFree({ pricing: { amount: '0', unit: undefined } })).toBe(true);
  expect(isFree({ pricing: { amount: '0.00', unit: 'pages' } })).toBe(false);
  expect(isFree({ pricing: { amount: '0.01', unit: undefined } })).toBe(false);
});
