import type { Block, Run } from '../document-model.ts';
import { formulaText } from './formula-text.ts';
import type { Relationship } from './office-package.ts';
import { safeLink } from './runs.ts';
import type { WordNumbering } from './word-numbering.ts';
import { lookOf, type Look, type WordStyles } from './word-styles.ts';
import { attributeOf, child, elements, textOf, type XmlElement } from './xml.ts';

/** The pieces of a paragraph, in order. */
export type Piece =
  | { kind: 'run'; run: Run }
  | { kind: 'picture'; part: string; description: string | null }
  | { kind: 'chart'; part: string }
  | { kind: 'comment'; id: string }
  | { kind: 'box'; content: XmlElement };

export interface WordParts {
  related: ReadonlyMap<string, Relationship>;
  styles: WordStyles;
  numbering: WordNumbering;
  notes: Record<'footnote' | 'endnote', XmlElement | null>;
  /** By their ids. */
  comments: ReadonlyMap<string, XmlElement>;
  /** Reads the part of a chart. */
  chart(part: string): Block[];
}

export interface RunContext extends WordParts {
  /** The open fields. A field may begin in one paragraph and end in another. */
  fields: Array<{ code: string; isResult: boolean; link: string | undefined }>;
  /** Note numbers by kind and id, in order of reference. */
  noteNumbers: Map<string, number>;
}

const fieldsMax = 100;

/** The visible text of a paragraph, with links. Deleted and hidden text is left out. */
export function wordRuns(paragraph: XmlElement, look: Look, context: RunContext): Piece[] {
  const pieces: Piece[] = [];
  collect(paragraph, { look, link: undefined }, context, pieces);
  return pieces;
}

interface Around {
  look: Look;
  link: string | undefined;
}

function collect(parent: XmlElement, around: Around, context: RunContext, pieces: Piece[]): void {
  for (const element of elements(parent)) {
    if (element.name === 'r') collectRun(element, around, context, pieces);
    else if (element.name === 'hyperlink') collect(element, { ...around, link: linkOf(element, context) }, context, pieces);
    else if (element.name === 'fldSimple') {
      collect(element, { ...around, link: fieldLink(attributeOf(element, 'instr') ?? '') ?? around.link }, context, pieces);
    } else if (element.name === 'oMath' || element.name === 'oMathPara') {
      pieces.push({ kind: 'run', run: { text: formulaText(element) } });
    } else if (inlineWrappers.has(element.name)) collect(element, around, context, pieces);
  }
}

const inlineWrappers = new Set(['ins', 'moveTo', 'smartTag', 'sdt', 'sdtContent', 'customXml', 'dir', 'bdo', 'AlternateContent', 'Choice']);

function linkOf(element: XmlElement, { related }: RunContext): string | undefined {
  const target = related.get(attributeOf(element, 'id') ?? '');
  return target?.isExternal === true ? safeLink(target.target) : undefined;
}

function fieldLink(code: string): string | undefined {
  return safeLink(/^\s*HYPERLINK\s+"([^"]{1,4096})"/i.exec(code)?.[1]);
}

function collectRun(run: XmlElement, around: Around, context: RunContext, pieces: Piece[]): void {
  const properties = child(run, 'rPr');
  if (child(properties, 'vanish') !== undefined) return;
  const style = context.styles.character(attributeOf(child(properties, 'rStyle'), 'val'));
  const look = { ...around.look, ...style, ...lookOf(properties) };
  for (const part of elements(run)) collectPart(part, { look, link: around.link }, context, pieces);
}

function collectPart(part: XmlElement, around: Around, context: RunContext, pieces: Piece[]): void {
  if (part.name === 'fldChar') return turnField(attributeOf(part, 'fldCharType'), context);
  const field = context.fields.at(-1);
  if (part.name === 'instrText') {
    if (field !== undefined && field.code.length < 10_000) field.code += textOf(part);
    return;
  }
  if (field !== undefined && !field.isResult) return;
  if (part.name === 'drawing' || part.name === 'pict' || part.name === 'object') return collectDrawing(part, context, pieces);
  if (part.name === 'AlternateContent') return collectChoice(part, around, context, pieces);
  if (part.name === 'commentReference') pieces.push({ kind: 'comment', id: attributeOf(part, 'id') ?? '' });
  const text = partText(part, context);
  if (text !== '') pieces.push({ kind: 'run', run: runOf(text, { ...around, link: field?.link ?? around.link }) });
}

function collectChoice(part: XmlElement, around: Around, context: RunContext, pieces: Piece[]): void {
  const chosen = child(part, 'Choice') ?? child(part, 'Fallback');
  for (const inner of chosen === undefined ? [] : elements(chosen)) collectPart(inner, around, context, pieces);
}

function turnField(turn: string | undefined, { fields }: RunContext): void {
  const field = fields.at(-1);
  if (turn === 'begin' && fields.length < fieldsMax) fields.push({ code: '', isResult: false, link: undefined });
  else if (turn === 'end') fields.pop();
  else if (turn === 'separate' && field !== undefined) {
    field.isResult = true;
    field.link = fieldLink(field.code);
  }
}

function partText(part: XmlElement, context: RunContext): string {
  if (part.name === 't') return textOf(part);
  if (part.name === 'tab' || part.name === 'ptab') return '\t';
  if (part.name === 'br') return attributeOf(part, 'type') === undefined ? '\n' : '';
  if (part.name === 'cr') return '\n';
  if (part.name === 'noBreakHyphen') return '\u2011';
  if (part.name === 'footnoteReference') return noteMark('footnote', part, context);
  return part.name === 'endnoteReference' ? noteMark('endnote', part, context) : '';
}

function noteMark(kind: 'footnote' | 'endnote', part: XmlElement, { noteNumbers }: RunContext): string {
  const key = `${kind} ${attributeOf(part, 'id') ?? ''}`;
  const number = noteNumbers.get(key) ?? noteNumbers.size + 1;
  noteNumbers.set(key, number);
  return `[${number}]`;
}

function runOf(text: string, { look, link }: Around): Run {
  const run: Run = { text };
  for (const [name, value] of Object.entries(look)) if (value !== false) Object.assign(run, { [name]: value });
  if (link === undefined) return run;
  // Links are underlined and coloured by default, so these styles carry no information.
  const { underline: _underline, color: _color, ...plain } = run;
  return { ...plain, link };
}

/** Collects pictures (DrawingML and the older VML), charts, and the text in text boxes. */
function collectDrawing(drawing: XmlElement, { related }: RunContext, pieces: Piece[]): void {
  let description: string | null = null;
  const visit = (element: XmlElement): void => {
    if (element.name === 'docPr') description = attributeOf(element, 'descr')?.trim().slice(0, 1000) || null;
    if (element.name === 'blip' || element.name === 'imagedata') {
      const target = related.get(attributeOf(element, 'embed') ?? attributeOf(element, 'id') ?? '');
      if (target?.type === 'image' && !target.isExternal) pieces.push({ kind: 'picture', part: target.target, description });
    }
    const chart = element.name === 'chart' ? related.get(attributeOf(element, 'id') ?? '') : undefined;
    if (chart?.type === 'chart' && !chart.isExternal) pieces.push({ kind: 'chart', part: chart.target });
    if (element.name === 'txbxContent') pieces.push({ kind: 'box', content: element });
    else if (element.name !== 'Fallback') for (const inner of elements(element)) visit(inner);
  };
  visit(drawing);
}
