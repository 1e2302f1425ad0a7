import type { CallToolResult } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import type { Parts } from '../../parts.ts';
import type { AgentRequest } from '../../requests/agent-request.ts';
import { keyScopeOf, requireKeyScope, type ScopedOperation } from '../../accounts/key-scope.ts';
import { asProblem } from '../../errors.ts';
import { jsonSchema } from '../../tools/described-tool.ts';
import { invalidInput, safeParse } from '../../invalid-input.ts';
import type { Origin } from '../origin.ts';
import { okResult, refusal } from './tool-results.ts';

/** A free tool. With these tools an agent finds, pays and fetches without leaving MCP. */
export interface ServiceTool {
  name: string;
  title: string;
  /** Names the price, like every description in the list. */
  description: string;
  /** JSON Schema. */
  input: Record<string, unknown>;
  isReadOnly: boolean;
  /** Moves money that was not asked for by the same call: hosts ask a person first. */
  isDestructive?: boolean;
  /** Its result has a price that depends on the arguments. */
  isPaidFor?: boolean;
  /** @throws the problem */
  ask(input: Readonly<Record<string, unknown>>, origin: Origin): Promise<CallToolResult>;
  /** Never throws: models read results. */
  run(input: Readonly<Record<string, unknown>>, origin: Origin): Promise<CallToolResult>;
}

interface Definition<Input extends z.ZodObject> extends Omit<ServiceTool, 'input' | 'ask' | 'run'> {
  input: Input;
  /** The record of its route over HTTP, which says what restricted keys may do. */
  operation: ScopedOperation | ((input: z.output<Input>) => ScopedOperation);
  /** Members under names that models take from other tools, e.g. `id` for `name`. */
  otherNames?: Readonly<Record<string, keyof z.input<Input> & string>>;
  /** Its `run` counts it against a limit; the others are counted as free requests before they run. */
  countsItself?: true;
  run(input: z.output<Input>, origin: Origin): Promise<CallToolResult> | CallToolResult;
}

/** Makes a tool: arguments are checked, and errors become results. */
export function serviceTool<Input extends z.ZodObject>(
  { limits, log, payments: { payments } }: Pick<Parts, 'limits' | 'log' | 'payments'>,
  { run, input, operation, otherNames = {}, countsItself, ...rest }: Definition<Input>,
): ServiceTool {
  const names = 'query' in input.shape ? { q: 'query', ...otherNames } : otherNames;
  const ask: ServiceTool['ask'] = async (given, origin) => {
    const parsed = safeParse(input, renamed(withoutNulls(given), names));
    if (!parsed.success) throw invalidInput(parsed.error.issues, Object.keys(input.shape));
    const record = typeof operation === 'function' ? operation(parsed.data) : operation;
    if (keyScopeOf(record) === 'account') requireKeyScope(await origin.caller(), record);
    if (countsItself !== true) limits.unpaid.take(await origin.allowance());
    return await run(parsed.data, origin);
  };
  return {
    ...rest,
    input: jsonSchema(input, 'input'),
    ask,
    async run(given, origin) {
      try {
        return await ask(given, origin);
      } catch (thrown) {
        const failure = asProblem(thrown);
        if (failure.code === 'internal') log.error({ requestId: origin.requestId, err: failure.cause }, 'MCP service tool failed');
        return refusal(failure, payments, origin.requestId);
      }
    },
  };
}

/** A member that is there under its own name too stays unknown. */
function renamed(input: Readonly<Record<string, unknown>>, names: Readonly<Record<string, string>>): Record<string, unknown> {
  const named = (name: string) => (Object.hasOwn(names, name) ? names[name] : undefined) ?? name;
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [Object.hasOwn(input, named(name)) ? name : named(name), value]));
}

/** Models send null for optional arguments that they do not need. */
export function withoutNulls(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined));
}

export function ok(data: object): CallToolResult {
  return okResult(JSON.stringify(data));
}

/** The part of a call that the demand log keeps. */
export function agentRequestOf({ requestId, path, userAgent }: Origin, clientId: string): AgentRequest {
  return { method: 'POST', path, clientId, userAgent, requestId };
}

/** Of the argument `pay`, wherever a call can be paid. */
export const payDescription =
  'Set to credit to pay within this call from the prepaid credit of your account, up to the maximum that your host has set.';
