import { JointSearchAnswer, JointSearchQuery, JointSearchRequest } from '@farebox/contract';
import { answers, jsonBody } from '../route-parts.ts';
import { route } from '../route.ts';

const tags = ['Catalog'];
const responses = {
  200: answers(JointSearchAnswer, 'The best of all kinds first, and which filters applied to which kind.'),
};

export const searchByQuery = route({
  method: 'get',
  path: '/api/search',
  operationId: 'searchEverything',
  tags,
  summary: 'Search tools, data, APIs and open demand at once',
  caller: 'known',
  limit: 'unpaid',
  class: 'search',
  request: { query: JointSearchQuery },
  responses,
});

export const searchByBody = route({
  method: 'post',
  path: '/api/search',
  operationId: 'searchEverythingByBody',
  tags,
  summary: 'The same with a body',
  caller: 'known',
  limit: 'unpaid',
  body: 'large',
  class: 'search',
  request: jsonBody(JointSearchRequest),
  responses,
});
