import type { Block, DocumentModel } from '../document-model.ts';
import { chartBlocks } from './chart.ts';
import { mainPart, packageTitle, relationships, xmlPart } from './office-package.ts';
import { pictureStore, type PictureStore } from './picture-store.ts';
import { refused } from './refusal.ts';
import { wordBody } from './word-body.ts';
import { wordNumbering } from './word-numbering.ts';
import { wordStyles } from './word-styles.ts';
import { attributeOf, child, elements } from './xml.ts';
import { openZip, type ZipPackage } from './zip.ts';

/**
 * Reads a Word document (.docx, ECMA-376). Deleted and hidden text is left out. Comments follow their
 * paragraph, footnotes the end; charts are tables of their values. Pictures
 * are stored in the scratch folder; drawings are left out.
 * @throws Refused
 */
export async function readWord(path: string, { scratch }: { scratch: string }): Promise<DocumentModel> {
  const zip = await openZip(path);
  const main = mainPart(zip, 'word/document.xml');
  const root = xmlPart(zip, main);
  const body = child(root ?? undefined, 'body');
  if (body === undefined) throw refused('the Word document is damaged: it has no body');
  const related = relationships(zip, main);
  const partOf = (type: string) => [...related.values()].find((relationship) => relationship.type === type)?.target;
  const partNamed = (type: string) => {
    const name = partOf(type);
    return name === undefined ? null : xmlPart(zip, name);
  };
  const blocks = wordBody(body, {
    related,
    styles: wordStyles(partNamed('styles')),
    numbering: wordNumbering(partNamed('numbering')),
    comments: new Map(elements(partNamed('comments') ?? body, 'comment').map((comment) => [attributeOf(comment, 'id') ?? '', comment])),
    chart: (part) => chartBlocks(zip, part),
    notes: { footnote: partNamed('footnotes'), endnote: partNamed('endnotes') },
  });
  const pictures = pictureStore(scratch);
  return { title: packageTitle(zip), pages: [], blocks: await withPictures(blocks, zip, pictures), images: pictures.images };
}

/** Blocks refer to pictures by part name. Pictures that cannot be stored are left out. */
async function withPictures(blocks: readonly Block[], zip: ZipPackage, pictures: PictureStore): Promise<Block[]> {
  const kept: Block[] = [];
  for (const block of blocks) {
    if (block.kind !== 'image') kept.push(block);
    else {
      const name = await pictures.keep(block.name, () => zip.bytes(block.name));
      if (name !== null) kept.push({ ...block, name });
    }
  }
  return kept;
}
