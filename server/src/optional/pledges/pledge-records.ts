import { spends } from '../../accounts/key-scope.ts';
import {
  AcceptedPledge,
  AcceptPledge,
  MadePledge,
  NewPledge,
  OwnPledge,
  OwnPledgePage,
  PledgeListQuery,
  PledgePage,
  ShownPledge,
} from '@farebox/contract';
import { answers, idParam, jsonBody, optionalKey, unpaidAnswer } from '../../surface/route-parts.ts';
import { routesOf } from '../../surface/route.ts';

const inDemand = routesOf({ tags: ['Demand'] });
const examplePledgeId = 'plg_01KAGT4M8E3V9S2QZ7XNBC5WRD';
const path = '/demand/pledges';

export const postPledge = inDemand.post(path, {
  operationId: 'pledge',
  ...spends,
  summary: 'Hold money ready for a need: released to the seller whose listing you accept, or returned',
  caller: 'buyer',
  body: 'large',
  problems: ['conflict', 'forbidden', 'idempotency_mismatch', 'rate_limited'],
  request: {
    headers: optionalKey('The same pledge of the same buyer is one. Another key makes another.'),
    ...jsonBody(NewPledge),
  },
  responses: {
    201: answers(MadePledge, 'The pledge; the same again, with Idempotency-Replayed: true, for the same payment or key.'),
    402: unpaidAnswer(),
  },
});

export const listPledges = inDemand.get(path, {
  operationId: 'listPledges',
  summary: 'Open pledges of all buyers, the newest first: what sellers could earn',
  limit: 'unpaid',
  request: { query: PledgeListQuery },
  responses: { 200: answers(PledgePage, 'A page of pledges.') },
});

export const listOwnPledges = inDemand.get('/me/pledges', {
  operationId: 'listOwnPledges',
  summary: 'Your own pledges, the newest first',
  caller: 'holder',
  limit: 'unpaid',
  request: { query: PledgeListQuery },
  responses: { 200: answers(OwnPledgePage, 'A page of pledges.') },
});

export const showPledge = inDemand.get(`${path}/{id}`, {
  operationId: 'getPledge',
  summary: 'One pledge; its holder sees what became of it',
  caller: 'known',
  limit: 'unpaid',
  problems: ['not_found'],
  request: { params: idParam(examplePledgeId) },
  responses: { 200: answers(ShownPledge, 'The pledge.') },
});

export const acceptPledge = inDemand.post(`${path}/{id}/accept`, {
  operationId: 'acceptPledge',
  ...spends,
  summary: 'Release the whole pledge to the owner of an asset, and get the asset',
  caller: 'holder',
  limit: 'unpaid',
  problems: ['conflict', 'not_found', 'spending_cap_exceeded'],
  request: { params: idParam(examplePledgeId), ...jsonBody(AcceptPledge) },
  responses: {
    200: answers(AcceptedPledge, 'The delivery. The same request again delivers it again.'),
  },
});

export const withdrawPledge = inDemand.delete(`${path}/{id}`, {
  operationId: 'withdrawPledge',
  summary: 'End a pledge: its money becomes credit of its holder',
  caller: 'holder',
  right: 'spend',
  limit: 'unpaid',
  problems: ['conflict', 'not_found'],
  request: { params: idParam(examplePledgeId) },
  responses: { 200: answers(OwnPledge, 'The ended pledge.') },
});
