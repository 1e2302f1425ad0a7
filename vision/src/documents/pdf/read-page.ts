import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box } from '../document-model.ts';
import type { WarningCode } from '../document-warnings.ts';
import { checkBoxOf, withCheckBoxes } from './check-boxes.ts';
import type { FontLook } from './fonts.ts';
import { unreadable } from './glyph-names.ts';
import { interpretPage } from './interpret-page.ts';
import { apply, matrixOf, identity } from './matrix.ts';
import type { PageLinks } from './page-links.ts';
import type { PageContent, Placement, Rule, Word } from './page-content.ts';
import { turnPoint, wordsOf } from './words.ts';

export interface ReadPage extends PageContent {
  /** The page is a picture of text, or its letters have no text or a wrong one, and it needs OCR. */
  isScan: boolean;
  /** The page is a scan, and the program that scanned it has misread many words: better than nothing. */
  isMisread: boolean;
  warnings: readonly WarningCode[];
}

/** Data shared by the pages of a document. */
export interface SharedParts {
  /** The fonts of the pages read so far. */
  known: Map<string, FontLook | null>;
  linksOf: PageLinks;
}

/** Reads what one page shows. */
export async function readPage(page: PDFPageProxy, { known, linksOf }: SharedParts): Promise<ReadPage> {
  const viewport = page.getViewport({ scale: 1 });
  const operators = await page.getOperatorList();
  const base = matrixOf(viewport.transform) ?? identity;
  const fonts = { has: (name: string) => page.commonObjs.has(name), get: (name: string): unknown => page.commonObjs.get(name), known };
  const painted = interpretPage(operators, base, fonts);
  const { words: all, slanted, turns } = wordsOf(painted.glyphs, viewport.width, viewport.height);
  const [width, height] = turns % 2 === 0 ? [viewport.width, viewport.height] : [viewport.height, viewport.width];
  const turn = (x: number, y: number) => turnPoint(x, y, turns, viewport.width, viewport.height);
  const pictures = painted.pictures.map((picture): Placement => ({ ...picture, box: turnedBox(picture.box, turn) }));
  // A scanned page may have invisible OCR text behind its picture.
  const visible = all.filter(({ isHidden }) => !isHidden);
  const covered = coverage(pictures, width, height);
  const isPicture = (covered > 0.5 && lettersOf(visible) < fewLetters) || (covered > 0.85 && isAtEdges(visible, height));
  // Archives stamp their scans: however much a stamp says, the hidden text says more.
  const hiddenLetters = lettersOf(all) - lettersOf(visible);
  const hasHiddenText = covered > 0.5 && hiddenLetters >= fewLetters && (isPicture || hiddenLetters > lettersOf(visible));
  const annotations = placedAnnotations(await linksOf(page.pageNumber), base, turn);
  const checkBoxes = annotations.flatMap(({ annotation, box }) => checkBoxOf(annotation, box) ?? []);
  const words = withCheckBoxes(hasHiddenText ? all : visible, checkBoxes);
  const isLost = isUnreadable(words);
  const isMisread = hasHiddenText && hasBrokenWords(words.filter(({ isHidden }) => isHidden));
  const links = annotations.flatMap((placed) => linkOf(placed) ?? []);
  if (links.length > 0) for (const word of words) word.link = links.find(({ box }) => holds(box, word.box))?.url ?? null;
  return {
    number: page.pageNumber,
    width,
    height,
    words,
    slanted: slanted.filter(({ isHidden }) => !isHidden),
    rules: painted.rules.map((rule) => turnedRule(rule, turn)),
    // A page background under text is not a picture of the document.
    pictures: pictures.filter(({ box }) => !(areaOf(box) > 0.85 * width * height && words.length > 0)),
    isScan: (isPicture && !hasHiddenText) || isLost || isMisread,
    isMisread,
    warnings: [
      ...(isLost
        ? (['read_from_picture'] as const)
        : words.some(({ text }) => text.includes(unreadable))
          ? (['letters_unreadable'] as const)
          : []),
      ...(hasHiddenText ? (['text_of_scanner'] as const) : []),
      ...(painted.isCut ? (['content_cut'] as const) : []),
    ],
  };
}

const fewLetters = 50;
/** Of the height of a page: where stamps, headers and footers are. */
const edge = 0.12;

function lettersOf(words: readonly Word[]): number {
  return words.reduce((sum, { text }) => sum + text.length, 0);
}

