import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { shownLetter } from './dingbats.ts';
import { plainOfAdobe } from './glyph-names.ts';
import { apply, identity, matrixOf, multiply, type Matrix } from './matrix.ts';
import { fontOf, type FontLook, type FontSource } from './fonts.ts';
import type { Placement, Rule, TextStyle } from './page-content.ts';
import { rulesOfPath } from './rules.ts';

/** One glyph at its position on the page. */
export interface Glyph {
  text: string;
  /** Start and end of its advance on the baseline, in the page's upright coordinates. */
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  style: TextStyle;
  ascent: number;
  descent: number;
  isSpace: boolean;
  isHidden: boolean;
}

export interface Painted {
  glyphs: Glyph[];
  rules: Rule[];
  pictures: Placement[];
  /** The page has more than is read of one page. */
  isCut: boolean;
}

export interface OperatorList {
  fnArray: ArrayLike<number>;
  argsArray: ArrayLike<unknown>;
}

/** The limits for one page; everything beyond them is ignored. */
const operationsMax = 2_000_000;
const glyphsMax = 400_000;
const rulesMax = 50_000;

interface State {
  transform: Matrix;
  font: FontLook | null;
  fontSize: number;
  direction: 1 | -1;
  characterSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  renderingMode: number;
  color: string;
  lineWidth: number;
}

/**
 * Executes a page's paint operators, as the canvas of pdf.js does, and records the positions of text, lines and pictures. One pass collects
 * everything that layout needs; the text API of pdf.js has no fonts, colours or ruled lines. Source: ISO 32000-2, sections 8.4 and 9.4.
 *
 * @param base transforms the page's space to upright points from its top left corner
 */
export function interpretPage(operators: OperatorList, base: Matrix, fonts: FontSource): Painted {
  return new Interpreter(base, fonts).run(operators);
}

class Interpreter {
  readonly #base: Matrix;
  readonly #fonts: FontSource;
  readonly #stack: State[] = [];
  readonly #styles = new Map<string, TextStyle>();
  readonly #painted: Painted = { glyphs: [], rules: [], pictures: [], isCut: false };
  #state: State;
  #textMatrix: Matrix = identity;
  #x = 0;
  #y = 0;
  #lineX = 0;
  #lineY = 0;

