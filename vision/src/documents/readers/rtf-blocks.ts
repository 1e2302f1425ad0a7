import type { Block, Cell, Run } from '../document-model.ts';
import { refused } from './refusal.ts';
import { rtfDecoder, codePageOfCharset } from './rtf-text.ts';
import { rtfTokens, type RtfToken } from './rtf-tokens.ts';
import { joinLines, joinRuns, safeLink, trimRuns } from './runs.ts';
import { linesOf } from './word-table.ts';

export interface RtfBlocks {
  title: string | null;
  blocks: Block[];
  /** The picture's bytes as hexadecimal digits, by the name that blocks use. */
  pictures: ReadonlyMap<string, string>;
}

/** The purpose of a group's text. */
type Destination = 'text' | 'skipped' | 'fonts' | 'styles' | 'marker' | 'instruction' | 'picture' | 'title' | 'note';

type Look = Pick<Run, 'bold' | 'italic' | 'underline' | 'strike' | 'link'>;

interface Paragraph {
  style: number;
  outlineLevel: number | null;
  listLevel: number;
  isInTable: boolean;
}

/** The parser state that a group inherits, and that is restored when the group ends. */
interface State {
  destination: Destination;
  look: Look;
  isHidden: boolean;
  font: number;
  /** The number of fallback characters after each `\u`, meant for older programs. */
  fallback: number;
  paragraph: Paragraph;
}

const depthMax = 256;
const blocksMax = 200_000;
const cellsMax = 500_000;
const picturesMax = 2000;
const pictureDigitsMax = 64 * 1024 * 1024;
const nowhere = { pages: [], box: null };
const plainParagraph: Paragraph = { style: 0, outlineLevel: null, listLevel: 0, isInTable: false };

/** Groups whose text is not part of the document. */
const skipped = new Set(
  (
    'colortbl filetbl listtable listoverridetable revtbl rsidtbl generator xmlnstbl mmathPr themedata colorschememapping datastore ' +
    'latentstyles header headerl headerr headerf footer footerl footerr footerf annotation atnid atnauthor atrfstart atrfend ' +
    'comment author operator company category manager doccomm hlinkbase keywords subject creatim revtim printim buptim ' +
    'objdata object bkmkstart bkmkend shpinst nonshppict pgdsctbl ftnsep ftnsepc aftnsep aftnsepc userprops docvar falt panose listname ' +
    'fldtype formfield nonesttables'
  ).split(' '),
);

const destinations: Readonly<Record<string, Destination>> = {
  fonttbl: 'fonts',
  stylesheet: 'styles',
  pntext: 'marker',
  listtext: 'marker',
  fldinst: 'instruction',
  pict: 'picture',
  title: 'title',
  footnote: 'note',
  fldrslt: 'text',
  shptxt: 'text',
  shppict: 'text',
};

/** Parses the blocks of an RTF text that has one character per byte. @throws Refused */
export function rtfBlocks(rtf: string): RtfBlocks {
  return new RtfReader().read(rtf);
}

class RtfReader {
  readonly #blocks: Block[] = [];
  readonly #notes: Block[] = [];
  readonly #pictures = new Map<string, string>();
  readonly #decoder = rtfDecoder();
  readonly #headings = new Map<number, number>();
  /** The links of the open fields, with their group depth. */
  readonly #links: Array<{ depth: number; instruction: string }> = [];
  readonly #open: State[] = [];
  #state: State = { destination: 'text', look: {}, isHidden: false, font: 0, fallback: 1, paragraph: plainParagraph };
  #runs: Run[] = [];
  #marker = '';
  #title = '';
  #style = { number: 0, name: '' };
  #picture: string[] = [];
  #pictureDigits = 0;
  #cells: Cell[] = [];
  #inCell: Block[] = [];
  #rows: Cell[][] = [];
  #cellCount = 0;
  /** Fallback characters that must still be skipped. */
  #leftOut = 0;
  /** A group has just begun with `\*`, and its destination is not known yet. */
  #isIgnorable = false;
  /** While a note is read: the runs of the paragraph that contains its reference. */
  #around: Run[] | null = null;

