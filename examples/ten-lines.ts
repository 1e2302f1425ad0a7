import { fareboxClient, testWallet } from '@farebox/client';
const client = fareboxClient({ url: 'http://127.0.0.1:4020', wallet: testWallet({ maxPriceCents: 10 }) });
const [tool] = (await client.search('count words')).services;
if (tool === undefined) throw new Error('nobody sells that');
const { output } = await client.call(tool.id, { text: 'to be or not to be' });
process.stdout.write(`${JSON.stringify(output)}\n`);
