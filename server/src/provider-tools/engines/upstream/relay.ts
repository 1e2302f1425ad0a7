import { sniffMimeType } from '../../../storage/blobs/mime-sniffing.ts';
import { secondMs } from '../../../clock.ts';
import { Problem, problem } from '../../../errors.ts';
import { workQueue } from '../../../limits/semaphore.ts';
import type { GuardedFetch } from '../../../net/guarded-fetch.ts';
import { authorizeUpload, type FileKind, type UpstreamEndpoints, type UpstreamProduct } from './actions.ts';
import { brokenAnswer, errorFields, textOf, type UpstreamAnswer } from './answers.ts';
import { endedProblem, textWithin, type Rpc } from './rpc.ts';
import { UpstreamFault } from './upstream-fault.ts';

export interface RelayParts {
  rpc: Rpc;
  guardedFetch: GuardedFetch;
  /** For the provider's storage, which is trusted. */
  fetch: typeof globalThis.fetch;
  endpoints: UpstreamEndpoints;
}

interface RelayedFile {
  /** The parameter with the address. */
  name: string;
  url: string;
  kind: FileKind;
  product: UpstreamProduct;
}

/**
 * Uploads a caller's file to the provider's storage, the only place that its vision services read.
 * @returns its address there, or the caller's own if that is in the storage already
 * @throws tool_refused_input, address_refused, address_unreachable, upstream_timeout, unavailable, call_interrupted, UpstreamFault
 */
export type Relay = (file: RelayedFile, signal: AbortSignal) => Promise<string>;

/** The largest file that any of the provider's vision services accepts. */
const relayBytesMax = 10 * 1024 * 1024;
/** Each one holds its file in memory. */
const relaysMax = 8;
const waitingMax = 24;
/** For the whole file. */
const sourceTimeoutMs = 10 * secondMs;
const uploadTimeoutMs = 10 * secondMs;

export function relay({ rpc, guardedFetch, fetch, endpoints }: RelayParts): Relay {
  const inTurn = workQueue({
    runningMax: relaysMax,
    waitingMax,
    full: () => problem('unavailable', { message: 'too many calls of this tool right now', retryAfterSeconds: 3 }),
  });
  return async (file, signal) => {
    if (isInStorage(file.url)) return file.url;
    const relay = async () => {
      const bytes = await readSource(guardedFetch, file, signal);
      const answer = await rpc(authorizeUpload, uploadParameters(file.product), signal);
      const place = uploadPlace(answer, endpoints.storage);
      await upload(fetch, place, bytes, signal);
      return place.readUrl;
    };
    return inTurn(relay, { signal }).catch((thrown: unknown) => {
      throw thrown === signal.reason ? endedProblem(signal, thrown) : thrown;
    });
  };
}

/** The parts of the authorization to upload a file for a product. */
export function uploadParameters(product: UpstreamProduct): Map<string, string> {
  return new Map([
    ['Product', product],
    ['RegionId', 'cn-shanghai'],
  ]);
}

/** The vision services read these directly, but accept only ASCII in addresses. */
function isInStorage(url: string): boolean {
  return /^https?:\/\/[a-z\d][a-z\d-]{1,62}\.oss-cn-shanghai\.aliyuncs\.com\/[\x21-\x7e]+$/i.test(url);
}

async function readSource(guardedFetch: GuardedFetch, { name, url, kind }: RelayedFile, signal: AbortSignal): Promise<Buffer> {
  // A source that sends slowly would block others.
  const late = AbortSignal.timeout(sourceTimeoutMs);
  try {
    const request = { signal: AbortSignal.any([signal, late]), timeoutMs: sourceTimeoutMs, bytesMax: relayBytesMax };
    const response = await guardedFetch(url, request);
    if (response.status !== 200) {
      await response.body.cancel();
      throw refused(`${name} answers with status ${response.status}`);
    }
    const bytes = Buffer.concat(await Array.fromAsync(response.body));
    const type = await sniffMimeType(bytes, { isWhole: true, fileName: '' });
    if (type === null || !mimeTypes[kind].includes(type)) throw refused(`${name} is not a ${kind} of a supported format`);
    return bytes;
  } catch (thrown) {
    if (signal.aborted) throw endedProblem(signal, thrown);
    if (late.aborted) throw withParameterName(name, tooSlow());
    throw withParameterName(name, thrown instanceof Problem ? thrown : problem('address_unreachable', { cause: thrown }));
  }
}

