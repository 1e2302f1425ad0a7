/** `sources.json`: how often pairs are used in training, by source. */
export interface SourceTable {
  groups: Record<string, { tags: string[]; weight: number }>;
  /** For tags without a group: the group is their name up to the first `_`. */
  others: { weight: number; adjacent: number };
}

export interface Source {
  tag: string;
  /** Half of the batches contain one group only, so that the wrong answers are hard ones. */
  group: string;
  weight: number;
}

/** Numbers the sources in order of appearance. */
export function openSources({ groups, others }: SourceTable): { of(tag: string): number; readonly list: readonly Source[] } {
  const list: Source[] = [];
  const numbers = new Map<string, number>();
  const sourceOf = (tag: string): Source => {
    for (const [group, { tags, weight }] of Object.entries(groups)) if (tags.includes(tag)) return { tag, group, weight };
    return { tag, group: tag.split('_')[0] ?? tag, weight: tag.endsWith('_adj') ? others.adjacent : others.weight };
  };
  return {
    list,
    of(tag) {
      const known = numbers.get(tag);
      if (known !== undefined) return known;
      numbers.set(tag, list.length);
      return list.push(sourceOf(tag)) - 1;
    },
  };
}
