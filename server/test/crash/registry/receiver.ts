import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import type { Dice } from '../../dice.ts';

/** A webhook as it arrived. */
export interface ReceivedWebhook {
  headers: Record<string, string>;
  body: string;
}

export interface WebhookReceiver extends AsyncDisposable {
  origin: string;
  url: string;
  /** Those that were accepted, in the order they came. */
  webhooks: readonly ReceivedWebhook[];
  /** How many have come, accepted or not. */
  received(): number;
  /** `hangs`: it never answers. `errs`: it says 500. `forgets`: it takes them, and closes the connection instead of saying so. */
  mood: 'works' | 'hangs' | 'errs' | 'forgets';
}

const delayMsMax = 50;
const bodyBytesMax = 64 * 1024;

/** Takes webhooks after a little while, so that a kill may come between a webhook and its record; some are refused at first. */
export async function webhookReceiver(dice: Dice): Promise<WebhookReceiver> {
  const webhooks: ReceivedWebhook[] = [];
  const seen = new Set<string>();
  let received = 0;
  const server = createServer((request, response) => {
    // It is the source of the assets behind a URL, too: they are asked for before they are charged.
    if (request.method !== 'POST') {
      response.writeHead(200, { 'content-type': 'text/plain' }).end('a source');
      return;
    }
    void (async () => {
      const webhook = { headers: plainHeaders(request), body: await bodyOf(request) };
      const id = webhook.headers['webhook-id'] ?? '';
      const isRefused = receiver.mood === 'errs' || (!seen.has(id) && dice.oneIn(6));
      // A hang is the refusal of a webhook too: after a second one, the next attempt comes minutes later, and no round waits for it.
      seen.add(id);
      received += 1;
      if (receiver.mood === 'hangs') return;
      // Remembered before it is answered: whatever the sender hears of it, it was here.
      if (!isRefused) webhooks.push(webhook);
      if (receiver.mood === 'forgets') return void response.destroy();
      await pause(dice.int(delayMsMax));
      response.writeHead(isRefused ? 503 : 204).end();
    })().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const origin = `http://127.0.0.1:${address.port}`;
  const receiver: WebhookReceiver = {
    mood: 'works',
    origin,
    url: `${origin}/webhooks`,
    webhooks,
    received: () => received,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}

const Told = z.object({
  type: z.literal('supply.matched'),
  data: z.object({ signal_id: z.string(), match: z.object({ id: z.string() }) }),
});

/** What a webhook says: which supply answers which signal. Its signature is judged by `isSignedWith`. */
export function toldBy({ headers, body }: ReceivedWebhook): { webhookId: string; signalId: string; supplyId: string } {
  const { data } = Told.parse(JSON.parse(body));
  return { webhookId: headers['webhook-id'] ?? '', signalId: data.signal_id, supplyId: data.match.id };
}

/** By the library of Standard Webhooks, without its limit of age: the clock of the sender may have been set while it sent. */
export function isSignedWith(secret: string, { headers, body }: ReceivedWebhook): boolean {
  const at = new Date(Number(headers['webhook-timestamp']) * 1000);
  const signature = new Webhook(secret).sign(headers['webhook-id'] ?? '', at, body);
  return (headers['webhook-signature'] ?? '').split(' ').includes(signature);
}

function plainHeaders({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

async function bodyOf(request: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.byteLength;
    if (length > bodyBytesMax) throw new Error('too long for a webhook');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
