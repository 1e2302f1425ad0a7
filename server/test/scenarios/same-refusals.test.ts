import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { problem } from '../../src/errors.ts';
import { chargedRefusal } from '../../src/tools/run-tool.ts';
import { countedTool } from '../counted-tool.ts';
import { connectClient, type McpClient } from '../mcp-client.ts';
import { startService, textAt, type Customer, type RequestHeaders, type Service } from '../service.ts';
import { skillAnswer } from '../skill-answer.ts';

/** Refusals over HTTP, MCP and A2A: one table of problems says them all. */
let service: Service;
let client: McpClient;
let buyer: Customer;
let poor: Customer;
beforeAll(async () => {
  const failing = (id: string, failure: () => Error) =>
    countedTool({
      id,
      work: async () => {
        throw failure();
      },
    }).tool;
  const told = { message: 'note is about nobody', issues: [{ path: 'note', message: 'note is about nobody' }] };
  const extraTools = [
    countedTool().tool,
    failing('refusing', () => problem('tool_refused_input', told)),
    failing('costly-refusing', () => chargedRefusal(problem('tool_refused_input', told))),
    failing('broken', () => problem('upstream_failed')),
    failing('unmet', () => problem('job_not_found')),
  ];
  service = await startService({ extraTools, settings: { FAREBOX_RATE_UNPAID_PER_MINUTE: '0' } });
  buyer = await service.customer({ credit: '10.00' });
  poor = await service.customer();
  client = await connectClient(service.url, 'auto', buyer.apiKey);
});
afterAll(async () => {
  await client[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

const Refusal = z.looseObject({
  error: z.string(),
  code: z.string(),
  statusCode: z.int(),
  hint: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
type Refusal = z.output<typeof Refusal>;

const surfaces = ['http', 'mcp', 'a2a'] as const;
type Surface = (typeof surfaces)[number];

interface RefusedRequest {
  path: string;
  tool: string;
  skill?: string;
  input: Record<string, unknown>;
  method?: 'GET';
  /** Without: that of an account with credit. */
  by?: RequestHeaders;
  pay?: string;
  token?: string;
}

async function refusalsOf({
  path,
  tool,
  skill = tool,
  input,
  method,
  by = buyer.apiKey,
  pay,
  token,
}: RefusedRequest): Promise<Record<Surface, Refusal>> {
  const paying = {
    ...(pay === undefined ? {} : { 'x-payment-provider': pay }),
    ...(token === undefined ? {} : { 'x-payment-token': token }),
  };
  const http = method === 'GET' ? await service.get(path, { ...by, ...paying }) : await service.post(path, input, { ...by, ...paying });
  const given = { ...input, ...(pay === undefined ? {} : { pay }), ...(token === undefined ? {} : { paymentToken: token }) };
  await using agent = await connectClient(service.url, 'auto', by);
  const mcp = await agent.call(tool, given).catch((refused: unknown) => refused);
  const { problem: a2a } = await skillAnswer(service, { skill, input: given }, by);
  return { http: Refusal.parse(http.body), mcp: Refusal.parse(mcp), a2a: Refusal.parse(a2a) };
}

/** What must not differ between the surfaces. */
const core = ({ error, code, statusCode, issues }: Refusal) => ({ error, code, statusCode, issues });

describe('a refusal is the same over HTTP, MCP and A2A', () => {
  const note = { note: 'hello' };
  it.each<[what: string, asked: () => RefusedRequest]>([
    [
      'an invalid input that is paid',
      () => ({ path: '/api/tools/counted-echo', tool: 'counted_echo', input: { nota: 'x' }, pay: 'credit' }),
    ],
    ['an input that the tool refuses', () => ({ path: '/api/tools/refusing', tool: 'refusing', input: note, pay: 'credit' })],
    ['a job that is not there', () => ({ path: '/api/tools/unmet', tool: 'unmet', input: note, pay: 'credit' })],
    ['an upstream that failed', () => ({ path: '/api/tools/broken', tool: 'broken', input: note, pay: 'credit' })],
    ['too little credit', () => ({ path: '/api/tools/counted-echo', tool: 'counted_echo', input: note, pay: 'credit', by: poor.apiKey })],
    ['a provider that is not there', () => ({ path: '/api/tools/counted-echo', tool: 'counted_echo', input: note, pay: 'gold' })],
    [
      'an asset that is not there',
      () => ({ path: '/api/v1/assets/ast_none', method: 'GET', tool: 'get_asset', input: { asset_id: 'ast_none' } }),
    ],
    [
      'a tool that is not there',
      () => ({ path: '/api/catalog/counted-ecko', method: 'GET', tool: 'get_tool', input: { id: 'counted-ecko' } }),
    ],
    ['a payment for what is not there', () => ({ path: '/api/payments', tool: 'create_payment', input: { serviceId: 'nothing-like-it' } })],
    ['a payment without a service', () => ({ path: '/api/payments', tool: 'create_payment', input: {} })],
    [
      'a payment by another provider',
      () => ({ path: '/api/payments', tool: 'create_payment', input: { serviceId: 'counted-echo', providerId: 'gold' } }),
    ],
    [
      'a payment that is not there',
      () => ({ path: '/api/payments/pay_none', method: 'GET', tool: 'get_payment', input: { paymentId: 'pay_none' } }),
    ],
    [
      'a token in the place of an id',
      () => ({ path: '/api/payments/tok_1', method: 'GET', tool: 'get_payment', input: { paymentId: 'tok_1' } }),
    ],
    ['a search with a wrong type', () => ({ path: '/api/v1/assets/search', tool: 'search_assets', input: { query: 'x', type: 'poem' } })],
    ['a search with too many hits', () => ({ path: '/api/v1/assets/search', tool: 'search_assets', input: { query: 'x', top_k: 1000 } })],
    ['a need of another type', () => ({ path: '/api/v1/agent-demand', tool: 'submit_demand', input: { need: 7 } })],
    ['an asset without an id', () => ({ path: '/api/v1/assets/fetch', tool: 'fetch_asset', input: {} })],
    [
      'an asset that cannot be fetched',
      () => ({ path: '/api/v1/assets/fetch', tool: 'fetch_asset', input: { asset_id: 'ast_none' }, pay: 'credit' }),
    ],
  ])('%s', async (_what, asked) => {
    const { http, mcp, a2a } = await refusalsOf(asked());
    expect({ mcp: core(mcp), a2a: core(a2a) }).toEqual({ mcp: core(http), a2a: core(http) });
    for (const each of [http, mcp, a2a]) expect(each.hint).not.toBe('');
  });

  it('before there is a task is a malformed request to the protocol', async () => {
    const asked = { skill: 'counted-ecko', input: {} };
    expect(await skillAnswer(service, asked)).toMatchObject({ rpcCode: -32_602, taskId: null, problem: { code: 'tool_not_found' } });
  });

  it('with the members that say what to do', async () => {
    const near = await refusalsOf({ path: '/api/catalog/counted-ecko', method: 'GET', tool: 'get_tool', input: { id: 'counted-ecko' } });
    for (const each of Object.values(near)) expect(JSON.stringify(each)).toContain('counted-echo');
    const short = await refusalsOf({ path: '/api/tools/counted-echo', tool: 'counted_echo', input: note, pay: 'credit', by: poor.apiKey });
    for (const each of Object.values(short)) expect(each['shortfall']).toEqual(short.http['shortfall']);
    expect(short.http['shortfall']).toBeDefined();
  });

  it('and one that is charged says so, and never the opposite', async () => {
    const refused = await refusalsOf({ path: '/api/tools/costly-refusing', tool: 'costly_refusing', input: note, pay: 'credit' });
    for (const [surface, each] of Object.entries(refused)) {
      expect([surface, each.code, each.hint]).toEqual([surface, 'tool_refused_input', expect.stringContaining('was charged')]);
      expect([surface, JSON.stringify(each)]).not.toEqual([surface, expect.stringContaining('othing was charged')]);
      expect([surface, each.issues]).toEqual([surface, [{ path: 'note', message: 'note is about nobody' }]]);
    }
    expect((await service.balances())[`credit:${buyer.userId}`]).toBe(10_000_000 - 3 * 50_000);
  });

  it('and one that gives a payment back says what that payment has', async () => {
    const tokenOf = async () => textAt(await service.paid('broken'), 'token');
    for (const surface of surfaces) {
      const token = await tokenOf();
      const refused = await refusalsOf({ path: '/api/tools/broken', tool: 'broken', input: note, token, by: {} });
      // A header over HTTP, and the metadata of a task.
      if (surface === 'mcp') expect(refused.mcp['payment']).toMatchObject({ token });
      expect([surface, refused[surface]['payment']]).toMatchObject([surface, { remainingCalls: 1 }]);
      expect(refused[surface].hint).toContain('refunded');
    }
  });
});
