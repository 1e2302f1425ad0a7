// A model of the Vercel AI SDK (npm install ai @ai-sdk/mcp) with the tools of farebox, paid from the credit of an API key.
import { createMCPClient } from '@ai-sdk/mcp';
import { generateText, stepCountIs } from 'ai';

const farebox = await createMCPClient({
  transport: {
    type: 'http',
    url: 'http://127.0.0.1:4020/mcp',
    headers: { Authorization: `Bearer ${process.env.FAREBOX_KEY}` },
  },
});
try {
  const { text } = await generateText({
    model: process.env.MODEL,
    tools: await farebox.tools(),
    stopWhen: stepCountIs(10),
    prompt: 'How many words has: to be or not to be?',
  });
  process.stdout.write(`${text}\n`);
} finally {
  await farebox.close();
}
