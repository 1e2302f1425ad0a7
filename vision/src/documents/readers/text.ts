import type { Block, DocumentModel } from '../document-model.ts';
import { readWhole, refused } from './refusal.ts';
import { documentText, withGuess } from './document-text.ts';

const bytesMax = 32 * 1024 * 1024;
const blocksMax = 200_000;

/** Reads plain text: empty lines separate paragraphs, and lines that begin with a bullet or number are list items. @throws Refused */
export async function readText(path: string): Promise<DocumentModel> {
  const read = await documentText(await readWhole(path, bytesMax));
  return withGuess(textModel(read.text), read);
}

export function textModel(text: string): DocumentModel {
  const blocks: Block[] = [];
  for (const paragraph of text.split(/\n[ \t]*\n/)) {
    blocks.push(...blocksOf(paragraph));
    if (blocks.length > blocksMax) throw refused(`the text has more than ${blocksMax} paragraphs`);
  }
  return { title: null, pages: [], blocks, images: [] };
}

const itemStart = /^([ \t]{0,40})(?:([•●▪‣*-])|(\d{1,4}[.)]))[ \t]+(?=\S)/;

function blocksOf(paragraph: string): Block[] {
  const lines = paragraph.split('\n').filter((line) => line.trim() !== '');
  if (!lines.some((line) => itemStart.test(line))) return lines.length === 0 ? [] : [paragraphOf(lines)];
  const blocks: Block[] = [];
  let before: string[] = [];
  for (const line of lines) {
    const item = itemStart.exec(line);
    if (item === null) before.push(line);
    else {
      if (before.length > 0) blocks.push(paragraphOf(before));
      before = [];
      const [start, indent = '', bullet, number] = item;
      blocks.push({
        kind: 'item',
        level: Math.min(8, Math.floor(indent.replaceAll('\t', '  ').length / 2)),
        marker: number ?? (bullet === undefined || bullet === '*' || bullet === '-' ? '•' : bullet),
        isOrdered: number !== undefined,
        runs: [{ text: line.slice(start.length).trim() }],
        pages: [],
        box: null,
      });
    }
  }
  return before.length > 0 ? [...blocks, paragraphOf(before)] : blocks;
}

function paragraphOf(lines: readonly string[]): Block {
  const text = lines.map((line) => line.replaceAll('\t', ' ').trim()).join('\n');
  return { kind: 'paragraph', runs: [{ text }], pages: [], box: null };
}
