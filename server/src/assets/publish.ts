import type { Foundation } from '../foundation.ts';
import { UploadFields, type CreateAsset, type PublishUpload, type UpdateAsset } from '@farebox/contract';
import { serviceActor, type AdminAction, type AuditTrail } from '../accounts/audit-trail.ts';
import { actorOf, type Caller } from '../accounts/caller.ts';
import { maySellFor } from '../accounts/teams.ts';
import { bound } from '../bound.ts';
import { minuteMs } from '../clock.ts';
import { invalid, problem } from '../errors.ts';
import { newId } from '../ids.ts';
import type { AssetSearch, PreparedDocument } from '../search/asset-search.ts';
import type { Queries } from '../storage/database.ts';
import type { DiskReserve } from '../storage/disk-reserve.ts';
import { invalidInput } from '../invalid-input.ts';
import { isFindable, type Asset } from './asset.ts';
import type { Assets } from './assets.ts';
import { changed, drafted } from './draft.ts';
import { apiPreviewer, type ApiPreviews } from './api-document.ts';
import type { Deliverability } from './deliverable.ts';
import type { PendingBlobs } from './pending-blobs.ts';
import type { Previewer } from './previews/preview.ts';
import type { MadePreview } from './previews/made-preview.ts';
import { requireActive, requireRoom } from './owner-standing.ts';
import { documentOf } from './search-document.ts';
import { registerBatch, type BatchItem, type BatchOutcome } from './publish-batch.ts';
import { textFlags } from '../text-flags.ts';
import { withStoredPicture } from './stored-picture.ts';
import { receiveUpload, type ReceivedUpload } from './upload-body.ts';
import { uploadSlots, type UploadPlaces } from './upload-slots.ts';

/** Assets that are published in several transactions, and compared with watches by one job. Null until the first that somebody watches. */
export interface PublicationBatch {
  jobId: string | null;
}

/** The account that changes an asset. */
export interface Editor {
  accountId: string;
  /** Admins may change the assets of every account. */
  isAdmin: boolean;
  /** The person who acts for the account, which may be a team; null for agents and for the service. */
  personId: string | null;
}

export function editorOf(caller: Extract<Caller, { accountId: string }>): Editor {
  const { accountId, role } = caller;
  return { accountId, isAdmin: role === 'admin', personId: caller.kind === 'account' ? actorOf(caller) : null };
}

interface UploadRequest {
  body: ReadableStream<Uint8Array> | null;
  contentType: string | null;
  /** As far as it was declared. */
  lengthBytes: number | null;
  /** Of the client; null where it does not count. */
  address: string | null;
  signal: AbortSignal;
}

type AssetFile = ReceivedUpload['file'];

interface FilePublication {
  editor: Editor;
  /** Of the new asset. */
  assetId: string;
  signal: AbortSignal;
}

export type Publisher = ReturnType<typeof publisher>;

export interface PublisherOptions extends Pick<Foundation, 'blobs' | 'clock' | 'database' | 'guardedFetch' | 'log'> {
  assets: Assets;
  search: AssetSearch;
  previewer: Previewer;
  pendingBlobs: PendingBlobs;
  disk: Pick<DiskReserve, 'requireSpare'>;
  deliverability: Pick<Deliverability, 'verify' | 'deadSource'>;
  /** @throws address_refused for an address that is never requested. */
  checkUrl: (url: string) => void;
  auditTrail: AuditTrail;
  /** Called in the publishing transaction with the asset that becomes findable. */
  supplyPublished: (queries: Queries, supply: { kind: 'asset'; id: string }, batch?: PublicationBatch) => Promise<void>;
  /** Called after the last transaction of a batch. */
  batchPublished: (batch: PublicationBatch) => Promise<void>;
  /** Where uploads stay until they are complete. */
  stagingFolder: string;
  /** This installation's folder in the blob store. */
  blobFolder: string;
  /** @throws invalid_input for an address of this service itself: a download would request itself. */
  checkSource: (url: string) => void;
  uploadBytesMax: number;
  uploadPlaces: UploadPlaces;
  /** The storage quota of an owner that has no limit of its own; 0 for no limit. */
  ownerBytesMax: number;
}

const uploadIdleMs = 30_000;
/** For all OpenAPI documents of a batch: hosts that take their time must not hold one of the few places for hours. */
const batchDocumentsMs = 5 * minuteMs;
const attemptsMax = 5;

