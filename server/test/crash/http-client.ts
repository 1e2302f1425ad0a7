import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Nobody knows what became of the request: there was no answer, or half of one. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

export interface HttpAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** The bytes as UTF-8. */
  text: string;
}

export interface HttpRequest {
  headers?: Readonly<Record<string, string>>;
  json?: unknown;
  form?: FormData;
}

/** A client with connections of its own: those to a killed process are never used for the next. */
export interface HttpClient {
  /** @throws NoAnswer when the connection breaks before the whole answer is there, or when that takes too long */
  send(method: string, path: string, request?: HttpRequest): Promise<HttpAnswer>;
  close(): void;
}

/** A machine may be busy with something else. */
const usualPatienceMs = 60_000;

export function httpClient(origin: string, patienceMs = usualPatienceMs): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return {
    async send(method, path, { headers = {}, ...content } = {}) {
      const body = await bodyOf(content);
      const type = body === null ? {} : { 'content-type': body.type, 'content-length': String(body.bytes.byteLength) };
      return new Promise((resolve, rejected) => {
        const reject = (cause: Error) => rejected(new NoAnswer(`${method} ${path}: ${cause.message}`, { cause }));
        const sent = request(
          origin + path,
          { method, agent, headers: { ...type, ...headers }, signal: AbortSignal.timeout(patienceMs) },
          (incoming) => {
            const chunks: Buffer[] = [];
            incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
            incoming.on('error', reject);
            incoming.on('end', () => {
              if (incoming.statusCode === undefined || !incoming.complete) return reject(new Error('half an answer'));
              const bytes = Buffer.concat(chunks);
              resolve({ status: incoming.statusCode, headers: incoming.headers, bytes, text: bytes.toString('utf8') });
            });
          },
        );
        sent.on('error', reject);
        sent.end(body?.bytes);
      });
    },
    close: () => agent.destroy(),
  };
}

const repeatsMax = 5;

/** Repeats what the service was too busy for, after the time that it names, as its answer advises. */
export function repeatingClient(http: HttpClient): HttpClient {
  return {
    async send(method, path, request) {
      for (let repeats = 0; ; repeats += 1) {
        const answer = await http.send(method, path, request);
        const seconds = Number(answer.headers['retry-after']);
        if (!isBusy(answer) || Number.isNaN(seconds) || repeats >= repeatsMax) return answer;
        await pause(seconds * 1000);
      }
    },
    close: () => http.close(),
  };
}

/** Nothing was charged, and no token was used. */
function isBusy({ status, text }: HttpAnswer): boolean {
  return status === 503 && text.includes('"code":"unavailable"');
}

async function bodyOf({ json, form }: Pick<HttpRequest, 'json' | 'form'>): Promise<{ bytes: Buffer; type: string } | null> {
  if (form !== undefined) {
    const packed = new Response(form);
    return { bytes: Buffer.from(await packed.arrayBuffer()), type: packed.headers.get('content-type') ?? '' };
  }
  return json === undefined ? null : { bytes: Buffer.from(JSON.stringify(json)), type: 'application/json' };
}
