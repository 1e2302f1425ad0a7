import type { Block, Cell, Run } from '../document-model.ts';
import { formulaText } from './formula-text.ts';
import type { Relationship } from './office-package.ts';
import { joinLines, joinRuns, safeLink, trimRuns } from './runs.ts';
import { attributeOf, child, elements, textOf, type XmlElement } from './xml.ts';

type Links = ReadonlyMap<string, Relationship>;
type Style = Omit<Run, 'text'>;

const nowhere = { pages: [], box: null };
const columnsMax = 1000;
/** Placeholders that PowerPoint repeats on every slide. */
const repeated = new Set(['dt', 'ftr', 'sldNum', 'hdr']);

/**
 * The blocks of a slide (ECMA-376, part 1, 19.3): its title first, the rest from top to bottom. Pictures are named by their part.
 * @param chart reads the part of a chart
 */
export function slideBlocks(slide: XmlElement, links: Links, chart: (part: string) => Block[]): Block[] {
  const shapes = inReadingOrder(shapesOf(child(slide, 'cSld', 'spTree')));
  return shapes.flatMap((shape) => {
    const target = links.get(attributeOf(child(shape, 'graphic', 'graphicData', 'chart'), 'id') ?? '');
    return target?.type === 'chart' ? chart(target.target) : shapeBlocks(shape, links);
  });
}

/** The speaker notes of a slide. */
export function notesBlocks(notes: XmlElement, links: Links): Block[] {
  const body = shapesOf(child(notes, 'cSld', 'spTree')).find((shape) => placeholderOf(shape) === 'body');
  const lines = elements(child(body, 'txBody') ?? notes, 'p')
    .map((paragraph) => trimRuns(runsOf(paragraph, links)))
    .filter((runs) => runs.length > 0);
  return lines.map((runs, index) => ({
    kind: 'paragraph',
    runs: index === 0 ? [{ text: 'Notes: ', bold: true }, ...runs] : runs,
    ...nowhere,
  }));
}

/** Flattens groups. Content stored twice, for newer and older programs, is read in the newer version. */
function shapesOf(tree: XmlElement | undefined): XmlElement[] {
  return (tree === undefined ? [] : elements(tree)).flatMap((element) => {
    if (element.name === 'grpSp') return shapesOf(element);
    if (element.name === 'AlternateContent') return shapesOf(child(element, 'Choice') ?? child(element, 'Fallback'));
    return ['sp', 'graphicFrame', 'pic'].includes(element.name) ? [element] : [];
  });
}

/** Keeps the drawing order when a shape has no position of its own: the layout then defines it. */
function inReadingOrder(shapes: readonly XmlElement[]): XmlElement[] {
  const isTitle = (shape: XmlElement) => /^(?:ctrT|t)itle$/.test(placeholderOf(shape) ?? '');
  const rest = shapes.filter((shape) => !isTitle(shape));
  const places = new Map(rest.map((shape) => [shape, placeOf(shape)]));
  const isKnown = [...places.values()].every((place) => place !== null);
  const place = (shape: XmlElement) => places.get(shape) ?? { x: 0, y: 0 };
  const ordered = isKnown ? rest.toSorted((a, b) => place(a).y - place(b).y || place(a).x - place(b).x) : rest;
  return [...shapes.filter(isTitle), ...ordered];
}

/** Rounds to a tenth of an inch, so that shapes side by side are read from left to right. */
function placeOf(shape: XmlElement): { x: number; y: number } | null {
  const offset = child(shape, 'spPr', 'xfrm', 'off') ?? child(shape, 'xfrm', 'off');
  const [x, y] = [Number(attributeOf(offset, 'x')), Number(attributeOf(offset, 'y'))];
  return Number.isFinite(x) && Number.isFinite(y) ? { x, y: Math.round(y / 91_440) } : null;
}

/** The type of a placeholder: `title`, `body` ...; `obj` when it names no type. Null when the shape is not a placeholder. */
function placeholderOf(shape: XmlElement): string | null {
  const placeholder = child(
    elements(shape).find(({ name }) => /^nv\w+Pr$/.test(name)),
    'nvPr',
    'ph',
  );
  return placeholder === undefined ? null : (attributeOf(placeholder, 'type') ?? 'obj');
}

function shapeBlocks(shape: XmlElement, links: Links): Block[] {
  const placeholder = placeholderOf(shape);
  if (placeholder !== null && repeated.has(placeholder)) return [];
  if (shape.name === 'pic') return pictureBlocks(shape, links);
  const table = child(shape, 'graphic', 'graphicData', 'tbl');
  if (table !== undefined) return tableBlocks(table, links);
  const body = child(shape, 'txBody');
  return body === undefined ? [] : textBlocks(body, placeholder, links);
}

function pictureBlocks(picture: XmlElement, links: Links): Block[] {
  const target = links.get(attributeOf(child(picture, 'blipFill', 'blip'), 'embed') ?? '');
  if (target?.type !== 'image' || target.isExternal) return [];
  const description =
    attributeOf(child(picture, 'nvPicPr', 'cNvPr'), 'descr')
      ?.trim()
      .slice(0, 1000) || null;
  return [{ kind: 'image', name: target.target, description, ...nowhere }];
}

