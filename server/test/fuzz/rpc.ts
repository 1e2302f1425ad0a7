import type { Dice } from '../dice.ts';
import type { Operation, Schema } from './document.ts';
import type { FuzzRequest } from './requests.ts';
import type { Values } from './values.ts';

export interface McpTool {
  name: string;
  inputSchema: Schema;
}

const versions = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28', 'never'];
const methods = [
  'initialize',
  'ping',
  'tools/list',
  'resources/list',
  'resources/read',
  'prompts/list',
  'prompts/get',
  'logging/setLevel',
  'server/discover',
  'no/such',
];

/** A JSON-RPC request of MCP: mostly a call of a tool, with what its schema allows or not. */
export function rpcRequestOf(operation: Operation, tools: readonly McpTool[], values: Values, dice: Dice): FuzzRequest {
  const message = dice.oneIn(5) ? otherMessage(values, dice) : callOf(dice.oneOf(tools), values, dice);
  const body = dice.oneIn(20) ? Array.from({ length: dice.int(1, 30) }, () => message) : message;
  return {
    operation,
    method: 'POST',
    path: '/mcp',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(dice.oneIn(2) ? { 'mcp-protocol-version': dice.oneOf(versions) } : {}),
    },
    body: JSON.stringify(body),
  };
}

function callOf({ name, inputSchema }: McpTool, values: Values, dice: Dice): object {
  const given = values.good(inputSchema);
  const spoiled =
    typeof given === 'object' && given !== null && dice.oneIn(2)
      ? { ...given, [dice.oneOf([...Object.keys(given), 'unknown'])]: values.bad() }
      : given;
  return { jsonrpc: '2.0', id: dice.int(1e6), method: 'tools/call', params: { name, arguments: dice.oneIn(20) ? values.bad() : spoiled } };
}

function otherMessage(values: Values, dice: Dice): object {
  return {
    jsonrpc: dice.oneIn(10) ? values.bad() : '2.0',
    ...(dice.oneIn(5) ? {} : { id: dice.oneIn(4) ? values.bad() : dice.int(1e6) }),
    method: dice.oneIn(10) ? values.bad() : dice.oneOf(methods),
    ...(dice.oneIn(3) ? {} : { params: dice.oneIn(3) ? values.bad() : { cursor: values.bad(), protocolVersion: dice.oneOf(versions) } }),
  };
}

/** What an answer of `/mcp` has, as JSON or as a stream of events. */
export function messagesOf(text: string): unknown[] {
  const texts =
    text.startsWith('event:') || text.startsWith('data:') ? [...text.matchAll(/^data: ?(.+)$/gm)].map(([, data = '']) => data) : [text];
  return texts.flatMap((json) => {
    if (json === '') return [];
    const parsed: unknown = JSON.parse(json);
    return Array.isArray(parsed) ? parsed : [parsed];
  });
}
