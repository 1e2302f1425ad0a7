import type { Block, DocumentModel } from './document-model.ts';
import { directionOf, escapeHtml, htmlRuns, htmlTable } from './html-table.ts';

export interface HtmlOptions {
  pictureAddress: (name: string) => string | null;
  withFurniture: boolean;
}

/** Writes a document as an HTML page without styles or scripts. */
export function htmlDocument(model: DocumentModel, options: HtmlOptions): string {
  const parts: string[] = [];
  const lists: Array<'ol' | 'ul'> = [];
  const closeTo = (depth: number) => {
    while (lists.length > depth) parts.push(`</li></${lists.pop() ?? 'ul'}>`);
  };
  for (const block of model.blocks) {
    if (block.kind === 'item') openItem(block, parts, lists, closeTo);
    else {
      closeTo(0);
      parts.push(blockHtml(block, options));
    }
  }
  closeTo(0);
  const title = escapeHtml(model.title ?? '');
  const body = parts.filter((part) => part !== '').join('\n');
  return `<!doctype html>\n<html>\n<head><meta charset="utf-8"><title>${title}</title></head>\n<body>\n${body}\n</body>\n</html>\n`;
}

function openItem(
  { level, isOrdered, marker, runs }: Extract<Block, { kind: 'item' }>,
  parts: string[],
  lists: Array<'ol' | 'ul'>,
  closeTo: (depth: number) => void,
): void {
  const tag = isOrdered ? 'ol' : 'ul';
  closeTo(level + 1);
  if (lists.length === level + 1 && lists[level] !== tag) closeTo(level);
  if (lists.length === level + 1) parts.push('</li>');
  while (lists.length <= level) {
    const start = /^\(?(\d{1,6})/.exec(marker)?.[1];
    parts.push(lists.length === level && isOrdered && start !== undefined && start !== '1' ? `<ol start="${start}">` : `<${tag}>`);
    lists.push(tag);
    // A list that begins below the first level needs empty items above it.
    if (lists.length <= level) parts.push('<li>');
  }
  parts.push(`<li${directionOf(runs)}>${htmlRuns(runs)}`);
}

function blockHtml(block: Exclude<Block, { kind: 'item' }>, { pictureAddress, withFurniture }: HtmlOptions): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}${directionOf(block.runs)}>${htmlRuns(block.runs)}</h${block.level}>`;
    case 'paragraph':
      return `<p${directionOf(block.runs)}>${htmlRuns(block.runs)}</p>`;
    case 'furniture':
      return withFurniture ? `<${block.role}>${htmlRuns(block.runs)}</${block.role}>` : '';
    case 'table':
      return htmlTable(block);
    case 'code':
      return `<pre><code>${escapeHtml(block.text)}</code></pre>`;
    case 'image': {
      const address = pictureAddress(block.name);
      return address === null ? '' : `<p><img src="${escapeHtml(address)}" alt="${escapeHtml(block.description ?? '')}"></p>`;
    }
  }
}
