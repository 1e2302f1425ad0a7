import { loopbackUpstream } from './loopback-upstream.ts';

interface ReceivedNotice {
  headers: Record<string, string>;
  body: string;
}

/** Takes notices; refuses the first so many, as a receiver that is just being restarted. */
export async function noticeReceiver(refusals = 0) {
  const notices: ReceivedNotice[] = [];
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
      notices.push({
        headers: { 'webhook-id': String(id), 'webhook-timestamp': String(timestamp), 'webhook-signature': String(signature) },
        body,
      });
      response.writeHead(204).end();
    });
  });
  return { notices, url: `${upstream.url}/notices`, [Symbol.asyncDispose]: () => upstream[Symbol.asyncDispose]() };
}
