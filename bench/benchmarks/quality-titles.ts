import type { Bench, Finding } from '../comparison.ts';
import { meanOf, scoresOf, type Scores } from '../retrieval/scores.ts';
import { publishedSet } from '../retrieval/published-set.ts';
import { readSets, type RetrievalSet } from '../retrieval/sets.ts';

/** What a file name as a title costs: the documents of each set as they are, without titles, and with file names as titles. */
export async function* qualityTitles(bench: Bench): AsyncIterable<Finding> {
  const { setsFolder, questionsMax } = bench.retrieval;
  for (const set of await readSets(setsFolder)) {
    const scoreOf = async (variant: string, titleOf: (title: string, at: number) => string): Promise<number> => {
      const documents = set.documents.map((document, at) => ({ ...document, title: titleOf(document.title, at) }));
      return ndcgOf(bench, { name: `${set.name} ${variant}`, documents, questions: set.questions.slice(0, questionsMax) });
    };
    const asIs = await scoreOf('titles', (title) => title);
    const without = await scoreOf('none', () => '');
    const files = await scoreOf('files', (_, at) => fileName(at));
    yield {
      kind: 'table',
      title: `${set.name}, ${Math.min(set.questions.length, questionsMax)} questions, nDCG@10`,
      columns: ['with titles', 'without', 'with names of files', 'what these cost'],
      rows: [[asIs.toFixed(1), without.toFixed(1), files.toFixed(1), (without - files).toFixed(1)]],
    };
  }
}

async function ndcgOf(bench: Bench, set: RetrievalSet): Promise<number> {
  const searched = await publishedSet(bench, set);
  try {
    const scores: Scores[] = [];
    for (const { text, relevant } of set.questions)
      scores.push(scoresOf({ ranking: (await searched.search(text)).hits.map(({ id }) => id), relevant }));
    return meanOf(scores).ndcg10;
  } finally {
    await searched.close();
  }
}

/** As cameras, scanners and people name files, each with another number. */
function fileName(at: number): string {
  const number = 1000 + ((at * 7919) % 9000);
  const names = [
    `document_${number}.pdf`,
    `IMG_${number}.jpg`,
    `export-2024-0${1 + (at % 9)}-${number}.csv`,
    `final_v2 (${number}).docx`,
    `data_${number}.json`,
    `Scan${number}.pdf`,
    `report ${number} new.xlsx`,
    `file-${number}`,
  ];
  return names[at % names.length] ?? '';
}
