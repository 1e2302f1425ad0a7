import type { Block } from '../document-model.ts';
import { attributeOf, child, elements, textOf, type XmlElement } from './xml.ts';

const commentsMax = 10_000;

/** A remark beside the text, as a paragraph of its own. */
export function commentBlock(author: string, text: string, place = ''): Block[] {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  if (plain === '') return [];
  const name = [author.trim(), place].filter((part) => part !== '').join(', ');
  return [
    {
      kind: 'paragraph',
      runs: [{ text: `Comment${name === '' ? '' : ` (${name.slice(0, 200)})`}: `, bold: true }, { text: plain.slice(0, 10_000) }],
      pages: [],
      box: null,
    },
  ];
}

/** The comments of a sheet (ECMA-376, part 1, 18.7), with their cells. */
export function sheetComments(part: XmlElement): Block[] {
  const authors = elements(child(part, 'authors') ?? part, 'author').map(textOf);
  return elements(child(part, 'commentList') ?? part, 'comment')
    .slice(0, commentsMax)
    .flatMap((comment) => {
      const text = texts(child(comment, 'text'));
      return commentBlock(authors[Number(attributeOf(comment, 'authorId'))] ?? '', text, attributeOf(comment, 'ref'));
    });
}

/** The comments of a slide (ECMA-376, part 1, 19.4). */
export function slideComments(part: XmlElement, authors: ReadonlyMap<string, string>): Block[] {
  return elements(part, 'cm')
    .slice(0, commentsMax)
    .flatMap((comment) => {
      const text = child(comment, 'text') ?? child(comment, 'txBody');
      return commentBlock(authors.get(attributeOf(comment, 'authorId') ?? '') ?? '', texts(text));
    });
}

/** The authors of a presentation's comments, by their id. */
export function commentAuthors(part: XmlElement | null): Map<string, string> {
  return new Map(
    (part === null ? [] : elements(part)).map((author) => [attributeOf(author, 'id') ?? '', attributeOf(author, 'name') ?? '']),
  );
}

/** The text of its paragraphs and runs. */
function texts(element: XmlElement | undefined): string {
  if (element === undefined) return '';
  const inner = elements(element);
  return inner.length === 0
    ? textOf(element)
    : inner
        .map((each) => (each.name === 'p' ? `${texts(each)} ` : ['rPh', 'rPr', 'phoneticPr'].includes(each.name) ? '' : texts(each)))
        .join('');
}
