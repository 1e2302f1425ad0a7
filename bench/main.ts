import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { assetBatch } from './benchmarks/asset-batch.ts';
import { backup } from './benchmarks/backup.ts';
import { catalog } from './benchmarks/catalog.ts';
import { challenge } from './benchmarks/challenge.ts';
import { download } from './benchmarks/download.ts';
import { fetch } from './benchmarks/fetch.ts';
import { idle } from './benchmarks/idle.ts';
import { mcpCall } from './benchmarks/mcp-call.ts';
import { ocr } from './benchmarks/ocr.ts';
import { overload } from './benchmarks/overload.ts';
import { paidCall } from './benchmarks/paid-call.ts';
import { quality } from './benchmarks/quality.ts';
import { qualityCalibration } from './benchmarks/quality-calibration.ts';
import { qualityEncodings } from './benchmarks/quality-encodings.ts';
import { qualityDocuments } from './benchmarks/quality-documents.ts';
import { qualityTables } from './benchmarks/quality-tables.ts';
import { qualityTitles } from './benchmarks/quality-titles.ts';
import { qualityTypos } from './benchmarks/quality-typos.ts';
import { qualityPdf } from './benchmarks/quality-pdf.ts';
import { recovery } from './benchmarks/recovery.ts';
import { replicas } from './benchmarks/replicas.ts';
import { scale } from './benchmarks/scale.ts';
import { search } from './benchmarks/search.ts';
import { searchEverything } from './benchmarks/search-everything.ts';
import { turns } from './benchmarks/turns.ts';
import { upload } from './benchmarks/upload.ts';
import { x402 } from './benchmarks/x402.ts';
import { startChild, type Child } from './child.ts';
import type { Bench, Benchmark, Comparison, Figures, Finding, Table } from './comparison.ts';
import { timeShares } from './profile.ts';
import {
  environment,
  faultsOf,
  figuresText,
  headText,
  profileText,
  resultOf,
  resultText,
  summaryOf,
  tableText,
  type Result,
} from './report.ts';
import { loadServer, measure, Port, rateGuess, supplyFor, type Plan } from './rounds.ts';
import { scratchRoot, withScratch } from './scratch.ts';

const benchmarks: Readonly<Record<string, Benchmark>> = {
  catalog,
  challenge,
  'paid-call': paidCall,
  x402,
  recovery,
  'mcp-call': mcpCall,
  fetch,
  download,
  upload,
  batch: assetBatch,
  backup,
  idle,
  turns,
  search,
  scale,
  quality,
  'quality-calibration': qualityCalibration,
  'quality-documents': qualityDocuments,
  'quality-encodings': qualityEncodings,
  'quality-titles': qualityTitles,
  'quality-typos': qualityTypos,
  'quality-pdf': qualityPdf,
  'quality-tables': qualityTables,
  'search-everything': searchEverything,
  ocr,
  overload,
  replicas,
};

/** What users wait for; without PostgreSQL, `replicas` says only what it needs. */
const ofTable = ['catalog', 'challenge', 'paid-call', 'x402', 'mcp-call', 'fetch', 'search', 'turns', 'replicas'];

const usage = `npm run bench -- [${Object.keys(benchmarks).join('|')} ...] [--table] [--smallest] [--json] [--profile] [--full] [--quick] [--sets folder] [--pdfs folder] [--embedder builtin] [--questions 10000] [--keep folder] [--pages folder ...] [--database postgres://...] [--rounds 3] [--seconds 3] [--connections 50]`;

const Options = z.object({
  table: z.boolean().default(false),
  smallest: z.boolean().default(false),
  json: z.boolean().default(false),
  profile: z.boolean().default(false),
  full: z.boolean().default(false),
  quick: z.boolean().default(false),
  rounds: z.coerce.number().int().min(1).max(100).default(3),
  seconds: z.coerce.number().min(0.1).max(60).default(3),
  connections: z.coerce.number().int().min(1).max(1000).default(50),
  sets: z.string().default(join(import.meta.dirname, 'retrieval/sets')),
  pdfs: z.string().optional(),
  embedder: z.string().default('builtin'),
  questions: z.coerce.number().int().min(1).default(10_000),
  keep: z.string().optional(),
  database: z.string().optional(),
  pages: z.array(z.string()).default([]),
});

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    table: { type: 'boolean' },
    smallest: { type: 'boolean' },
    json: { type: 'boolean' },
    profile: { type: 'boolean' },
    full: { type: 'boolean' },
    quick: { type: 'boolean' },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    connections: { type: 'string' },
    sets: { type: 'string' },
    pdfs: { type: 'string' },
    embedder: { type: 'string' },
    questions: { type: 'string' },
    keep: { type: 'string' },
    database: { type: 'string' },
    pages: { type: 'string', multiple: true },
  },
});
const smallest = { quick: true, rounds: '1', seconds: '0.1', connections: '4', questions: '20' };
const options = Options.parse(values.smallest === true ? { ...values, ...smallest } : values);
const unknown = positionals.filter((name) => !(name in benchmarks));
if (unknown.length > 0) throw new Error(`no such benchmark: ${unknown.join(', ')}\n${usage}`);
const named = options.table && positionals.length === 0 ? ofTable : positionals;
const chosen = Object.entries(benchmarks).filter(([name]) => named.length === 0 || named.includes(name));