  read(rtf: string): RtfBlocks {
    for (const token of rtfTokens(rtf)) {
      if (token.kind !== 'byte') this.#flushBytes();
      this.#take(token);
      if (this.#blocks.length > blocksMax) throw refused(`the document has more than ${blocksMax} paragraphs`);
    }
    this.#flushBytes();
    this.#endParagraph();
    this.#endTable();
    return { title: this.#title.trim().slice(0, 500) || null, blocks: [...this.#blocks, ...this.#notes], pictures: this.#pictures };
  }

  #take(token: RtfToken): void {
    switch (token.kind) {
      case 'open':
        if (this.#open.length >= depthMax) throw refused(`the document is nested deeper than ${depthMax} levels`);
        this.#open.push(this.#state);
        this.#state = { ...this.#state };
        this.#isIgnorable = false;
        this.#leftOut = 0;
        return;
      case 'close':
        return this.#close();
      case 'word':
        return this.#word(token.word, token.value);
      case 'symbol':
        return this.#symbol(token.symbol);
      case 'byte':
        if (this.#leftOut > 0) this.#leftOut -= 1;
        else this.#decoder.add(token.byte);
        return;
      case 'text':
        return this.#text(token.text);
      case 'binary':
        return;
    }
  }

  #close(): void {
    const { destination } = this.#state;
    const before = this.#open.pop();
    if (before === undefined) return;
    if (destination === 'styles' && before.destination === 'styles') this.#endStyle();
    if (destination === 'picture' && before.destination !== 'picture') this.#endPicture();
    if (destination === 'note' && before.destination !== 'note') this.#endNote();
    const link = this.#links.at(-1);
    // The link ends with the group of the field itself, not with the groups inside it.
    if (link !== undefined && link.depth > this.#open.length) this.#links.pop();
    this.#state = before;
    this.#leftOut = 0;
  }

  #symbol(symbol: string): void {
    if (symbol === '*') this.#isIgnorable = true;
    else if (symbol === '~') this.#put('\u00A0');
    else if (symbol === '_') this.#put('\u2011');
    else if (symbol === '\n' || symbol === '\r') this.#endParagraph();
    else if (symbol === '\\' || symbol === '{' || symbol === '}') this.#put(symbol);
  }

  #word(word: string, value: number | null): void {
    const isIgnorable = this.#isIgnorable;
    this.#isIgnorable = false;
    const known = destinations[word];
    if (skipped.has(word)) this.#state.destination = 'skipped';
    else if (known !== undefined) this.#enter(known);
    else if (this.#character(word, value) || this.#format(word, value) || this.#structure(word, value)) return;
    // RTF marks destinations that programs may skip when they do not know them.
    else if (isIgnorable) this.#state.destination = 'skipped';
  }

  #enter(destination: Destination): void {
    if (this.#state.destination === 'skipped') return;
    // Pictures in skipped groups were excluded above. Text inside a note stays in the note.
    if (destination === 'text') {
      const link = this.#links.at(-1);
      const address = link === undefined ? undefined : /HYPERLINK\s+"([^"]{1,4096})"/i.exec(link.instruction)?.[1];
      const safe = safeLink(address);
      if (safe !== undefined) this.#state.look = { ...this.#state.look, link: safe };
      if (this.#state.destination === 'instruction') this.#state.destination = 'text';
      return;
    }
    if (destination === 'note') this.#beginNote();
    if (destination === 'instruction') this.#links.push({ depth: this.#open.length - 1, instruction: '' });
    this.#state.destination = destination;
  }

  /** Handles control words that stand for characters. */
  #character(word: string, value: number | null): boolean {
    if (word === 'u') {
      const code = value ?? 0;
      this.#put(String.fromCodePoint(Math.min(0xffff, Math.max(0, code < 0 ? code + 65_536 : code))));
      this.#leftOut = this.#state.fallback;
      return true;
    }
    const character = characters[word];
    if (character === undefined) return false;
    this.#put(character);
    return true;
  }

