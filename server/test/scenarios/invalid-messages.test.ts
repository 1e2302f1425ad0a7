import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { connectClient } from '../mcp-client.ts';
import { operationsOf, resolved, type OpenApiDocument, type Operation, type Schema } from '../fuzz/document.ts';
import { skillAnswer } from '../skill-answer.ts';
import { startService, type RequestHeaders, type Service } from '../service.ts';

let service: Service;
let admin: RequestHeaders;
let document: OpenApiDocument;
beforeAll(async () => {
  // Never asked: it lets the tools of the provider be sold.
  const upstream = { FAREBOX_UPSTREAM_KEY_ID: 'id', FAREBOX_UPSTREAM_KEY_SECRET: 'secret' };
  const rates = { FAREBOX_RATE_UNPAID_PER_MINUTE: '0', FAREBOX_RATE_AUTH_PER_MINUTE: '0', FAREBOX_RATE_CAPTURE_PER_MINUTE: '0' };
  service = await startService({ settings: { ...rates, ...upstream } });
  admin = await service.asAdmin();
  document = JSON.parse((await service.get('/openapi.json')).text);
});
afterAll(() => service[Symbol.asyncDispose]());

const Issues = z.array(z.object({ path: z.string(), message: z.string() }));
type Issues = z.output<typeof Issues>;
type Input = Record<string, unknown>;

interface Fault {
  kind: 'left out' | 'empty' | 'no such value' | 'another type' | 'out of range';
  member: string;
  input: Input;
  /** What the message says after the name of the member. */
  says: RegExp;
}

/** Each member of an input made wrong in every way that its schema refuses. */
function faultsOf(schema: Schema, right: Input): Fault[] {
  const required = schema.required ?? [];
  return Object.entries(schema.properties ?? {}).flatMap(([member, reference]) => {
    const of = resolved(reference, document);
    const { [member]: _, ...others } = right;
    const wrong = (kind: Fault['kind'], value: unknown, says: RegExp): Fault => ({
      kind,
      member,
      input: { ...right, [member]: value },
      says,
    });
    const types = of.anyOf !== undefined || of.oneOf !== undefined ? [] : [of.type].flat();
    const isOptional = !required.includes(member);
    return [
      ...(isOptional ? [] : [{ kind: 'left out' as const, member, input: others, says: /^is required$/ }]),
      ...(types.includes('string') && (of.minLength ?? 0) > 0 ? [wrong('empty', '', /^(must|is not|is required)/)] : []),
      ...(of.enum === undefined ? [] : [wrong('no such value', 'no-such-value', /^must be (one of )?\S/)]),
      ...(types.includes('string') || types.includes('boolean') || types.includes('array') || types.includes('object')
        ? [wrong('another type', 7, /^must be (an? [\w ]+|one of .+|\S+)$/)]
        : []),
      ...(types.includes('number') || types.includes('integer')
        ? [wrong('another type', 'seven', /^must be a(n integer| number| whole number)$/)]
        : []),
      ...(of.minimum === undefined ? [] : [wrong('out of range', of.minimum - 1, /^must be (at least|above) /)]),
      ...(of.maximum === undefined ? [] : [wrong('out of range', of.maximum + 1, /^must be (at most|below) /)]),
      ...(of.maxLength === undefined || of.maxLength > 10_000 || of.enum !== undefined
        ? []
        : [wrong('out of range', 'a'.repeat(of.maxLength + 1), /^(must|is not)/)]),
    ];
  });
}

/** What is wrong with what was said of a fault. */
function unlike({ member, says, kind }: Fault, issues: Issues): string[] {
  const mine = issues.find(({ path }) => path === member || path.startsWith(`${member}.`) || path.startsWith(`${member}[`));
  if (mine === undefined) return [`${kind} ${member}: no issue names it: ${JSON.stringify(issues)}`];
  const isNamed = mine.message.startsWith(`${mine.path} `) && says.test(mine.message.slice(mine.path.length + 1));
  return isNamed ? [] : [`${kind} ${member}: ${mine.message}`];
}

const Said = z.looseObject({ issues: Issues.optional(), input: z.looseObject({ issues: Issues.optional() }).optional().catch(undefined) });
function issuesIn(body: unknown): Issues | null {
  const said = Said.safeParse(body).data;
  return said?.issues ?? said?.input?.issues ?? null;
}

/** A schema that a test can make inputs of: its members stand in it. */
const membersIn = (schema: Schema | undefined) => {
  const found = schema === undefined ? null : resolved(schema, document);
  return found?.properties === undefined ? null : found;
};