// A named benchmark runs completely.
const isThorough = !options.quick && (options.full || positionals.length > 0);

const plan: Plan = {
  rounds: options.rounds,
  roundMs: options.seconds * 1000,
  warmUpMs: options.seconds * 500,
  connections: options.connections,
};
const about = environment(plan);
const results: Array<Result | Figures | Table> = [];
if (!options.json) process.stdout.write(`${headText(about)}\n`);
for (const [name, benchmark] of chosen) {
  await withBench(benchmark, async (finding, load) => {
    if (finding.kind !== 'comparison') {
      results.push(finding);
      if (!options.json) process.stdout.write(`${finding.kind === 'table' ? tableText(finding) : figuresText(finding)}\n`);
      return;
    }
    const itsPlan = { ...plan, connections: finding.connections ?? plan.connections };
    if (options.profile) {
      process.stdout.write(await profiled(name, finding, load, itsPlan));
      return;
    }
    const subjects = [finding.ours, ...finding.baselines.map(({ subject }) => subject)];
    const result = resultOf(finding, await measure(subjects, load, itsPlan), itsPlan.connections);
    results.push(result);
    if (!options.json) process.stdout.write(`${resultText(result, plan)}\n`);
  });
}
if (options.table && !options.json) process.stdout.write(tableText(summaryOf(results)));
if (options.json) process.stdout.write(`${JSON.stringify({ ...about, results }, null, 2)}\n`);
if (results.some((result) => result.kind === 'comparison' && faultsOf(result).length > 0)) process.exitCode = 1;

/** Gives a benchmark fresh data and the load, and ends every process afterwards. */
async function withBench(benchmark: Benchmark, each: (finding: Finding, load: Child) => Promise<void>): Promise<void> {
  await withScratch(async (folder) => {
    const children: Child[] = [];
    const start = (file: string, settings?: Readonly<Record<string, string>>) => {
      const child = startChild(file, settings);
      children.push(child);
      return child;
    };
    try {
      const load = start('load.ts');
      const bench: Bench = {
        folder,
        isThorough,
        isSmallest: options.smallest,
        isFull: options.full,
        databaseUrl: options.database ?? null,
        pdfFolder: options.pdfs ?? null,
        pagesFolders: options.pages,
        retrieval: {
          setsFolder: options.sets,
          embedder: options.embedder,
          questionsMax: options.questions,
          indexFolder: options.keep ?? folder,
        },
        load,
        start: (file, settings) => start(file, settings && { ...about.settings, ...settings }),
        async startFarebox(settings = {}) {
          const farebox = start('farebox.ts', { ...about.settings, PORT: '0', FAREBOX_DATA_DIR: join(folder, 'farebox'), ...settings });
          return { process: farebox, port: await farebox.ask('port', null, Port) };
        },
      };
      for await (const finding of benchmark(bench)) await each(finding, load);
    } finally {
      await Promise.all(children.map((child) => child.end()));
    }
  });
}

/** Loads only the service under the profiler, and keeps the profile. */
async function profiled(name: string, { title, ours }: Comparison, load: Child, { connections, warmUpMs, roundMs }: Plan): Promise<string> {
  const warmUp = await loadServer(ours, load, { connections, durationMs: warmUpMs, ...(await supplyFor(ours, warmUpMs, rateGuess)) });
  const supply = await supplyFor(ours, roundMs, warmUp.answers / warmUp.seconds);
  await ours.process.ask('startProfile', null, z.unknown());
  const { answers, seconds } = await loadServer(ours, load, { connections, durationMs: roundMs, ...supply });
  const json = await ours.process.ask('stopProfile', null, z.string());
  const file = join(scratchRoot, `${name}.cpuprofile`);
  await writeFile(file, json);
  return profileText(`${title}\n${Math.round(answers / seconds)} a second under the profiler; ${file}`, timeShares(json));
}
