import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

/** A set of documents, and queries with known answers. */
export interface RetrievalSet {
  name: string;
  documents: readonly z.output<typeof Document>[];
  questions: readonly z.output<typeof Question>[];
}

const Document = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().default(''),
  /** Further words: parameters, tags. */
  extra: z.string().default(''),
});

const Question = z.object({ id: z.string(), text: z.string(), relevant: z.array(z.string()).min(1) });

/** The set of the project: its tools, samples, and invented assets. */
export const ownSets = join(import.meta.dirname, 'sets');

const corpusEnding = /\.corpus\.jsonl(?:\.xz)?$/;

/**
 * The sets of a folder: each `NAME.corpus.jsonl` and `NAME.queries.jsonl`, or the same as `.jsonl.xz`.
 * @throws for a line of another shape
 */
export async function readSets(folder: string): Promise<RetrievalSet[]> {
  const files = (await readdir(folder)).filter((file) => corpusEnding.test(file)).sort();
  return Promise.all(
    files.map(async (file) => ({
      name: file.replace(corpusEnding, ''),
      documents: await lines(join(folder, file), Document),
      questions: await lines(join(folder, file.replace('.corpus.', '.queries.')), Question),
    })),
  );
}

async function lines<Schema extends z.ZodType>(file: string, schema: Schema): Promise<Array<z.output<Schema>>> {
  const text = file.endsWith('.xz') ? await unpacked(file) : await readFile(file, 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => schema.parse(JSON.parse(line)));
}

/** Node cannot decompress xz. */
async function unpacked(file: string): Promise<string> {
  const { stdout } = await promisify(execFile)('xz', ['-dc', file], { maxBuffer: 1024 ** 3 });
  return stdout;
}
