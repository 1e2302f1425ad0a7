import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Dice } from '../../dice.ts';

/** A way to a node on which questions and answers get lost. */
export interface FlakyNode extends AsyncDisposable {
  rpcUrl: string;
  /** False: nothing is lost any more. */
  isFlaky: boolean;
}

const delayMsMax = 150;

/** A proxy before a JSON-RPC node. A transaction whose answer is lost was sent all the same. */
export async function flakyNode(nodeUrl: string, dice: Dice): Promise<FlakyNode> {
  const server = createServer((request, response) => void pass(request, response).catch(() => response.destroy()));

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks);
    const oneIn = body.includes('eth_sendRawTransaction') ? 4 : 30;
    if (flaky.isFlaky && dice.oneIn(3)) await pause(dice.int(delayMsMax));
    if (flaky.isFlaky && dice.oneIn(oneIn)) return void response.destroy();
    const answer = await fetch(nodeUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const text = await answer.text();
    if (flaky.isFlaky && dice.oneIn(oneIn)) return void response.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const flaky: FlakyNode = {
    rpcUrl: `http://127.0.0.1:${address.port}`,
    isFlaky: true,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return flaky;
}
