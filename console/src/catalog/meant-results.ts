import type { JointSearchResult } from '@farebox/contract';

/** The words of the query that a result says, some in others (`"天气" for "weather"`), as the service quotes them; null: it means the same in others. */
export function saidWords(why: string): string | null {
  const [, said] = /\bsays (.+)\.$/i.exec(why) ?? [];
  return said === undefined ? null : said.replaceAll(/"[^"]*" for ("[^"]*")/g, '$1');
}

/** How many: `"hong kong"` are two. */
function countOf({ why }: Pick<JointSearchResult, 'why'>): number {
  return [...(saidWords(why) ?? '').matchAll(/"([^"]*)"/g)].reduce((sum, [, words = '']) => sum + words.trim().split(/\s+/).length, 0);
}

/**
 * Results, the best first, apart from those that were surely not meant: half as likely as the best and less likely than not, or with fewer
 * words of the query than the best. Where the best says none of them, words tell nothing.
 */
export function meantResults<Result extends Pick<JointSearchResult, 'score' | 'why'>>(
  results: readonly Result[],
): { meant: Result[]; rest: Result[] } {
  const [best] = results;
  if (best === undefined) return { meant: [], rest: [] };
  const isMeant = (result: Result) => (result.score >= 0.5 || result.score > best.score / 2) && countOf(result) >= countOf(best);
  return { meant: results.filter(isMeant), rest: results.filter((result) => !isMeant(result)) };
}
