import type { CallToolResult } from '@modelcontextprotocol/client';
import { Problem, problem } from '../../errors.ts';
import { failed } from '../calls/http-call.ts';
import type { McpCall } from '../operation.ts';
import { cleaned } from '../schemas/plain-schema.ts';
import { unmarkedMembers } from './exact-lines.ts';
import type { McpCallOptions, McpConnections, McpTarget } from './mcp-connections.ts';

export interface McpUpstream {
  connections: McpConnections;
  key: string;
  target: McpTarget;
  bytesMax: number;
}

/**
 * Calls a tool of an MCP server.
 * @throws tool_refused_input where it answers with an error of the tool (`isError`); upstream_failed, upstream_timeout
 */
export async function callMcp(
  { tool }: McpCall,
  input: Readonly<Record<string, unknown>>,
  { connections, key, target, bytesMax, ...options }: McpUpstream & McpCallOptions,
): Promise<Record<string, unknown>> {
  const deadline = AbortSignal.any([options.signal, AbortSignal.timeout(options.timeoutMs)]);
  let result: CallToolResult;
  try {
    result = await connections.callTool(key, target, { name: tool, arguments: { ...input } }, { ...options, signal: deadline });
  } catch (thrown) {
    if (options.signal.aborted) throw problem('call_interrupted', { cause: thrown });
    if (deadline.aborted || isTimeout(thrown)) throw problem('upstream_timeout', { cause: thrown });
    if (isRefusal(thrown)) throw refused(thrown instanceof Error ? thrown.message : '');
    throw thrown instanceof Problem && thrown.code === 'upstream_timeout' ? thrown : failed('the MCP server failed', thrown);
  }
  if (result.isError === true) throw refused(textOf(result));
  const said = result.structuredContent === undefined ? { content: result.content } : { ...result.structuredContent };
  const answer = unmarkedMembers(said);
  if (JSON.stringify(answer).length > bytesMax) throw failed(`its answer is larger than ${bytesMax} bytes`);
  return answer;
}

/** -32602 of JSON-RPC: invalid params. */
function isRefusal(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === -32_602;
}

function isTimeout(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && (thrown.code === -32_001 || thrown.code === 'REQUEST_TIMEOUT');
}

/** The words are those of a third party. */
function refused(said: string): Problem {
  const words = cleaned(said).replaceAll(/\s+/g, ' ').trim().slice(0, 300).toWellFormed();
  const message = `the upstream refused the call${words === '' ? '' : `: ${words}`}`;
  return problem('tool_refused_input', { message, issues: [{ path: '', message }] });
}

function textOf({ content }: CallToolResult): string {
  return content.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join(' ');
}
