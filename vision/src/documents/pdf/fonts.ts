/** What layout needs to know of a font. */
export interface FontLook {
  /** Without the prefix of a subset and the names of styles. */
  name: string;
  isBold: boolean;
  isItalic: boolean;
  isVertical: boolean;
  isMono: boolean;
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
    isBold: /bold|black|heavy|demi/i.test(full) || isSet(font, 'bold') || isSet(font, 'black'),
    isItalic: /italic|oblique/i.test(full) || isSet(font, 'italic'),
    isVertical: isSet(font, 'vertical'),
    isMono:
      /mono|courier|consol|typewriter|menlo|^cmtt|^cmsltt|^sftt|lmtt/i.test(full.replace(/monotype/i, '')) || isSet(font, 'isMonospace'),
    unit: Math.abs(matrix) || 0.001,
    sizeScale: isSet(font, 'isType3Font') ? drawnSize(font, matrix) : 1,
    ascent: ascent > 0.4 && ascent < 1.3 ? Math.min(ascent, 0.95) : 0.8,
    descent: descent < 0 && descent > -0.6 ? Math.max(descent, -0.25) : -0.2,
  };
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
