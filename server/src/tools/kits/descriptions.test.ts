import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ErrorExample } from '@farebox/contract';
import { timeLimit, toolContext, toolNamed } from '../../../test/run-tool.ts';
import { asProblem, type Problem } from '../../errors.ts';
import { centsFromMicros } from '../../money.ts';
import { checkInput } from '../input.ts';
import type { Tool } from '../tool.ts';
import { identifierKit } from './identifiers.ts';
import { proxyKit } from './proxy.ts';
import { textKit } from './text.ts';
import { timeKit } from './time.ts';
import { weatherKit } from './weather.ts';

const clock = { now: () => 0 };
const tools = [...timeKit({ clock }), ...proxyHealth(fetch), ...textKit(), ...weather(fetch), ...identifierKit({ sourceUrl: null, fetch })];
const withSource = sourcedUuid(fetch);
const categories = ['time', 'text-analysis', 'text-transform', 'weather', 'utility'];

it('sells the six tools at their prices', () => {
  expect(tools.map(({ id, method, pricing }) => [id, method, pricing.policyId, centsFromMicros(pricing.amountMicros)])).toEqual([
    ['timestamp', 'GET', 'metered-time', 3],
    ['proxy-health', 'GET', 'metered-time', 3],
    ['word-count', 'POST', 'tiny-api', 5],
    ['slugify', 'POST', 'tiny-api', 5],
    ['hk-weather', 'GET', 'tiny-api', 5],
    ['random-uuid', 'GET', 'tiny-api', 5],
  ]);
});

it('gives each name to one tool', () => {
  const names = tools.flatMap(({ id, aliases = [] }) => [id, ...aliases]);
  expect(new Set(names).size).toBe(names.length);
});

describe.each([...tools, ...withSource].map((tool) => ({ name: `${tool.id}, run ${tool.runs}`, tool })))('$name', ({ tool }) => {
  it('has a complete description', () => {
    expect(categories).toContain(tool.category);
    for (const texts of [tool.useCases, tool.limitations, tool.tags]) {
      expect(texts.length).toBeGreaterThanOrEqual(3);
      expect(new Set(texts).size).toBe(texts.length);
    }
    expect(tool.descriptionForModel.length).toBeGreaterThan(tool.description.length);
    expect(tool.uptime).toBe('99.5%');
    expect(tool.maxLatencyMs).toBe(5000);
    expect(tool.typicalResponseTimeMs).toBeLessThan(tool.maxLatencyMs);
  });

  it('is found in English and Chinese', () => {
    expect(tool.keywords.some((keyword) => /^[a-z0-9 ]+$/.test(keyword))).toBe(true);
    expect(tool.keywords.some((keyword) => /\p{Script=Han}/u.test(keyword))).toBe(true);
    expect(new Set(tool.keywords).size).toBe(tool.keywords.length);
  });

  it('refers to other existing tools', () => {
    expect(tool.relatedServices.length).toBeGreaterThan(0);
    for (const related of tool.relatedServices) {
      expect(related).not.toBe(tool.id);
      expect(tools.map(({ id }) => id)).toContain(related);
    }
  });

  it('has examples that match its schemas', () => {
    expect(tool.input.parse(tool.exampleRequest)).toEqual(tool.exampleRequest);
    expect(tool.output.parse(tool.exampleResponse)).toEqual(tool.exampleResponse);
  });

  it('computes its example if it runs on input', async () => {
    if (tool.method === 'GET') return;
    const output = await tool.run(tool.exampleRequest, toolContext());
    expect(output).toEqual(tool.exampleResponse);
  });

  it('has JSON Schemas that every host accepts: plain objects with described members', () => {
    const input = z.toJSONSchema(tool.input, { io: 'input' });
    const output = z.toJSONSchema(tool.output, { io: 'output' });
    expect(input).toMatchObject({ type: 'object', additionalProperties: false });
    expect(output).toMatchObject({ type: 'object' });
    for (const member of Object.values({ ...input.properties, ...output.properties })) {
      expect(member).toMatchObject({ description: expect.any(String) });
    }
    expect(Object.keys(input.properties ?? {}).length > 0).toBe(tool.method === 'POST');
  });

  it.each(tool.errorExamples)('describes its error $statusCode $error correctly', async (example) => {
    await expect(outcomeOf(tool, example)).resolves.toEqual({ error: example.error, statusCode: example.statusCode });
  });
});

/** What a caller sees of an error. */
async function outcomeOf(tool: Tool, { input, statusCode }: ErrorExample): Promise<Omit<ErrorExample, 'input'>> {
  const checked = checkInput(tool, input);
  const refused = checked.kind === 'invalid' ? checked.problem : await failureOf(tool, checked.value, statusCode);
  return { error: refused.message, statusCode: refused.status };
}

async function failureOf(tool: Tool, input: unknown, statusCode: number): Promise<Problem> {
  const limit = timeLimit();
  if (statusCode === 504) limit.pass();
  try {
    await meeting(tool, statusCode).run(input, toolContext(limit.signal));
  } catch (thrown) {
    return asProblem(thrown);
  }
  throw new Error(`${tool.id} worked on ${JSON.stringify(input)}`);
}

/** The same tool with an outside world that fails in this way. */
function meeting(tool: Tool, statusCode: number): Tool {
  if (tool.runs === 'here') return tool;
  const outside = statusCode === 504 ? silence : noConnection;
  return toolNamed([...proxyHealth(outside), ...weather(outside), ...sourcedUuid(outside)], tool.id);
}

const noConnection = () => Promise.reject(new TypeError('fetch failed'));

function silence(_url: unknown, { signal }: RequestInit = {}): Promise<Response> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(new Error('aborted'));
    if (signal?.aborted === true) abort();
    else signal?.addEventListener('abort', abort);
  });
}

function proxyHealth(outside: typeof fetch): Tool[] {
  return proxyKit({ backendUrl: 'http://backend.test', fetch: outside });
}

function weather(outside: typeof fetch): Tool[] {
  return weatherKit({ baseUrl: 'http://weather.test', fetch: outside, clock, timeoutMs: outside === silence ? 10 : 60_000 });
}

function sourcedUuid(outside: typeof fetch): Tool[] {
  return identifierKit({ sourceUrl: 'http://uuid.test', fetch: outside });
}
