import type { Block, DocumentModel } from '../document-model.ts';
import { keepDataPicture } from './html.ts';
import { inlineRuns } from './markdown-inline.ts';
import { tableAt } from './markdown-table.ts';
import { pictureStore } from './picture-store.ts';
import { readWhole, refused } from './refusal.ts';
import { decodeText } from './text-encoding.ts';

const bytesMax = 32 * 1024 * 1024;
const blocksMax = 200_000;
const nowhere = { pages: [], box: null };

/** Reads Markdown (CommonMark with tables). Embedded HTML is left out. Addresses of pictures are not fetched. @throws Refused */
export async function readMarkdown(path: string, { scratch }: { scratch: string }): Promise<DocumentModel> {
  const pictures = pictureStore(scratch);
  const blocks: Block[] = [];
  for (const block of markdownBlocks(decodeText(await readWhole(path, bytesMax)))) {
    if (block.kind !== 'image') blocks.push(block);
    else {
      const name = await keepDataPicture(block.name, pictures);
      if (name !== null) blocks.push({ ...block, name });
      else if (block.description !== null) blocks.push({ kind: 'paragraph', runs: [{ text: block.description }], ...nowhere });
    }
  }
  const first = blocks.find((block) => block.kind === 'heading' && block.level === 1);
  const title = first?.kind === 'heading' ? first.runs.map(({ text }) => text).join('') : null;
  return { title: title?.slice(0, 500) ?? null, pages: [], blocks, images: pictures.images };
}

/** The blocks of a Markdown text. The name of a picture is its address. */
export function markdownBlocks(markdown: string): Block[] {
  const lines = withoutFrontMatter(markdown.split('\n'));
  const blocks: Block[] = [];
  /** The indents of the open list items, the outermost first. */
  const indents: number[] = [];
  let at = 0;
  while (at < lines.length) {
    const read = blockAt(lines, at, indents);
    blocks.push(...read.blocks);
    at = read.next;
    if (blocks.length > blocksMax) throw refused(`the document has more than ${blocksMax} paragraphs`);
  }
  return blocks;
}

interface ReadBlock {
  blocks: Block[];
  /** The index of the line after the block. */
  next: number;
}

const fence = /^[ \t]{0,40}(`{3,}|~{3,})/;
const heading = /^ {0,3}(#{1,6})(?:[ \t]+|$)/;
const item = /^([ \t]{0,80})([-*+]|\d{1,9}[.)])(?:[ \t]+|$)(\[[ xX]\][ \t]+)?/;
const rule = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const picture = /^[ \t]*!\[([^\]]{0,1000})\]\(\s*<?([^\s)>]+)>?(?:\s+"[^"]{0,1000}")?\s*\)[ \t]*$/;

function blockAt(lines: readonly string[], at: number, indents: number[]): ReadBlock {
  const line = lines[at] ?? '';
  if (/^\S/.test(line) && !item.test(line)) indents.length = 0;
  if (line.trim() === '' || (rule.test(line) && line.length < 1000)) return { blocks: [], next: at + 1 };
  if (fence.test(line)) return fencedCode(lines, at);
  const level = heading.exec(line)?.[1]?.length;
  if (level !== undefined) return { blocks: headingOf(level, line.replace(heading, '').replace(/[ \t]#+[ \t]*$/, '')), next: at + 1 };
  const shown = picture.exec(line);
  if (shown !== null) {
    return { blocks: [{ kind: 'image', name: shown[2] ?? '', description: shown[1] || null, ...nowhere }], next: at + 1 };
  }
  if (item.test(line)) return itemAt(lines, at, indents);
  return tableAt(lines, at) ?? indentedCode(lines, at) ?? paragraphAt(lines, at);
}

function headingOf(level: number, text: string): Block[] {
  const runs = inlineRuns(text.trim());
  return runs.length === 0 ? [] : [{ kind: 'heading', level, runs, ...nowhere }];
}

function fencedCode(lines: readonly string[], at: number): ReadBlock {
  const mark = fence.exec(lines[at] ?? '')?.[1] ?? '```';
  let next = at + 1;
  while (next < lines.length && !(lines[next] ?? '').trimStart().startsWith(mark)) next += 1;
  const text = lines.slice(at + 1, next).join('\n');
  return { blocks: text.trim() === '' ? [] : [{ kind: 'code', text, ...nowhere }], next: next + 1 };
}

function indentedCode(lines: readonly string[], at: number): ReadBlock | null {
  const isCode = (line: string | undefined) => line !== undefined && /^(?: {4}|\t)/.test(line);
  if (!isCode(lines[at])) return null;
  let next = at;
  while (next < lines.length && isCode(lines[next])) next += 1;
  const text = lines.slice(at, next).map((line) => line.replace(/^(?: {4}|\t)/, ''));
  return { blocks: [{ kind: 'code', text: text.join('\n'), ...nowhere }], next };
}

/** An item consists of its line and its continuation lines. Nested items become blocks of their own. */
function itemAt(lines: readonly string[], at: number, indents: number[]): ReadBlock {
  const line = lines[at] ?? '';
  const [start, indent = '', mark = '-'] = item.exec(line) ?? [''];
  const { text, next } = textFrom(lines, at, line.slice(start.length));
  const isOrdered = /\d/.test(mark);
  const level = levelOf(indent, indents);
  const runs = inlineRuns(text);
  const marker = isOrdered ? mark : '•';
  return { blocks: runs.length === 0 ? [] : [{ kind: 'item', level, marker, isOrdered, runs, ...nowhere }], next };
}

/** The level is the number of open items with a smaller indent. All other open items end here. */
function levelOf(indent: string, indents: number[]): number {
  const width = widthOf(indent);
  while ((indents.at(-1) ?? -1) >= width) indents.pop();
  indents.push(width);
  return Math.min(8, indents.length - 1);
}

function widthOf(indent: string): number {
  return indent.replaceAll('\t', '    ').length;
}

function paragraphAt(lines: readonly string[], at: number): ReadBlock {
  const { text, next } = textFrom(lines, at, (lines[at] ?? '').replace(/^[ \t]*(?:>[ \t]?)+/, ''));
  const underline = lines[next - 1] ?? '';
  if (next - at >= 2 && /^ {0,3}(?:=+|-+)[ \t]*$/.test(underline)) {
    const words = text.split('\n').slice(0, -1).join(' ');
    return { blocks: headingOf(underline.includes('=') ? 1 : 2, words), next };
  }
  const runs = inlineRuns(text);
  return { blocks: runs.length === 0 ? [] : [{ kind: 'paragraph', runs, ...nowhere }], next };
}

/** A paragraph continues until an empty line or the start of another block. */
function textFrom(lines: readonly string[], at: number, first: string): { text: string; next: number } {
  const text = [first];
  let next = at + 1;
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    if (line.trim() === '' || fence.test(line) || heading.test(line) || item.test(line)) break;
    const isUnderline = /^ {0,3}(?:=+|-+)[ \t]*$/.test(line);
    if (!isUnderline && rule.test(line) && line.length < 1000) break;
    text.push(line.replace(/^[ \t]*(?:>[ \t]?)*/, ''));
    if (isUnderline) return { text: text.join('\n'), next: next + 1 };
  }
  return { text: text.join('\n'), next };
}

function withoutFrontMatter(lines: string[]): string[] {
  if (lines[0]?.trim() !== '---') return lines;
  const end = lines.findIndex((line, index) => index > 0 && index < 200 && line.trim() === '---');
  return end === -1 ? lines : lines.slice(end + 1);
}
