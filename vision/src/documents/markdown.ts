import { plainText, type Block, type Cell, type DocumentModel, type Run } from './document-model.ts';
import { htmlTable } from './html-table.ts';

export interface MarkdownOptions {
  /** Returns the address of a picture from its name in the model; null leaves the picture out. */
  pictureAddress: (name: string) => string | null;
  /** Writes tables as HTML, with their spans. GitHub's Markdown tables have no spans. */
  htmlTables?: boolean;
  /** Also writes headers, footers and page numbers. */
  withFurniture?: boolean;
}

/** Writes a document as GitHub Flavored Markdown. */
export function markdownOf(model: DocumentModel, options: MarkdownOptions): string {
  const parts: string[] = [];
  let before: Block | null = null;
  for (const [index, block] of model.blocks.entries()) {
    if (block.kind === 'furniture' && options.withFurniture !== true) continue;
    const text = blockMarkdown(block, options, ordinalOf(model.blocks, index));
    if (text === '') continue;
    if (before !== null) parts.push(isSameList(before, block) ? '\n' : '\n\n');
    parts.push(text);
    before = block;
  }
  return parts.length === 0 ? '' : `${parts.join('')}\n`;
}

/** Items of the same list are not separated by an empty line. */
function isSameList(before: Block, block: Block): boolean {
  if (before.kind !== 'item' || block.kind !== 'item') return false;
  return block.level > 0 || before.level > 0 || before.isOrdered === block.isOrdered;
}

/**
 * Writes one block, without an empty line after it.
 * @param ordinal the number that an ordered list item begins with
 */
export function blockMarkdown(block: Block, options: MarkdownOptions, ordinal = '1.'): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${inline(withoutWeight(block.runs)).replace(/\n/g, ' ')}`;
    case 'paragraph':
    case 'furniture':
      return guarded(inline(block.runs));
    case 'item': {
      const indent = '   '.repeat(block.level);
      const marker = block.isOrdered ? ordinal : '-';
      return `${indent}${marker} ${inline(block.runs).replace(/\n/g, `\n${indent}${' '.repeat(marker.length + 1)}`)}`;
    }
    case 'table':
      return options.htmlTables === true ? htmlTable(block) : pipeTable(block.rows);
    case 'image': {
      const address = options.pictureAddress(block.name);
      return address === null ? '' : `![${escaped(block.description ?? '').replace(/\n/g, ' ')}](${address})`;
    }
    case 'code': {
      const fence = '`'.repeat(Math.max(3, ...Array.from(block.text.matchAll(/`+/g), ([ticks]) => ticks.length + 1)));
      return `${fence}\n${block.text.replace(/\n$/, '')}\n${fence}`;
    }
  }
}

/** Keeps the printed number, so that a list that begins at 5 keeps counting from there. Letters become their number. */
export function ordinalOf(blocks: readonly Block[], index: number): string {
  const item = blocks[index];
  if (item?.kind !== 'item' || !item.isOrdered) return '-';
  const printed = /^\(?(\d{1,9})[.)]$/.exec(item.marker)?.[1];
  if (printed !== undefined) return `${Number(printed)}.`;
  let count = 1;
  for (let at = index - 1; at >= 0; at -= 1) {
    const other = blocks[at];
    if (other?.kind !== 'item' || other.level < item.level || (other.level === item.level && !other.isOrdered)) break;
    if (other.level === item.level) count += 1;
  }
  return `${count}.`;
}

function pipeTable(rows: ReadonlyArray<readonly Cell[]>): string {
  const grid = filledGrid(rows);
  const [head = [], ...body] = grid;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}

/** Fills every position of the table. The text of a spanning cell is in its first position only. */
function filledGrid(rows: ReadonlyArray<readonly Cell[]>): string[][] {
  const width = rows.flat().reduce((most, cell) => Math.max(most, cell.column + cell.columnSpan), 1);
  return rows.map((row) => {
    const texts = Array.from({ length: width }, () => '');
    for (const cell of row) texts[cell.column] = inline(cell.runs).replace(/\|/g, '\\|').replace(/\n/g, '<br>');
    return texts;
  });
}

/** Joins runs that differ only in styles that Markdown cannot express. */
function inline(runs: readonly Run[]): string {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last !== undefined && marksOf(last) === marksOf(run)) merged[merged.length - 1] = { ...last, text: last.text + run.text };
    else merged.push(run);
  }
  return merged
    .map((run) => inlineRun(run))
    .join('')
    .trim();
}

function marksOf({ bold, italic, strike, code, link }: Run): string {
  return JSON.stringify([bold === true, italic === true, strike === true, code === true, link ?? '']);
}

function inlineRun(run: Run): string {
  // Emphasis marks must touch the text, so white space stays outside them.
  const [, before = '', core = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(run.text) ?? [];
  if (core === '') return run.text;
  let text = run.code === true ? codeSpan(core) : escaped(core);
  if (run.strike === true) text = `~~${text}~~`;
  if (run.italic === true) text = `*${text}*`;
  if (run.bold === true) text = `**${text}**`;
  if (run.link !== undefined)
    text = `[${text}](${run.link
      .replace(/[\s()<>]/g, encodeURIComponent)
      .replace(/\(/g, '%28')
      .replace(/\)/g, '%29')})`;
  return before + text + after;
}

function codeSpan(text: string): string {
  const ticks = '`'.repeat(Math.max(1, ...Array.from(text.matchAll(/`+/g), ([found]) => found.length + 1)));
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${ticks}${pad}${text}${pad}${ticks}`;
}

/** Escapes only characters that would start Markdown syntax, so that the text stays readable. */
function escaped(text: string): string {
  return text
    .replace(/[\\`]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replace(/\*(?=\S)|(?<=\S)\*/g, '\\*')
    .replace(/\](?=[([:])/g, '\\]')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/~~/g, '\\~~');
}

/** Some more characters have a meaning at the beginning of a paragraph. */
function guarded(text: string): string {
  return text.replace(/^(#{1,6}(?=\s)|[-+>](?=\s)|={3,}$|-{3,}$)/gm, '\\$1').replace(/^(\d{1,9})([.)])(?=\s)/gm, '$1\\$2');
}

/** A heading is bold already. */
function withoutWeight(runs: readonly Run[]): Run[] {
  const isAllBold = runs.every((run) => run.bold === true || plainText([run]).trim() === '');
  return isAllBold ? runs.map(({ bold: _bold, ...run }) => run) : [...runs];
}
