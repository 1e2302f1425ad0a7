// An agent of LangChain (npm install langchain @langchain/mcp-adapters @langchain/openai) with the tools of farebox, paid from the credit of an API key.
import { MultiServerMCPClient } from '@langchain/mcp-adapters';
import { createAgent } from 'langchain';

const farebox = new MultiServerMCPClient({
  farebox: {
    transport: 'http',
    url: 'http://127.0.0.1:4020/mcp',
    headers: { Authorization: `Bearer ${process.env.FAREBOX_KEY}` },
  },
});
try {
  const agent = createAgent({ model: process.env.MODEL, tools: await farebox.getTools() });
  const { messages } = await agent.invoke({ messages: [{ role: 'user', content: 'How many words has: to be or not to be?' }] });
  process.stdout.write(`${messages.at(-1).content}\n`);
} finally {
  await farebox.close();
}
