import type { Foundation } from '../foundation.ts';
import type { PublishUpload } from '@farebox/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import { bound } from '../bound.ts';
import { dayMs, minuteMs, secondMs } from '../clock.ts';
import { problem } from '../errors.ts';
import { newId } from '../ids.ts';
import { busy } from '../limits/busy.ts';
import { workQueue } from '../limits/semaphore.ts';
import { asWriteFailure } from '../storage/blobs/failures.ts';
import type { Queries } from '../storage/database.ts';
import type { DiskReserve } from '../storage/disk-reserve.ts';
import { isUniqueViolation } from '../storage/unique-violation.ts';
import { pump, tooLarge, watchProgress, type ArrivalLimits } from './arriving-bytes.ts';
import type { Asset } from './asset.ts';
import { joinPieces, stageBytes } from './joined-pieces.ts';
import type { Assets } from './assets.ts';
import { safeFileName } from '../storage/blobs/file-name.ts';
import { requireRoom } from './owner-standing.ts';
import type { PendingBlobs } from './pending-blobs.ts';
import { pieceWriter } from './piece-writer.ts';
import type { Editor, Publisher } from './publish.ts';
import { declaredType, type ReceivedFile } from './upload-body.ts';
import { pieceName, pieceOf, reachOf, type Piece } from './upload-pieces.ts';
import type { Uploader, UploadPlaces } from './upload-slots.ts';

/**
 * Uploads of a file in several requests, which continue after a lost connection, a restart, and on another replica.
 *
 * The blobs of an upload are its whole state: a description, and pieces whose names state what they hold. So no row can disagree with the
 * bytes. A pending row is written before each blob, as for every upload; the janitor removes by these rows what is older than a day.
 */
export type ResumableUploads = ReturnType<typeof resumableUploads>;

export interface Unfinished {
  id: string;
  fileName: string;
  mimeType: string | null;
  sizeBytes: number;
  offsetBytes: number;
  createdAt: number;
  expiresAt: number;
}

interface AppendedBytes {
  offsetBytes: number;
  /** As far as it was declared. */
  lengthBytes: number | null;
  body: ReadableStream<Uint8Array> | null;
  signal: AbortSignal;
}

export interface ResumableUploadsOptions extends Pick<Foundation, 'blobs' | 'clock' | 'database' | 'log'> {
  pendingBlobs: PendingBlobs;
  assets: Pick<Assets, 'find'>;
  publisher: Pick<Publisher, 'publishUpload'>;
  disk: Pick<DiskReserve, 'requireSpare'>;
  uploadPlaces: UploadPlaces;
  stagingFolder: string;
  /** This installation's folder for pieces in the blob store. */
  pieceFolder: string;
  uploadBytesMax: number;
  ownerBytesMax: number;
  /** For tests; default as for every upload. */
  limits?: Pick<ArrivalLimits, 'idleMs' | 'pace'>;
}

/** The janitor removes what is older. */
const lifetimeMs = dayMs;
const unfinishedOfOwnerMax = 8;
/** Of one owner; they begin one after another. */
const beginningMax = 1000;
/** As much as a lost connection or a crash costs at most. */
const pieceBytesMin = 16 * 1024 * 1024;
const wholePiecesMax = 500;
/** Broken requests leave small pieces. */
const piecesMax = 1000;
const storeTimeoutMs = minuteMs;
/** A description is in the store by then, or never. */
const beginningMsMax = 2 * storeTimeoutMs;
const removedAtOnce = 8;

const About = z.object({ fileName: z.string(), mimeType: z.string().nullable(), sizeBytes: z.int().min(0), createdAt: z.int() });
const aboutBytesMax = 4096;
const aboutName = 'about';

/** An upload as it is in the blob store. */
interface Stored {
  about: z.output<typeof About>;
  pieces: Piece[];
}

interface ResumableUploadsParts extends ResumableUploadsOptions {
  /** Uploads of one owner begin one after another: at once, all of them would find the same bytes free. Publishing counts them again. */
  inTurn: ReturnType<typeof workQueue>;
}

