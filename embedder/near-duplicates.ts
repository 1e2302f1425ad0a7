/** The similarity of two texts as sets of shingles (Jaccard) from which they are near-duplicates. */
const similarityMin = 0.6;
/** Characters per shingle: a Chinese one carries as much as several others. */
const shingleLength = { chinese: 3, other: 6 };

/**
 * Returns a function that tells whether a text is a near-duplicate of one of these: only a few shingles differ. Similar texts share one of
 * their rarest shingles (prefix filtering, Bayardo et al. 2007), so few are compared.
 */
export function nearDuplicates(texts: Iterable<string>): (text: string) => boolean {
  const sets = [...texts].map(shinglesOf).filter(({ size }) => size > 0);
  const counts = new Map<string, number>();
  for (const set of sets) for (const shingle of set) counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
  const largest = Math.max(0, ...sets.map(({ size }) => size));
  const rarest = (set: ReadonlySet<string>): string[] =>
    [...set]
      .map((shingle) => ({ shingle, count: counts.get(shingle) ?? 0 }))
      .sort((a, b) => a.count - b.count || (a.shingle < b.shingle ? -1 : 1))
      .slice(0, set.size - Math.ceil(similarityMin * set.size) + 1)
      .map(({ shingle }) => shingle);
  const byShingle = new Map<string, number[]>();
  sets.forEach((set, number) => {
    for (const shingle of rarest(set)) byShingle.set(shingle, [...(byShingle.get(shingle) ?? []), number]);
  });
  return (text) => {
    const set = shinglesOf(text);
    if (set.size === 0 || set.size * similarityMin > largest) return false;
    const candidates = new Set(rarest(set).flatMap((shingle) => byShingle.get(shingle) ?? []));
    return [...candidates].some((number) => similarity(set, sets[number] ?? new Set()) >= similarityMin);
  };
}

function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (Math.min(a.size, b.size) < similarityMin * Math.max(a.size, b.size)) return 0;
  let shared = 0;
  for (const shingle of a) if (b.has(shingle)) shared += 1;
  return shared / (a.size + b.size - shared);
}

function shinglesOf(compactText: string): Set<string> {
  const length = /\p{Script=Han}/u.test(compactText) ? shingleLength.chinese : shingleLength.other;
  const shingles = new Set<string>();
  for (let at = 0; at + length <= compactText.length; at += 1) shingles.add(compactText.slice(at, at + length));
  return shingles;
}
