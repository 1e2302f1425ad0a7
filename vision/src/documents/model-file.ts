import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Block, DocumentModel } from './document-model.ts';

/**
 * Models stay in files between the tasks of a job. Only workers read and write them, so large data does not pass between processes. Each
 * block is on its own line, so that no single string holds the whole document.
 */
export async function writeModel(path: string, model: DocumentModel): Promise<void> {
  await pipeline(Readable.from(linesOf(model)), createWriteStream(path));
}

function* linesOf({ blocks, ...facts }: DocumentModel): Iterable<string> {
  yield `${JSON.stringify(facts)}\n`;
  let lines = '';
  for (const block of blocks) {
    lines += `${JSON.stringify(block)}\n`;
    if (lines.length < chunkLetters) continue;
    yield lines;
    lines = '';
  }
  yield lines;
}

const chunkLetters = 65_536;

export async function readModel(path: string): Promise<DocumentModel> {
  let facts: Omit<DocumentModel, 'blocks'> | null = null;
  const blocks: Block[] = [];
  for await (const line of linesIn(path)) {
    if (facts === null) facts = factsOf(JSON.parse(line));
    else blocks.push(blockOf(JSON.parse(line)));
  }
  if (facts === null) throw new Error('the file of the model is empty');
  return { ...facts, blocks };
}

/** `node:readline` would also end lines at U+2028, which texts may contain. */
async function* linesIn(path: string): AsyncIterable<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, { encoding: 'utf8' })) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** Safe without a schema: `writeModel` wrote the file in the same sandbox, and nothing outside writes or reads it. */
function factsOf(value: unknown): Omit<DocumentModel, 'blocks'> {
  return value as Omit<DocumentModel, 'blocks'>;
}

/** Safe for the same reason as `factsOf`. */
function blockOf(value: unknown): Block {
  return value as Block;
}
