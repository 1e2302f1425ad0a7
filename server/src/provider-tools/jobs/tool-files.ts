import type { Foundation } from '../../foundation.ts';
import { hkdfSync } from 'node:crypto';
import { rm, rmdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isMembers } from '@farebox/client/json';
import { bound } from '../../bound.ts';
import { hourMs } from '../../clock.ts';
import { Problem, problem } from '../../errors.ts';
import { newId } from '../../ids.ts';
import type { SignedLinks } from '../../net/signed-links.ts';
import { deliverBlob, type BytesRequest, type Delivery } from '../../storage/blobs/deliver.ts';
import type { Database } from '../../storage/database.ts';
import type { ToolFileRow } from '../../storage/tables/tool-jobs.ts';
import type { EngineAnswer, EngineFile, Json } from '../engines/engine.ts';

/** A file, by its name in the answer. */
export interface KeptFile {
  name: string;
  id: string;
}

/** The files that tools make: kept for a day, delivered by signed links. */
export type ToolFiles = ReturnType<typeof toolFiles>;

export interface ToolFilesOptions extends Pick<Foundation, 'blobs' | 'clock' | 'database' | 'publicUrl'> {
  /** For this purpose only. */
  links: SignedLinks;
  /** See `toolFileFolderOf`. */
  blobFolder: string;
  /** The lifetime of a result's link; a fresh one is free. */
  linkTtlMs: number;
}

/** An hour longer than results are kept, so that a link issued in the last moment works. */
export const toolFileTtlMs = 25 * hourMs;
const filesMax = 2000;
const totalBytesMax = 2 * 1024 ** 3;
const rowsAtOnce = 500;
const sweepRoundsMax = 100;

/** A separate folder, beside that of the assets. */
export function toolFileFolderOf([secret = '']: readonly string[]): string {
  return `tool-files/${Buffer.from(hkdfSync('sha256', secret, 'farebox', 'tool file folder', 6)).toString('hex')}`;
}

export function toolFiles(parts: ToolFilesOptions) {
  return {
    ...bound(parts, { keep, linked, deliver, sweep }),
  };
}

/** Rows come first: a crash leaves rows without bytes, which expire, and never bytes without a row. */
async function store(parts: ToolFilesOptions, files: readonly EngineFile[], signal: AbortSignal): Promise<KeptFile[]> {
  const { clock, blobFolder, database, blobs } = parts;
  const now = clock.now();
  const rows = await Promise.all(
    files.map(async ({ name, path, mimeType }) => {
      const id = newId('file', now);
      const { size } = await stat(path);
      const row = { id, name, mime_type: mimeType, size_bytes: size, created_at: now, expires_at: now + toolFileTtlMs };
      return { path, row: { ...row, blob_key: `${blobFolder}/${id}` } };
    }),
  );
  if (rows.reduce((total, { row }) => total + row.size_bytes, 0) > totalBytesMax) throw tooMuch('too many bytes');
  await database.write(async (queries) => {
    for (let at = 0; at < rows.length; at += rowsAtOnce) {
      const some = rows.slice(at, at + rowsAtOnce).map(({ row }) => row);
      await queries.insertInto('tool_files').values(some).execute();
    }
  });
  for (const { path, row } of rows) {
    await blobs.put(row.blob_key, path, { sizeBytes: row.size_bytes, mimeType: row.mime_type, signal });
  }
  return rows.map(({ row }) => ({ name: row.name, id: row.id }));
}

function linkOf(parts: ToolFilesOptions, id: string, ttlMs: number): string {
  const { query } = parts.links.sign(id, parts.clock.now() + ttlMs);
  return `${parts.publicUrl()}/api/tools/files/${id}?${query}`;
}

/** Stores the files of an answer. @throws storage_full, tool_failed for too many or too large ones */
async function keep(parts: ToolFilesOptions, files: readonly EngineFile[], signal: AbortSignal): Promise<KeptFile[]> {
  if (files.length === 0) return [];
  try {
    if (files.length > filesMax) throw tooMuch('too many files');
    return await store(parts, files, signal);
  } finally {
    await clear(files);
  }
}

