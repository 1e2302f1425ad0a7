import { loopbackUpstream } from './loopback-upstream.ts';

interface ReceivedWebhook {
  headers: Record<string, string>;
  body: string;
}

/** Receives webhooks; refuses the first ones, like a receiver that restarts. */
export async function webhookReceiver(refusals = 0) {
  const webhooks: ReceivedWebhook[] = [];
  let left = refusals;
  const upstream = await loopbackUpstream((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      left -= 1;
      if (left >= 0) {
        response.writeHead(503).end();
        return;
      }
      const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = request.headers;
      webhooks.push({
        headers: { 'webhook-id': String(id), 'webhook-timestamp': String(timestamp), 'webhook-signature': String(signature) },
        body,
      });
      response.writeHead(204).end();
    });
  });
  return { webhooks, url: `${upstream.url}/webhooks`, [Symbol.asyncDispose]: () => upstream[Symbol.asyncDispose]() };
}
