import { randomUUID } from 'node:crypto';
import { open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { DeliveredAsset } from '@farebox/contract';
import { UndeliveredError, type Client } from '@farebox/client';
import { safeFileName } from '../storage/blobs/file-name.ts';
import { plain, type Terminal } from './command.ts';
import { megabytes, progressBar } from './progress.ts';

/**
 * `farebox assets fetch ID`: pays, downloads, checks the hash. The target is checked before anything is paid, and a file gets its name only
 * when it is complete.
 */
export async function fetchAsset(assetId: string, options: FetchOptions, { print, printJson, ...terminal }: Terminal): Promise<void> {
  const client = await terminal.client();
  if (options.output === '-') {
    const delivered = await deliver(client, assetId, options);
    if (delivered.delivery.type === 'api_invocation') return printJson(delivered);
    return resumable(delivered, () => toStandardOutput(client, delivered));
  }

  const target = await targetOf(options);
  const part = join(target.folder, `.farebox-${randomUUID()}.part`);
  // Created before anything is paid: a folder that is not writable is noticed in time.
  const handle = await open(part, 'wx', 0o666);
  try {
    const delivered = await deliver(client, assetId, options);
    const { delivery } = delivered;
    await resumable(delivered, async () => {
      if (delivery.type === 'api_invocation' && target.name === null) return printJson(delivered);
      const isChecked = delivery.type === 'signed_url' && (await writeTo(handle, client, delivered));
      if (delivery.type === 'api_invocation') await handle.writeFile(`${JSON.stringify(delivery, null, 2)}\n`);
      await handle.close();
      const file = await place(part, target, delivery.type === 'signed_url' ? delivery.file_name : 'api.json');
      print({ ...delivered, file, is_checked: isChecked }, () => saved(file, delivered, isChecked));
    });
  } finally {
    await handle.close().catch(() => undefined);
    await rm(part, { force: true });
  }
}

interface FetchOptions {
  output?: string | undefined;
  /** Of an earlier payment. */
  token?: string | undefined;
  /** Overwrites files. */
  force?: true | undefined;
}

function deliver(client: Client, assetId: string, { token }: FetchOptions): Promise<DeliveredAsset> {
  return client.fetchAsset(assetId, token === undefined ? {} : { token }).catch((thrown: unknown) => {
    if (thrown instanceof UndeliveredError) tellToken(assetId, thrown.payment.token);
    throw thrown;
  });
}

/** The error of a fetch that fails after it was paid says how to get the asset without paying again. */
async function resumable(delivered: DeliveredAsset, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (thrown) {
    if (delivered.payment !== null) tellToken(delivered.asset_id, delivered.payment.token);
    throw thrown;
  }
}

function tellToken(assetId: string, token: string): void {
  process.stderr.write(`It is paid. To get it without paying again: farebox assets fetch ${plain(assetId)} --token ${plain(token)}\n`);
}

/** @returns whether the bytes were checked against a hash */
async function writeTo(handle: Awaited<ReturnType<typeof open>>, client: Client, delivered: DeliveredAsset): Promise<boolean> {
  const { body, isChecked } = await download(client, delivered);
  for await (const chunk of body) await handle.appendFile(chunk);
  return isChecked;
}

async function toStandardOutput(client: Client, delivered: DeliveredAsset): Promise<void> {
  const { body } = await download(client, delivered);
  for await (const chunk of body) {
    await new Promise<void>((resolve, reject) => {
      process.stdout.write(chunk, (failure) => (failure === null || failure === undefined ? resolve() : reject(failure)));
    });
  }
}

/** Ends on Control-C, so that no partial file is left. */
function download(client: Client, delivered: DeliveredAsset) {
  const interrupted = new AbortController();
  process.once('SIGINT', () => interrupted.abort(new Error('interrupted')));
  const onProgress = progressBar(megabytes);
  return client.download(delivered, { signal: interrupted.signal, ...(onProgress === undefined ? {} : { onProgress }) });
}

interface Target {
  folder: string;
  /** Null: the file name of the delivery. */
  name: string | null;
  isForced: boolean;
}

/** @throws if --output exists, so that nothing is paid for a file that cannot be saved */
async function targetOf({ output, force }: FetchOptions): Promise<Target> {
  const isForced = force === true;
  if (output === undefined) return { folder: '.', name: null, isForced };
  const found = await stat(output).catch(() => null);
  if (found?.isDirectory() === true) return { folder: output, name: null, isForced };
  if (found !== null && !isForced)
    throw new Error(`${output} exists: choose another --output, or replace it with --force. Nothing was paid.`);
  return { folder: dirname(output), name: basename(output), isForced };
}

const copiesMax = 1000;

/** Gives the file its name, with a number if that is taken. @returns the path */
async function place(part: string, { folder, name, isForced }: Target, deliveredName: string): Promise<string> {
  const wanted = name ?? fileNameOf(deliveredName);
  if (isForced) {
    await rename(part, join(folder, wanted));
    return join(folder, wanted);
  }
  for (let copy = 1; copy <= copiesMax; copy += 1) {
    const path = join(folder, copy === 1 ? wanted : numbered(wanted, copy));
    if (!(await isReserved(path))) continue;
    await rename(part, path);
    return path;
  }
  throw new Error(`${wanted} and its copies exist: choose another name with --output`);
}

/** Reserves the name for this command, unless the file exists. */
async function isReserved(path: string): Promise<boolean> {
  try {
    await (await open(path, 'wx')).close();
    return true;
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'EEXIST') return false;
    throw thrown;
  }
}

/** The name comes from a stranger: it stays in the folder, is no option of a command, and has no hidden characters. */
export function fileNameOf(deliveredName: string): string {
  const bare = safeFileName(deliveredName).replace(/^[-. ]+/, '');
  // Again: the text after a dash may be the name of a device.
  return bare === '' ? 'asset' : safeFileName(bare);
}

function numbered(name: string, copy: number): string {
  const extension = extname(name);
  return `${name.slice(0, name.length - extension.length)}-${copy}${extension}`;
}

function saved(file: string, { payment }: DeliveredAsset, isChecked: boolean): string {
  const paid = payment === null ? 'free' : `paid $${payment.amount}`;
  return plain(`saved ${file}: ${paid}, ${isChecked ? 'its SHA-256 is right' : 'not checked, as its source has no SHA-256'}`);
}
