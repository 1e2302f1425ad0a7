import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { boughtAsset, linkOf, uploadedAsset } from '../registry.ts';
import { startService } from '../service.ts';
import { until } from '../until.ts';

it('a download that nobody reads is ended, and others go on', async () => {
  await using service = await startService({
    limits: { unreadMs: 200, unreadBytesPerSecond: 10_000_000, connectionsCheckingInterval: 50 },
  });
  const owner = (await service.customer()).login;
  // More than the kernel keeps for a reader.
  const bytes = new Uint8Array(40_000_000);
  const file = { bytes, name: 'much.bin', type: 'application/octet-stream' };
  const { id } = await uploadedAsset(service, owner, { title: 'Much', price_amount: '0.01' }, file);
  const url = linkOf((await boughtAsset(service, id)).delivered);
  const { hostname, port, pathname, search } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  let isEnded = false;
  socket.on('error', () => (isEnded = true));
  socket.on('close', () => (isEnded = true));
  socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`);
  // Only who writes learns that a connection was reset while it reads nothing.
  await until('it is ended', () => {
    if (!isEnded) socket.write('\r\n');
    return isEnded;
  });
  socket.destroy();
  expect((await fetch(url)).status).toBe(200);
});
