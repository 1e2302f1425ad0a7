import type { CallToolResult } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import type { Parts } from '../parts.ts';
import type { AgentRequest } from '../requests/agent-request.ts';
import { asProblem } from '../errors.ts';
import { jsonSchema } from '../tools/catalog.ts';
import { invalidInput } from '../invalid-input.ts';
import type { Origin } from './features.ts';
import { okResult, refusal } from './tool-results.ts';

/** A free tool around what is sold: with these an agent finds, pays and gets it without leaving MCP. */
export interface ServiceTool {
  name: string;
  title: string;
  /** Says what it costs, like every description in the list. */
  description: string;
  /** JSON Schema. */
  input: Record<string, unknown>;
  isReadOnly: boolean;
  /** What it gets has a price, which its arguments decide. */
  isPaidFor?: boolean;
  /** Never throws: a model reads results. */
  run(input: Readonly<Record<string, unknown>>, origin: Origin): Promise<CallToolResult>;
}

interface Definition<Input extends z.ZodObject> extends Omit<ServiceTool, 'input' | 'run'> {
  input: Input;
  run(input: z.output<Input>, origin: Origin): Promise<CallToolResult> | CallToolResult;
}

/** The tool of a definition: its arguments are checked, what it throws becomes a result. */
export function serviceTool<Input extends z.ZodObject>(
  { log, payments }: Pick<Parts, 'log' | 'payments'>,
  { run, input, ...rest }: Definition<Input>,
): ServiceTool {
  return {
    ...rest,
    input: jsonSchema(input, 'input'),
    async run(given, origin) {
      try {
        const parsed = input.safeParse(withoutNulls(given));
        if (!parsed.success) throw invalidInput(parsed.error.issues);
        return await run(parsed.data, origin);
      } catch (thrown) {
        const failure = asProblem(thrown);
        if (failure.code === 'internal') log.error({ requestId: origin.requestId, err: failure.cause }, 'MCP service tool failed');
        return refusal(failure, payments, origin.requestId);
      }
    },
  };
}

/** Models fill an optional argument that they have no use for with null. */
export function withoutNulls(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined));
}

export function ok(data: object): CallToolResult {
  return okResult(JSON.stringify(data));
}

/** What the log of demand keeps of a call. */
export function agentRequestOf({ requestId, userAgent }: Origin, clientId: string): AgentRequest {
  return { method: 'POST', path: '/mcp', clientId, userAgent, requestId };
}
