import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Asset, AssetSearchAnswer } from '@farebox/contract';
import type { Dice } from '../../dice.ts';
import type { HttpAnswer } from '../http-client.ts';
import { bearer } from '../people.ts';
import { unexpected, Unexpected } from '../unexpected.ts';
import type { Facts, Journal, Offered, Owner } from './journal.ts';
import type { Market } from './load.ts';
import { newWord } from './words.ts';

/** Sub-cent and odd ones too: the fee of each is rounded. */
const prices = ['0.02', '0.05', '0.000501', '1.25', null];
const sizeBytesMin = 1024;
const sizeBytesMax = 3 * 1024 * 1024;
/** Of three files in four. */
const sizeBytesUsual = 64 * 1024;

/** Uploads a file under a title of its own. @param answers what else its title says, for a need that it answers */
export async function publishFile({ http, dice }: Market, journal: Journal, owner: Owner, answers: string | null = null): Promise<Offered> {
  const word = newWord(dice);
  const { bytes, name, type, assetType } = newFile(word, dice);
  const title = `${word} ${answers ?? newWord(dice)}`;
  const facts: Facts = { title, price: dice.oneOf(prices), status: 'published' };
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const offered = offer('file', owner, word, facts, { sha256, sizeBytes: bytes.byteLength, isAwaited: answers !== null });
  journal.offered.push(offered);
  const form = new FormData();
  form.set('title', title);
  form.set('asset_type', assetType);
  if (facts.price !== null) form.set('price_amount', facts.price);
  form.set('file', new Blob([bytes], { type }), name);
  const send = () => http.send('POST', '/api/v1/admin/assets/upload', { headers: bearer(owner.token), form });
  let answer = await send();
  for (let tries = 1; isOneTooMany(answer) && tries < busyTriesMax; tries += 1) {
    await pause(busyPauseMs);
    answer = await send();
  }
  if (answer.status !== 201) throw unexpected('a new asset', answer);
  const stored = Asset.parse(JSON.parse(answer.text));
  if (stored.sha256 !== sha256 || stored.size_bytes !== bytes.byteLength) throw unexpected('the bytes that were sent', answer);
  offered.assetId = stored.id;
  return offered;
}

/** The first upload of a process starts the one that makes previews, so the allowed uploads of an owner may all be under way. */
const busyTriesMax = 50;
const busyPauseMs = 200;

/** Refused before anything of it was read, with the time after which to retry. */
function isOneTooMany({ status, text, headers }: HttpAnswer): boolean {
  return status === 503 && text.includes('too many uploads at once') && headers['retry-after'] !== undefined;
}

/** Registers data that is elsewhere, or an API. */
export async function publishUrl({ http, elsewhere, dice }: Market, journal: Journal, owner: Owner): Promise<void> {
  const word = newWord(dice);
  const kind = dice.oneOf(['url', 'api'] as const);
  const facts: Facts = { title: `${word} ${newWord(dice)}`, price: dice.oneOf(prices), status: 'published' };
  const offered = offer(kind, owner, word, facts);
  journal.offered.push(offered);
  const where =
    kind === 'api'
      ? { asset_type: 'api', api_endpoint_url: `${elsewhere}/call`, api_method: 'POST' }
      : { asset_type: 'dataset', source_url: `${elsewhere}/data.csv` };
  const json = { title: facts.title, price_amount: facts.price, ...where };
  const answer = await http.send('POST', '/api/v1/admin/assets', { headers: bearer(owner.token), json });
  if (answer.status !== 201) throw unexpected('a new asset', answer);
  offered.assetId = Asset.parse(JSON.parse(answer.text)).id;
}

/** Changes or archives an asset. Nobody but the caller changes this asset. */
export async function changeOne({ http, dice }: Market, offered: Offered): Promise<void> {
  const after = changedFacts(offered, dice);
  const { title, price, status } = after;
  offered.changing = after;
  const headers = bearer(offered.owner.token);
  const path = `/api/v1/admin/assets/${offered.assetId}`;
  const json = { title, status, ...(price === null ? {} : { price_amount: price }) };
  const answer = status === 'archived' ? await http.send('DELETE', path, { headers }) : await http.send('PATCH', path, { headers, json });
  if (answer.status !== 200) throw unexpected('a changed asset', answer);
  const stored = Asset.parse(JSON.parse(answer.text));
  if (stored.title !== title || stored.status !== status) throw unexpected('the change that was sent', answer);
  offered.facts = after;
  offered.changing = null;
}

/** What is published is found, also right after. */
export async function assertFound(market: Market, { word, assetId }: Offered): Promise<void> {
  if (!(await foundByWord(market, word)).includes(assetId ?? '')) throw new Unexpected(`an asset is not found by its word ${word}`);
}

/** @returns the ids of what a search for the word finds */
export async function foundByWord({ http }: Market, word: string): Promise<string[]> {
  const answer = await http.send('GET', `/api/v1/assets/search?q=${word}`);
  if (answer.status !== 200) throw unexpected('a search', answer);
  return AssetSearchAnswer.parse(JSON.parse(answer.text)).results.map(({ asset_id }) => asset_id);
}

function offer(kind: Offered['kind'], owner: Owner, word: string, facts: Facts, more: Partial<Offered> = {}): Offered {
  return { kind, owner, word, assetId: null, sha256: null, sizeBytes: null, facts, changing: null, isAwaited: false, ...more };
}

/** What is free stays so, and what has a price keeps one: a buyer is never in doubt which of the two it is. */
function changedFacts({ facts, word }: Offered, dice: Dice): Facts {
  const isPriced = facts.price !== null;
  switch (dice.oneOf(['title', 'price', 'status', 'archive'] as const)) {
    case 'title':
      return { ...facts, title: `${word} ${newWord(dice)}` };
    case 'price':
      return { ...facts, price: isPriced ? dice.oneOf(prices.filter((price) => price !== null)) : null };
    case 'status':
      return { ...facts, status: facts.status === 'published' ? 'unlisted' : 'published' };
    case 'archive':
      return { ...facts, status: 'archived' };
  }
}

function newFile(word: string, dice: Dice): { bytes: Buffer<ArrayBuffer>; name: string; type: string; assetType: string } {
  const sizeBytes = dice.int(sizeBytesMin, dice.oneIn(4) ? sizeBytesMax : sizeBytesUsual);
  switch (dice.oneOf(['bytes', 'text', 'table'] as const)) {
    case 'bytes':
      return { bytes: Buffer.from(randomBytes(sizeBytes)), name: `${word}.bin`, type: 'application/octet-stream', assetType: 'dataset' };
    case 'text':
      return {
        bytes: filled(`${word} says ${newWord(dice)} to ${newWord(dice)}.\n`, sizeBytes),
        name: `${word}.txt`,
        type: 'text/plain',
        assetType: 'text',
      };
    case 'table':
      return {
        bytes: filled(`${word},${newWord(dice)},${dice.int(1000)}\n`, sizeBytes),
        name: `${word}.csv`,
        type: 'text/csv',
        assetType: 'dataset',
      };
  }
}

function filled(text: string, sizeBytes: number): Buffer<ArrayBuffer> {
  return Buffer.alloc(sizeBytes, text);
}