export function resumableUploads(options: ResumableUploadsOptions) {
  const inTurn = workQueue({ runningMax: 1, waitingMax: beginningMax, full: () => busy('too many uploads begin at once', secondMs) });
  const parts: ResumableUploadsParts = { ...options, inTurn };

  return {
    ...bound(parts, { list, begin: beginNow, append, discard, publish }),

    /** @throws upload_not_found, also for an upload of another account */
    find: async (ownerId: string, id: string, signal: AbortSignal): Promise<Unfinished> =>
      unfinished(id, await required(parts, ownerId, id, signal)),
  };
}

function ownerFolder(parts: ResumableUploadsParts, ownerId: string) {
  return `${parts.pieceFolder}/${ownerId}`;
}

function uploadFolder(parts: ResumableUploadsParts, ownerId: string, id: string) {
  return `${ownerFolder(parts, ownerId)}/${id}`;
}

/** The row comes before the bytes: what a crash leaves is removed by its row. */
async function put(parts: ResumableUploadsParts, key: string, path: string, sizeBytes: number): Promise<void> {
  await parts.pendingBlobs.begin(key);
  await store(parts, key, path, sizeBytes);
}

async function store(parts: ResumableUploadsParts, key: string, path: string, sizeBytes: number): Promise<void> {
  try {
    await parts.blobs.put(key, path, { sizeBytes, mimeType: null, signal: AbortSignal.timeout(storeTimeoutMs) });
  } catch (thrown) {
    await parts.pendingBlobs.discard(key).catch((cause: unknown) => parts.log.warn({ err: cause }, 'blob left for the janitor'));
    throw thrown;
  }
}

async function keysOf(parts: ResumableUploadsParts, folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of parts.blobs.list(folder)) keys.push(key);
  return keys;
}

async function stored(
  parts: ResumableUploadsParts,
  ownerId: string,
  id: string,
  signal: AbortSignal,
  known?: readonly string[],
): Promise<Stored | null> {
  if (!/^upl_\w{1,60}$/.test(id)) return null;
  const folder = uploadFolder(parts, ownerId, id);
  const keys = known ?? (await keysOf(parts, folder));
  if (!keys.includes(`${folder}/${aboutName}`)) return null;
  const about = await readAbout(parts, `${folder}/${aboutName}`, signal);
  if (about === null || about.createdAt + lifetimeMs <= parts.clock.now()) return null;
  return { about, pieces: keys.flatMap((key) => pieceOf(key) ?? []) };
}

async function readAbout(parts: ResumableUploadsParts, key: string, signal: AbortSignal) {
  const found = await parts.blobs.read(key, { signal });
  if (found === null) return null;
  if (found.sizeBytes > aboutBytesMax) {
    await found.body.cancel();
    return null;
  }
  return About.parse(await new Response(found.body).json());
}

async function required(parts: ResumableUploadsParts, ownerId: string, id: string, signal: AbortSignal): Promise<Stored> {
  const found = await stored(parts, ownerId, id, signal);
  if (found === null) throw problem('upload_not_found');
  return found;
}

/** Oldest first. */
async function list(parts: ResumableUploadsParts, ownerId: string, signal: AbortSignal): Promise<Unfinished[]> {
  const byUpload = Map.groupBy(await keysOf(parts, ownerFolder(parts, ownerId)), idOf);
  const found = await Promise.all(
    [...byUpload].map(async ([id, keys]) => ({ id, upload: await stored(parts, ownerId, id, signal, keys) })),
  );
  return found
    .flatMap(({ id, upload }) => (upload === null ? [] : [unfinished(id, upload)]))
    .toSorted((one, other) => one.createdAt - other.createdAt);
}

async function removeAll(parts: ResumableUploadsParts, keys: readonly string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += removedAtOnce) {
    await Promise.all(keys.slice(at, at + removedAtOnce).map((key) => parts.pendingBlobs.discard(key)));
  }
}

/** The description goes first: without it, there is no upload. */
async function remove(parts: ResumableUploadsParts, ownerId: string, id: string, pieces: readonly Piece[]): Promise<void> {
  await removeAll(parts, [`${uploadFolder(parts, ownerId, id)}/${aboutName}`]);
  await removeAll(
    parts,
    pieces.map(({ key }) => key),
  );
}

