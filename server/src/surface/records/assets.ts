import {
  AssetLanguages,
  AssetSearchAnswer,
  AssetSearchQuery,
  AssetSearchRequest,
  PublicAsset,
  PublicAssetPage,
  PublicAssetQuery,
  RelatedAssets,
  Seller,
} from '@farebox/contract';
import { answers, bySender, idParam, jsonBody, reads } from '../route-parts.ts';
import { routesOf } from '../route.ts';

const inAssets = routesOf({ tags: ['Assets'] });

export const searchByQuery = inAssets.get('/assets/search', {
  operationId: 'searchAssets',
  ...reads(...bySender),
  summary: 'Search data and APIs by a need',
  caller: 'known',
  limit: 'unpaid',
  class: 'search',
  request: { query: AssetSearchQuery },
  responses: { 200: answers(AssetSearchAnswer, 'The best first, with previews and how to pay.') },
});

export const searchByBody = inAssets.post('/assets/search', {
  operationId: 'searchAssetsHybrid',
  ...reads(...bySender),
  summary: 'Search by text, by a vector of 512 dimensions, or both',
  caller: 'known',
  limit: 'unpaid',
  body: 'large',
  class: 'search',
  request: jsonBody(AssetSearchRequest),
  responses: { 200: answers(AssetSearchAnswer, 'The best first, with previews and how to pay.') },
});

export const listPublished = inAssets.get('/assets', {
  operationId: 'listAssets',
  summary: 'The data and APIs for sale, the newest first',
  limit: 'unpaid',
  request: { query: PublicAssetQuery },
  responses: { 200: answers(PublicAssetPage, 'A page of them, with previews and how to pay.') },
});

export const showSeller = inAssets.get('/sellers/{id}', {
  operationId: 'getSeller',
  summary: 'Who sells: a name, a few words, and how sales went',
  limit: 'unpaid',
  problems: ['not_found'],
  request: { params: idParam('usr_01KA0000000000000000000000') },
  responses: { 200: answers(Seller, 'An account that has something for sale.') },
});

export const listLanguages = inAssets.get('/assets/languages', {
  operationId: 'listAssetLanguages',
  summary: 'The languages of the data and APIs for sale',
  limit: 'unpaid',
  problems: ['invalid_input'],
  responses: { 200: answers(AssetLanguages, 'Each language that an asset for sale has.') },
});

export const show = inAssets.get('/assets/{id}', {
  operationId: 'getAsset',
  summary: 'The description and preview of an asset',
  limit: 'unpaid',
  problems: ['asset_not_found'],
  request: { params: idParam('ast_01KAGT4M8E3V9S2QZ7XNBC5WRD') },
  responses: { 200: answers(PublicAsset, 'The asset.') },
});

export const showRelated = inAssets.get('/assets/{id}/related', {
  operationId: 'relatedAssets',
  summary: 'Similar assets for sale',
  limit: 'unpaid',
  problems: ['asset_not_found'],
  request: { params: idParam('ast_01KAGT4M8E3V9S2QZ7XNBC5WRD') },
  responses: { 200: answers(RelatedAssets, 'The most alike first, in the form of search results.') },
});
