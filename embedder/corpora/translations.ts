import { readFile } from 'node:fs/promises';
import type { Pair } from '../pairs.ts';
import { filesBelow, plain, readText, translationPairs } from './text.ts';

/** Translations of programs from the compiled catalogs of GNU gettext (`.mo`) in a folder. */
export async function* gettextPairs(tag: string, folder: string, catalogs: RegExp): AsyncGenerator<Pair> {
  for (const path of await filesBelow(folder, catalogs))
    for (const [english, chinese] of messagesOf(await readFile(`${folder}/${path}`))) yield* messagePairs(tag, english, chinese);
}

/** Reads texts and translations of a compiled catalog: two tables of lengths and offsets, see the manual of GNU gettext. */
function* messagesOf(file: Buffer): Generator<[text: string, translation: string]> {
  const little = file.readUInt32LE(0) === 0x9504_12de;
  const number = (place: number): number => (little ? file.readUInt32LE(place) : file.readUInt32BE(place));
  const text = (table: number, index: number): string => {
    const [length, start] = [number(table + 8 * index), number(table + 8 * index + 4)];
    return file.toString('utf8', start, start + length);
  };
  for (let index = 0; index < number(8); index += 1) {
    // A context comes before U+0004, a plural after U+0000.
    const original = text(number(12), index).split('\u0004').at(-1) ?? '';
    yield [original.split('\u0000')[0] ?? '', text(number(16), index).split('\u0000')[0] ?? ''];
  }
}

/** Reads translations from source catalogs of GNU gettext (`.po`). */
export async function* sourceCatalogPairs(tag: string, folder: string, catalogs: RegExp): AsyncGenerator<Pair> {
  const joined = (lines: string): string =>
    [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part = '']) => part.replace(/\\n/g, ' ').replace(/\\(.)/g, '$1')).join('');
  for (const path of await filesBelow(folder, catalogs)) {
    const source = await readText(folder, path);
    for (const [, english = '', chinese = ''] of source.matchAll(
      /^msgid ((?:".*"\n?)+)(?:msgid_plural (?:".*"\n?)+)?msgstr(?:\[0\])? ((?:".*"\n?)+)/gm,
    ))
      yield* messagePairs(tag, joined(english), joined(chinese));
  }
}

/** Reads translations by key: `key=text` (Java) or `key = text` with indented further lines (Fluent). */
export async function* keyedPairs(tag: string, english: string, chinese: string): AsyncGenerator<Pair> {
  const texts = (source: string): Map<string, string> =>
    new Map(
      [...source.matchAll(/^([\w.$-]+) ?= ?(.*(?:\n[ \t]+[^.\s].*)*)/gm)].map(([, key = '', text = '']) => [
        key,
        text.replace(/\\n/g, ' '),
      ]),
    );
  const translated = texts(chinese);
  for (const [key, text] of texts(english)) yield* messagePairs(tag, text, translated.get(key) ?? '');
}

function messagePairs(tag: string, english: string, chinese: string): Pair[] {
  const [text, translation] = [cleaned(english), cleaned(chinese)];
  return text.length < 2 || text.length > 1200 ? [] : translationPairs(tag, translation, text);
}

/** Removes format marks, accelerators, placeholders, and prefixes that distinguish equal texts for translators. */
function cleaned(message: string): string {
  return plain(
    message
      .replace(/^[\w -]{1,24}\^/, '')
      .replace(/\(&\w\)|（&\w）|\(_\w\)/g, '')
      .replace(/&(?=\p{L})/gu, '')
      .replace(/\{[^{}]*\}|\$[\w.|]+;?|%\(\w+\)[a-z]|%\d*\$?[a-z\d]|\[\/?[a-z]+\]/gi, ' ')
      .replace(/text='([^']*)'/g, '$1')
      .replace(/_(?=[A-Za-z])/g, ''),
  );
}

/** Verses of two translations of the Bible that are in the public domain. */
export async function* versePairs(folder: string): AsyncGenerator<Pair> {
  const english = new Map<string, string>();
  const source = await readText(folder, 'eng-us-oeb.osis.xml');
  for (const [, book = '', chapter = '', verse = '', text = ''] of source.matchAll(
    /<verse[^>]*osisID="(\w+)\.(\d+)\.(\d+)"[^>]*>([\s\S]*?)(?=<verse|<\/chapter>|<\/div>)/g,
  ))
    english.set(`${osisNumbers.get(book)}.${chapter}.${verse}`, plain(text.replace(/<note[\s\S]*?<\/note>/g, ' ')));
  let [book, chapter] = [0, ''];
  for (const [, opened, chapterId, verse, text = ''] of (await readText(folder, 'chi-cuv-simp.usfx.xml')).matchAll(
    /<book id="(\w+)"|<c id="(\d+)"|<v id="(\d+)"\/>([\s\S]*?)<ve\/>/g,
  )) {
    if (opened !== undefined) book += 1;
    else if (chapterId !== undefined) chapter = chapterId;
    else yield* translationPairs('bible', plain(text), english.get(`${book}.${chapter}.${verse}`) ?? '');
  }
}

/** Books by their position in the Protestant order, which the Chinese file uses. */
const osisNumbers = new Map(
  (
    'Gen Exod Lev Num Deut Josh Judg Ruth 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh Esth Job Ps Prov Eccl Song Isa Jer Lam Ezek Dan Hos Joel Amos Obad Jonah Mic Nah Hab ' +
    'Zeph Hag Zech Mal Matt Mark Luke John Acts Rom 1Cor 2Cor Gal Eph Phil Col 1Thess 2Thess 1Tim 2Tim Titus Phlm Heb Jas 1Pet 2Pet 1John 2John 3John Jude Rev'
  )
    .split(' ')
    .map((name, place) => [name, place + 1]),
);
