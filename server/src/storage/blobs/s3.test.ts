import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startS3, type S3Server } from '../../../test/s3-server.ts';
import { describeBlobStore } from '../../../test/suites/blob-store.ts';
import { until } from '../../../test/until.ts';
import { openBlobs } from './open-blob-store.ts';
import { s3Blobs } from './s3.ts';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3[Symbol.asyncDispose]());

function clientOf(url: string): S3Client {
  return new S3Client({
    endpoint: url,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 1,
  });
}

let stores = 0;
describeBlobStore('s3', async () => {
  const store = await openBlobs({
    blobsUrl: `s3://farebox/test-${(stores += 1)}?endpoint=${s3.endpoint}&path_style=1`,
    dataDir: '/nowhere',
  });
  return { store, bytesFolder: s3.folder, remove: async () => {} };
});

const { signal } = new AbortController();

it('lets the store verify a checksum of the upload, and of each part of a large file', async () => {
  const seen: boolean[] = [];
  const upstream = createServer((request, response) => {
    const md5 = createHash('md5');
    request.on('data', (chunk: Buffer) => md5.update(chunk));
    request.on('end', () => {
      if (request.method === 'PUT') seen.push(request.headers['content-md5'] === md5.digest('base64'));
      const result = request.url?.includes('uploads') === true ? 'InitiateMultipartUploadResult' : 'CompleteMultipartUploadResult';
      const body = `<${result}><UploadId>1</UploadId></${result}>`;
      response.writeHead(200, { etag: '"1"', 'content-type': 'application/xml' }).end(request.method === 'POST' ? body : '');
    });
  });
  upstream.listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  onTestFinished(() => upstream.closeAllConnections());
  const address = upstream.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const store = s3Blobs({ bucket: 'farebox', client: clientOf(`http://127.0.0.1:${address.port}`) });
  for (const sizeBytes of [1000, 20 * 1024 * 1024]) {
    const file = join(s3.folder, 'staged');
    await writeFile(file, randomBytes(sizeBytes));
    await store.put('assets/a', file, { sizeBytes, mimeType: null, signal });
  }
  expect(seen).toEqual([true, true, true, true]);
});

/** A store with scripted answers that records its requests. */
async function scripted(answer: RequestListener): Promise<{ client: S3Client; requests: string[] }> {
  const requests: string[] = [];
  const upstream = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    request.resume().on('end', () => answer(request, response));
  });
  upstream.listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const address = upstream.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const client = clientOf(`http://127.0.0.1:${address.port}`);
  onTestFinished(() => {
    client.destroy();
    upstream.closeAllConnections();
    upstream.close();
  });
  return { client, requests };
}

async function fileOf(sizeBytes: number): Promise<string> {
  const file = join(s3.folder, 'staged');
  await writeFile(file, Buffer.alloc(sizeBytes));
  return file;
}

