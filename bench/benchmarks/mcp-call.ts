import { requestText, type HttpRequest } from '../capture.ts';
import type { Bench, Comparison } from '../comparison.ts';
import { Port, type ServerSubject } from '../rounds.ts';
import { soldTokens } from '../sold-tokens.ts';

/** `tools/call` over `/mcp`, paid and unpaid, against the same tool alone on a server of the same SDK. */
export async function mcpCall(bench: Bench): Promise<Comparison[]> {
  const baseline = { subject: await oneTool(bench), aim: 0.7 };
  return [
    {
      title: 'mcp-call: paid tools/call of timestamp over /mcp, a token for each call',
      ours: {
        ...subject('farebox', bench, '"isoTime'),
        requests: async (count) => ({
          requests: (await soldTokens(bench, 'timestamp', count)).map((token) => requestText(toolCall({ paymentToken: token }))),
          isRepeated: false,
          expected: { status: 200, texts: ['"status":"ok"'] },
        }),
      },
      baselines: [baseline],
    },
    {
      title: 'mcp-call: unpaid tools/call of timestamp over /mcp',
      ours: subject('farebox', bench, '"status":"payment_required"'),
      baselines: [baseline],
    },
  ];
}

function subject(name: string, { farebox, fareboxPort }: Pick<Bench, 'farebox' | 'fareboxPort'>, text: string): ServerSubject {
  const requests = [requestText(toolCall({}))];
  const expected = { status: 200, texts: [text] };
  return { kind: 'server', name, process: farebox, port: fareboxPort, requests: async () => ({ requests, isRepeated: true, expected }) };
}

async function oneTool(bench: Bench): Promise<ServerSubject> {
  const process = bench.start('mcp-baseline.ts');
  return subject('one-tool McpServer', { farebox: process, fareboxPort: await process.ask('port', null, Port) }, '"isoTime"');
}

/** A request of protocol revision 2026-07-28. */
function toolCall(toolArguments: Record<string, string>): HttpRequest {
  return {
    method: 'POST',
    path: '/mcp',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': '2026-07-28',
      'Mcp-Method': 'tools/call',
      'Mcp-Name': 'timestamp',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: {
        name: 'timestamp',
        arguments: toolArguments,
        _meta: {
          'io.modelcontextprotocol/protocolVersion': '2026-07-28',
          'io.modelcontextprotocol/clientCapabilities': {},
          'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '0.1.0' },
        },
      },
    }),
  };
}
