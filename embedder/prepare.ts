import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { featuresOf, keysOf, spellingRows, type Key } from '../server/src/search/embedders/builtin/features.ts';
import { sentencesOf } from '../server/src/search/embedders/builtin/sentences.ts';
import { openVocabulary, vocabularyTable, type Vocabulary } from '../server/src/search/embedders/builtin/vocabulary.ts';
import { nearDuplicates } from './near-duplicates.ts';
import { Numbers } from './numbers.ts';
import { heldTag, ownPairs } from './own.ts';
import { readLines, readPairs, type Pair } from './pairs.ts';
import { openSources } from './sources.ts';

const usage = `node embedder/prepare.ts --pairs pairs.tsv.xz [--pairs more.tsv] --out folder [--without folder of texts to keep away from]
  [--words 60000] [--characters 40000] [--phrases 12000] [--spellings 8192] [--withhold tag,tag]`;

const { values: options } = parseArgs({
  options: {
    pairs: { type: 'string', multiple: true },
    out: { type: 'string' },
    without: { type: 'string' },
    words: { type: 'string', default: '60000' },
    characters: { type: 'string', default: '40000' },
    phrases: { type: 'string', default: '12000' },
    spellings: { type: 'string', default: '8192' },
    withhold: { type: 'string', default: '' },
  },
});
/** Characters per text used for training; a Chinese one carries as much as three others. */
const textUnitsMax = 360;
/** One of this many pairs of a source, chosen by a hash of its text, is held back to compare settings. */
const developmentShare = 60;
const developmentPairsMax = 600;

if (options.pairs === undefined || options.out === undefined) throw new Error(usage);
await prepare(options.pairs, options.out);

/** Writes everything that the training needs into a folder, as plain arrays of numbers. */
async function prepare(files: readonly string[], out: string): Promise<void> {
  await mkdir(out, { recursive: true });
  const kept = await keepPairs(
    files,
    options.without === undefined ? { queries: new Set(), documents: new Set() } : await evaluationTexts(options.without),
  );
  const { texts, pairs } = kept;
  const vocabulary = await chooseVocabulary(texts, out);
  await writeTexts(texts, vocabulary, out);
  await writePairs(pairs, texts, out);
  await writeFile(join(out, 'report.json'), `${JSON.stringify({ ...kept.report, rows: vocabulary.rows }, null, 2)}\n`);
  process.stdout.write(`${JSON.stringify({ ...kept.report, rows: vocabulary.rows })}\n`);
}

interface PairIds {
  tag: string;
  a: number;
  b: number;
}

/** The texts excluded from training, normalised: queries and their near-duplicates, and documents as title and description. */
interface Forbidden {
  queries: ReadonlySet<string>;
  documents: ReadonlySet<string>;
}

/** Reads all pairs, each text and each pair once, and drops those of the evaluation. */
async function keepPairs(files: readonly string[], { queries, documents }: Forbidden) {
  const isNearQuery = remembered(nearDuplicates(queries));
  const ids = new Map<string, number>();
  const pairs: PairIds[] = [];
  const seen = new Set<number>();
  const report = { read: 0, pairs: 0, repeated: 0, queries: 0, documents: 0, nearQueries: 0, texts: 0 };
  const idOf = (text: string): number => {
    const id = ids.get(text) ?? ids.size;
    ids.set(text, id);
    return id;
  };
  const add = ({ tag, a, b }: Pair): void => {
    report.read += 1;
    const [x, y] = [compact(a), compact(b)];
    if (queries.has(x) || queries.has(y)) report.queries += 1;
    else if (documents.has(`${x}\t${y}`) || documents.has(`${y}\t${x}`)) report.documents += 1;
    else if (isNearQuery(x) || isNearQuery(y)) report.nearQueries += 1;
    else keep(tag, a, b);
  };
  const keep = (tag: string, a: string, b: string): void => {
    const pair = { tag, a: idOf(shortened(a)), b: idOf(shortened(b)) };
    const key = pair.a * 0x40_0000 + pair.b;
    if (seen.has(key) || pair.a === pair.b) report.repeated += 1;
    else pairs.push(pair);
    seen.add(key);
  };
  for (const pair of await ownPairs()) add(pair);
  for (const file of files) {
    for await (const pair of readPairs(file)) add(pair);
  }
  report.pairs = pairs.length;
  report.texts = ids.size;
  return { texts: [...ids.keys()], pairs, report };
}