describe('s3Blobs', () => {
  it('sees only keys under its prefix', async () => {
    const client = clientOf(s3.endpoint);
    onTestFinished(() => client.destroy());
    await s3Blobs({ bucket: 'farebox', prefix: 'ours/', client }).put('assets/a', await fileOf(1), {
      sizeBytes: 1,
      mimeType: null,
      signal,
    });
    expect((await Array.fromAsync(s3Blobs({ bucket: 'farebox', prefix: 'theirs/', client }).list())).length).toBe(0);
    expect((await Array.fromAsync(s3Blobs({ bucket: 'farebox', prefix: 'ours/', client }).list())).map(({ key }) => key)).toEqual([
      'assets/a',
    ]);
  });

  it('fails its check if the bucket is missing, instead of reporting a missing blob', async () => {
    const client = clientOf(s3.endpoint);
    onTestFinished(() => client.destroy());
    const store = s3Blobs({ bucket: 'nowhere', client });
    const missing = expect.objectContaining({ name: 'NoSuchBucket' });
    await expect(store.check(signal)).rejects.toThrow(missing);
    await expect(store.read('assets/a', { signal })).rejects.toThrow(missing);
    await expect(store.stat('assets/a', { signal })).rejects.toThrow(missing);
  });

  const created = '<InitiateMultipartUploadResult><UploadId>upload-1</UploadId></InitiateMultipartUploadResult>';

  it('aborts the multipart upload and stops sending when the signal aborts', async () => {
    const { client, requests } = await scripted((request, response) => {
      if (request.url?.includes('uploads') === true) response.end(created);
      else if (request.method === 'DELETE') response.writeHead(204).end();
    });
    const controller = new AbortController();
    const sizeBytes = 40 * 1024 * 1024;
    const putting = s3Blobs({ bucket: 'farebox', client }).put('assets/a', await fileOf(sizeBytes), {
      sizeBytes,
      mimeType: null,
      signal: controller.signal,
    });
    putting.catch(() => {});
    await until('three parts are on their way', () => requests.filter((line) => line.startsWith('PUT')).length === 3);
    controller.abort(new Error('enough'));
    await expect(putting).rejects.toThrow('enough');
    expect(requests.filter((line) => line.startsWith('PUT'))).toHaveLength(3);
    expect(requests.slice(-2)).toEqual([
      expect.stringMatching(/^DELETE \/farebox\/assets\/a\?.*uploadId=upload-1/),
      expect.stringMatching(/^DELETE \/farebox\/assets\/a(?!.*uploadId)/),
    ]);
  });

  it('aborts the multipart upload when a part is refused', async () => {
    const { client, requests } = await scripted((request, response) => {
      if (request.url?.includes('uploads') === true) response.end(created);
      else if (request.method === 'DELETE') response.writeHead(204).end();
      else if (request.url?.includes('partNumber=2') === true) response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
      else response.writeHead(200, { etag: '"x"' }).end();
    });
    const sizeBytes = 40 * 1024 * 1024;
    const putting = s3Blobs({ bucket: 'farebox', client }).put('assets/a', await fileOf(sizeBytes), { sizeBytes, mimeType: null, signal });
    await expect(putting).rejects.toThrow(expect.objectContaining({ name: 'AccessDenied' }));
    expect(requests.some((line) => line.startsWith('DELETE') && line.includes('uploadId=upload-1'))).toBe(true);
  });

  it('ends multipart uploads that a crash left a day ago when it lists', async () => {
    const upload = (key: string, at: string) =>
      `<Upload><Key>${key}</Key><UploadId>id-${key}</UploadId><Initiated>${at}</Initiated></Upload>`;
    const uploads = upload('old', '2026-01-01T00:00:00.000Z') + upload('new', '2026-01-02T11:00:00.000Z');
    const { client, requests } = await scripted((request, response) => {
      if (request.method === 'DELETE') response.writeHead(204).end();
      else if (request.url?.includes('uploads') === true)
        response.end(`<ListMultipartUploadsResult>${uploads}</ListMultipartUploadsResult>`);
      else response.end('<ListBucketResult></ListBucketResult>');
    });
    const clock = { now: () => Date.UTC(2026, 0, 2, 12) };
    expect(await Array.fromAsync(s3Blobs({ bucket: 'farebox', client, clock }).list())).toEqual([]);
    expect(requests.filter((line) => line.startsWith('DELETE'))).toEqual([expect.stringContaining('uploadId=id-old')]);
  });

  it('lists page after page', async () => {
    const page = (key: string, next: string) =>
      `<ListBucketResult><Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>${next}</ListBucketResult>`;
    const { client } = await scripted((request, response) => {
      if (request.url?.includes('uploads') === true) response.writeHead(501).end();
      else if (request.url?.includes('continuation-token') === true) response.end(page('second', ''));
      else response.end(page('first', '<NextContinuationToken>more</NextContinuationToken><IsTruncated>true</IsTruncated>'));
    });
    const listed = await Array.fromAsync(s3Blobs({ bucket: 'farebox', client }).list());
    expect(listed).toEqual([
      { key: 'first', modifiedAt: Date.UTC(2026) },
      { key: 'second', modifiedAt: Date.UTC(2026) },
    ]);
  });

  it('refuses a whole body in place of a range', async () => {
    const { client } = await scripted((_request, response) => response.end('0123456789'));
    const range = { start: 2, end: 3 };
    await expect(s3Blobs({ bucket: 'farebox', client }).read('assets/a', { range, signal })).rejects.toThrow(
      'did not answer with what was asked for',
    );
  });
});
