import { fareboxClient, localStorageStore, payingFetch, payingMcp, testWallet, type Receipt } from '@farebox/client';
import { x402Wallet } from '@farebox/client/x402';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

const text = 'to be or not to be';
const limits = { perCall: '0.10', perDay: '1' };
const request = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ text }) };

/** What an agent does in a page, for a test to run there. */
const agent = {
  async typed(url: string): Promise<object> {
    const client = fareboxClient({ url, wallet: testWallet() });
    const { services } = await client.search('count the words of a text');
    return (await client.call(services[0]?.id ?? '', { text })).output;
  },
  async byWallet(url: string): Promise<object> {
    const receipts: Receipt[] = [];
    const onReceipt = (receipt: Receipt) => void receipts.push(receipt);
    const pay = payingFetch(x402Wallet(privateKeyToAccount(generatePrivateKey())), limits, { receipts: 'require', onReceipt });
    const answer = await (await pay(`${url}/api/tools/word-count`, request)).json();
    return { answer, receipts: receipts.map(({ iss }) => iss) };
  },
  async overMcp(url: string): Promise<unknown> {
    const client = new Client({ name: 'page', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`)));
    const result = await payingMcp(client, testWallet(), limits).callTool({ name: 'word_count', arguments: { text } });
    await client.close();
    return Object(result.structuredContent).data;
  },
  async remembered(url: string): Promise<unknown> {
    const pay = payingFetch(testWallet(), limits, { store: localStorageStore() });
    return (await pay(`${url}/api/tools/word-count`, request)).json();
  },
};

Object.assign(globalThis, { agent });