/** Replaces each reference in the answer by a fresh link. */
function linked(parts: ToolFilesOptions, answer: EngineAnswer, kept: readonly KeptFile[], ttlMs: number = parts.linkTtlMs): EngineAnswer {
  if (kept.length === 0) return answer;
  const linkByName = new Map<string, string>();
  const idByName = new Map(kept.map(({ name, id }) => [name, id]));
  const linkFor = (name: string) => {
    const id = idByName.get(name);
    if (id === undefined) return null;
    const link = linkByName.get(name) ?? linkOf(parts, id, ttlMs);
    linkByName.set(name, link);
    return link;
  };
  return {
    ...answer,
    data: withLinks(answer.data, linkFor),
    ...(answer.content === undefined ? {} : { content: textWithLinks(answer.content, linkFor) }),
  };
}

/** @throws link_invalid, link_expired, range_not_satisfiable, unavailable */
async function deliver(
  parts: ToolFilesOptions,
  id: string,
  link: { expires: string; signature: string },
  request: BytesRequest,
): Promise<Delivery> {
  const { links, database, clock, blobs } = parts;
  verify(links, id, link);
  const row = await find(database, id);
  if (row === null || row.expires_at <= clock.now()) throw expired();
  // Engines write their texts in UTF-8.
  const described = { fileName: row.name, mimeType: row.mime_type, charset: 'utf-8' };
  const file = { ...described, key: row.blob_key, sizeBytes: row.size_bytes, etag: `"${row.id}"`, sha256: null };
  return deliverBlob(blobs, file, request).catch((cause: unknown) => Promise.reject(unreadable(cause)));
}

/** Deletes expired files. @returns how many. */
async function sweep(parts: ToolFilesOptions): Promise<number> {
  const { database, clock, blobs } = parts;
  let removed = 0;
  for (let round = 0; round < sweepRoundsMax; round += 1) {
    const rows = await expiredRows(database, clock.now());
    for (const { blob_key: key } of rows) await blobs.remove(key);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await database.write((queries) => queries.deleteFrom('tool_files').where('id', 'in', ids).execute());
    removed += rows.length;
    if (rows.length < rowsAtOnce) break;
  }
  return removed;
}

async function find(database: Database, id: string): Promise<ToolFileRow | null> {
  return (await database.read.selectFrom('tool_files').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

function expiredRows(database: Database, now: number): Promise<Array<Pick<ToolFileRow, 'id' | 'blob_key'>>> {
  return database.read.selectFrom('tool_files').select(['id', 'blob_key']).where('expires_at', '<=', now).limit(rowsAtOnce).execute();
}

/** Deletes files that were not stored. Folders are deleted only if they are empty. */
async function clear(files: readonly EngineFile[]): Promise<void> {
  for (const { path } of files) await rm(path, { force: true }).catch(() => undefined);
  for (const folder of new Set(files.map(({ path }) => dirname(path)))) await rmdir(folder).catch(() => undefined);
}

function tooMuch(what: string): Problem {
  return problem('tool_refused_input', { message: `the result has ${what}` });
}

function verify(links: SignedLinks, id: string, link: { expires: string; signature: string }): void {
  try {
    links.verify(id, link);
  } catch (thrown) {
    throw thrown instanceof Problem && thrown.code === 'link_expired' ? expired() : thrown;
  }
}

function expired(): Problem {
  return problem('link_expired', {
    hint: 'Ask the result tool again for a fresh link; nothing is charged twice. Files are kept for 24 hours.',
  });
}

function unreadable(cause: unknown): Problem {
  return cause instanceof Problem && cause.code === 'range_not_satisfiable'
    ? cause
    : problem('unavailable', { retryAfterSeconds: 30, cause });
}

type LinkFor = (name: string) => string | null;

function withLinks(value: Json, linkFor: LinkFor): Json {
  if (typeof value === 'string') return textWithLinks(value, linkFor);
  if (Array.isArray(value)) return value.map((item: Json) => withLinks(item, linkFor));
  if (!isMembers(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withLinks(member, linkFor)]));
}

const referencePattern = /farebox-file:([\p{L}\p{M}\p{N}_.-]+)/gu;

/** A name may stand at the end of a sentence, before a full stop. */
function textWithLinks(text: string, linkFor: LinkFor): string {
  if (!text.includes('farebox-file:')) return text;
  return text.replace(referencePattern, (whole: string, named: string) => {
    for (let name = named; name !== ''; name = name.slice(0, -1)) {
      const link = linkFor(name);
      if (link !== null) return link + named.slice(name.length);
      if (!/[.-]$/.test(name)) break;
    }
    return whole;
  });
}
