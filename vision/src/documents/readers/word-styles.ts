import type { Run } from '../document-model.ts';
import { attributeOf, child, elements, type XmlElement } from './xml.ts';

/** The style properties that a run sets. */
export type Look = Omit<Run, 'text' | 'link'>;

export interface ParagraphStyle {
  /** 1..6; null when the style is not a heading. */
  headingLevel: number | null;
  isCode: boolean;
  numbering: NumberingReference | null;
  look: Look;
}

/** `id` is the id of a `w:num`. `level` starts at 0. */
export interface NumberingReference {
  id: string;
  level: number;
}

export interface WordStyles {
  paragraph(id: string | undefined): ParagraphStyle;
  /** The look of a character style. */
  character(id: string | undefined): Look;
}

const inheritanceMax = 20;
const codeName = /^(?:html preformatted|source code|code|code block|preformatted text|plain text code)$/i;
const codeCharacterName = /^(?:html code|code|code char|inline code|verbatim char|source text)$/i;

/** The styles of a Word document (ECMA-376, Part 1, 17.7), with inherited properties resolved. */
export function wordStyles(root: XmlElement | null): WordStyles {
  const defined = new Map<string, XmlElement>();
  let defaultParagraph: string | undefined;
  for (const style of root === null ? [] : elements(root, 'style')) {
    const id = attributeOf(style, 'styleId') ?? '';
    defined.set(id, style);
    if (attributeOf(style, 'type') === 'paragraph' && isOn(attributeOf(style, 'default'))) defaultParagraph ??= id;
  }
  const everywhere = lookOf(child(root ?? undefined, 'docDefaults', 'rPrDefault', 'rPr'));
  const paragraphs = new Map<string, ParagraphStyle>();

  /** The style itself, followed by the styles it is based on. */
  function inherited(id: string | undefined): XmlElement[] {
    const styles: XmlElement[] = [];
    for (let next = id; next !== undefined && styles.length < inheritanceMax;) {
      const style = defined.get(next);
      if (style === undefined) break;
      styles.push(style);
      next = attributeOf(child(style, 'basedOn'), 'val');
    }
    return styles;
  }

  function looks(styles: readonly XmlElement[]): Look {
    return Object.assign({}, ...styles.toReversed().map((style) => lookOf(child(style, 'rPr'))));
  }

  function paragraph(id: string | undefined): ParagraphStyle {
    const key = id ?? defaultParagraph ?? '';
    const known = paragraphs.get(key);
    if (known !== undefined) return known;
    const styles = inherited(key);
    const headingLevel = first(styles, headingLevelOf);
    const look = { ...everywhere, ...looks(styles) };
    const made = {
      headingLevel,
      isCode: codeName.test(nameOf(styles[0])),
      numbering: first(styles, (style) => numberingOf(child(style, 'pPr'))),
      // Bold in a heading is not emphasis.
      look: headingLevel === null ? look : setIn(look),
    };
    paragraphs.set(key, made);
    return made;
  }

  return {
    paragraph,
    character(id) {
      const styles = inherited(id);
      return { ...looks(styles), ...(codeCharacterName.test(nameOf(styles[0])) ? { code: true } : {}) };
    },
  };
}

/** Keeps only font and size. */
function setIn({ fontName, fontSize }: Look): Look {
  return { ...(fontName === undefined ? {} : { fontName }), ...(fontSize === undefined ? {} : { fontSize }) };
}

function first<Found>(styles: readonly XmlElement[], find: (style: XmlElement) => Found | null): Found | null {
  for (const style of styles) {
    const found = find(style);
    if (found !== null) return found;
  }
  return null;
}

function nameOf(style: XmlElement | undefined): string {
  return attributeOf(child(style, 'name'), 'val') ?? '';
}

function headingLevelOf(style: XmlElement): number | null {
  const name = nameOf(style);
  const number = /^heading (\d)$/i.exec(name)?.[1];
  if (number !== undefined) return Math.min(6, Math.max(1, Number(number)));
  return /^title$/i.test(name) ? 1 : outlineLevelOf(child(style, 'pPr'));
}

/** 1..6 from the paragraph's properties. Level 9 in Word means body text. */
export function outlineLevelOf(properties: XmlElement | undefined): number | null {
  const level = Number(attributeOf(child(properties, 'outlineLvl'), 'val') ?? 9);
  return level >= 0 && level < 9 ? Math.min(6, level + 1) : null;
}

/** Null when the paragraph's properties do not mention numbering. An id of `0` switches numbering off. */
export function numberingOf(properties: XmlElement | undefined): NumberingReference | null {
  const numbering = child(properties, 'numPr');
  const id = attributeOf(child(numbering, 'numId'), 'val');
  const level = Number(attributeOf(child(numbering, 'ilvl'), 'val') ?? 0);
  return id === undefined ? null : { id, level: Number.isInteger(level) ? Math.min(8, Math.max(0, level)) : 0 };
}

/** The look that run properties define. */
export function lookOf(properties: XmlElement | undefined): Look {
  if (properties === undefined) return {};
  const look: Look = {};
  for (const property of elements(properties)) read(property, look);
  return look;
}

function read(property: XmlElement, look: Look): void {
  const value = attributeOf(property, 'val');
  if (property.name === 'b') look.bold = isOn(value ?? 'true');
  else if (property.name === 'i') look.italic = isOn(value ?? 'true');
  else if (property.name === 'strike' || property.name === 'dstrike') look.strike = isOn(value ?? 'true');
  else if (property.name === 'u') look.underline = value !== 'none';
  else if (property.name === 'sz') readSize(value, look);
  else if (property.name === 'color' && value !== undefined && /^[\dA-F]{6}$/i.test(value)) look.color = value.toLowerCase();
  else if (property.name === 'rFonts') readFont(attributeOf(property, 'ascii') ?? attributeOf(property, 'eastAsia'), look);
}

/** Word stores sizes in half points. */
function readSize(value: string | undefined, look: Look): void {
  const size = Number(value) / 2;
  if (size > 0 && size < 2000) look.fontSize = size;
}

function readFont(name: string | undefined, look: Look): void {
  if (name !== undefined && name !== '') look.fontName = name.slice(0, 100);
}

function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true' || value === 'on';
}
