import { spends } from '../../accounts/key-scope.ts';
import { DeliveredAsset, FetchBodyQuery, FetchQuery, FetchRequest } from '@farebox/contract';
import { answers, bySender, reads, unpaidAnswer, withHeaders } from '../route-parts.ts';
import { routesOf } from '../route.ts';

const fetchAnswers = {
  200: withHeaders(answers(DeliveredAsset, 'The delivery: a signed link, or how to invoke the API.'), {
    'X-Payment-Id': 'PaymentId',
    'X-Payment-Remaining-Calls': 'RemainingCalls',
  }),
  402: unpaidAnswer(),
};

const inAssets = routesOf({ tags: ['Assets'] });

export const fetchByQuery = inAssets.get('/assets/fetch', {
  operationId: 'checkAssetFetch',
  ...reads('PaymentToken', 'MaxPriceCents', ...bySender),
  ...spends,
  summary: 'Request an asset: its payment challenge, or with X-Payment-Token its delivery',
  caller: 'buyer',
  body: 'own',
  class: 'asset_fetch',
  isPriced: true,
  isLenient: true,
  problems: ['api_key_not_allowed', 'asset_not_found', 'asset_not_readable', 'asset_paused', 'price_above_maximum', 'rate_limited'],
  request: { query: FetchQuery },
  responses: fetchAnswers,
});

export const fetchByBody = inAssets.post('/assets/fetch', {
  operationId: 'fetchAsset',
  ...reads('PaymentToken', 'MaxPriceCents', ...bySender),
  ...spends,
  summary: 'Verify the payment and deliver the asset',
  caller: 'buyer',
  body: 'own',
  class: 'asset_fetch',
  admission: 'undecided',
  isPriced: true,
  problems: [
    'invalid_input',
    'invalid_json',
    'body_too_large',
    'unsupported_media_type',
    'api_key_not_allowed',
    'asset_not_found',
    'asset_not_readable',
    'asset_paused',
    'price_above_maximum',
    'rate_limited',
  ],
  request: { query: FetchBodyQuery, body: { required: false, content: { 'application/json': { schema: FetchRequest } } } },
  responses: fetchAnswers,
});

export const fetchPath = `/api/v1${fetchByQuery.path}`;
