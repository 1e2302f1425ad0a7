import { describe, expect, it } from 'vitest';
import { dimensions, type Embedder } from '../../src/search/embedder.ts';

/** What may come as a text: nobody has looked at it before. */
export const hostileTexts: readonly string[] = [
  '',
  '   \n\t ',
  '!!! ??? ...',
  '\u0000',
  'a\u0000b',
  '\ud800 lone \udfff',
  '\ufdfa'.repeat(100),
  'word '.repeat(30_000),
  'x'.repeat(100_000),
  '天'.repeat(20_000),
  '👩‍👩‍👧‍👦🏴‍☠️',
  '" OR NEAR(a b) * ^ - : ( ) {title} : AND NOT',
  "'); drop table search_documents; --",
  '%s %n ${jndi:ldap://x} <script>',
];

/**
 * The promises of `Embedder`.
 *
 * @example
 * embedderSuite('built in', async () => builtinEmbedder());
 */
export function embedderSuite(name: string, open: () => Promise<Embedder>): void {
  describe(`embedder ${name}`, () => {
    const signal = new AbortController().signal;
    const embed = async (texts: readonly string[], purpose: 'query' | 'document' = 'document'): Promise<Float32Array[]> =>
      (await open()).embedTexts(texts, { purpose, signal });

    it('has an id that names its space', async () => {
      expect((await open()).id).toMatch(/^[\w.:-]{3,200}$/);
      expect((await open()).id).toBe((await open()).id);
    });

    it('answers unit vectors of 512 numbers, or zeros for a text of which it knows nothing', async () => {
      const vectors = await embed(hostileTexts);
      expect(vectors).toHaveLength(hostileTexts.length);
      for (const vector of vectors) {
        expect(vector).toBeInstanceOf(Float32Array);
        expect(vector.length).toBe(dimensions);
        if (vector.some((value) => value !== 0)) expect(dot(vector, vector)).toBeCloseTo(1, 4);
      }
    });

    it('keeps the order of many texts', async () => {
      const texts = Array.from({ length: 150 }, (_, at) => `weather report number ${at}`);
      const [all, [last], [first]] = [await embed(texts), await embed(texts.slice(-1)), await embed(texts.slice(0, 1))];
      expect(all).toHaveLength(texts.length);
      expect(dot(all[149], last)).toBeCloseTo(1, 4);
      expect(dot(all[0], first)).toBeCloseTo(1, 4);
    });

    it('answers no texts with no vectors', async () => {
      expect(await embed([])).toEqual([]);
    });

    it('puts a question nearer to a text that shares its words than to one that does not', async () => {
      const [question] = await embed(['weather in hong kong'], 'query');
      const [near, far] = await embed(['hong kong weather report', 'classical piano music']);
      expect(dot(question, near)).toBeGreaterThan(dot(question, far) + 0.1);
    });

    it('stops when its caller has gone', async () => {
      const embedder = await open();
      await expect(embedder.embedTexts(['weather'], { purpose: 'query', signal: AbortSignal.abort() })).rejects.toThrow('aborted');
    });
  });
}

export function dot(a: Float32Array | undefined, b: Float32Array | undefined): number {
  if (a === undefined || b === undefined) return Number.NaN;
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
}
