import { deflateSync } from 'node:zlib';

/** Points from the left and the bottom edge of an A4 page. */
interface Place {
  x: number;
  y: number;
}

export type PdfMark =
  | (Place & { text: string; size?: number; isBold?: boolean; isRight?: boolean })
  /** A horizontal line. */
  | (Place & { width: number });

export const a4 = { width: 595, height: 842 } as const;

/**
 * A PDF of lines of text, the same bytes for the same marks. Latin text is in Helvetica, everything else in STSong-Light: both are fonts that
 * readers of PDF have or replace, so none is embedded (a font for Chinese has some 10 MB). Source: ISO 32000-1, 9.6.2.2 and 9.7.5.2.
 */
export function pdfOf(title: string, pages: ReadonlyArray<readonly PdfMark[]>): Buffer<ArrayBuffer> {
  const kids = pages.map((_, at) => `${firstPage + 2 * at} 0 R`);
  const fonts = '<< /F1 3 0 R /F2 4 0 R /F3 5 0 R >>';
  const objects: Array<string | Buffer> = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`,
    latinFont('Helvetica'),
    latinFont('Helvetica-Bold'),
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light-UniGB-UTF16-H /Encoding /UniGB-UTF16-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /DW 1000 /FontDescriptor 7 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    `<< /Title ${hexText(`\uFEFF${title}`)} /Producer (farebox) >>`,
  ];
  for (const [at, marks] of pages.entries()) {
    const content = deflateSync(Buffer.from(marks.map(drawn).join('\n'), 'latin1'));
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${a4.width} ${a4.height}] /Resources << /Font ${fonts} >> /Contents ${firstPage + 2 * at + 1} 0 R >>`,
      Buffer.concat([Buffer.from(`<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`), content, Buffer.from('\nendstream')]),
    );
  }
  return file(objects);
}

const firstPage = 9;

function file(objects: ReadonlyArray<string | Buffer>): Buffer<ArrayBuffer> {
  const pieces: Buffer[] = [Buffer.from('%PDF-1.5\n%\u00E2\u00E3\u00CF\u00D3\n', 'latin1')];
  const offsets: number[] = [];
  let length = pieces[0]?.length ?? 0;
  for (const [at, object] of objects.entries()) {
    const piece = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    offsets.push(length);
    pieces.push(piece);
    length += piece.length;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 8 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...pieces, Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`)]);
}

const latinFont = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

function drawn(mark: PdfMark): string {
  if (!('text' in mark)) return `0.5 w ${mark.x} ${mark.y} m ${mark.x + mark.width} ${mark.y} l S`;
  const { text, size = 10, isBold = false, isRight = false, y } = mark;
  const x = isRight ? mark.x - textWidth(text, size) : mark.x;
  // One text object, so that the next run begins where the one before ended.
  const runs = runsOf(text).map((run) =>
    isLatin(run) ? `/${isBold ? 'F2' : 'F1'} ${size} Tf ${latinText(run)} Tj` : `/F3 ${size} Tf ${hexText(run)} Tj`,
  );
  return `BT 1 0 0 1 ${x.toFixed(2)} ${y} Tm ${runs.join(' ')} ET`;
}

const latin = '\\u0020-\\u007E\\u00A0-\\u00FF';
const runs = new RegExp(`[${latin}]+|[^${latin}]+`, 'g');
const isLatin = (run: string) => new RegExp(`^[${latin}]`).test(run);
const runsOf = (text: string) => text.replace(/\p{Cc}/gu, ' ').match(runs) ?? [];

const latinText = (run: string) => `(${run.replace(/[\\()]/g, '\\$&')})`;
const hexText = (run: string) => `<${Buffer.from(run.toWellFormed(), 'utf16le').swap16().toString('hex').toUpperCase()}>`;

/** Thousandths of the size, of the characters of amounts; others are taken for as wide as the widest of a text. */
const widths: Readonly<Record<string, number>> = { '.': 278, ',': 278, '-': 333, ' ': 278 };

/** Exact for amounts, too much for words: what is cut by it fits. */
function textWidth(text: string, size: number): number {
  const units = [...text].reduce((sum, character) => sum + (widths[character] ?? (isLatin(character) ? 556 : 1000)), 0);
  return (units * size) / 1000;
}

/** A text that is no wider than this. @param width in points */
export function fitted(text: string, width: number, size = 10): string {
  if (textWidth(text, size) <= width) return text;
  const kept = [...text];
  while (kept.length > 0 && textWidth(`${kept.join('')}...`, size) > width) kept.pop();
  return `${kept.join('')}...`;
}