/**
 * The queries and documents of a folder in the format of the evaluation. Titles alone are not excluded: they are words or phrases that
 * others use too.
 */
async function evaluationTexts(folder: string): Promise<Forbidden> {
  const queries = new Set<string>();
  const documents = new Set<string>();
  for (const name of await readdir(folder)) {
    if (!/\.jsonl(\.xz)?$/.test(name)) continue;
    for await (const line of readLines(join(folder, name))) {
      const { title, description, text }: Record<string, unknown> = JSON.parse(line);
      if (typeof text === 'string') queries.add(compact(text));
      if (typeof title === 'string' && typeof description === 'string') documents.add(`${compact(title)}\t${compact(description)}`);
    }
  }
  queries.delete('');
  return { queries, documents };
}

async function chooseVocabulary(texts: readonly string[], out: string): Promise<Vocabulary> {
  const counts: Record<Key['kind'], Map<string, number>> = { word: new Map(), characters: new Map(), pair: new Map() };
  for (const text of texts) {
    for (const { key, kind } of new Map(keysOf(text).map((found) => [found.key, found])).values()) {
      counts[kind].set(key, (counts[kind].get(key) ?? 0) + 1);
    }
  }
  const keys = [
    ...commonest(counts.word, Number(options.words), 3),
    ...commonest(counts.characters, Number(options.characters), 3),
    ...commonest(phrases(counts.pair, counts.word, texts.length), Number(options.phrases), 20),
  ];
  const { table, ordered } = vocabularyTable(keys, Number(options.spellings));
  const vocabulary = openVocabulary(table);
  const spelled = new Numbers(Uint32Array);
  const starts = new Numbers(Uint32Array);
  starts.push(0);
  for (const key of ordered) {
    if (/^\p{Script=Latin}[\p{Script=Latin}\d]{2,}$/u.test(key)) for (const row of spellingRows(key, vocabulary)) spelled.push(row);
    starts.push(spelled.length);
  }
  await Promise.all([
    writeFile(join(out, 'keys.txt'), `${ordered.join('\n')}\n`),
    writeFile(join(out, 'vocabulary.starts'), table.starts),
    writeFile(join(out, 'vocabulary.prints'), table.prints),
    writeFile(join(out, 'spelled.starts'), starts.all()),
    writeFile(join(out, 'spelled.rows'), spelled.all()),
    writeFile(join(out, 'rows.json'), JSON.stringify({ keys: ordered.length, spellings: table.spellings })),
  ]);
  return vocabulary;
}

function commonest(counts: ReadonlyMap<string, number>, limit: number, countMin: number): string[] {
  return [...counts]
    .filter(([, count]) => count >= countMin)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, limit)
    .map(([key]) => key);
}

/**
 * Pairs of neighbouring words that occur together much more often than by chance (the score of Mikolov et al. 2013): `machin learn`, not
 * `of the`.
 */
function phrases(pairs: ReadonlyMap<string, number>, words: ReadonlyMap<string, number>, texts: number): Map<string, number> {
  const chosen = new Map<string, number>();
  for (const [key, count] of pairs) {
    if (count < 20) continue;
    const [first = '', second] = key.split(' ');
    if (second === undefined) {
      if (count >= 40) chosen.set(key, count);
      continue;
    }
    if (/\d/.test(key)) continue;
    const chance = ((words.get(first) ?? 0) * (words.get(second) ?? 0)) / texts;
    if ((count - 15) / chance > 12) chosen.set(key, count);
  }
  return chosen;
}

