import { isMembers } from '@farebox/client/json';
import type { Tool as McpTool } from '@modelcontextprotocol/client';
import type { JsonSchema, Operation } from '../operation.ts';
import { unmarkedMembers } from './exact-lines.ts';
import { isObject } from '../schemas/answer.ts';
import { slugOf, textOf } from '../naming.ts';
import { addedArguments } from '../schemas/plain-keys.ts';
import { plainSchema, SchemaRefused } from '../schemas/plain-schema.ts';
import { givenValue, sampleOf } from '../schemas/sample.ts';

/** What rules ask of a tool. */
export function mcpNames({ name }: Pick<McpTool, 'name'>): Pick<Operation, 'key' | 'slug' | 'tags'> {
  return { key: name.slice(0, 500), slug: slugOf(name), tags: [] };
}

/** A tool of an MCP server as an operation; with the reason if it cannot be taken over. */
export function mcpOperation(tool: McpTool): Operation {
  const { name, title, description, annotations = {} } = tool;
  const { readOnlyHint, destructiveHint, idempotentHint, openWorldHint } = annotations;
  const common = {
    ...mcpNames(tool),
    name: textOf(title ?? annotations.title ?? name, 120) ?? name.slice(0, 120),
    description: textOf(description, 2000) ?? name,
    isSafe: readOnlyHint === true,
    isIdempotent: readOnlyHint === true || idempotentHint === true,
    annotations: {
      ...(readOnlyHint === undefined ? {} : { readOnlyHint }),
      ...(destructiveHint === undefined ? {} : { destructiveHint }),
      ...(idempotentHint === undefined ? {} : { idempotentHint }),
      ...(openWorldHint === undefined ? {} : { openWorldHint }),
    },
  };
  try {
    return { ...common, ...callable(tool), call: { kind: 'mcp', tool: name }, refused: null };
  } catch (thrown) {
    if (!(thrown instanceof SchemaRefused) && !(thrown instanceof RangeError)) throw thrown;
    const nothing = { input: {}, output: {}, isWrapped: false, exampleRequest: {}, exampleResponse: {}, isExampleGiven: false, call: null };
    return { ...common, ...nothing, refused: thrown.message };
  }
}

function callable({ inputSchema: askedFor, outputSchema: given }: McpTool) {
  const [inputSchema, outputSchema] = [unmarkedMembers(askedFor), given === undefined ? undefined : unmarkedMembers(given)];
  const input: JsonSchema = { ...plainSchema(inputSchema, { root: inputSchema }), type: 'object' };
  const properties = isMembers(input['properties']) ? input['properties'] : {};
  const taken = addedArguments.find((name) => Object.hasOwn(properties, name));
  if (taken !== undefined) throw new SchemaRefused(`it has an argument called ${taken}, which this service adds to every tool`);
  const required = Array.isArray(input['required']) ? input['required'].filter((name) => typeof name === 'string') : [];
  const output = outputOf(outputSchema);
  const sample = sampleOf(output);
  return {
    input,
    output,
    isWrapped: false,
    exampleRequest: Object.fromEntries(required.map((name) => [name, sampleOf(properties[name])])),
    exampleResponse: isMembers(sample) ? { ...sample } : {},
    isExampleGiven: required.every((name) => isMembers(properties[name]) && givenValue(properties[name]) !== undefined),
  };
}

/** Without a schema, the blocks of content are the answer. */
function outputOf(given: unknown): JsonSchema {
  const schema = given === undefined ? contentSchema : plainSchema(given, { root: given });
  return isObject(schema) ? { ...schema, type: 'object' } : { type: 'object' };
}

const contentSchema = {
  type: 'object',
  properties: {
    content: {
      type: 'array',
      description: 'Blocks of content as in MCP: text, images, links.',
      items: { type: 'object', properties: { type: { type: 'string' }, text: { type: 'string' } }, required: ['type'] },
    },
  },
  required: ['content'],
};
