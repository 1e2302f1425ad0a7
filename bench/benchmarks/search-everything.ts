import { jointOrder } from '../../server/src/demand/joint-search.ts';
import { createLog } from '../../server/src/log.ts';
import { systemClock } from '../../server/src/clock.ts';
import { openEmbedder } from '../../server/src/search/embedders/open-embedder.ts';
import { embedding } from '../../server/src/search/embedding.ts';
import { textKit } from '../../server/src/tools/kits/text.ts';
import { timeKit } from '../../server/src/tools/kits/time.ts';
import { providerTools } from '../../server/src/provider-tools/kits/provider-kit.ts';
import { toolSearch, type SearchableTool } from '../../server/src/tools/tool-search.ts';
import { toolQuestions } from '../../server/test/fixtures/tool-questions.ts';
import type { Bench, Finding } from '../comparison.ts';
import { publishedSet } from '../retrieval/published-set.ts';
import { meanOf, scoresOf, type Scores } from '../retrieval/scores.ts';
import { ownSets, readSets, type RetrievalSet } from '../retrieval/sets.ts';

interface Found {
  kind: 'tool' | 'asset';
  id: string;
  score: number;
}

interface Question {
  text: string;
  relevant: readonly string[];
}

const shown = 10;
const { signal } = new AbortController();

/**
 * What the joint list costs those who know what they look for: the right tools and the right documents of each set among the first ten of
 * their own search, and of the list of `GET /api/search`, which has both.
 */
export async function* searchEverything(bench: Bench): AsyncIterable<Finding> {
  const { setsFolder, embedder: name, questionsMax } = bench.retrieval;
  const embedder = openEmbedder({ embedder: name, key: null, fetch });
  const tools = searchableTools();
  const search = toolSearch<SearchableTool>(embedding({ embedder, clock: systemClock, log: createLog({ level: 'silent' }) }));
  search.know(tools);
  const isTool = new Set(tools.map(({ id }) => id));
  const findTools = async (query: string): Promise<Found[]> =>
    (await search.search({ query, limit: shown }, signal)).hits.map(({ tool, matchScore }) => ({
      kind: 'tool',
      id: tool.id,
      score: matchScore / 100,
    }));
  const sets = [...new Map([...(await readSets(ownSets)), ...(await readSets(setsFolder))].map((set) => [set.name, set])).values()];
  const own = sets.find((set) => set.name === 'own');
  const ofTools: Question[] = [
    ...toolQuestions.map(([text, id]) => ({ text, relevant: [id] })),
    ...(own?.questions ?? []).filter(({ relevant }) => relevant.every((id) => isTool.has(id))),
  ].filter(({ relevant }) => relevant.every((id) => isTool.has(id)));

  const rows: string[][] = [];
  for (const set of sets) {
    // What is sold as a tool is no asset too.
    const assets: RetrievalSet = {
      ...set,
      name: `${set.name} without tools`,
      documents: set.documents.filter(({ id }) => !isTool.has(id)),
      questions: set.questions.filter(({ relevant }) => relevant.every((id) => !isTool.has(id))),
    };
    if (assets.questions.length === 0) continue;
    const searched = await publishedSet(bench, assets);
    const findAssets = async (query: string): Promise<Found[]> =>
      (await searched.search(query)).hits.map(({ id, score }) => ({ kind: 'asset', id, score }));
    try {
      const step = Math.max(1, Math.floor(assets.questions.length / questionsMax));
      const questions = assets.questions.filter((_, at) => at % step === 0).slice(0, questionsMax);
      rows.push(await compared(`${set.name}: ${questions.length} questions for documents`, questions, findAssets, findTools));
      rows.push(
        await compared(`${ofTools.length} questions for ${tools.length} tools, beside ${set.name}`, ofTools, findTools, findAssets),
      );
    } finally {
      await searched.close();
    }
  }
  yield {
    kind: 'table',
    title: 'the right answer in its own search, and in the joint list',
    columns: ['questions', 'nDCG@10 alone', 'joint', 'recall@1 alone', 'joint', 'recall@10 alone', 'joint', 'first is of the other kind'],
    rows,
  };
}

async function compared(
  title: string,
  questions: readonly Question[],
  find: (query: string) => Promise<Found[]>,
  findOthers: (query: string) => Promise<Found[]>,
): Promise<string[]> {
  const [alone, joint]: [Scores[], Scores[]] = [[], []];
  let displaced = 0;
  for (const { text, relevant } of questions) {
    const [found, others] = await Promise.all([find(text), findOthers(text)]);
    const merged = [...found, ...others].toSorted(jointOrder).slice(0, shown);
    if (merged[0] !== undefined && merged[0].kind !== found[0]?.kind && found.length > 0) displaced += 1;
    alone.push(scoresOf({ ranking: found.slice(0, shown).map(({ id }) => id), relevant }));
    joint.push(scoresOf({ ranking: merged.map(({ id }) => id), relevant }));
  }
  const [own, both] = [meanOf(alone), meanOf(joint)];
  const pair = (member: keyof Scores) => [own[member].toFixed(1), both[member].toFixed(1)];
  const share = `${((100 * displaced) / Math.max(1, questions.length)).toFixed(1)} %`;
  return [title, ...pair('ndcg10'), ...pair('recall1'), ...pair('recall10'), share];
}

function searchableTools(): SearchableTool[] {
  return [...timeKit({ clock: systemClock }), ...textKit(), ...providerTools].map(
    ({ id, name, description, category, keywords, useCases, tags }) => ({
      id,
      name,
      description,
      category,
      keywords,
      useCases,
      tags,
      fields: '',
      aliases: [],
      priceCents: 5,
    }),
  );
}