function textBlocks(body: XmlElement, placeholder: string | null, links: Links): Block[] {
  const paragraphs = elements(body, 'p').map((paragraph) => ({ paragraph, runs: trimRuns(runsOf(paragraph, links)) }));
  if (placeholder === 'title' || placeholder === 'ctrTitle') {
    const runs = trimRuns(joinLines(paragraphs.map((each) => each.runs))).map((run) => ({ ...run, text: run.text.replaceAll('\n', ' ') }));
    return runs.length === 0 ? [] : [{ kind: 'heading', level: placeholder === 'title' ? 2 : 1, runs, ...nowhere }];
  }
  const counts: number[] = [];
  return paragraphs.flatMap(({ paragraph, runs }): Block[] => {
    if (runs.length === 0) return [];
    const properties = child(paragraph, 'pPr');
    const level = Math.min(8, Math.max(0, Math.trunc(Number(attributeOf(properties, 'lvl') ?? 0)) || 0));
    const marker = markerOf(properties, placeholder, counts, level);
    if (marker === null) return [{ kind: 'paragraph', runs, ...nowhere }];
    return [{ kind: 'item', level, ...marker, runs, ...nowhere }];
  });
}

/** Body text of a slide has bullets unless they are switched off. Other text has bullets only when they are switched on. */
function markerOf(
  properties: XmlElement | undefined,
  placeholder: string | null,
  counts: number[],
  level: number,
): { marker: string; isOrdered: boolean } | null {
  counts.length = Math.min(counts.length, level + 1);
  const numbered = child(properties, 'buAutoNum');
  if (numbered !== undefined) {
    const start = Math.trunc(Number(attributeOf(numbered, 'startAt') ?? 1)) || 1;
    const count = (counts[level] ?? start - 1) + 1;
    counts[level] = count;
    return { marker: `${count}.`, isOrdered: true };
  }
  counts.length = Math.min(counts.length, level);
  if (child(properties, 'buNone') !== undefined) return null;
  const hasBullet = placeholder === 'body' || placeholder === 'obj' || child(properties, 'buChar') !== undefined;
  return hasBullet ? { marker: '•', isOrdered: false } : null;
}

function runsOf(paragraph: XmlElement, links: Links): Run[] {
  return joinRuns(elements(paragraph).flatMap((part) => partRuns(part, links)));
}

function partRuns(part: XmlElement, links: Links): Run[] {
  switch (part.name) {
    case 'br':
      return [{ text: '\n' }];
    case 'r':
    case 'fld': {
      const text = child(part, 't');
      return text === undefined ? [] : [{ ...styleOf(child(part, 'rPr'), links), text: textOf(text).replaceAll('\v', '\n') }];
    }
    case 'm':
    case 'oMath':
    case 'oMathPara':
      return [{ text: formulaText(part) }];
    case 'AlternateContent':
      return elements(child(part, 'Choice') ?? part).flatMap((inner) => partRuns(inner, links));
    default:
      return [];
  }
}

function styleOf(properties: XmlElement | undefined, links: Links): Style {
  const isOn = (name: string) => ['1', 'true'].includes(attributeOf(properties, name) ?? '');
  const target = links.get(attributeOf(child(properties, 'hlinkClick'), 'id') ?? '');
  const link = target?.isExternal === true ? safeLink(target.target) : undefined;
  return {
    ...(isOn('b') && { bold: true }),
    ...(isOn('i') && { italic: true }),
    ...(link !== undefined && { link }),
  };
}

function tableBlocks(table: XmlElement, links: Links): Block[] {
  const rows = elements(table, 'tr').map((row) =>
    elements(row, 'tc')
      .slice(0, columnsMax)
      .flatMap((cell, column): Cell[] => {
        if (isOn(cell, 'hMerge') || isOn(cell, 'vMerge')) return [];
        const lines = elements(child(cell, 'txBody') ?? cell, 'p').map((paragraph) => trimRuns(runsOf(paragraph, links)));
        return [{ column, columnSpan: spanOf(cell, 'gridSpan'), rowSpan: spanOf(cell, 'rowSpan'), runs: joinLines(lines), box: null }];
      }),
  );
  if (rows.every((cells) => cells.length === 0)) return [];
  const isHeaded = rows.length > 1 && isOn(child(table, 'tblPr'), 'firstRow');
  return [{ kind: 'table', rows, headerRows: isHeaded ? 1 : 0, isRuled: true, ...nowhere }];
}

function isOn(element: XmlElement | undefined, name: string): boolean {
  return ['1', 'true'].includes(attributeOf(element, name) ?? '');
}

function spanOf(cell: XmlElement, name: string): number {
  const span = Number(attributeOf(cell, name) ?? 1);
  return Number.isInteger(span) && span >= 1 ? Math.min(span, columnsMax) : 1;
}
