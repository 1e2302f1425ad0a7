// The MCP client of Cloudflare's agents, unmodified: it reads what a refused call asks for, pays, and calls again. Prints a line of
// JSON for each of the calls that it pays for. `tools=all`: it writes the price beside the tools that are listed.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { withX402Client } from 'agents/x402';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

const [{ url, calls }] = JSON.parse(process.argv[2] ?? '[]');
const account = privateKeyToAccount(generatePrivateKey());
const client = new Client({ name: 'agents', version: '0' });
await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp?tools=all`)));
const paying = withX402Client(client, { account, network: 'base-sepolia' });
const { tools } = await paying.listTools();
for (const call of calls) {
  const priced = tools.find(({ name }) => name === call.name)?.description ?? '';
  const { structuredContent, _meta } = await paying.callTool(null, call);
  const settlement = _meta?.['x402/payment-response'] ?? null;
  const line = {
    status: structuredContent?.status === 'ok' ? 200 : 0,
    protocol: 'x402',
    body: structuredContent?.data ?? {},
    settlement,
    payer: account.address.toLowerCase(),
    isPriced: /will be charged \$0/.test(priced),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
await client.close();