/** Whether nearly nothing is written on a page but at its top and bottom. */
function isAtEdges(words: readonly Word[], height: number): boolean {
  return lettersOf(words.filter(({ box }) => box[3] > edge * height && box[1] < (1 - edge) * height)) < fewLetters;
}

/** Letters that no font map explains. Some of them are symbols of a page that can be read. */
const unknown = /[\ufffd\ue000-\uf8ff]/g;
const unknownMin = 20;

/** Whether the letters of a page are known by their shapes only. */
function isUnreadable(words: readonly Word[]): boolean {
  const [all, lost] = words.reduce(([all, lost], { text }) => [all + text.length, lost + (text.match(unknown)?.length ?? 0)], [0, 0]);
  return lost >= unknownMin && lost > 0.3 * all;
}

/** A letter or digit, then a sign that is never inside a word, then a letter: `n»Bfl`, `FRG&t`, `£ug»r`. */
const brokenWord = /[\p{L}\p{N}][^\p{L}\p{M}\p{N}\s'’‘.,:;()[\]\-‐-―/@_+]+\p{L}|^[\p{Sc}^*]+\p{Ll}/u;
const brokenMin = 4;
const brokenShare = 0.03;

/** Whether a program that reads scans has read signs into words. Names of firms and addresses of pages have few. */
function hasBrokenWords(words: readonly Word[]): boolean {
  const texts = words
    .flatMap(({ text }) => text.split(/\s+/))
    .filter((text) => /\p{L}/u.test(text) && text.length > 2 && !text.includes('://'));
  const broken = texts.filter((text) => brokenWord.test(text)).length;
  return broken >= brokenMin && broken > brokenShare * texts.length;
}

type Turn = (x: number, y: number) => readonly [number, number];

function turnedBox([left, top, right, bottom]: Box, turn: Turn): Box {
  const [one, other] = [turn(left, top), turn(right, bottom)];
  return [Math.min(one[0], other[0]), Math.min(one[1], other[1]), Math.max(one[0], other[0]), Math.max(one[1], other[1])];
}

function turnedRule({ direction, at, from, to }: Rule, turn: Turn): Rule {
  const box = turnedBox(direction === 'x' ? [from, at, to, at] : [at, from, at, to], turn);
  const isAcross = box[2] - box[0] > box[3] - box[1];
  return isAcross ? { direction: 'x', at: box[1], from: box[0], to: box[2] } : { direction: 'y', at: box[0], from: box[1], to: box[3] };
}

function areaOf([left, top, right, bottom]: Box): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}

/** The share of the page that pictures cover; strips of one scan are added up. Overlaps count twice, which does no harm here. */
function coverage(pictures: readonly Placement[], width: number, height: number): number {
  const onPage = pictures.map(({ box }): Box => [
    Math.max(0, box[0]),
    Math.max(0, box[1]),
    Math.min(width, box[2]),
    Math.min(height, box[3]),
  ]);
  return onPage.reduce((sum, box) => sum + areaOf(box), 0) / (width * height);
}

interface PlacedAnnotation {
  annotation: object;
  box: Box;
}

const annotationsMax = 2000;

function placedAnnotations(annotations: readonly unknown[], base: ReturnType<typeof matrixOf>, turn: Turn): PlacedAnnotation[] {
  return annotations.slice(0, annotationsMax).flatMap((annotation) => {
    if (typeof annotation !== 'object' || annotation === null || base === null) return [];
    if (!('rect' in annotation) || !Array.isArray(annotation.rect)) return [];
    const [left, bottom, right, top] = annotation.rect.map(Number);
    if (left === undefined || bottom === undefined || right === undefined || top === undefined) return [];
    const [one, other] = [apply(base, left, bottom), apply(base, right, top)];
    const box: Box = [Math.min(one[0], other[0]), Math.min(one[1], other[1]), Math.max(one[0], other[0]), Math.max(one[1], other[1])];
    return [{ annotation, box: turnedBox(box, turn) }];
  });
}

interface Link {
  box: Box;
  url: string;
}

function linkOf({ annotation, box }: PlacedAnnotation): Link | null {
  if (!('url' in annotation) || typeof annotation.url !== 'string') return null;
  return /^(?:https?|mailto|ftp):/i.test(annotation.url) ? { url: annotation.url.slice(0, 2000), box } : null;
}

function holds([left, top, right, bottom]: Box, box: Box): boolean {
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  return x >= left && x <= right && y >= top && y <= bottom;
}
