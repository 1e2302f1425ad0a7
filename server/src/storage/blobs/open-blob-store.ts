import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, type Config } from '../../config.ts';
import type { BlobStore } from './blob-store.ts';
import { breakingBlobs } from './breaking-blobs.ts';
import { filesystemBlobs } from './filesystem.ts';

/**
 * The blob store in the settings: `file:///folder`, or `s3://bucket/prefix?region=...&endpoint=...&path_style=1`. The default is the
 * folder `blobs` in the data folder. Nothing is read or written yet; the AWS SDK is loaded only for s3://.
 * @throws ConfigError for any other address
 */
export async function openBlobs(
  { blobsUrl, dataDir }: Pick<Config, 'blobsUrl' | 'dataDir'>,
  told: { breaker?: (isOpen: boolean) => void } = {},
): Promise<BlobStore> {
  if (blobsUrl === null) return filesystemBlobs({ root: join(dataDir, 'blobs') });
  const url = URL.parse(blobsUrl);
  if (url === null) throw fault('is not a URL');
  if (url.username !== '' || url.password !== '') throw fault('must not hold credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  if (url.hash !== '') throw fault('must not have a part after #');
  if (url.protocol === 'file:') return openFolder(url);
  if (url.protocol === 's3:') return openBucket(url, told.breaker);
  throw fault('must begin with file:/// or s3://');
}

function openFolder(url: URL): BlobStore {
  if (url.search !== '') throw fault('takes no parameters for a folder');
  if (url.host !== '') throw fault('must name a local folder, with three slashes: file:///folder');
  if (url.pathname === '/') throw fault('must name a folder, not the whole disk');
  return filesystemBlobs({ root: fileURLToPath(url) });
}

const parameters = ['region', 'endpoint', 'path_style'];

async function openBucket(url: URL, breaker?: (isOpen: boolean) => void): Promise<BlobStore> {
  const given = url.searchParams;
  const unknown = [...given.keys()].filter((name) => !parameters.includes(name));
  if (unknown.length > 0) throw fault(`has no parameter ${unknown.join(', ')}; there are ${parameters.join(', ')}`);
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.host)) throw fault('must name a bucket: s3://bucket/prefix');
  const prefix = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, '');
  if (!/^[a-zA-Z0-9_./-]*$/.test(prefix)) throw fault('may only have letters, digits and _ . - / in its prefix');
  const pathStyle = given.get('path_style') ?? '0';
  if (pathStyle !== '0' && pathStyle !== '1') throw fault('must have path_style=0 or path_style=1');
  const endpoint = given.get('endpoint');
  const protocol = endpoint === null ? 'https:' : URL.parse(endpoint)?.protocol;
  if (protocol !== 'http:' && protocol !== 'https:') throw fault('must have an http or https URL as its endpoint');
  const { s3Blobs } = await import('./s3.ts');
  const store = { bucket: url.host, prefix: prefix === '' ? '' : `${prefix}/` };
  return breakingBlobs(s3Blobs({ ...store, region: given.get('region'), endpoint, isPathStyle: pathStyle === '1' }), { told: breaker });
}

function fault(what: string): ConfigError {
  return new ConfigError([`FAREBOX_BLOBS: ${what}`]);
}
