// An agent of the OpenAI Agents SDK (npm install @openai/agents) with the tools of farebox, paid from the credit of an API key.
import { Agent, MCPServerStreamableHttp, run } from '@openai/agents';

const farebox = new MCPServerStreamableHttp({
  name: 'farebox',
  url: 'http://127.0.0.1:4020/mcp',
  requestInit: { headers: { Authorization: `Bearer ${process.env.FAREBOX_KEY}` } },
});
await farebox.connect();
try {
  const agent = new Agent({
    name: 'Assistant',
    model: process.env.MODEL,
    instructions: 'Find a tool, pay for it from credit, and use it.',
    mcpServers: [farebox],
  });
  const { finalOutput } = await run(agent, 'How many words has: to be or not to be?');
  process.stdout.write(`${finalOutput}\n`);
} finally {
  await farebox.close();
}