/** Adds the name of the parameter to a problem with its address. */
export function withParameterName(name: string, thrown: unknown): unknown {
  if (!(thrown instanceof Problem)) return thrown;
  const { code, details, message } = thrown;
  return problem(code, { ...details, message, issues: [{ path: name, message }], cause: details.cause ?? thrown });
}

const pictureTypes = ['image/jpeg', 'image/png', 'image/bmp', 'image/gif', 'image/webp', 'image/tiff'];

const mimeTypes: Readonly<Record<FileKind, readonly string[]>> = {
  picture: pictureTypes,
  pictures: pictureTypes,
  video: [
    'video/mp4',
    'video/quicktime',
    'video/x-m4v',
    'video/matroska',
    'video/webm',
    'video/vnd.avi',
    'video/x-flv',
    'video/mpeg',
    'video/mp2t',
    'video/3gpp',
  ],
  document: [],
};

function tooSlow(): Problem {
  return problem('upstream_timeout', {
    message: `the address could not be read: it took longer than ${sourceTimeoutMs / secondMs} seconds`,
    hint: 'The call was refunded to the token. Check that it answers in time from the public internet, or try again later.',
  });
}

function refused(message: string): Problem {
  return problem('tool_refused_input', { message: `the tool could not work on this input: ${message}` });
}

interface UploadPlace {
  uploadUrl: string;
  readUrl: string;
  fields: ReadonlyArray<readonly [name: string, value: string]>;
}

/** The upload authorization. Its parts become addresses, so they must look like names. @throws UpstreamFault */
function uploadPlace({ members }: UpstreamAnswer, storage: string | undefined): UploadPlace {
  const field = (name: string, pattern: RegExp) => {
    const value = textOf(members[name]);
    if (value === null || !pattern.test(value)) throw brokenAnswer(`${name} of the upload authorisation`);
    return value;
  };
  const bucket = field('Bucket', /^[a-z\d][a-z\d-]{1,62}$/);
  const endpoint = field('Endpoint', /^[a-z\d.-]{3,200}$/);
  const key = field('ObjectKey', /^[\w./-]{1,500}$/);
  return {
    uploadUrl: storage === undefined ? `https://${bucket}.${endpoint}/` : new URL(`${bucket}/`, storage).href,
    readUrl: `http://${bucket}.${endpoint}/${key}`,
    fields: [
      ['OSSAccessKeyId', field('AccessKeyId', /^[\w.-]{1,200}$/)],
      ['policy', field('EncodedPolicy', /^[\w+/=-]{1,5000}$/)],
      ['Signature', field('Signature', /^[\w+/=-]{1,500}$/)],
      ['key', key],
      ['success_action_status', '201'],
    ],
  };
}

async function upload(
  fetch: typeof globalThis.fetch,
  { uploadUrl, fields }: UploadPlace,
  bytes: Buffer,
  signal: AbortSignal,
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  // The rest of the answer is not read.
  form.append('file', new Blob([new Uint8Array(bytes)]), 'file');
  const late = AbortSignal.timeout(uploadTimeoutMs);
  try {
    const response = await fetch(uploadUrl, { method: 'POST', body: form, redirect: 'manual', signal: AbortSignal.any([signal, late]) });
    const text = await textWithin(response, 64 * 1024);
    if (response.status === 201) return;
    throw new UpstreamFault('broken', { code: `Storage.${errorFields(text).code}` });
  } catch (thrown) {
    if (signal.aborted) throw endedProblem(signal, thrown);
    if (thrown instanceof UpstreamFault) throw thrown;
    throw new UpstreamFault(late.aborted ? 'late' : 'broken', { code: 'Storage.NoAnswer', cause: thrown });
  }
}
