import { readFile } from 'node:fs/promises';
import type { Pair } from './pairs.ts';

const pairsOfTermMax = 4;

/** Pairs of the project's own texts: terms that mean the same, and questions with the tool that answers them. */
export async function ownPairs(): Promise<Pair[]> {
  const read = async (name: string): Promise<string[]> => (await readFile(new URL(name, import.meta.url), 'utf8')).trim().split('\n');
  const terms = (await read('lexicon.txt')).filter((line) => !line.startsWith('#'));
  return [...terms.flatMap(pairsOfTerms), ...(await read('tasks.tsv')).flatMap(pairsOfTask)];
}

/** Each term with the next few of its line, so that a long line does not count many times as much as a short one. */
function pairsOfTerms(line: string): Pair[] {
  const terms = line.split(',').map((term) => term.trim());
  const pairs = terms.flatMap((a, at) => {
    const others = [...terms.slice(at + 1), ...terms.slice(0, at)];
    const language = isChinese(a);
    // The other language first: there the words have nothing else in common.
    const nearest = [...others.filter((b) => isChinese(b) !== language), ...others.filter((b) => isChinese(b) === language)];
    return nearest.slice(0, pairsOfTermMax).map((b) => ({ tag: 'own_terms', a, b }));
  });
  return [
    ...pairs,
    { tag: 'own_terms', a: terms.filter((term) => isChinese(term)).join(' '), b: terms.filter((term) => !isChinese(term)).join(', ') },
  ].filter(({ a, b }) => a !== '' && b !== '');
}

/** Each question with the tool and its name, and with the next question for the same tool. */
function pairsOfTask(line: string): Pair[] {
  const [tool = '', ...questions] = line.split('\t');
  const [, name = '', description = ''] = /^(.+?[.。])(.*)$/.exec(tool) ?? [];
  const pairs = questions.flatMap((question, at) => [
    { a: question, b: tool },
    { a: question, b: name },
    { a: question, b: questions[at + 1] ?? '' },
  ]);
  return [...pairs, { a: name, b: description }]
    .filter(({ a, b }) => a !== '' && b.trim() !== '')
    .map(({ a, b }) => ({ tag: 'own_tasks', a, b: b.trim() }));
}

function isChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}
