import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AssetSearchAnswer } from '@farebox/contract';
import { z } from 'zod';
import type { Bench } from '../comparison.ts';
import { loginOf } from '../files.ts';
import type { RetrievalSet } from './sets.ts';

/** The documents of a set as assets of a running service, which buyers search over HTTP. */
export interface PublishedSet {
  /** The ten best. */
  search(question: string): Promise<{ hits: Array<{ id: string; score: number }>; answered: boolean; didYouMean: string | null }>;
  close(): Promise<void>;
}

const batchLines = 1000;
/** The service takes no longer query. */
const questionMax = 1000;
const Line = z.object({ key: z.string(), status: z.enum(['created', 'exists']), id: z.string() });
const Names = z.record(z.string(), z.string());

/** Publishes a set as its owner would, once for each folder. */
export async function publishedSet(bench: Bench, set: RetrievalSet): Promise<PublishedSet> {
  const folder = folderOf(bench, set);
  await mkdir(folder, { recursive: true });
  const farebox = await bench.startFarebox({ FAREBOX_DATA_DIR: folder, FAREBOX_SEED: '0', FAREBOX_EMBEDDER: bench.retrieval.embedder });
  const url = `http://127.0.0.1:${farebox.port}`;
  let names = await namesIn(folder);
  if (names.size === 0) {
    names = await publish({ url, login: { authorization: `Bearer ${await loginOf(farebox)}` } }, set);
    await writeFile(join(folder, namesFile), JSON.stringify(Object.fromEntries(names)));
  }
  return { search: (question) => searchAt(url, names, question), close: () => farebox.process.end() };
}

/** @returns the id in the set of each asset */
export async function publish(
  { url, login }: { url: string; login: Readonly<Record<string, string>> },
  { documents }: Pick<RetrievalSet, 'documents'>,
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const headers = { ...login, 'Content-Type': 'application/x-ndjson' };
  for (let first = 0; first < documents.length; first += batchLines) {
    const lines = documents.slice(first, first + batchLines).map((document) => JSON.stringify(draftOf(document)));
    const answer = await fetch(`${url}/api/v1/admin/assets/batch`, { method: 'POST', headers, body: lines.join('\n') });
    for (const line of (await answer.text()).split('\n').filter((text) => text !== '')) {
      const { key, id } = Line.parse(JSON.parse(line));
      names.set(id, key);
    }
  }
  if (names.size !== documents.length) throw new Error(`${names.size} of ${documents.length} documents were published`);
  return names;
}

/** As a buyer searches. */
export async function searchAt(url: string, names: ReadonlyMap<string, string>, question: string): ReturnType<PublishedSet['search']> {
  const asked = new URLSearchParams({ q: question.slice(0, questionMax), top_k: '10' }).toString();
  const answer = await fetch(`${url}/api/v1/assets/search?${asked}`);
  if (answer.status !== 200) throw new Error(`a search answered ${answer.status}: ${await answer.text()}`);
  const { results, answered, did_you_mean: didYouMean } = AssetSearchAnswer.parse(await answer.json());
  return { hits: results.map(({ asset_id: id, score }) => ({ id: names.get(id) ?? id, score })), answered, didYouMean };
}

export function folderOf({ retrieval }: Bench, { name }: RetrievalSet): string {
  return join(retrieval.indexFolder, `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.${retrieval.embedder}`);
}

/** The id in the set of each asset; empty before it is published. */
export async function namesIn(folder: string): Promise<Map<string, string>> {
  return new Map(Object.entries(Names.parse(JSON.parse(await readFile(join(folder, namesFile), 'utf8').catch(() => '{}')))));
}

const namesFile = 'names.json';

/** Sets keep parameters as `name: what it is; ...` behind their category. */
function draftOf({ id, title, description, extra }: RetrievalSet['documents'][number]) {
  const pieces = extra.split('; ').filter((piece) => piece !== '');
  const parameters = pieces.flatMap((piece) => {
    const [, name, text] = /^([\w.$@[\] -]{1,60}): (.*)$/su.exec(piece) ?? [];
    return name === undefined || text === undefined ? [] : [[name, { type: 'string', description: text }] as const];
  });
  const others = pieces.filter((piece) => !/^[\w.$@[\] -]{1,60}: /u.test(piece));
  const said = [description, ...others].filter((text) => text !== '').join('\n');
  return {
    key: id,
    title: title.slice(0, titleMax) || untitled,
    ...(said === '' ? {} : { description: said.slice(0, descriptionMax) }),
    asset_type: 'api',
    api_endpoint_url: 'https://api.example/call',
    ...(parameters.length === 0
      ? {}
      : { api_input_schema: JSON.stringify({ type: 'object', properties: Object.fromEntries(parameters) }) }),
  };
}

const titleMax = 200;
const descriptionMax = 4000;
/** Passages have no title, and an asset has one. */
const untitled = '#';
