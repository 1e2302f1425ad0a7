import { createMCPClient } from '@ai-sdk/mcp';

/** The MCP client of the Vercel AI SDK searches, and reads what a paid tool costs. */
const client = await createMCPClient({ transport: { type: 'http', url: `${process.argv[2]}/mcp` } });
try {
  const tools = await client.tools();
  const call = (name, input) => tools[name].execute(input, { toolCallId: '1', messages: [] });
  const found = await call('search_tools', { query: 'count words' });
  const unpaid = await call('call_tool', { name: 'word_count', arguments: { text: 'to be' } });
  process.stdout.write(JSON.stringify({ found: found.structuredContent, unpaid: unpaid.structuredContent }));
} finally {
  await client.close();
}
