import { CLIENT_CAPABILITIES_META_KEY, type HandlerResultTypeMap, type ServerContext, type Tool } from '@modelcontextprotocol/server';
import { z } from 'zod';

type CallResult = HandlerResultTypeMap['tools/call'];

/** A tool of the suite: no arguments, an answer that the suite knows. */
export interface FixtureTool {
  listed: Tool;
  call(context: ServerContext): CallResult | Promise<CallResult>;
}

export function fixtureTool(name: string, description: string, call: FixtureTool['call']): FixtureTool {
  return { listed: { name, description, inputSchema: { type: 'object' } }, call };
}

const Envelope = z.object({
  [CLIENT_CAPABILITIES_META_KEY]: z.object({ sampling: z.unknown().optional(), elicitation: z.unknown().optional() }).default({}),
});

/** Whether the client says in this very request that it can do something. */
export function declares({ mcpReq }: ServerContext, capability: 'sampling' | 'elicitation'): boolean {
  return Envelope.parse(mcpReq.envelope ?? {})[CLIENT_CAPABILITIES_META_KEY][capability] !== undefined;
}
