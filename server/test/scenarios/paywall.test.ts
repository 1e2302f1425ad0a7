import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../service.ts';

const path = '/api/v1/agent-paywall';
const json = { 'content-type': 'application/json' };

describe('POST /api/v1/agent-paywall', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const needs = async () => {
    const rows = await service.parts.database.read.selectFrom('demand_signals').select(['need', 'budget']).orderBy('id').execute();
    return rows.at(-1);
  };

  it.each([
    ['no JSON', '{"need": ', '', { need: null }],
    ['a wrong member', '{"need": 7, "budget": "5"}', 'need', { need: null, budget: '5' }],
    ['a text with U+0000', '{"need": "ti\\u0000des", "urgency": []}', 'urgency', { need: 'ti des' }],
  ])('answers 402 to %s, and stores the readable part', async (_what, body, issuePath, kept) => {
    const answer = await service.send('POST', path, { headers: json, body });
    expect(answer, answer.text).toMatchObject({ status: 402, body: { payable: false, issues: [{ path: issuePath }] } });
    expect(await needs()).toMatchObject(kept);
  });

  it.each([
    ['another content type', '{"need": "tides"}', { 'content-type': 'text/plain' }, { need: 'tides' }],
    ['a body that is too large', JSON.stringify({ need: 'x'.repeat(2 * 1024 * 1024) }), json, { need: null }],
  ])('answers 402 to %s', async (_what, body, headers, kept) => {
    const answer = await service.send('POST', path, { headers, body });
    expect(answer, answer.text).toMatchObject({ status: 402, body: { payable: false, issues: [{ path: '' }] } });
    expect(await needs()).toMatchObject(kept);
  });
});