describe('the message of an invalid input names the member, and says what it must be', () => {
  it('in the bodies of all routes', async () => {
    const faults: string[] = [];
    const answered = new Set<string>();
    let count = 0;
    for (const { method, path, parameters, body } of operationsOf(document)) {
      const json = body?.content['application/json'];
      const schema = membersIn(json?.schema);
      if (schema === null || method === 'GET') continue;
      const right = z.record(z.string(), z.unknown()).catch({}).parse(json?.example);
      const at = pathOf({ path, parameters });
      for (const fault of faultsOf(schema, right)) {
        const { status, body: said } = await service.send(method, at, {
          headers: { ...admin, 'content-type': 'application/json' },
          body: JSON.stringify(fault.input),
        });
        const issues = status === 400 || status === 402 ? issuesIn(said) : null;
        if (issues === null || issues.length === 0) continue;
        answered.add(`${method} ${path}`);
        count += 1;
        faults.push(...unlike(fault, issues).map((each) => `${method} ${path}: ${each}`));
        if (status === 400 && !JSON.stringify(said).includes(fault.member)) faults.push(`${path}: ${JSON.stringify(said)}`);
      }
    }
    expect(faults).toEqual([]);
    expect(answered.size).toBeGreaterThan(70);
    expect(count).toBeGreaterThan(400);
  });

  it('in the queries of all routes', async () => {
    const faults: string[] = [];
    let count = 0;
    for (const { method, path, parameters, isLive } of operationsOf(document)) {
      if (method !== 'GET' || isLive) continue;
      const right = Object.fromEntries(
        parameters.flatMap((each) => (each.in === 'query' && each.required === true ? [[each.name, exampleOf(each)]] : [])),
      );
      const properties = Object.fromEntries(
        parameters.flatMap((each) => (each.in === 'query' && each.schema !== undefined ? [[each.name, each.schema]] : [])),
      );
      for (const fault of faultsOf({ properties, required: Object.keys(right) }, right)) {
        if (fault.kind === 'another type' && fault.input[fault.member] === 7) continue;
        const query = new URLSearchParams(Object.entries(fault.input).map(([name, value]) => [name, String(value)]));
        const { status, body } = await service.get(`${pathOf({ path, parameters })}?${query}`, admin);
        const issues = status === 400 ? issuesIn(body) : null;
        if (issues === null) continue;
        count += 1;
        faults.push(...unlike(fault, issues).map((each) => `${method} ${path}: ${each}`));
      }
    }
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(150);
  });

  it('in the arguments of all tools, over HTTP, MCP and A2A alike', async () => {
    await using client = await connectClient(service.url, 'auto', admin);
    const operations = new Map(operationsOf(document).map((operation) => [operation.path, operation]));
    const faults: string[] = [];
    let count = 0;
    for (const { name, inputSchema } of await client.tools('all')) {
      const { paymentToken: _, pay: __, idempotencyKey: ___, ...properties } = (inputSchema as Schema).properties ?? {};
      const operation = operations.get(`/api/tools/${name.replaceAll('_', '-')}`);
      const right = operation === undefined ? {} : exampleInput(operation);
      for (const fault of faultsOf({ ...(inputSchema as Schema), properties }, right)) {
        const told = issuesIn(await client.call(name, fault.input));
        if (told === null) {
          faults.push(`MCP ${name}: ${fault.kind} ${fault.member} is taken`);
          continue;
        }
        count += 1;
        faults.push(...unlike(fault, told).map((each) => `MCP ${name}: ${each}`));
        if (operation?.method !== 'POST') continue;
        const direct = issuesIn((await service.post(operation.path, fault.input, admin)).body);
        faults.push(...unlike(fault, direct ?? []).map((each) => `${operation.path}: ${each}`));
        if (JSON.stringify(direct) !== JSON.stringify(told))
          faults.push(`${name}: ${JSON.stringify(direct)} over HTTP, ${JSON.stringify(told)} over MCP`);
        const byAgent = await issuesOfSkill(name, fault.input);
        if (JSON.stringify(direct) !== JSON.stringify(byAgent)) faults.push(`${name}: ${JSON.stringify(byAgent)} over A2A`);
      }
    }
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(150);
  });
});

function exampleOf({ schema, example = schema?.example }: Operation['parameters'][number]): string {
  return typeof example === 'string' || typeof example === 'number' ? String(example) : 'a';
}

/** With an example in the place of each parameter. */
function pathOf({ path, parameters }: Pick<Operation, 'path' | 'parameters'>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const described = parameters.find((each) => each.name === name);
    return described === undefined ? 'a' : encodeURIComponent(exampleOf(described));
  });
}

function exampleInput({ body }: Operation): Input {
  return z
    .record(z.string(), z.unknown())
    .catch({})
    .parse(Object.values(body?.content ?? {})[0]?.example);
}

async function issuesOfSkill(skill: string, input: Input): Promise<Issues | null> {
  return issuesIn((await skillAnswer(service, { skill, input }, admin)).problem);
}
