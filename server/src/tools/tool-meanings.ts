import { secondMs } from '../clock.ts';
import { relatedness, usualCalibration } from '../search/calibration.ts';
import type { Meaning } from '../search/meaning.ts';
import type { SearchableTool } from './catalog-search.ts';

/** What the tools of the catalog mean, to be compared with what is asked. */
export interface ToolMeanings {
  /** Which tools there are. Their vectors are made when the first question comes; what has not changed keeps its own. */
  know(tools: readonly SearchableTool[]): void;
  /**
   * For each of the questions how much each tool is related to it, by id: 0 for unrelated, 1 for a good answer. Null where the embedder
   * does not answer.
   * @throws when the caller has gone
   */
  relatedTo(questions: readonly string[], signal: AbortSignal): Promise<ReadonlyArray<ReadonlyMap<string, number>> | null>;
  /** The tools most alike to one, at most five. Empty until its vectors are made, which the first question begins. */
  nearTo(id: string): readonly string[];
}

/** Tools that are less alike in meaning have nothing to do with each other. */
const nearMin = 0.5;
const nearMax = 5;
/** One search waits so long for the vectors of all tools; the others of that time go by words. */
const learnMs = 10 * secondMs;
const textLengthMax = 2000;

export function toolMeanings({ meaning }: { meaning: Meaning }): ToolMeanings {
  let texts = new Map<string, string>();
  /** By text, so that a tool whose text has changed is learned anew. */
  let vectors = new Map<string, Float32Array>();
  /** The vectors that are there, one after the other, and whose they are; null until they are put together. */
  let compared: { ids: string[]; table: Float32Array } | null = null;
  let learning: Promise<void> | null = null;
  let calibration = usualCalibration;
  /** What is near each tool, for as long as the tools are the same. */
  let near = new Map<string, readonly string[]>();

  async function learn(): Promise<void> {
    const all = [...new Set(texts.values())];
    const missing = all.filter((text) => !vectors.has(text));
    if (missing.length === 0) return;
    const made = await meaning.tried('tools', learnMs, new AbortController().signal, (signal) =>
      meaning.embedder.embedTexts(missing, { purpose: 'document', signal }),
    );
    const known = new Map(missing.flatMap((text, at) => entry(text, made?.[at])));
    vectors = new Map(all.flatMap((text) => entry(text, known.get(text) ?? vectors.get(text))));
    compared = null;
    calibration = await meaning.calibrated();
    near = new Map();
  }

  function learned(): Promise<void> {
    learning ??= learn().finally(() => {
      learning = null;
    });
    return learning;
  }

  function relatedTo(question: Float32Array): ReadonlyMap<string, number> {
    compared ??= comparedOf(texts, vectors);
    const { ids, table } = compared;
    const cosines = dots(question, table);
    return new Map(ids.map((id, at) => [id, relatedness(cosines[at] ?? 0, calibration)]));
  }

  function nearestTo(id: string, vector: Float32Array): readonly string[] {
    return [...texts]
      .flatMap(([other, text]) => {
        const its = other === id ? undefined : vectors.get(text);
        const related = its === undefined ? 0 : relatedness(dot(vector, its), calibration);
        return related < nearMin ? [] : [{ other, related }];
      })
      .sort((a, b) => b.related - a.related || (a.other < b.other ? -1 : 1))
      .slice(0, nearMax)
      .map(({ other }) => other);
  }

  return {
    know(tools) {
      texts = new Map(tools.map((tool) => [tool.id, textOf(tool)]));
      compared = null;
      near = new Map();
    },
    async relatedTo(questions, signal) {
      const asked = questions.every((question) => question.trim() === '') ? null : await meaning.vectorsOf(questions, 'query', signal);
      if (asked === null) return null;
      await learned();
      calibration = await meaning.calibrated();
      return asked.map((question) => relatedTo(question));
    },
    nearTo(id) {
      const vector = vectors.get(texts.get(id) ?? '');
      if (vector === undefined) {
        // Nobody waits for it: a failure is logged, and the next question tries again.
        if (texts.has(id)) void learned().catch(() => {});
        return [];
      }
      const known = near.get(id) ?? nearestTo(id, vector);
      near.set(id, known);
      return known;
    },
  };
}

/** The name twice: it says most of what a tool is for (measured beside words: +0.1 to +1.2 nDCG on three sets of tools). */
function textOf({ name, description, keywords, useCases }: SearchableTool): string {
  return [name, name, description, keywords.join(', '), useCases.join('. ')].join('\n').slice(0, textLengthMax);
}

function entry(text: string, vector: Float32Array | undefined): Array<[string, Float32Array]> {
  return vector === undefined ? [] : [[text, vector]];
}

/** The cosine: vectors of an embedder have length 1. */
function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

function comparedOf(
  texts: ReadonlyMap<string, string>,
  vectors: ReadonlyMap<string, Float32Array>,
): { ids: string[]; table: Float32Array } {
  const known = [...texts].flatMap(([id, text]) => {
    const vector = vectors.get(text);
    return vector === undefined ? [] : [{ id, vector }];
  });
  const width = known[0]?.vector.length ?? 0;
  const table = new Float32Array(known.length * width);
  known.forEach(({ vector }, at) => table.set(vector, at * width));
  return { ids: known.map(({ id }) => id), table };
}

/**
 * The dot product with each vector of a table, to the last bit as `dot` has it: four of them at a time, each summed up in order, because
 * an addition waits for the one before it.
 */
function dots(vector: Float32Array, table: Float32Array): Float64Array {
  const width = vector.length;
  const count = width === 0 ? 0 : table.length / width;
  const sums = new Float64Array(count);
  let row = 0;
  for (; row + 4 <= count; row += 4) {
    const [first, second, third, fourth] = [row * width, (row + 1) * width, (row + 2) * width, (row + 3) * width];
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let at = 0; at < width; at += 1) {
      const value = vector[at] ?? 0;
      a += value * (table[first + at] ?? 0);
      b += value * (table[second + at] ?? 0);
      c += value * (table[third + at] ?? 0);
      d += value * (table[fourth + at] ?? 0);
    }
    sums.set([a, b, c, d], row);
  }
  for (; row < count; row += 1) sums[row] = dot(vector, table.subarray(row * width, (row + 1) * width));
  return sums;
}
