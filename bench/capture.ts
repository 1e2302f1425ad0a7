import { request } from 'node:http';
import { z } from 'zod';

/** An answer as it came over the wire, without the headers that Node adds by itself. */
export const Captured = z.object({
  status: z.union([z.literal(200), z.literal(402)]),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});
export type Captured = z.output<typeof Captured>;

/** The bytes of its headers, as they came. */
export function headLength({ headers }: Captured): number {
  return Object.entries(headers).reduce((total, [name, value]) => total + name.length + value.length + ': \r\n'.length, 0);
}

const writtenByNode = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);

export interface HttpRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/**
 * Sends one request and keeps the answer.
 * @throws for any other status than the expected one
 */
export function capture(port: number, { method, path, headers, body }: HttpRequest): Promise<Captured> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false, timeout: 10_000 }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () => {
        const body = Buffer.concat(chunks).toString('utf8');
        const captured = Captured.safeParse({ status: answer.statusCode, headers: headersOf(answer.rawHeaders), body });
        if (captured.success) resolve(captured.data);
        else reject(new Error(`${method} ${path} answered ${answer.statusCode}: ${body}`));
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

/** The same request as the load generator sends it, byte for byte. */
export function requestText({ method, path, headers, body }: HttpRequest): string {
  const lines = Object.entries({ Host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  if (body !== undefined) lines.push(`Content-Length: ${Buffer.byteLength(body)}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${Buffer.from(body ?? '', 'utf8').toString('latin1')}`;
}

function headersOf(raw: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const [name = '', value = ''] = [raw[at], raw[at + 1]];
    if (!writtenByNode.has(name.toLowerCase())) headers[name] = value;
  }
  return headers;
}