interface PublisherParts extends PublisherOptions {
  apiPreviews: ApiPreviews;
  batches: ReturnType<typeof uploadSlots>;
}

/** Creates and changes assets. An asset and its search entry are written in one transaction. */
export function publisher(options: PublisherOptions) {
  const { clock } = options;
  const apiPreviews = apiPreviewer(options);
  const batches = uploadSlots(clock, { atOnceMax: 4, ofOwnerMax: 1, ofAddressMax: 4, what: 'batches' });
  const parts: PublisherParts = { ...options, apiPreviews, batches };

  return {
    ...bound(parts, {
      register,
      registerBatch: registerAll,
      upload,
      publishUpload: store,
      publishFile,
      update,
      archive,
      relist,
      reindex,
      resume,
    }),
  };
}

function checkUrls(parts: PublisherParts, fields: Parameters<typeof urlsOf>[0]): void {
  for (const url of urlsOf(fields)) parts.checkUrl(url);
  if (typeof fields.source_url === 'string') parts.checkSource(fields.source_url);
}

async function insertIn(
  parts: PublisherParts,
  queries: Queries,
  asset: Asset,
  prepared: PreparedDocument,
  batch?: PublicationBatch,
): Promise<void> {
  await parts.assets.insert(queries, asset);
  await parts.search.put(queries, prepared);
  if (isFindable(asset)) await parts.supplyPublished(queries, { kind: 'asset', id: asset.id }, batch);
}

async function insert(
  parts: PublisherParts,
  asset: Asset,
  prepared: PreparedDocument,
  also: (queries: Queries) => Promise<void> = nothing,
): Promise<Asset> {
  const sizeBytes = asset.blobKey === null ? 0 : (asset.sizeBytes ?? 0);
  await parts.database.write(async (queries) => {
    await requireRoom(queries, { ownerId: asset.ownerId, sizeBytes }, parts.ownerBytesMax);
    await also(queries);
    await insertIn(parts, queries, asset, prepared);
  });
  parts.log.info({ asset: asset.id, owner: asset.ownerId, type: asset.assetType }, 'asset published');
  const flags = textFlags(asset);
  if (flags.length > 0) parts.log.warn({ asset: asset.id, owner: asset.ownerId, flags }, 'the texts of an asset address language models');
  return asset;
}

/** The account that owns a new asset, or that receives a transferred one. @throws forbidden, invalid_input */
async function requireOwner(
  parts: PublisherParts,
  { accountId, isAdmin, personId }: Editor,
  ownerId: string | null | undefined,
): Promise<string> {
  if (ownerId === null || ownerId === undefined || ownerId === accountId) return accountId;
  if (!isAdmin && (personId === null || !(await maySellFor(parts.database.read, personId, ownerId)))) {
    throw problem('forbidden', { hint: 'An asset moves to accounts that you may sell for: your own, and those of your teams.' });
  }
  const known = await parts.database.read.selectFrom('users').select('id').where('id', '=', ownerId).executeTakeFirst();
  if (known === undefined) throw invalid('owner_id', 'owner_id is not an account');
  return ownerId;
}

/** Publishes a file that has arrived. It is moved into the blob store. @throws invalid_input, forbidden, storage_full */
async function store(
  parts: PublisherParts,
  form: UploadFields | PublishUpload,
  file: AssetFile,
  { editor, assetId, signal }: FilePublication,
): Promise<Asset> {
  checkUrls(parts, form);
  const ownerId = await requireOwner(parts, editor, form.owner_id);
  const draft = drafted(form, { id: assetId, ownerId, now: parts.clock.now() });
  const { path, fileName, declaredMimeType, sniffedMimeType: mimeType, sizeBytes } = file;
  const shown = { path, fileName, declaredMimeType, mimeType, sizeBytes, assetType: draft.assetType };
  const made = await parts.previewer.make(shown, signal, ownerId);
  return publishFile(parts, draft, file, made, signal);
}

