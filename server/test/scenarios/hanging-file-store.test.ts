import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { truncate, writeFile, appendFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countedTool } from '../counted-tool.ts';
import { pausingProxy } from '../databases/pausing-proxy.ts';
import { ownTime } from '../own-time.ts';
import { boughtAsset, fetchAsset, linkOf, rainFields, sendUpload, uploadedAsset } from '../registry.ts';
import { startS3, type S3Server } from '../s3-server.ts';
import { startService, type Answer, type Service } from '../service.ts';
import { until } from '../until.ts';

const withinMs = 15_000;

async function timed(asked: () => Promise<Answer>): Promise<Answer> {
  using time = ownTime();
  const answer = await asked();
  expect(time.ms()).toBeLessThan(withinMs);
  return answer;
}

const blobsAt = (port: number | string) => `s3://farebox/files?endpoint=http://127.0.0.1:${port}&path_style=1&region=us-east-1`;

describe('an S3 store', () => {
  it.each(['pause', 'refuse'] as const)(
    'that does not answer (%s) causes a 503 within 15 seconds, and delays nothing else',
    async (fault) => {
      await using s3 = await startS3();
      await using proxy = await pausingProxy('127.0.0.1', Number(new URL(s3.endpoint).port));
      await using service = await startService({ settings: { FAREBOX_BLOBS: blobsAt(proxy.port) }, extraTools: [countedTool().tool] });
      const owner = await service.customer();
      const asset = await uploadedAsset(service, owner.login);
      const link = linkOf((await boughtAsset(service, asset.id)).delivered).slice(service.url.length);
      const token = (await service.paid(asset.id)).token;
      const call = (await service.paid('counted-echo')).token;

      proxy[fault]();
      const unavailable = { status: 503, body: { code: 'unavailable' } };
      const refused = Promise.all([
        timed(() => service.get(link)),
        timed(() => fetchAsset(service, asset.id, { 'x-payment-token': token })),
        timed(() => sendUpload(service, owner.login, rainFields)),
      ]);
      using time = ownTime();
      expect(await service.post('/api/tools/counted-echo', { note: 'a' }, { 'x-payment-token': call })).toMatchObject({ status: 200 });
      expect(await service.get('/api/v1/assets/search?q=rainfall')).toMatchObject({ status: 200 });
      expect(await service.get('/metrics')).toMatchObject({ status: 200 });
      expect(await service.get('/readyz')).toMatchObject({ status: 503, body: { checks: { blobs: false, database: true } } });
      expect(time.ms()).toBeLessThan(5000);
      for (const answer of await refused) {
        expect(answer, answer.text).toMatchObject(unavailable);
        expect(answer.headers.get('retry-after')).not.toBeNull();
      }
      using again = ownTime();
      expect(await service.get(link)).toMatchObject(unavailable);
      expect(again.ms()).toBeLessThan(1000);

      proxy.resume();
      await until('it answers again', async () => (await service.get(link)).status === 200, { everyMs: 100 });
      expect(await fetchAsset(service, asset.id, { 'x-payment-token': token })).toMatchObject({ status: 200 });
      await service.balances();
    },
  );
});

/** Reads a response as a stream. */
async function download(url: string): Promise<{ declared: number; received: number; isWhole: boolean; tookMs: number }> {
  using time = ownTime();
  return await new Promise((resolve) => {
    const asked = request(url, (answer) => {
      let received = 0;
      const end = () =>
        resolve({
          declared: Number(answer.headers['content-length']),
          received,
          isWhole: answer.statusCode === 200 && answer.complete,
          tookMs: time.ms(),
        });
      answer.on('data', (chunk: Buffer) => (received += chunk.length));
      answer.on('error', () => {});
      answer.on('close', end);
    });
    asked.on('error', () => resolve({ declared: 0, received: 0, isWhole: false, tookMs: time.ms() }));
    asked.end();
  });
}

const damages: ReadonlyArray<readonly [string, (file: string, size: number) => Promise<void>]> = [
  ['shorter', (file, size) => truncate(file, size - 100_000)],
  ['longer', (file) => appendFile(file, randomBytes(100_000))],
  ['other bytes', (file, size) => writeFile(file, randomBytes(size))],
  ['empty', (file) => truncate(file, 0)],
];

describe.each(['file', 's3'] as const)('a download from a %s store', (kind) => {
  async function started(s3: S3Server): Promise<{ service: Service; fileOf(): Promise<string> }> {
    const settings = kind === 's3' ? { FAREBOX_BLOBS: blobsAt(new URL(s3.endpoint).port) } : {};
    const service = await startService({ settings });
    const folder = kind === 's3' ? s3.folder : join(service.parts.config.dataDir, 'blobs');
    return {
      service,
      async fileOf() {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const found = entries.find((entry) => entry.isFile() && entry.parentPath.includes('assets') && !/metadata|md5/.test(entry.name));
        return join(found?.parentPath ?? '', found?.name ?? '');
      },
    };
  }

  it.each(damages)(
    'of a file that became %s ends with an error at once, and never sends more bytes than announced',
    async (_what, damage) => {
      await using s3 = await startS3();
      const { service, fileOf } = await started(s3);
      await using _ = service;
      const owner = await service.customer();
      const bytes = new Uint8Array(randomBytes(3 * 1024 * 1024));
      const file = { bytes, name: 'noise.bin', type: 'application/octet-stream' };
      const asset = await uploadedAsset(service, owner.login, { asset_type: 'video' }, file);
      const link = linkOf((await boughtAsset(service, asset.id)).delivered);
      expect(await download(link)).toMatchObject({ received: bytes.length, isWhole: true });
      await damage(await fileOf(), bytes.length);
      const { declared, received, isWhole, tookMs } = await download(link);
      expect(isWhole).toBe(false);
      expect(received).toBeLessThanOrEqual(declared);
      expect(tookMs).toBeLessThan(5000);
    },
  );
});
