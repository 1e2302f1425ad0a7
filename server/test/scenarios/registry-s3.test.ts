import { createHash, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { boughtAsset, linkOf, uploadedAsset } from '../registry.ts';
import { startS3 } from '../s3-server.ts';
import { startService } from '../service.ts';

it('files of an S3-compatible store are uploaded, sold and downloaded in parts', async () => {
  await using s3 = await startS3();
  const blobs = `s3://farebox/files?endpoint=${s3.endpoint}&path_style=1&region=us-east-1`;
  await using service = await startService({ settings: { FAREBOX_BLOBS: blobs } });
  const owner = await service.customer();
  const bytes = new Uint8Array(randomBytes(20 * 1024 * 1024));
  const asset = await uploadedAsset(
    service,
    owner.login,
    { asset_type: 'video' },
    { bytes, name: 'noise.bin', type: 'application/octet-stream' },
  );
  expect(asset.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));

  const link = linkOf((await boughtAsset(service, asset.id)).delivered);
  const whole = new Uint8Array(await (await fetch(link)).arrayBuffer());
  expect(createHash('sha256').update(whole).digest('hex')).toBe(asset.sha256);
  const part = await fetch(link, { headers: { range: 'bytes=10000000-10000999' } });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(10_000_000, 10_001_000))).toBe(true);
  expect(await service.get('/readyz')).toMatchObject({ status: 200, body: { checks: { blobs: true } } });
});