/** Publishes a local file whose preview is already built. The file is moved into the blob store. */
async function publishFile(
  parts: PublisherParts,
  draft: Asset,
  file: AssetFile,
  { preview, searchText, excerpt = null }: MadePreview,
  signal: AbortSignal,
): Promise<Asset> {
  const { path, fileName, declaredMimeType, sniffedMimeType, charset, sizeBytes, sha256 } = file;
  const asset: Asset = {
    ...draft,
    mimeType: draft.mimeType ?? declaredMimeType,
    sniffedMimeType,
    charset,
    sizeBytes,
    sha256,
    fileName,
    blobKey: `${parts.blobFolder}/${newId('blob', parts.clock.now())}`,
    preview,
    searchText,
    excerpt,
  };
  const imageFile = asset.assetType === 'image' ? { imageFile: path } : {};
  return keep(parts, asset, await parts.search.prepare(documentOf(asset), { ...imageFile, signal }), path, signal);
}

/**
 * The bytes are written first, so an asset never points to missing bytes. Before them comes a pending row, which is deleted with the
 * insert of the asset; it marks the bytes that no asset will use.
 */
async function keep(parts: PublisherParts, asset: Asset, prepared: PreparedDocument, path: string, signal: AbortSignal): Promise<Asset> {
  const key = asset.blobKey ?? '';
  await parts.pendingBlobs.begin(key);
  try {
    await parts.blobs.put(key, path, { sizeBytes: asset.sizeBytes ?? 0, mimeType: asset.sniffedMimeType, signal });
    return await insert(parts, asset, prepared, (queries) => parts.pendingBlobs.keep(queries, key));
  } catch (thrown) {
    // If the commit went through after all, the pending row is gone, and nothing is removed.
    await parts.pendingBlobs.discard(key).catch((cause: unknown) => parts.log.warn({ err: cause }, 'blob left for the janitor'));
    throw thrown;
  }
}

async function editable(parts: PublisherParts, editor: Editor, assetId: string): Promise<Asset> {
  const asset = await parts.assets.find(assetId);
  if (asset === null) throw problem('asset_not_found');
  if (!editor.isAdmin && asset.ownerId !== editor.accountId) throw problem('forbidden', { hint: 'Only the owner can change an asset.' });
  return asset;
}

/** Includes the picture, because some words come only from the picture. */
function prepareAgain(parts: PublisherParts, asset: Asset, signal: AbortSignal): Promise<PreparedDocument> {
  const { blobs, clock, search } = parts;
  return withStoredPicture(asset, { blobs, folder: parts.stagingFolder, clock }, (picture) =>
    search.prepare(documentOf(asset), { ...picture, signal }),
  );
}

function storedOf({ ownerId, blobKey, sizeBytes }: Asset): { ownerId: string; sizeBytes: number } {
  return { ownerId, sizeBytes: blobKey === null ? 0 : (sizeBytes ?? 0) };
}

/** Replaces the asset that was read. If another change came first, reads it again and retries. */
async function change(
  parts: PublisherParts,
  editor: Editor,
  assetId: string,
  action: Extract<AdminAction, `asset.${string}`>,
  edit: (asset: Asset) => Promise<Asset>,
  signal: AbortSignal,
) {
  const { clock, database, assets, search, auditTrail } = parts;
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const before = await editable(parts, editor, assetId);
    const edited = await edit(before);
    if (edited === before) return before;
    const after = { ...edited, updatedAt: Math.max(clock.now(), before.updatedAt + 1) };
    const prepared = isFindable(after) ? await prepareAgain(parts, after, signal) : null;
    const isDone = await database.write(async (queries) => {
      if (!(await assets.replace(queries, before, after))) return false;
      if (prepared === null) await search.remove(queries, assetId);
      else await search.put(queries, prepared);
      if (prepared !== null && !isFindable(before)) await parts.supplyPublished(queries, { kind: 'asset', id: assetId });
      if (after.ownerId !== before.ownerId && !editor.isAdmin) await requireRoom(queries, storedOf(after), parts.ownerBytesMax);
      const { accountId, personId } = editor;
      const details = { ...differences(before, after), ...(personId === null || personId === accountId ? {} : { team: accountId }) };
      await auditTrail.record(queries, { actorId: personId ?? accountId, action, subjectId: assetId, details });
      return true;
    });
    if (isDone) return after;
  }
  throw problem('conflict', { message: 'the asset was changed by other requests at the same time' });
}

/**
 * Registers a URL-backed asset or an API. If the source cannot be read, `paused` says so.
 * @throws invalid_input, address_refused, forbidden, storage_full
 */
