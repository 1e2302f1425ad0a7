import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Pair } from './pairs.ts';

/** The tag of queries whose tools are held back from training, to compare settings. */
export const heldTag = 'own_held';
/** One of this many tools is held back, chosen by a hash of its text. */
const heldShare = 25;
const pairsOfTermMax = 4;

/**
 * Pairs from the project's own texts: synonyms (the thesaurus of the search), tools with queries that should find them (`own`), names,
 * sentences and passages with their translations, and with queries that should find a passage (`prose`).
 */
export async function ownPairs(): Promise<Pair[]> {
  const [terms, tasks, translations] = await Promise.all([linesOf('../server/src/search/thesaurus/'), linesOf('own/'), linesOf('prose/')]);
  return [
    ...terms.flatMap(({ line }) => pairsOfTerms(line)),
    ...tasks.flatMap(({ file, line }) => pairsOfTask(`own_${file}`, line)),
    ...translations.flatMap(({ file, line }) => pairsOfTranslation(`own_${file}`, line)),
  ];
}

async function linesOf(folder: string): Promise<Array<{ file: string; line: string }>> {
  const files = (await readdir(new URL(folder, import.meta.url))).sort();
  const texts = await Promise.all(files.map((file) => readFile(new URL(folder + file, import.meta.url), 'utf8')));
  return texts.flatMap((text, at) =>
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => ({ file: (files[at] ?? '').replace(/\..*/, ''), line })),
  );
}

/** Pairs each term with the next few of its line, so that a long line does not outweigh a short one. */
function pairsOfTerms(line: string): Pair[] {
  const terms = line.split(',').map((term) => term.trim());
  const pairs = terms.flatMap((a, at) => {
    const others = [...terms.slice(at + 1), ...terms.slice(0, at)];
    const language = isChinese(a);
    // The other language first, because translations have no words in common.
    const nearest = [...others.filter((b) => isChinese(b) !== language), ...others.filter((b) => isChinese(b) === language)];
    return nearest.slice(0, pairsOfTermMax).map((b) => ({ tag: 'own_terms', a, b }));
  });
  return [
    ...pairs,
    { tag: 'own_terms', a: terms.filter((term) => isChinese(term)).join(' '), b: terms.filter((term) => !isChinese(term)).join(', ') },
  ].filter(({ a, b }) => a !== '' && b !== '');
}

/** Pairs each query with the tool and its name, and with the next query for the same tool. */
function pairsOfTask(tag: string, line: string): Pair[] {
  const [tool = '', ...questions] = line.split('\t').map((text) => text.trim());
  if (createHash('sha1').update(tool).digest().readUInt32LE() % heldShare === 0)
    return questions.map((a) => ({ tag: heldTag, a, b: tool }));
  const [, name = '', description = ''] = /^(.+?[.。])(.*)$/.exec(tool) ?? [];
  const pairs = questions.flatMap((question, at) => [
    { a: question, b: tool },
    { a: question, b: name },
    { a: question, b: questions[at + 1] ?? '' },
  ]);
  return [...pairs, { a: name, b: description }]
    .filter(({ a, b }) => a !== '' && b.trim() !== '')
    .map(({ a, b }) => ({ tag, a, b: b.trim() }));
}

/** Both languages ask, each for the text in both: a query that shares no word with a text in the other language is what this teaches. */
function pairsOfTranslation(tag: string, line: string): Pair[] {
  const [english = '', chinese = '', ...queries] = line.split('\t').map((text) => text.trim());
  return [
    { tag, a: english, b: chinese },
    { tag, a: chinese, b: english },
    ...queries.flatMap((a) => [english, chinese].map((b) => ({ tag, a, b }))),
  ];
}

function isChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}
