import { dingbatFont } from './dingbats.ts';
import { textOfGlyphName } from './glyph-names.ts';

/** The font properties that layout needs. */
export interface FontLook {
  /** Without the subset prefix and the style names. */
  name: string;
  isBold: boolean;
  isItalic: boolean;
  isVertical: boolean;
  isMono: boolean;
  /** The glyphs are drawings. */
  isDingbats: boolean;
  /** The unit of glyph widths: usually a thousandth. */
  unit: number;
  /** The real letter size, relative to the size in the page's operators. Type 3 fonts, whose glyphs are drawings, use arbitrary sizes. */
  sizeScale: number;
  /** Extent above and below the baseline, relative to the font size. */
  ascent: number;
  descent: number;
  /** For fonts of one byte a letter: the texts of codes whose glyph names pdf.js does not know. */
  named: ReadonlyMap<number, string>;
  /** A letter takes one byte. */
  isSimple: boolean;
}

/** The pdf.js store of a document's fonts. It holds a font once a page that uses it was read. */
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
    named: namedLetters(font),
    isSimple: !isSet(font, 'composite'),
  };
}

function namedLetters(font: object): Map<number, string> {
  const differences: unknown = Reflect.get(font, 'differences');
  const names = differences instanceof Map ? [...differences] : [];
  return new Map(
    names.flatMap(([code, name]: [unknown, unknown]) => {
      // pdf.js knows all others.
      const text = typeof name === 'string' && /[._]|^uni.{5}/.test(name) ? textOfGlyphName(name) : null;
      return typeof code === 'number' && text !== null ? [[code, text] as const] : [];
    }),
  );
}

const boldName = /bold|black|heavy|demi|-medi(?:ital|obl)?$/i;
const italicName = /italic|oblique|slanted|ital$|-it$/i;
const monoName = /mono|courier|consol|typewriter|menlo|lmtt/i;

/**
 * TeX's own fonts have short names made of family, style and size. `CMBX12` is bold, `SFTI1095` and `ecsl10` are italic, `t1xtt` is
 * monospaced. Sources: Berry, "Fontname: Filenames for TeX fonts"; the font lists of CM-Super and TX.
 */
const texFamily = '^(?:cm|sf|ec|la|lh|cs|pl|vn|wncy|tx|t1x|rtx|px|p1x|rpx)';
const boldTexName = new RegExp(`${texFamily}(?:bx|bxsl|bxti|b|bi|bl|bcsc|ssbx|ssb|sx|so|rb|xc)(?:\\d|$)`, 'i');
const italicTexName = new RegExp(`${texFamily}(?:ti|sl|i|bi|bl|bxsl|bxti|ssi|si|so|itt|sltt|it|st)(?:\\d|$)`, 'i');
const monoTexName = new RegExp(`${texFamily}(?:tt|itt|sltt|vtt|tcsc|it|st|vt|tc)(?:b|sl|\\d|$)`, 'i');

function isMonoName(name: string): boolean {
  return monoName.test(name.replace(/monotype/i, '')) || monoTexName.test(name);
}

/** A font subset with one letter has only one width, but that does not make it monospaced. */
const widthsMin = 6;

function widthsOf(font: object): number {
  const widths: unknown = Reflect.get(font, 'widths');
  return typeof widths === 'object' && widths !== null ? Object.values(widths).filter((width) => Number(width) > 0).length : 0;
}

/** The bounding box of all glyphs is about as high as the letter size. */
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
