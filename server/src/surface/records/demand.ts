import { z } from '@hono/zod-openapi';
import {
  CapturedSignal,
  DemandManifest,
  DemandPaymentRequired,
  DemandProbeQuery,
  DemandSignal,
  FlowerLatestQuery,
  FlowerMarketParams,
  FlowerMarketQuery,
  FlowerVarietyParams,
  FlowerVarietyQuery,
  PaywallQuery,
} from '@farebox/contract';
import { answers, bySender, idParam, reads } from '../route-parts.ts';
import { routesOf } from '../route.ts';

const inDemand = routesOf({ tags: ['Demand'] });
const capturedAnswer = answers(CapturedSignal, 'The signal is stored; matches are what is for sale now.');
const paywallAnswer = answers(
  DemandPaymentRequired,
  'Deliberate: the demand is stored, and there is nothing to pay. Repeating the request changes nothing.',
);
const optionalBody = { body: { required: false, content: { 'application/json': { schema: DemandSignal } } } };

export const manifestRoute = inDemand.get('/.well-known/agent-demand.json', {
  operationId: 'getDemandManifest',
  summary: 'How to report a need',
  responses: {
    200: answers(DemandManifest, 'Endpoints, fields, limits, and how to verify webhooks.'),
    304: { description: 'Not changed.' },
  },
});

export const probeDemand = inDemand.get('/api/v1/agent-demand', {
  operationId: 'probeDemand',
  ...reads(...bySender),
  summary: 'Report a need with query parameters',
  limit: 'capture',
  isLenient: true,
  problems: ['storage_full'],
  request: { query: DemandProbeQuery },
  responses: {
    200: answers(DemandManifest, 'Without q and capability: how to say what you need.'),
    202: capturedAnswer,
  },
});

export const submitDemand = inDemand.post('/api/v1/agent-demand', {
  operationId: 'submitDemand',
  ...reads(...bySender),
  summary: 'Report a need, and get a webhook when something matches',
  limit: 'capture',
  body: 'own',
  problems: ['storage_full', 'invalid_input', 'invalid_json', 'body_too_large', 'unsupported_media_type', 'address_refused'],
  request: optionalBody,
  responses: { 202: capturedAnswer },
});

export const endWatch = inDemand.delete('/api/v1/agent-demand/{id}/watch', {
  operationId: 'endWatch',
  summary: 'End a watch, by its secret or as an admin',
  security: [{ bearer: [] }],
  limit: 'capture',
  problems: ['api_key_invalid', 'authentication_required', 'forbidden', 'malformed_header', 'not_found'],
  request: {
    params: idParam('sig_01KAGT4M8E3V9S2QZ7XNBC5WRD'),
    headers: z.object({
      'x-watch-secret': z.string().max(128).optional().meta({ description: 'watch.secret of the answer to the signal.' }),
    }),
  },
  responses: { 204: { description: 'Nothing more is sent.' } },
});

export const probePaywall = inDemand.get('/api/v1/agent-paywall', {
  operationId: 'probePaywall',
  ...reads(...bySender),
  summary: 'Report willingness to pay with query parameters',
  limit: 'capture',
  isLenient: true,
  problems: ['storage_full'],
  request: { query: PaywallQuery },
  responses: { 402: paywallAnswer },
});

/** Several times what its members may have. */
export const signalBytesMax = 128 * 1024;

/** Accepts any body; its 402 lists what could not be read. */
export const submitPaywall = inDemand.post('/api/v1/agent-paywall', {
  operationId: 'submitPaywall',
  ...reads(...bySender),
  summary: 'Report willingness to pay',
  limit: 'capture',
  body: 'own',
  problems: ['storage_full'],
  request: optionalBody,
  responses: { 402: paywallAnswer },
});

export const flowerLatest = inDemand.get('/api/v1/flowers/prices/latest', {
  operationId: 'askLatestFlowerPrice',
  summary: 'The latest price of a flower: not available yet, the demand is recorded',
  limit: 'capture',
  isLenient: true,
  problems: ['storage_full'],
  request: { query: FlowerLatestQuery },
  responses: { 402: paywallAnswer },
});

export const flowerMarket = inDemand.get('/api/v1/flowers/prices/markets/{market}', {
  operationId: 'askMarketFlowerPrices',
  summary: 'The flower prices of a market: not available yet, the demand is recorded',
  limit: 'capture',
  isLenient: true,
  problems: ['storage_full'],
  request: { params: FlowerMarketParams, query: FlowerMarketQuery },
  responses: { 402: paywallAnswer },
});

export const flowerVariety = inDemand.get('/api/v1/flowers/prices/varieties/{variety}', {
  operationId: 'askVarietyFlowerPrices',
  summary: 'The prices of a variety: not available yet, the demand is recorded',
  limit: 'capture',
  isLenient: true,
  problems: ['storage_full'],
  request: { params: FlowerVarietyParams, query: FlowerVarietyQuery },
  responses: { 402: paywallAnswer },
});
