import { requestText, type HttpRequest } from '../capture.ts';
import type { Bench, Comparison, Farebox } from '../comparison.ts';
import { Port, type ServerSubject } from '../rounds.ts';
import { soldTokens } from '../sold-tokens.ts';

/** `tools/call` over `/mcp`, paid and unpaid, against the same tool alone on a server of the same SDK. */
export async function* mcpCall(bench: Bench): AsyncIterable<Comparison> {
  const farebox = await bench.startFarebox();
  const baseline = await oneTool(bench);
  yield {
    kind: 'comparison',
    title: 'mcp-call: paid tools/call of timestamp over /mcp, a token for each call',
    ours: {
      ...subject('farebox', farebox, '"isoTime'),
      requests: async (count) => ({
        requests: (await soldTokens(farebox, 'timestamp', count)).map((token) => requestText(toolCall({ paymentToken: token }))),
        isRepeated: false,
        expected: { status: 200, texts: ['"status":"ok"'] },
      }),
    },
    baselines: [{ subject: baseline, aim: 1.2 }],
  };
  yield {
    kind: 'comparison',
    title: 'mcp-call: unpaid tools/call of timestamp over /mcp',
    ours: subject('farebox', farebox, '"status":"payment_required"'),
    baselines: [{ subject: baseline, aim: 1 }],
  };
}

function subject(name: string, { process, port }: Farebox, text: string): ServerSubject {
  const requests = [requestText(toolCall({}))];
  const expected = { status: 200, texts: [text] };
  return { kind: 'server', name, process, port, requests: async () => ({ requests, isRepeated: true, expected }) };
}

async function oneTool(bench: Bench): Promise<ServerSubject> {
  const process = bench.start('mcp-baseline.ts');
  return subject('one-tool McpServer', { process, port: await process.ask('port', null, Port) }, '"isoTime"');
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
