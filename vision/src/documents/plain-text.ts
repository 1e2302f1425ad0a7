import { blockText, type Block, type DocumentModel } from './document-model.ts';
import { ordinalOf } from './markdown.ts';

/** Writes a document as plain text: an empty line separates paragraphs, a tab separates cells. */
export function textOf(model: DocumentModel, { withFurniture }: { withFurniture: boolean }): string {
  const parts: string[] = [];
  let before: Block | null = null;
  for (const [index, block] of model.blocks.entries()) {
    if ((block.kind === 'furniture' && !withFurniture) || block.kind === 'image') continue;
    const text =
      block.kind === 'item' ? `${'  '.repeat(block.level)}${ordinalOf(model.blocks, index)} ${blockText(block)}` : blockText(block);
    if (text.trim() === '') continue;
    if (before !== null) parts.push(before.kind === 'item' && block.kind === 'item' ? '\n' : '\n\n');
    parts.push(text);
    before = block;
  }
  return parts.length === 0 ? '' : `${parts.join('')}\n`;
}
