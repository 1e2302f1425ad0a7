import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendUpload, rainFields } from '../registry.ts';
import { startService, type RequestHeaders, type Service } from '../service.ts';
import { until } from '../until.ts';

const kibibyte = 1024;

describe('uploads that trickle', () => {
  let service: Service;
  const sockets: Socket[] = [];
  beforeEach(async () => {
    service = await startService({ settings: { FAREBOX_TRUSTED_HOPS: '1' } });
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await service[Symbol.asyncDispose]();
  });

  const from = (address: string): RequestHeaders => ({ 'x-forwarded-for': address });
  const logins = (count: number) => Promise.all(Array.from({ length: count }, async () => (await service.customer()).login));

  /** Begins an upload that says it is large, sends so much of it, and falls silent. */
  function begin(headers: RequestHeaders, bytes: number): void {
    const { hostname, port } = new URL(service.url);
    const socket = connect({ host: hostname, port: Number(port) });
    sockets.push(socket);
    socket.on('error', () => {});
    socket.resume();
    const form =
      '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\nContent-Type: application/octet-stream\r\n\r\n';
    const lines = Object.entries({
      host: 'farebox.test',
      'content-type': 'multipart/form-data; boundary=edge',
      'content-length': '100000000',
      ...headers,
    });
    socket.write(
      `POST /api/v1/admin/assets/upload HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${form}`,
    );
    if (bytes > 0) socket.write(Buffer.alloc(bytes));
  }
  const staged = async () =>
    (await readdir(join(service.parts.config.dataDir, 'uploads')).catch(() => [])).filter((name) => name.endsWith('.part')).length;
  const upload = (login: RequestHeaders, address: string) => sendUpload(service, { ...login, ...from(address) }, rainFields);

  it('hold up nobody, on however many connections', async () => {
    const attackers = await logins(9);
    for (const [index, login] of attackers.entries()) {
      for (let each = 0; each < 8; each += 1) begin({ ...login, ...from(`192.0.2.${index}`) }, 1);
    }
    await until('they have begun', async () => (await staged()) === 72);
    const [honest = {}] = await logins(1);
    expect(await upload(honest, '198.51.100.1')).toMatchObject({ status: 201 });
    // Nor their own owners.
    expect(await upload(attackers[0] ?? {}, '192.0.2.0')).toMatchObject({ status: 201 });
  });

  it('and have sent enough to take slots are at most sixteen of one address', async () => {
    const attackers = await logins(3);
    for (const login of attackers) {
      for (let each = 0; each < 8; each += 1) begin({ ...login, ...from('192.0.2.1') }, 80 * kibibyte);
    }
    await until('sixteen have slots, and the others are refused', async () => (await staged()) === 16);
    const [honest = {}, other = {}] = await logins(2);
    const refused = await upload(honest, '192.0.2.1');
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable', error: 'too many uploads at once' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await upload(other, '198.51.100.1')).toMatchObject({ status: 201 });
  });
});
