import type { Block, DocumentModel, DocumentPage } from '../document-model.ts';
import { chartBlocks } from './chart.ts';
import { commentAuthors, slideComments } from './comments.ts';
import { mainPart, packageTitle, relationships, xmlPart } from './office-package.ts';
import { partsAsked, type Opening } from './parts-asked.ts';
import { pictureStore } from './picture-store.ts';
import { refused } from './refusal.ts';
import { notesBlocks, slideBlocks } from './slide-blocks.ts';
import { attributeOf, child, elements, type XmlElement } from './xml.ts';
import { openZip, type ZipPackage } from './zip.ts';

const slidesMax = 5000;
const blocksMax = 200_000;
const unitsPerPoint = 12_700;

/**
 * Reads a presentation (.pptx, ECMA-376): the slides in order, each with its title, text, tables, pictures, the values of charts,
 * speaker notes and comments. Hidden slides and diagrams are left out.
 * @throws Refused
 */
export async function readPresentation(path: string, opening: Opening): Promise<DocumentModel> {
  const zip = await openZip(path);
  const main = mainPart(zip, 'ppt/presentation.xml');
  const presentation = xmlPart(zip, main);
  if (presentation === null) throw refused('the presentation is damaged: it has no slides');
  const related = relationships(zip, main);
  const slides = elements(child(presentation, 'sldIdLst') ?? presentation, 'sldId').map(
    // A slide has two ids: its own has no prefix, the relationship id has one.
    (slide) => related.get(prefixed(slide, 'id') ?? '')?.target ?? '',
  );
  if (slides.length > slidesMax) throw refused(`the presentation has more than ${slidesMax} slides`);
  const pictures = pictureStore(opening.scratch);
  const size = sizeOf(presentation);
  const authors = commentAuthors(
    xmlPart(zip, [...related.values()].find(({ type }) => /^(?:commentAuthors|authors)$/.test(type))?.target ?? ''),
  );
  const pages: DocumentPage[] = [];
  const blocks: Block[] = [];
  for (const number of partsAsked(opening, slides.length, 'slides')) {
    const part = slides[number - 1] ?? '';
    const slide = xmlPart(zip, part);
    if (slide === null || ['0', 'false'].includes(attributeOf(slide, 'show') ?? '')) continue;
    const links = relationships(zip, part);
    pages.push({ number, ...size, kind: 'digital' });
    const found = slideBlocks(slide, links, (chart) => chartBlocks(zip, chart));
    for (const block of [...found, ...notesOf(zip, links), ...commentsOf(zip, links, authors)]) {
      const name = block.kind === 'image' ? await pictures.keep(block.name, () => zip.bytes(block.name)) : null;
      const placed = { ...block, pages: [number] };
      if (placed.kind !== 'image') blocks.push(placed);
      else if (name !== null) blocks.push({ ...placed, name });
    }
    if (blocks.length > blocksMax) throw refused(`the presentation has more than ${blocksMax} paragraphs`);
  }
  return { title: packageTitle(zip), pages, blocks, images: pictures.images };
}

function prefixed(element: XmlElement, name: string): string | undefined {
  for (const [key, value] of element.attributes) if (key.endsWith(`:${name}`)) return value;
  return undefined;
}

function notesOf(zip: ZipPackage, links: ReturnType<typeof relationships>): Block[] {
  const notes = [...links.values()].find(({ type }) => type === 'notesSlide');
  const part = notes === undefined ? null : xmlPart(zip, notes.target);
  return part === null ? [] : notesBlocks(part, relationships(zip, notes?.target ?? ''));
}

function commentsOf(zip: ZipPackage, links: ReturnType<typeof relationships>, authors: ReadonlyMap<string, string>): Block[] {
  const part = [...links.values()].find(({ type }) => type === 'comments');
  const comments = part === undefined ? null : xmlPart(zip, part.target);
  return comments === null ? [] : slideComments(comments, authors);
}

function sizeOf(presentation: XmlElement): { width: number; height: number } {
  const size = child(presentation, 'sldSz');
  const points = (name: string, usual: number) => {
    const value = Number(attributeOf(size, name)) / unitsPerPoint;
    return value > 0 && value < 10_000 ? value : usual;
  };
  return { width: points('cx', 720), height: points('cy', 540) };
}
