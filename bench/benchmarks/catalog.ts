import { join } from 'node:path';
import { capture, requestText, type HttpRequest } from '../capture.ts';
import type { Bench, Comparison, Farebox } from '../comparison.ts';
import { replayBaselines } from '../replay-subject.ts';
import { ownSets, readSets } from '../retrieval/sets.ts';
import { Port, type ServerSubject } from '../rounds.ts';

/** The requests of agents before a call: the listing, and a search. */
export async function* catalog(bench: Bench): AsyncIterable<Comparison> {
  const farebox = await bench.startFarebox();
  const stringified = await stringifiedCatalog(bench);
  for (const { title, requests, text, aim } of [await listing(farebox), await searches()]) {
    const asked = requests.map(requestText);
    const expected = { status: 200, texts: [text] };
    const subject = (name: string, { process, port }: Farebox): ServerSubject => {
      return { kind: 'server', name, process, port, requests: async () => ({ requests: asked, isRepeated: true, expected }) };
    };
    const [sample] = requests;
    if (sample === undefined) throw new Error('there is nothing to ask');
    yield {
      kind: 'comparison',
      title,
      ours: subject('farebox', farebox),
      baselines: [
        { subject: subject('the same catalog, JSON.stringify each time', stringified), aim: null },
        ...(await replayBaselines(bench, sample, await capture(farebox.port, sample), aim)),
      ],
    };
  }
}

async function listing({ port }: Farebox) {
  const request: HttpRequest = { method: 'GET', path: '/api/tools', headers: {} };
  const { body } = await capture(port, request);
  return {
    title: `catalog: GET ${request.path}, ${Buffer.byteLength(body)} bytes`,
    requests: [request],
    text: '"farebox.catalog.v1"',
    aim: null,
  };
}

/** The questions of the search quality benchmark, in both languages. */
async function searches() {
  const sets = await readSets(ownSets);
  const requests = sets.flatMap(({ questions }) =>
    questions.map(({ text }): HttpRequest => ({ method: 'GET', path: `/api/tools/search?q=${encodeURIComponent(text)}`, headers: {} })),
  );
  return {
    title: `catalog: GET /api/tools/search, ${requests.length} questions in turn`,
    requests,
    text: '"farebox.catalog.search.v1"',
    aim: 0.33,
  };
}

async function stringifiedCatalog(bench: Bench): Promise<Farebox> {
  const process = bench.start('stringified-catalog.ts', { PORT: '0', FAREBOX_DATA_DIR: join(bench.folder, 'stringified') });
  return { process, port: await process.ask('port', null, Port) };
}