async function register(parts: PublisherParts, editor: Editor, draft: CreateAsset, signal: AbortSignal): Promise<Asset> {
  parts.disk.requireSpare();
  checkUrls(parts, draft);
  const ownerId = await requireOwner(parts, editor, draft.owner_id);
  const now = parts.clock.now();
  const described = drafted(draft, { id: newId('ast', now), ownerId, now });
  const [asset, dead] = await Promise.all([parts.apiPreviews.of(described, signal), parts.deliverability.deadSource(described, signal)]);
  const published = dead === null ? asset : { ...asset, paused: { reason: dead, since: asset.createdAt } };
  return insert(parts, published, await parts.search.prepare(documentOf(asset), { signal }));
}

/**
 * Registers many assets, in transactions of some, and yields the outcomes in order. Sources are not read here: each sale reads its
 * source before any payment is taken.
 * @param items are taken as they are needed
 * @throws unavailable if the account already has a batch in progress; storage_full
 */
async function* registerAll(
  parts: PublisherParts,
  editor: Editor,
  items: Iterable<BatchItem>,
  signal: AbortSignal,
): AsyncGenerator<BatchOutcome[]> {
  const { batches, apiPreviews, clock, database, search, log } = parts;
  parts.disk.requireSpare();
  const end = batches.take({ ownerId: editor.accountId, address: null });
  const patience = AbortSignal.timeout(batchDocumentsMs);
  const published: PublicationBatch = { jobId: null };
  let lines = 0;
  try {
    const described = async (draft: CreateAsset, id: string) => {
      checkUrls(parts, draft);
      const ownerId = await requireOwner(parts, editor, draft.owner_id);
      return apiPreviews.of(drafted(draft, { id, ownerId, now: clock.now() }), signal, patience);
    };
    const batch = { accountId: editor.accountId, items, signal };
    const insert = (queries: Queries, asset: Asset, prepared: PreparedDocument) => insertIn(parts, queries, asset, prepared, published);
    for await (const outcomes of registerBatch({ database, clock, search, described, insert, begin: requireActive }, batch)) {
      lines += outcomes.length;
      yield outcomes;
    }
  } finally {
    end();
    if (lines > 0) log.info({ owner: editor.accountId, lines }, 'assets registered');
    // Without it the job begins a little later.
    await parts.batchPublished(published).catch((cause: unknown) => log.warn({ err: cause }, 'a batch of assets waits for its watches'));
  }
}

/**
 * Accepts an upload. A failed upload leaves nothing behind.
 * @throws invalid_upload, invalid_input, body_too_large, storage_full, unavailable
 */
async function upload(
  parts: PublisherParts,
  editor: Editor,
  { body, contentType, lengthBytes, address, signal }: UploadRequest,
): Promise<Asset> {
  parts.disk.requireSpare(lengthBytes ?? 0);
  if (body === null || contentType === null) throw problem('invalid_upload');
  const { admit, end } = parts.uploadPlaces.begin({ ownerId: editor.accountId, address });
  let received: ReceivedUpload | null = null;
  try {
    const { stagingFolder: folder, uploadBytesMax: bytesMax } = parts;
    const fieldNames = Object.keys(UploadFields.shape);
    received = await receiveUpload({ body, contentType, folder, bytesMax, fieldNames, idleMs: uploadIdleMs, admit, signal });
    return await store(parts, parsedFields(received.fields), received.file, { editor, assetId: newId('ast', parts.clock.now()), signal });
  } finally {
    end();
    await received?.discard();
  }
}

/**
 * @throws asset_not_found, forbidden, invalid_input, address_refused, conflict; asset_not_readable if the change would end a pause
 * while the asset still cannot be delivered
 */
async function update(parts: PublisherParts, editor: Editor, assetId: string, changes: UpdateAsset, signal: AbortSignal): Promise<Asset> {
  checkUrls(parts, changes);
  return change(
    parts,
    editor,
    assetId,
    'asset.update',
    async (before) => {
      if (before.status === 'archived' && changes.status === undefined) throw problem('conflict', { message: 'the asset is archived' });
      if (changes.owner_id !== undefined && changes.owner_id !== before.ownerId) await requireOwner(parts, editor, changes.owner_id);
      const after = changed(before, changes);
      if (changes.paused === false && before.paused !== null) await parts.deliverability.verify(after, signal);
      return touchesApi(changes) ? parts.apiPreviews.of(after, signal) : after;
    },
    signal,
  );
}

