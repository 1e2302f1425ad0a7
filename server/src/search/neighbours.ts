import type { AssetHit, AssetSearch, SearchDocument, Twin } from './asset-search.ts';
import { usualCalibration, type Calibration } from './calibration.ts';
import { ranked, type Hit } from './fusion.ts';
import { saidByFileName } from './file-titles.ts';
import { indexedWords, queryText, rarest, termsOf, tokensOf, weighed, type WeighedTerm } from './lexical.ts';
import type { Embedding } from './embedding.ts';
import type { Candidate, StoredIndex } from './search-index.ts';
import { squaredNorm } from './vectors.ts';

/** Candidates by words, and as many by vector. */
const candidatesEach = 50;
/**
 * The least similarity of the embeddings (0 unrelated, 1 equal) and the least share of common words; below them a document is another thing
 * of the same kind. Measured on six sets of documents: copies with another version in the title are found in 95 to 100 of a hundred cases,
 * copies with an extra sentence in 38 (very short ones) to 97. Of unchanged documents 0 to 3 in a hundred have a near-duplicate, and those
 * that were read were true duplicates.
 */
const similarityMin = 0.9;
const wordsMin = 0.8;
/** Without embeddings, more words must be equal. */
const wordsAloneMin = 0.9;
/** Documents with fewer words may have all of them in common and still be different things. */
const tokensMin = 4;

/** Finds the neighbours of a document in the index. Costs no more than a search, because the vector is already stored. */
export function neighbours({ index, embedding }: { index: StoredIndex; embedding: Embedding }): Pick<AssetSearch, 'related' | 'twins'> {
  async function around({ assetId, title }: SearchDocument, signal: AbortSignal): Promise<Neighbourhood> {
    const query = queryText(saidByFileName(title) ?? title);
    const asked = termsOf(query);
    const stored = await index.vectorOf(assetId);
    const vector = stored === null || squaredNorm(stored) === 0 ? null : stored;
    const calibration = vector === null ? usualCalibration : await embedding.calibrated();
    if (vector === null && asked.length === 0) return { query, terms: [], documents: 0, calibration, candidates: [] };
    const frequencies = await index.frequencies(['', ...asked.map(({ key }) => key)]);
    const terms = weighed(asked, frequencies);
    const found = await index.candidates({ terms: rarest(terms), vector, filter: {}, limit: candidatesEach });
    signal.throwIfAborted();
    return {
      query,
      terms,
      documents: frequencies.get('') ?? 0,
      calibration,
      candidates: found.filter((candidate) => candidate.id !== assetId),
    };
  }

  return {
    async related(document, { topK, signal }): Promise<AssetHit[]> {
      const { candidates, ...asked } = await around(document, signal);
      const { hits, isAnswered } = ranked(candidates, asked);
      return isAnswered ? hits.slice(0, topK).map(ofAsset) : [];
    },
    async twins(document, { topK, signal }): Promise<Twin[]> {
      const own = new Set(indexedWords(document).impacts.keys());
      if (own.size < tokensMin) return [];
      const { candidates, calibration } = await around(document, signal);
      return candidates
        .flatMap((candidate) => twinOf(own, candidate, calibration))
        .sort((a, b) => b.similarity - a.similarity || (a.assetId < b.assetId ? -1 : 1))
        .slice(0, topK);
    },
  };
}

/** Converts a hit of the index of assets. */
export function ofAsset({ id, ...hit }: Hit): AssetHit {
  return { assetId: id, ...hit };
}

interface Neighbourhood {
  query: string;
  terms: readonly WeighedTerm[];
  documents: number;
  calibration: Calibration;
  candidates: readonly Candidate[];
}

function twinOf(own: ReadonlySet<string>, { id, words, cosine }: Candidate, { unrelated }: Calibration): Twin[] {
  const shared = sharedWords(own, new Set(tokensOf(words)));
  if (cosine === null) return shared < wordsAloneMin ? [] : [{ assetId: id, similarity: rounded(shared) }];
  const similarity = (cosine - unrelated) / (1 - unrelated);
  return shared < wordsMin || similarity < similarityMin ? [] : [{ assetId: id, similarity: rounded(Math.min(shared, similarity)) }];
}

/** The common words as a share of all words of both (Jaccard). */
function sharedWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return a.intersection(b).size / Math.max(1, a.union(b).size);
}

function rounded(value: number): number {
  return Math.round(1e4 * Math.min(1, value)) / 1e4;
}
