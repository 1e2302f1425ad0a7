import type { DocumentModel } from '../document-model.ts';
import type { Opening } from './parts-asked.ts';
import { pictureStore } from './picture-store.ts';
import { readWhole } from './refusal.ts';
import { rtfBlocks } from './rtf-blocks.ts';

const bytesMax = 64 * 1024 * 1024;

/**
 * Reads a Rich Text Format 1.9.1 document. Headers, footers, comments and hidden text are left out. Footnotes follow at the end.
 * @throws Refused
 */
export async function readRtf(path: string, { scratch }: Opening): Promise<DocumentModel> {
  const { title, blocks: read, pictures } = rtfBlocks((await readWhole(path, bytesMax)).toString('latin1'));
  const store = pictureStore(scratch);
  const blocks: DocumentModel['blocks'][number][] = [];
  for (const block of read) {
    const name = block.kind === 'image' ? await store.keep(block.name, () => Buffer.from(pictures.get(block.name) ?? '', 'hex')) : null;
    if (block.kind !== 'image') blocks.push(block);
    else if (name !== null) blocks.push({ ...block, name });
  }
  return { title, pages: [], blocks, images: store.images };
}