  constructor(base: Matrix, fonts: FontSource) {
    this.#base = base;
    this.#fonts = fonts;
    this.#state = {
      transform: base,
      font: null,
      fontSize: 0,
      direction: 1,
      characterSpacing: 0,
      wordSpacing: 0,
      scale: 1,
      leading: 0,
      rise: 0,
      renderingMode: 0,
      color: '000000',
      lineWidth: 1,
    };
  }

  run({ fnArray, argsArray }: OperatorList): Painted {
    const count = Math.min(fnArray.length, operationsMax);
    for (let index = 0; index < count; index += 1) {
      const given = argsArray[index];
      const operation = fnArray[index];
      if (operation !== undefined) this.#perform(operation, Array.isArray(given) ? given : []);
    }
    const { glyphs, rules } = this.#painted;
    return { ...this.#painted, isCut: fnArray.length > operationsMax || glyphs.length > glyphsMax || rules.length > rulesMax };
  }

  #perform(operation: number, args: readonly unknown[]): void {
    const [first, second] = args;
    switch (operation) {
      case OPS.save:
      case OPS.beginGroup:
        return this.#save();
      case OPS.restore:
      case OPS.endGroup:
      case OPS.paintFormXObjectEnd:
      case OPS.endAnnotation:
        return this.#restore();
      case OPS.transform:
        return this.#transform(args);
      case OPS.paintFormXObjectBegin:
        this.#save();
        return this.#transform(first);
      case OPS.beginAnnotation:
        this.#save();
        this.#state.transform = this.#base;
        this.#transform(args[2]);
        return this.#transform(args[3]);
      case OPS.setGState:
        return this.#setGraphicsState(first);
      case OPS.setLineWidth:
        this.#state.lineWidth = number(first);
        return;
      case OPS.setFillRGBColor:
        this.#state.color = typeof first === 'string' && /^#[0-9a-f]{6}$/i.test(first) ? first.slice(1).toLowerCase() : '000000';
        return;
      case OPS.constructPath:
        return this.#paintPath(first, second);
      case OPS.paintImageXObject:
        return this.#paintPicture(typeof first === 'string' ? first : null, this.#state.transform);
      case OPS.paintImageXObjectRepeat:
        return this.#paintRepeated(args);
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
        return this.#paintPicture(null, this.#state.transform);
      default:
        return this.#performText(operation, args);
    }
  }

  #performText(operation: number, args: readonly unknown[]): void {
    const [first, second] = args;
    const state = this.#state;
    switch (operation) {
      case OPS.beginText:
        return this.#setTextMatrix(identity);
      case OPS.setTextMatrix:
        return this.#setTextMatrix(matrixOf(first) ?? matrixOf(args) ?? identity);
      case OPS.moveText:
        return this.#moveText(number(first), number(second));
      case OPS.setLeadingMoveText:
        state.leading = number(second);
        return this.#moveText(number(first), number(second));
      case OPS.nextLine:
        return this.#moveText(0, state.leading);
      case OPS.setLeading:
        state.leading = -number(first);
        return;
      case OPS.setFont:
        return this.#setFont(first, second);
      case OPS.setCharSpacing:
        state.characterSpacing = number(first);
        return;
      case OPS.setWordSpacing:
        state.wordSpacing = number(first);
        return;
      case OPS.setHScale:
        state.scale = number(first) / 100;
        return;
      case OPS.setTextRise:
        state.rise = number(first);
        return;
      case OPS.setTextRenderingMode:
        state.renderingMode = number(first);
        return;
      case OPS.showText:
        if (Array.isArray(first)) this.#showText(first);
    }
  }

  #save(): void {
    if (this.#stack.length < 1000) this.#stack.push({ ...this.#state });
  }

  #restore(): void {
    this.#state = this.#stack.pop() ?? this.#state;
  }

  #transform(value: unknown): void {
    const matrix = matrixOf(value);
    if (matrix !== null) this.#state.transform = multiply(this.#state.transform, matrix);
  }

  #setGraphicsState(entries: unknown): void {
    if (!Array.isArray(entries)) return;
    for (const entry of entries) {
      if (!Array.isArray(entry)) continue;
      if (entry[0] === 'LW') this.#state.lineWidth = number(entry[1]);
      if (entry[0] === 'Font' && Array.isArray(entry[1])) this.#setFont(entry[1][0], entry[1][1]);
    }
  }

  #setTextMatrix(matrix: Matrix): void {
    this.#textMatrix = matrix;
    this.#x = this.#lineX = this.#y = this.#lineY = 0;
  }

  #moveText(x: number, y: number): void {
    this.#x = this.#lineX += x;
    this.#y = this.#lineY += y;
  }

  #setFont(name: unknown, size: unknown): void {
    this.#state.font = typeof name === 'string' ? fontOf(this.#fonts, name) : null;
    this.#state.fontSize = Math.abs(number(size));
    this.#state.direction = number(size) < 0 ? -1 : 1;
  }

  /** Source: CanvasGraphics.showText of pdf.js. */
  #showText(glyphs: readonly unknown[]): void {
    const { font, fontSize, scale, direction, rise, wordSpacing, characterSpacing, transform } = this.#state;
    if (font === null || fontSize === 0 || this.#painted.glyphs.length > glyphsMax) return;
    const matrix = multiply(transform, this.#textMatrix);
    const style = this.#style(font, matrix);
    if (style === null) return;
    const unit = fontSize * font.unit;
    let advance = 0;
    const at = () =>
      font.isVertical
        ? apply(matrix, this.#x, this.#y - advance + rise)
        : apply(matrix, this.#x + advance * scale * direction, this.#y + rise);
    // Most glyphs begin where the one before ends, and share that point.
    let from = at();
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        advance += ((font.isVertical ? 1 : -1) * glyph * fontSize) / 1000;
        from = at();
        continue;
      }
      if (!isGlyph(glyph)) continue;
      const spacing = ((glyph.isSpace ? wordSpacing : 0) + characterSpacing) * direction;
      advance += (font.isVertical ? -(glyph.vmetric?.[0] ?? -1000) : glyph.width) * unit;
      const to = at();
      this.#addGlyph(glyph, from, to, style, font);
      advance += font.isVertical ? -spacing : spacing;
      from = spacing === 0 ? to : at();
    }
    if (font.isVertical) this.#y -= advance;
    else this.#x += advance * scale;
  }

  #addGlyph(glyph: PdfGlyph, from: Glyph['from'], to: Glyph['to'], style: TextStyle, font: FontLook): void {
    // pdf.js's own isSpace checks the character code, which stands for any letter in a font subset.
    const isSpace = isWhite(glyph.unicode);
    const isHidden = this.#state.renderingMode === 3 || this.#state.renderingMode === 7;
    const shown = font.isDingbats ? shownLetter(font.name, glyph.unicode) : letterOf(glyph, font);
    // Some fonts map the full stop of numbers to a space and a full stop. Where a space is, the places of the letters say.
    const text = isSpace || shown.length === 1 ? shown : shown.trim();
    this.#painted.glyphs.push({ text, from, to, style, ascent: font.ascent, descent: font.descent, isSpace, isHidden });
  }

  #style(font: FontLook, matrix: Matrix): TextStyle | null {
    const { fontSize, renderingMode, color } = this.#state;
    const size = Math.round(fontSize * font.sizeScale * Math.hypot(matrix[2], matrix[3]) * 20) / 20;
    if (!(size > 0.5 && size < 2000)) return null;
    // Word processors imitate styles that a font lacks: they stroke the outlines for bold and slant the letters for italic.
    const isBold = font.isBold || renderingMode === 2;
    const leaning = (matrix[0] * matrix[2] + matrix[1] * matrix[3]) / (Math.hypot(matrix[0], matrix[1]) * Math.hypot(matrix[2], matrix[3]));
    const isItalic = font.isItalic || (Math.abs(leaning) > 0.12 && Math.abs(leaning) < 0.5);
    const key = `${font.name} ${size} ${isBold} ${isItalic} ${color}`;
    const known = this.#styles.get(key);
    if (known !== undefined) return known;
    const style = { fontName: font.name, size, isBold, isItalic, isMono: font.isMono, color };
    this.#styles.set(key, style);
    return style;
  }

  #paintPath(paint: unknown, data: unknown): void {
    if (this.#painted.rules.length > rulesMax || typeof paint !== 'number') return;
    const path: unknown = Array.isArray(data) ? data[0] : null;
    if (!(path instanceof Float32Array)) return;
    const kind = paintKinds.get(paint);
    if (kind === undefined) return;
    this.#painted.rules.push(...rulesOfPath(path, kind, this.#state.transform, this.#state.lineWidth));
  }

  #paintPicture(objectId: string | null, matrix: Matrix): void {
    const corners = [apply(matrix, 0, 0), apply(matrix, 1, 0), apply(matrix, 0, 1), apply(matrix, 1, 1)];
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    if (this.#painted.pictures.length > 10_000) return;
    this.#painted.pictures.push({ objectId, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] });
  }

  #paintRepeated([objectId, scaleX, scaleY, positions]: readonly unknown[]): void {
    const places = ArrayBuffer.isView(positions) || Array.isArray(positions) ? Array.from(Object.values(positions), Number) : [];
    for (let index = 0; index + 1 < Math.min(places.length, 200); index += 2) {
      const placed: Matrix = [number(scaleX), 0, 0, number(scaleY), places[index] ?? 0, places[index + 1] ?? 0];
      this.#paintPicture(typeof objectId === 'string' ? objectId : null, multiply(this.#state.transform, placed));
    }
  }
}

