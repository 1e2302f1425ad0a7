import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pair } from '../pairs.ts';

export function isChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/** `ListTopic2URLs` -> `List Topic2 URLs`. */
export function wordsOf(identifier: string): string {
  return identifier
    .replace(/[_./-]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .trim();
}

/** The words of a text without the markup of HTML, Markdown and reStructuredText. */
export function plain(text: string): string {
  return text
    .replace(/<!--.*?-->/gs, ' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^<>]{1,400}>/g, ' ')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/&(nbsp|lt|gt|amp|quot|#39);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/[`*|#~\\]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const entities: Record<string, string> = { nbsp: ' ', lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" };

/** The first sentence and the rest. */
export function splitSentence(text: string): [first: string, rest: string] {
  const end = /[.!?](?=\s+[A-Z0-9])|[。！？]/u.exec(text);
  return end === null ? [text, ''] : [text.slice(0, end.index + 1), text.slice(end.index + 1).trim()];
}

/**
 * A text and its translation; also sentence by sentence if both have equally many. A hash decides which side comes first, so that queries
 * occur in both languages.
 */
export function translationPairs(tag: string, chinese: string, english: string): Pair[] {
  if (!isChinese(chinese) || isChinese(english) || !/[a-z]{2}/i.test(english)) return [];
  const [first, second] = [sentences(chinese), sentences(english)];
  const parts = first.length > 1 && first.length === second.length ? first.map((sentence, at) => [sentence, second[at] ?? '']) : [];
  return [[chinese, english], ...parts].map(([zh = '', en = '']) => (en.length % 2 === 0 ? { tag, a: zh, b: en } : { tag, a: en, b: zh }));
}

function sentences(text: string): string[] {
  return text
    .split(/(?<=[.!?]["”']?)\s+(?=["“'A-Z0-9])|(?<=[。！？][”」』]?)(?![”」』。！？])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** The files below a folder whose path matches, sorted, as paths relative to it. Empty if there is no such folder. */
export async function filesBelow(folder: string, matching: RegExp): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => matching.test(name)).sort();
}

export function readText(...path: string[]): Promise<string> {
  return readFile(join(...path), 'utf8');
}

/** Null for a missing file or invalid JSON. */
export async function readJson(...path: string[]): Promise<unknown> {
  try {
    return JSON.parse((await readText(...path)).replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

/** Reads a path of names in a value of unknown shape. */
export function at(value: unknown, ...names: string[]): unknown {
  let found = value;
  for (const name of names) found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined;
  return found;
}

export function textAt(value: unknown, ...names: string[]): string {
  const found = at(value, ...names);
  return typeof found === 'string' ? found : '';
}

/** The entries of an object of unknown shape. */
export function entriesAt(value: unknown, ...names: string[]): Array<[string, unknown]> {
  const found = at(value, ...names);
  return typeof found === 'object' && found !== null ? Object.entries(found) : [];
}
