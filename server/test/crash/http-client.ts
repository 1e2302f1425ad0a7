import { Agent, request, type IncomingHttpHeaders } from 'node:http';

export interface HttpAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A client with connections of its own: those to a killed process are never used for the next. */
export interface HttpClient {
  /** @throws when the connection breaks before the whole answer is there. */
  send(method: string, path: string, options?: { headers?: Readonly<Record<string, string>>; json?: unknown }): Promise<HttpAnswer>;
  close(): void;
}

const patienceMs = 20_000;

export function httpClient(origin: string): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return {
    send(method, path, { headers = {}, json } = {}) {
      const body = json === undefined ? null : JSON.stringify(json);
      const type = body === null ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
      return new Promise((resolve, reject) => {
        const sent = request(
          origin + path,
          { method, agent, headers: { ...type, ...headers }, signal: AbortSignal.timeout(patienceMs) },
          (incoming) => {
            const chunks: Buffer[] = [];
            incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
            incoming.on('error', reject);
            incoming.on('end', () => {
              if (incoming.statusCode === undefined || !incoming.complete) return reject(new Error('half an answer'));
              resolve({ status: incoming.statusCode, headers: incoming.headers, text: Buffer.concat(chunks).toString('utf8') });
            });
          },
        );
        sent.on('error', reject);
        sent.end(body ?? undefined);
      });
    },
    close: () => agent.destroy(),
  };
}