  #format(word: string, value: number | null): boolean {
    const { look } = this.#state;
    const isOn = value !== 0;
    if (word === 'plain') this.#state.look = look.link === undefined ? {} : { link: look.link };
    else if (word === 'b') this.#state.look = { ...look, bold: isOn };
    else if (word === 'i') this.#state.look = { ...look, italic: isOn };
    else if (word === 'ul') this.#state.look = { ...look, underline: isOn };
    else if (word === 'ulnone') this.#state.look = { ...look, underline: false };
    else if (word === 'strike') this.#state.look = { ...look, strike: isOn };
    else if (word === 'v') this.#state.isHidden = isOn;
    else if (word === 'f' || word === 'deff') this.#state.font = value ?? 0;
    else if (word === 'fcharset') this.#decoder.define(this.#state.font, codePageOfCharset(value ?? 0));
    else if (word === 'ansicpg') this.#decoder.usual(value ?? 1252);
    else if (word === 'uc') this.#state.fallback = Math.min(16, Math.max(0, value ?? 1));
    else return false;
    return true;
  }

  #structure(word: string, value: number | null): boolean {
    const { paragraph } = this.#state;
    if (word === 'par' || word === 'sect' || word === 'page') this.#endParagraph();
    else if (word === 'pard') this.#state.paragraph = plainParagraph;
    else if (word === 's') {
      this.#state.paragraph = { ...paragraph, style: value ?? 0 };
      if (this.#state.destination === 'styles') this.#style.number = value ?? 0;
    } else if (word === 'outlinelevel') this.#state.paragraph = { ...paragraph, outlineLevel: value };
    else if (word === 'ilvl') this.#state.paragraph = { ...paragraph, listLevel: Math.min(8, Math.max(0, value ?? 0)) };
    else if (word === 'intbl') this.#state.paragraph = { ...paragraph, isInTable: true };
    else if (word === 'cell' || word === 'nestcell') this.#endCell();
    else if (word === 'row' || word === 'nestrow') this.#endRow();
    else return false;
    return true;
  }

  #text(text: string): void {
    const left = Math.min(this.#leftOut, text.length);
    this.#leftOut -= left;
    this.#put(text.slice(left));
  }

  #flushBytes(): void {
    const text = this.#decoder.take(this.#state.font);
    if (text !== '') this.#put(text);
  }

  #put(text: string): void {
    const { destination, look, isHidden } = this.#state;
    switch (destination) {
      case 'text':
      case 'note':
        if (!isHidden && text !== '') this.#runs.push({ ...lookOf(look), text });
        return;
      case 'marker':
        if (this.#marker.length < 100) this.#marker += text;
        return;
      case 'instruction': {
        const link = this.#links.at(-1);
        if (link !== undefined && link.instruction.length < 10_000) link.instruction += text;
        return;
      }
      case 'title':
        if (this.#title.length < 1000) this.#title += text;
        return;
      case 'styles':
        if (this.#style.name.length < 200) this.#style.name += text;
        return;
      case 'picture':
        this.#pictureDigits += text.length;
        if (this.#pictureDigits < pictureDigitsMax) this.#picture.push(text);
        return;
      default:
    }
  }

  #endStyle(): void {
    const level = Number(/^heading ([1-6]);?$/i.exec(this.#style.name.trim())?.[1] ?? (/^title;?$/i.test(this.#style.name.trim()) ? 1 : 0));
    if (level > 0) this.#headings.set(this.#style.number, level);
    this.#style = { number: 0, name: '' };
  }

  #endPicture(): void {
    const digits = this.#picture.join('').replaceAll(/[^\da-f]/gi, '');
    this.#picture = [];
    if (digits === '' || this.#pictures.size >= picturesMax) return;
    const name = `picture ${this.#pictures.size + 1}`;
    this.#pictures.set(name, digits);
    this.#endParagraph();
    this.#add({ kind: 'image', name, description: null, ...nowhere });
  }

  #beginNote(): void {
    if (this.#around !== null) return;
    this.#around = this.#runs;
    this.#runs = [];
  }

  #endNote(): void {
    if (this.#around === null) return;
    const number = this.#notes.length + 1;
    const runs = trimRuns(joinRuns(this.#runs));
    this.#notes.push({ kind: 'paragraph', runs: [{ text: `[${number}] ` }, ...runs], ...nowhere });
    this.#runs = [...this.#around, { text: `[${number}]` }];
    this.#around = null;
  }

  #endParagraph(): void {
    if (this.#state.destination !== 'text') return void (this.#state.destination === 'note' && this.#runs.push({ text: '\n' }));
    const { paragraph } = this.#state;
    if (!paragraph.isInTable) this.#endTable();
    const runs = trimRuns(joinRuns(this.#runs));
    const marker = this.#marker.trim();
    this.#runs = [];
    this.#marker = '';
    if (runs.length === 0) return;
    const level = headingLevel(paragraph, this.#headings);
    if (level !== null) {
      const number = /\d/.test(marker) ? [{ text: `${marker} ` }] : [];
      return this.#add({ kind: 'heading', level, runs: [...number, ...runs], ...nowhere });
    }
    if (marker === '') return this.#add({ kind: 'paragraph', runs, ...nowhere });
    const isOrdered = /^\(?[\da-z]{1,6}[.)]/i.test(marker);
    this.#add({ kind: 'item', level: paragraph.listLevel, marker: isOrdered ? marker : '•', isOrdered, runs, ...nowhere });
  }

  /** Inside a table, blocks become lines of the cell. */
  #add(block: Block): void {
    if (this.#state.paragraph.isInTable && block.kind !== 'image') this.#inCell.push(block);
    else this.#blocks.push(block);
  }

  #endCell(): void {
    if (this.#state.destination !== 'text') return;
    this.#state.paragraph = { ...this.#state.paragraph, isInTable: true };
    this.#endParagraph();
    this.#cellCount += 1;
    if (this.#cellCount > cellsMax) throw refused(`the document has more than ${cellsMax} cells`);
    const runs = joinLines(this.#inCell.map(linesOf));
    this.#cells.push({ column: this.#cells.length, columnSpan: 1, rowSpan: 1, runs, box: null });
    this.#inCell = [];
  }

  #endRow(): void {
    if (this.#cells.length > 0) this.#rows.push(this.#cells);
    this.#cells = [];
  }

  #endTable(): void {
    this.#endRow();
    const rows = this.#rows;
    this.#rows = [];
    if (rows.length === 0) return;
    const isBold = (row: readonly Cell[]) => row.every(({ runs }) => runs.length > 0 && runs.every(({ bold }) => bold === true));
    const headerRows = rows.length > 1 && isBold(rows[0] ?? []) ? 1 : 0;
    this.#blocks.push({ kind: 'table', rows, headerRows, isRuled: true, ...nowhere });
  }
}

function headingLevel({ style, outlineLevel }: Paragraph, headings: ReadonlyMap<number, number>): number | null {
  if (outlineLevel !== null && outlineLevel >= 0 && outlineLevel < 6) return outlineLevel + 1;
  return headings.get(style) ?? null;
}

/** Keeps only the properties that are switched on. */
function lookOf(look: Look): Look {
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== false));
}

const characters: Readonly<Record<string, string>> = {
  tab: '\t',
  line: '\n',
  emdash: '—',
  endash: '–',
  emspace: '\u2003',
  enspace: '\u2002',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
};
