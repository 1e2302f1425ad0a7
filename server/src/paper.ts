import type { Language } from './language.ts';
import { a4, fitted, pdfOf, type PdfMark } from './pdf-pages.ts';

/** Who gives a paper to somebody. */
export interface Issuer {
  /** Name and address, separated by |; null: the operator has not said. */
  operator: string | null;
  /** What the operator says about tax. */
  taxLine: string | null;
  publicUrl: string;
}

export interface PaperRow {
  cells: readonly [what: string, count: string, amount: string];
  isBold?: boolean;
}

export interface Paper {
  language: Language;
  title: string;
  number: string;
  /** Below the title, a line each. */
  facts: readonly string[];
  issuer: Issuer;
  /** A line each. */
  receiver: readonly string[];
  notes: readonly string[];
  heads: PaperRow['cells'];
  rows: readonly PaperRow[];
}

const texts = { from: ['Issued by', '出具方'], to: ['For', '致'], tax: ['Tax', '税务'], page: ['Page', '页'] } as const;

const rowsOnFirstPage = 20;
const rowsOnPage = 34;
const rowHeight = 18;
const [left, right] = [56, a4.width - 56];

/** A paper with a number, two parties and a table, on as many pages as it needs. */
export function paper(given: Paper): Buffer<ArrayBuffer> {
  const { language, title, number, rows, heads, issuer } = given;
  const say = (name: keyof typeof texts) => texts[name][language === 'zh' ? 1 : 0];
  const parts = [rows.slice(0, rowsOnFirstPage)];
  for (let at = rowsOnFirstPage; at < rows.length; at += rowsOnPage) parts.push(rows.slice(at, at + rowsOnPage));
  const pages = parts.map((part, at) => {
    const text = `${number}   ${say('page')} ${at + 1} / ${parts.length}   ${issuer.publicUrl}`;
    return [...(at === 0 ? head(given, say) : []), ...table(part, heads, at === 0 ? 520 : 770), { x: left, y: 40, size: 8, text }];
  });
  return pdfOf(`${title} ${number}`, pages);
}

function head({ title, facts, issuer, receiver, notes }: Paper, say: (name: keyof typeof texts) => string): PdfMark[] {
  const { operator, taxLine, publicUrl } = issuer;
  const party = (x: number, name: string, lines: readonly string[]): PdfMark[] => [
    { x, y: 690, text: name, size: 8 },
    ...lines.slice(0, 6).map((text, at) => ({ x, y: 674 - 14 * at, text: fitted(text, 236), isBold: at === 0 })),
  ];
  const below = [...(taxLine === null ? [] : [`${say('tax')}: ${taxLine}`]), ...notes];
  return [
    { x: left, y: 770, text: title, size: 20, isBold: true },
    ...facts.map((text, at) => ({ x: left, y: 742 - 16 * at, text: fitted(text, right - left) })),
    ...party(left, say('from'), operator === null ? [publicUrl] : [...operator.split(/\s*[|\n]\s*/), publicUrl]),
    ...party(left + 244, say('to'), receiver),
    ...below.map((text, at) => ({ x: left, y: 568 - 14 * at, text: fitted(text, right - left, 9), size: 9 })),
  ];
}

function table(rows: readonly PaperRow[], heads: PaperRow['cells'], top: number): PdfMark[] {
  const row = (y: number, { cells: [what, count, amount], isBold = false }: PaperRow): PdfMark[] => [
    { x: left, y, text: fitted(what, 330), isBold },
    { x: 445, y, text: count, isRight: true, isBold },
    { x: right, y, text: amount, isRight: true, isBold },
  ];
  return [
    ...row(top, { cells: heads, isBold: true }),
    { x: left, y: top - 6, width: right - left },
    ...rows.flatMap((each, at) => row(top - rowHeight * (at + 1) - 4, each)),
  ];
}
