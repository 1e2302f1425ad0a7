import { JointSearchAnswer, JointSearchQuery, JointSearchRequest } from '@farebox/contract';
import { answers, jsonBody } from '../route-parts.ts';
import { routesOf } from '../route.ts';

const inCatalog = routesOf({ tags: ['Catalog'] });
const responses = {
  200: answers(JointSearchAnswer, 'The best of all kinds first, and which filters applied to which kind.'),
};

export const searchByQuery = inCatalog.get('/api/search', {
  operationId: 'searchEverything',
  summary: 'Search tools, data, APIs and open demand at once',
  caller: 'known',
  limit: 'unpaid',
  class: 'search',
  request: { query: JointSearchQuery },
  responses,
});

export const searchByBody = inCatalog.post('/api/search', {
  operationId: 'searchEverythingByBody',
  summary: 'The same with a body',
  caller: 'known',
  limit: 'unpaid',
  body: 'large',
  class: 'search',
  request: jsonBody(JointSearchRequest),
  responses,
});
