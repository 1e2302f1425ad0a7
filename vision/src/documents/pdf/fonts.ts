import { dingbatFont } from './dingbats.ts';

/** What layout needs to know of a font. */
export interface FontLook {
  /** Without the prefix of a subset and the names of styles. */
  name: string;
  isBold: boolean;
  isItalic: boolean;
  isVertical: boolean;
  isMono: boolean;
  /** Its letters are drawings. */
  isDingbats: boolean;
  /** Of a glyph's width: mostly a thousandth. */
  unit: number;
  /** Of letters, in parts of what the page calls their size: that of fonts whose glyphs are drawings is any number. */
  sizeScale: number;
  /** Above and below the baseline, in parts of the size. */
  ascent: number;
  descent: number;
}

/** Where pdf.js keeps the fonts of a document, once a page that uses them was read. */
export interface FontSource {
  has(name: string): boolean;
  get(name: string): unknown;
  known: Map<string, FontLook | null>;
}

export function fontOf(source: FontSource, name: string): FontLook | null {
  const known = source.known.get(name);
  if (known !== undefined) return known;
  const look = source.has(name) ? lookOf(source.get(name)) : null;
  source.known.set(name, look);
  return look;
}

function lookOf(font: unknown): FontLook | null {
  if (typeof font !== 'object' || font === null) return null;
  const full = ('name' in font && typeof font.name === 'string' ? font.name : '').replace(/^[A-Z]{6}\+/, '');
  const matrix = 'fontMatrix' in font && Array.isArray(font.fontMatrix) ? Number(font.fontMatrix[0]) : 0.001;
  const ascent = 'ascent' in font ? Number(font.ascent) : 0;
  const descent = 'descent' in font ? Number(font.descent) : 0;
  return {
    name: familyOf(full),
    isBold: boldName.test(full) || boldTexName.test(full) || isSet(font, 'bold') || isSet(font, 'black'),
    isItalic: italicName.test(full) || italicTexName.test(full) || isSet(font, 'italic'),
    isVertical: isSet(font, 'vertical'),
    isMono: isMonoName(full) || (isSet(font, 'isMonospace') && widthsOf(font) >= widthsMin),
    isDingbats: dingbatFont.test(full),
    unit: Math.abs(matrix) || 0.001,
    sizeScale: isSet(font, 'isType3Font') ? drawnSize(font, matrix) : 1,
    ascent: ascent > 0.4 && ascent < 1.3 ? Math.min(ascent, 0.95) : 0.8,
    descent: descent < 0 && descent > -0.6 ? Math.max(descent, -0.25) : -0.2,
  };
}

const boldName = /bold|black|heavy|demi|-medi(?:ital|obl)?$/i;
const italicName = /italic|oblique|slanted|ital$|-it$/i;
const monoName = /mono|courier|consol|typewriter|menlo|lmtt/i;

/**
 * TeX's own fonts have short names: family, style, size. `CMBX12` is bold, `SFTI1095` and `ecsl10` are italic, `t1xtt` is a typewriter.
 * Sources: Berry, "Fontname: Filenames for TeX fonts"; the CM-Super and TX fonts' own lists.
 */
const texFamily = '^(?:cm|sf|ec|la|lh|cs|pl|vn|wncy|tx|t1x|rtx|px|p1x|rpx)';
const boldTexName = new RegExp(`${texFamily}(?:bx|bxsl|bxti|b|bi|bl|bcsc|ssbx|ssb|sx|so|rb|xc)(?:\\d|$)`, 'i');
const italicTexName = new RegExp(`${texFamily}(?:ti|sl|i|bi|bl|bxsl|bxti|ssi|si|so|itt|sltt|it|st)(?:\\d|$)`, 'i');
const monoTexName = new RegExp(`${texFamily}(?:tt|itt|sltt|vtt|tcsc|it|st|vt|tc)(?:b|sl|\\d|$)`, 'i');

function isMonoName(name: string): boolean {
  return monoName.test(name.replace(/monotype/i, '')) || monoTexName.test(name);
}

/** A part of a font with one letter has one width: that makes no typewriter of it. */
const widthsMin = 6;

function widthsOf(font: object): number {
  const widths: unknown = Reflect.get(font, 'widths');
  return typeof widths === 'object' && widths !== null ? Object.values(widths).filter((width) => Number(width) > 0).length : 0;
}

/** The box of all glyphs is about as high as letters are large. */
function drawnSize(font: object, matrix: number): number {
  const box: unknown = Reflect.get(font, 'bbox');
  const [bottom, top] = Array.isArray(box) ? [Number(box[1]), Number(box[3])] : [0, 0];
  const size = Math.abs(top - bottom) * Math.abs(matrix);
  return size > 0 && Number.isFinite(size) ? size / 1.1 : 1;
}

function isSet(font: object, member: string): boolean {
  return Object.entries(font).some(([name, value]) => name === member && value === true) || Reflect.get(font, member) === true;
}

function familyOf(name: string): string {
  const family = name
    .replace(/[-,](?:bold|italic|oblique|regular|roman|medium|light|black|demi|semi|book|mt)+$/i, '')
    .replace(/(?:PS)?MT$/, '');
  return (family === '' ? name : family).slice(0, 80);
}