async function writeTexts(texts: readonly string[], vocabulary: Vocabulary, out: string): Promise<void> {
  const [starts, sentenceStarts, rows, weights, chinese] = [
    new Numbers(Uint32Array),
    new Numbers(Uint32Array),
    new Numbers(Uint32Array),
    new Numbers(Uint8Array),
    new Numbers(Uint8Array),
  ];
  const counts = new Uint32Array(vocabulary.rows);
  const add = (text: string): void => {
    const sentences = sentencesOf(text);
    for (const sentence of sentences.length === 0 ? [text] : sentences) {
      const features = featuresOf(sentence, vocabulary);
      features.rows.forEach((row, at) => {
        rows.push(row);
        weights.push(Math.max(1, Math.min(255, Math.round((features.weights[at] ?? 0) * 64))));
        counts[row] = (counts[row] ?? 0) + 1;
      });
      if (features.rows.length > 0) sentenceStarts.push(rows.length);
    }
    starts.push(sentenceStarts.length - 1);
    chinese.push(/\p{Script=Han}/u.test(text) ? 1 : 0);
  };
  starts.push(0);
  sentenceStarts.push(0);
  for (const text of texts) add(text);
  // The fillers come after all other texts.
  const fillers = (await readFile(new URL('fillers.tsv', import.meta.url), 'utf8')).trim().split('\n');
  for (const line of fillers) add(line.split('\t')[1] ?? '');
  await Promise.all([
    writeFile(join(out, 'text.starts'), starts.all()),
    writeFile(join(out, 'sentence.starts'), sentenceStarts.all()),
    writeFile(join(out, 'sentence.rows'), rows.all()),
    writeFile(join(out, 'sentence.weights'), weights.all()),
    writeFile(join(out, 'text.chinese'), chinese.all()),
    writeFile(join(out, 'row.counts'), counts),
    writeFile(
      join(out, 'filler.texts'),
      Uint32Array.from(fillers, (_, at) => texts.length + at),
    ),
  ]);
}

async function writePairs(pairs: readonly PairIds[], texts: readonly string[], out: string): Promise<void> {
  const sources = openSources(JSON.parse(await readFile(new URL('sources.json', import.meta.url), 'utf8')));
  const withheld = new Set(options.withhold.split(','));
  const learned = new Numbers(Uint32Array);
  const development = new Map<string, number[]>();
  for (const { tag, a, b } of pairs) {
    const source = sources.of(tag);
    const set = developmentSet(tag, `${texts[a]}\t${texts[b]}`, withheld);
    const held = set === null ? null : (development.get(set) ?? []);
    if (set !== null && held !== null && held.length < 2 * developmentPairsMax) development.set(set, [...held, a, b]);
    else if (!withheld.has(tag)) for (const number of [a, b, source]) learned.push(number);
  }
  const heldOut = [...development].flatMap(([, ids], set) => ids.flatMap((id, at) => (at % 2 === 0 ? [set, id] : [id])));
  await Promise.all([
    writeFile(join(out, 'pairs'), learned.all()),
    writeFile(join(out, 'sources.tsv'), sources.list.map(({ tag, group, weight }) => `${tag}\t${group}\t${weight}\n`).join('')),
    writeFile(join(out, 'development'), Uint32Array.from(heldOut)),
    writeFile(join(out, 'development.names'), [...development.keys()].map((name) => `${name}\n`).join('')),
  ]);
}

/** The set for which a pair is held back: all pairs of a withheld source, and a few of every other. Null for a training pair. */
function developmentSet(tag: string, text: string, withheld: ReadonlySet<string>): string | null {
  if (tag === heldTag) return tag;
  if (withheld.has(tag)) return `withheld:${tag.replace(/_(adj|zh)$/, '')}`;
  if (/_adj$|_param$/.test(tag) || !/^(wn|ali|tc|boto|goog|ppc|tldr|bible|dungeon|wesnoth|osm|cldr|odr|tf|po)/.test(tag)) return null;
  return createHash('sha1').update(text).digest().readUInt32LE() % developmentShare === 0 ? tag : null;
}

/** Cached, because texts repeat often. */
function remembered(test: (text: string) => boolean): (text: string) => boolean {
  const results = new Map<string, boolean>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = test(text);
    results.set(text, result);
    return result;
  };
}

function shortened(text: string): string {
  let units = 0;
  let at = 0;
  for (const character of text) {
    units += character > '\u2e7f' ? 3 : 1;
    if (units > textUnitsMax) break;
    at += character.length;
  }
  return text.slice(0, at);
}

function compact(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
