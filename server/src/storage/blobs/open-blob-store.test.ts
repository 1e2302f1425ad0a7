import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ConfigError } from '../../config.ts';
import { openBlobs } from './open-blob-store.ts';

it('opens a folder in the data folder by default, or the configured one', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'farebox-open-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const { signal } = new AbortController();
  await (await openBlobs({ blobsUrl: null, dataDir })).check(signal);
  await (await openBlobs({ blobsUrl: `file://${dataDir}/a%20folder`, dataDir })).check(signal);
  expect((await readdir(dataDir)).toSorted()).toEqual(['a folder', 'blobs']);
});

it.each([
  's3://bucket',
  's3://my.bucket-1/',
  's3://bucket/some/prefix?region=eu-west-1',
  's3://bucket/p?endpoint=http://127.0.0.1:9000&path_style=1',
])('accepts %s', async (blobsUrl) => expect((await openBlobs({ blobsUrl, dataDir: '/nowhere' })).kind).toBe('s3'));

it.each([
  ['nonsense', 'is not a URL'],
  ['https://example.com/', 'must begin with'],
  ['file://server/share', 'three slashes'],
  ['file:///', 'must name a folder'],
  ['file:///folder?x=1', 'takes no parameters'],
  ['file:///folder#x', 'after #'],
  ['s3://', 'must name a bucket'],
  ['s3:///prefix', 'must name a bucket'],
  ['s3://B_ucket/', 'must name a bucket'],
  ['s3://bucket:9000/', 'must name a bucket'],
  ['s3://key:secret@bucket/', 'must not hold credentials'],
  ['s3://bucket/a%20b', 'in its prefix'],
  ['s3://bucket/?regoin=x', 'has no parameter regoin'],
  ['s3://bucket/?path_style=yes', 'path_style=0 or path_style=1'],
  ['s3://bucket/?endpoint=minio:9000', 'http or https URL'],
  ['s3://bucket/?endpoint=', 'http or https URL'],
])('refuses %s with the reason', async (blobsUrl, why) => {
  const opening = openBlobs({ blobsUrl, dataDir: '/nowhere' });
  await expect(opening).rejects.toThrow(ConfigError);
  await expect(opening).rejects.toThrow(`FAREBOX_BLOBS: ${why}`.slice(0, 14));
  await expect(opening).rejects.toThrow(why);
});