/** Gives work the whole file. */
async function joined<T>(
  parts: ResumableUploadsParts,
  { about, pieces }: Stored,
  signal: AbortSignal,
  work: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  const { blobs, stagingFolder } = parts;
  const file = await joinPieces(about, pieces, { blobs, folder: stagingFolder, signal });
  try {
    return await work(file);
  } finally {
    await file.discard();
  }
}

/** The asset that this upload became. Its id follows from that of the upload, so a lost answer is not a second asset. */
async function published(parts: ResumableUploadsParts, editor: Editor, assetId: string): Promise<Asset | null> {
  const asset = await parts.assets.find(assetId);
  return asset !== null && (editor.isAdmin || asset.ownerId === editor.accountId) ? asset : null;
}

/**
 * The row of a description is there before its bytes, so it counts an upload that another replica begins now. What is older and not in the
 * store was left by a crash.
 * @throws conflict
 */
async function requirePlace(parts: ResumableUploadsParts, queries: Queries, ownerId: string, stored: ReadonlySet<string>): Promise<void> {
  const now = parts.clock.now();
  const rows = await queries
    .selectFrom('pending_blobs')
    .select(['blob_key', 'created_at'])
    .where(sql<boolean>`blob_key like ${`${ownerFolder(parts, ownerId).replaceAll(/[!%_]/g, '!$&')}/%/${aboutName}`} escape '!'`)
    .where('created_at', '>', now - lifetimeMs)
    .where('condemned_at', 'is', null)
    .execute();
  const isTaken = ({ blob_key: key, created_at: at }: (typeof rows)[number]) => stored.has(idOf(key)) || at > now - beginningMsMax;
  if (rows.filter(isTaken).length < unfinishedOfOwnerMax) return;
  throw problem('conflict', {
    message: `the account has ${unfinishedOfOwnerMax} unfinished uploads`,
    hint: 'Publish or DELETE one of them; GET /api/v1/admin/assets/uploads lists them.',
  });
}

async function begin(
  parts: ResumableUploadsParts,
  ownerId: string,
  { sizeBytes, fileName, mimeType }: Parameters<ResumableUploads['begin']>[1],
  signal: AbortSignal,
): Promise<Unfinished> {
  const { clock, database, pendingBlobs, stagingFolder } = parts;
  const others = await list(parts, ownerId, signal);
  const wanted = others.reduce((sum, other) => sum + other.sizeBytes, sizeBytes);
  const now = clock.now();
  const id = newId('upl', now);
  const aboutKey = `${uploadFolder(parts, ownerId, id)}/${aboutName}`;
  await database.write(async (queries) => {
    // At least a byte: this locks the owner, so that replicas do not find the same place free.
    await requireRoom(queries, { ownerId, sizeBytes: Math.max(1, wanted) }, parts.ownerBytesMax);
    await requirePlace(parts, queries, ownerId, new Set(others.map((other) => other.id)));
    await pendingBlobs.beginIn(queries, aboutKey);
  });
  const about = {
    fileName: safeFileName(fileName),
    mimeType: mimeType === null ? null : declaredType(mimeType),
    sizeBytes,
    createdAt: now,
  };
  const text = Buffer.from(JSON.stringify(about));
  await stageBytes(stagingFolder, text, (path) => store(parts, aboutKey, path, text.byteLength));
  return unfinished(id, { about, pieces: [] });
}

/**
 * @throws body_too_large, storage_full, storage_quota_exceeded, account_suspended, conflict if the account has too many unfinished uploads
 */
async function beginNow(
  parts: ResumableUploadsParts,
  ownerId: string,
  file: { sizeBytes: number; fileName: string; mimeType: string | null },
  signal: AbortSignal,
): Promise<Unfinished> {
  const { disk, uploadBytesMax, inTurn } = parts;
  if (file.sizeBytes > uploadBytesMax) throw tooLarge(uploadBytesMax);
  disk.requireSpare(file.sizeBytes);
  return inTurn(() => begin(parts, ownerId, file, signal), { key: ownerId });
}

/**
 * Adds bytes at the end of what is there. If the body breaks off, the bytes that came are kept.
 * @throws upload_not_found, upload_offset, body_too_large, invalid_upload, unavailable, storage_full
 */
