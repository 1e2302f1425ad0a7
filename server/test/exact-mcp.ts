/** An MCP server by hand, which keeps every digit: those of the usual libraries round. Its tool returns the record that it was asked for. */
export function exactMcpAnswer(message: string): string | null {
  const { id, method } = JSON.parse(message) as { id?: number | string; method: string };
  if (id === undefined) return null;
  const result = (json: string) => `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${json}}`;
  const schema = '{"type":"object","properties":{"record":{"type":"integer","maximum":9223372036854775807}},"required":["record"]}';
  switch (method) {
    case 'initialize':
      return result('{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"exact","version":"1"}}');
    case 'tools/list':
      return result(`{"tools":[{"name":"read","description":"Reads.","inputSchema":${schema},"outputSchema":${schema}}]}`);
    case 'tools/call': {
      const record = /"record":(-?\d+)/.exec(message)?.[1] ?? 'null';
      return result(
        `{"content":[{"type":"text","text":"record ${record}"}],"structuredContent":{"record":${record},"near":[${record},0.5]}}`,
      );
    }
    default:
      return `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"error":{"code":-32601,"message":"no such method"}}`;
  }
}