const paintKinds: ReadonlyMap<number, 'stroke' | 'fill'> = new Map([
  [OPS.stroke, 'stroke'],
  [OPS.closeStroke, 'stroke'],
  [OPS.fillStroke, 'stroke'],
  [OPS.eoFillStroke, 'stroke'],
  [OPS.closeFillStroke, 'stroke'],
  [OPS.closeEOFillStroke, 'stroke'],
  [OPS.fill, 'fill'],
  [OPS.eoFill, 'fill'],
]);

interface PdfGlyph {
  unicode: string;
  originalCharCode?: number;
  width: number;
  isSpace: boolean;
  vmetric?: readonly number[] | null;
}

function isGlyph(value: unknown): value is PdfGlyph {
  return typeof value === 'object' && value !== null && 'unicode' in value && typeof value.unicode === 'string' && 'width' in value;
}

/** Without a letter, pdf.js gives the code. */
function letterOf({ unicode, originalCharCode: code }: PdfGlyph, font: FontLook): string {
  const named = code !== undefined && unicode === String.fromCharCode(code) ? font.named.get(code) : undefined;
  return named ?? (font.isSimple ? plainOfAdobe(unicode) : unicode);
}

/** Most letters are plain ones and need no regular expression. */
function isWhite(text: string): boolean {
  const code = text.charCodeAt(0);
  return !(code > 0x20 && code < 0x7f) && /^[\s\u200b\0]*$/.test(text);
}

function number(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}