/**
 * Archived assets are no longer found or sold; buyers who paid before still get them. Archiving twice is fine.
 * @throws asset_not_found, forbidden
 */
async function archive(parts: PublisherParts, editor: Editor, assetId: string): Promise<Asset> {
  const asset = await editable(parts, editor, assetId);
  if (asset.status === 'archived') return asset;
  return change(parts, editor, assetId, 'asset.archive', async (before) => ({ ...before, status: 'archived' }), neverAborted);
}

/** Adds an asset to search again after its owner was suspended. An asset that is not findable stays out. */
async function relist(parts: PublisherParts, assetId: string, signal: AbortSignal): Promise<void> {
  const { assets, database, search } = parts;
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const asset = await assets.find(assetId);
    if (asset === null || !isFindable(asset)) return;
    const prepared = await prepareAgain(parts, asset, signal);
    const isDone = await database.write(async (queries) => {
      if (!(await assets.isStill(queries, asset))) return false;
      await search.put(queries, prepared);
      await parts.supplyPublished(queries, { kind: 'asset', id: assetId });
      return true;
    });
    if (isDone) return;
  }
}

/** Indexes an asset again after a change of what is indexed; that of an API is read from its documents again. */
async function reindex(parts: PublisherParts, assetId: string, signal: AbortSignal): Promise<void> {
  const { assets, clock, database, search } = parts;
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const asset = await assets.find(assetId);
    if (asset === null || !isFindable(asset)) return;
    const read = await parts.apiPreviews.again(asset, signal);
    const after = read.searchText === asset.searchText ? asset : { ...read, updatedAt: Math.max(clock.now(), asset.updatedAt + 1) };
    const prepared = await prepareAgain(parts, after, signal);
    const isDone = await database.write(async (queries) => {
      if (!(await (after === asset ? assets.isStill(queries, asset) : assets.replace(queries, asset, after)))) return false;
      await search.put(queries, prepared);
      return true;
    });
    if (isDone) return;
  }
}

/** Ends this pause of an asset that can be delivered again. A newer pause stays. */
async function resume(parts: PublisherParts, { id, paused }: Asset, signal: AbortSignal): Promise<void> {
  const isSame = (before: Asset) => before.paused !== null && before.paused.since === paused?.since;
  await change(parts, service, id, 'asset.resume', async (before) => (isSame(before) ? { ...before, paused: null } : before), signal);
}

/** The actor of changes that the service makes itself. */
const service: Editor = { accountId: serviceActor, isAdmin: true, personId: null };

async function nothing(): Promise<void> {}

const neverAborted = new AbortController().signal;

/** An empty form field was left blank. */
function parsedFields(fields: Readonly<Record<string, string>>): UploadFields {
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== ''));
  const parsed = UploadFields.safeParse(filled);
  if (!parsed.success) throw invalidInput(parsed.error.issues);
  return parsed.data;
}

function urlsOf({ source_url, api_endpoint_url, api_openapi_url }: Partial<CreateAsset> | UpdateAsset): string[] {
  return [source_url, api_endpoint_url, api_openapi_url].filter((url) => url !== undefined && url !== null);
}

function touchesApi(changes: UpdateAsset): boolean {
  return Object.keys(changes).some((name) => name.startsWith('api_'));
}

/** For the audit trail: the new values of the changed fields. */
function differences(before: Asset, after: Asset): Record<string, unknown> {
  const names = [
    'ownerId',
    'status',
    'title',
    'description',
    'licenseTerms',
    'statedLanguage',
    'mimeType',
    'priceMicros',
    'sourceUrl',
  ] as const;
  const simple = names.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]);
  const api = JSON.stringify(before.api) === JSON.stringify(after.api) ? [] : [['api', 'changed']];
  const queries =
    before.expectedQueries.join('\n') === after.expectedQueries.join('\n') ? [] : [['expectedQueries', after.expectedQueries]];
  const paused = before.paused === null || after.paused !== null ? [] : [['paused', null]];
  return Object.fromEntries([...simple, ...queries, ...api, ...paused]);
}