async function append(
  parts: ResumableUploadsParts,
  uploader: Uploader,
  id: string,
  { offsetBytes, lengthBytes, body, signal }: AppendedBytes,
): Promise<Unfinished> {
  const { about, pieces } = await required(parts, uploader.ownerId, id, signal);
  const reach = reachOf(pieces);
  if (offsetBytes !== reach) throw problem('upload_offset', { message: `the upload continues at byte ${reach}` });
  if ((lengthBytes ?? 0) > about.sizeBytes - reach) throw tooLarge(about.sizeBytes);
  if (pieces.length >= piecesMax) {
    throw problem('conflict', {
      message: `the upload came in more than ${piecesMax} pieces`,
      hint: 'DELETE it, and begin again with larger requests.',
    });
  }
  if (body === null) return unfinished(id, { about, pieces });
  parts.disk.requireSpare(lengthBytes ?? 0);
  const writer = pieceWriter({
    folder: parts.stagingFolder,
    pieceBytes: Math.max(pieceBytesMin, Math.ceil(about.sizeBytes / wholePiecesMax)),
    start: reach,
    keep: ({ path, start, end }) => put(parts, `${uploadFolder(parts, uploader.ownerId, id)}/${pieceName(start, end)}`, path, end - start),
  });
  const { admit, end } = parts.uploadPlaces.begin(uploader);
  const progress = watchProgress({ ...parts.limits, signal });
  try {
    const rest = { bytesMax: about.sizeBytes - reach, tooLarge: () => tooLarge(about.sizeBytes) };
    await pump({ ...parts.limits, ...rest, body, admit }, progress, (chunk) => writer.write(chunk));
  } catch (thrown) {
    progress.fail(thrown);
    throw asWriteFailure(progress.signal.reason);
  } finally {
    progress.end();
    await writer.end().finally(end);
  }
  return unfinished(id, await required(parts, uploader.ownerId, id, signal));
}

/** @throws upload_not_found */
async function discard(parts: ResumableUploadsParts, ownerId: string, id: string, signal: AbortSignal): Promise<void> {
  const { pieces } = await required(parts, ownerId, id, signal);
  await remove(parts, ownerId, id, pieces);
}

/**
 * Makes an asset of a whole file. Asking again returns the same asset.
 * @throws upload_not_found, upload_unfinished, and what an upload in one request throws
 */
async function publish(
  parts: ResumableUploadsParts,
  editor: Editor,
  id: string,
  fields: PublishUpload,
  { address, signal }: { address: string | null; signal: AbortSignal },
): Promise<Asset> {
  const assetId = id.replace(/^upl_/, 'ast_');
  const before = await published(parts, editor, assetId);
  if (before !== null) return before;
  const ownerId = editor.accountId;
  const { about, pieces } = await required(parts, ownerId, id, signal);
  const reach = reachOf(pieces);
  if (reach < about.sizeBytes) throw problem('upload_unfinished', { message: `${reach} of ${about.sizeBytes} bytes are there` });
  // Its pieces are joined before they are removed.
  parts.disk.requireSpare(about.sizeBytes);
  const free = parts.uploadPlaces.slots.take({ ownerId, address });
  try {
    const asset = await joined(parts, { about, pieces }, signal, (file) =>
      parts.publisher.publishUpload(fields, file, { editor, assetId, signal }),
    );
    await remove(parts, ownerId, id, pieces).catch((cause: unknown) => parts.log.warn({ err: cause }, 'pieces left for the janitor'));
    return asset;
  } catch (thrown) {
    // Another request published it at the same time.
    const asset = isUniqueViolation(thrown) ? await published(parts, editor, assetId) : null;
    if (asset !== null) return asset;
    throw asWriteFailure(thrown);
  } finally {
    free();
  }
}

/** Of a blob of an upload. */
function idOf(key: string): string {
  return key.split('/').at(-2) ?? '';
}

function unfinished(id: string, { about, pieces }: Stored): Unfinished {
  return { id, ...about, offsetBytes: reachOf(pieces), expiresAt: about.createdAt + lifetimeMs };
}
