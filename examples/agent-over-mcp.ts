/**
 * The same agent over MCP, with the official client. It also pays over MCP.
 *
 *     npm start
 *     npx node examples/agent-over-mcp.ts http://127.0.0.1:4020/mcp
 */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

const [endpoint = 'http://127.0.0.1:4020/mcp'] = process.argv.slice(2);
const agent = new Client({ name: 'example-agent', version: '1.0.0' });
await agent.connect(new StreamableHTTPClientTransport(new URL(endpoint)));

// 1. Find a tool. search_tools is free.
const found = await ask('search_tools', { query: 'count the words of a text', limit: 1 });
const name: string = found.data.tools[0].name;
say(`${name} costs $${found.data.tools[0].price.amount} per call`);

// 2. Call it without a token. The result asks for payment; nothing is charged.
const input = { text: 'to be or not to be' };
const refusal = await ask(name, input);
say(`${refusal.status}: $${refusal.payment.amount}`);

// 3. Pay: get_payment completes a payment of the test network.
const { data: payment } = await ask('get_payment', { paymentId: refusal.payment.paymentId });
say(`the payment is ${payment.status}`);

// 4. Call it again with the token.
const answer = await ask(name, { ...input, paymentToken: payment.token });
say(JSON.stringify(answer.data));
await agent.close();

/** The structured result of a tool, which always has `status`. */
async function ask(tool: string, args: Record<string, unknown>) {
  const { structuredContent } = await agent.callTool({ name: tool, arguments: args });
  // oxlint-disable-next-line typescript/no-explicit-any -- an example reads what the service documents
  return structuredContent as any;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
