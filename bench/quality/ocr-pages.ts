import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { OcrText } from './ocr-texts.ts';

export interface RenderedPage {
  png: Buffer;
  /** In reading order. */
  text: string;
}

const widthPoints = 595;
const heightPoints = 842;
const margin = 64;
const bodySize = 11;

/** One column of running text under a heading, black on white, A4. */
export function plainPage(text: OcrText, dpi: number, font: 0 | 1 = 0): RenderedPage {
  const page = startPage(text, dpi, font);
  page.write(text.heading, { left: margin, width: widthPoints - 2 * margin, size: 20, weight: 'bold' });
  for (const paragraph of text.paragraphs) {
    page.space(8);
    page.write(paragraph, { left: margin, width: widthPoints - 2 * margin, size: bodySize });
  }
  return { png: page.png(), text: [text.heading, ...text.paragraphs].join('\n') };
}

/** A heading over the full width, then two columns. */
export function columnsPage(text: OcrText, dpi: number): RenderedPage {
  const page = startPage(text, dpi);
  const gutter = 28;
  const width = (widthPoints - 2 * margin - gutter) / 2;
  page.write(text.heading, { left: margin, width: widthPoints - 2 * margin, size: 20, weight: 'bold' });
  page.space(16);
  const top = page.top();
  const [first, second] = text.columns;
  page.write(first, { left: margin, width, size: bodySize });
  page.space(10);
  page.write(text.paragraphs[0] ?? '', { left: margin, width, size: bodySize });
  page.goTo(top);
  page.write(second, { left: margin + width + gutter, width, size: bodySize });
  page.space(10);
  page.write(text.paragraphs[1] ?? '', { left: margin + width + gutter, width, size: bodySize });
  return { png: page.png(), text: [text.heading, first, text.paragraphs[0], second, text.paragraphs[1]].join('\n') };
}

/** A paragraph, a ruled table, a paragraph. */
export function tablePage(text: OcrText, dpi: number): RenderedPage {
  const page = startPage(text, dpi);
  const width = widthPoints - 2 * margin;
  const [before = '', after = ''] = text.paragraphs;
  page.write(before, { left: margin, width, size: bodySize });
  page.space(16);
  page.table(text.table, width);
  page.space(16);
  page.write(after, { left: margin, width, size: bodySize });
  return { png: page.png(), text: [before, ...text.table.map((row) => row.join(' ')), after].join('\n') };
}

/** Like from a cheap scanner: rotated by two degrees, blurred, speckled, and saved as a poor JPEG. */
export async function scanned(png: Buffer, { degrees = 2 }: { degrees?: number } = {}): Promise<Buffer> {
  const turned = sharp(png).rotate(degrees, { background: 'white' }).blur(0.6).grayscale();
  const { data, info } = await turned.raw().toBuffer({ resolveWithObject: true });
  let state = 11;
  for (let at = 0; at < data.length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    data[at] = Math.max(0, Math.min(255, 0.92 * (data[at] ?? 0) + 12 + ((state >>> 16) % 25) - 12));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .jpeg({ quality: 45 })
    .toBuffer();
}

interface Writing {
  left: number;
  width: number;
  size: number;
  weight?: 'normal' | 'bold';
}

function startPage({ fontFamilies, breaksAt }: OcrText, dpi: number, font: 0 | 1 = 0) {
  const fontFamily = fontFamilies[font];
  const scale = dpi / 72;
  const canvas = createCanvas(Math.round(widthPoints * scale), Math.round(heightPoints * scale));
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  context.scale(scale, scale);
  context.textBaseline = 'alphabetic';
  let y = margin;

  return {
    top: () => y,
    goTo: (to: number) => void (y = to),
    space: (height: number) => void (y += height),
    png: () => canvas.toBuffer('image/png'),
    write(text: string, { left, width, size, weight = 'normal' }: Writing): void {
      context.font = `${weight} ${size}px "${fontFamily}"`;
      for (const line of linesOf(context, text, width, breaksAt)) {
        y += size * 1.55;
        context.fillText(line, left, y);
      }
    },
    table(rows: ReadonlyArray<readonly string[]>, width: number): void {
      const columns = rows[0]?.length ?? 1;
      const height = 24;
      context.font = `${bodySize}px "${fontFamily}"`;
      context.lineWidth = 0.8;
      for (const row of rows) {
        row.forEach((cell, column) => {
          const left = margin + (column * width) / columns;
          context.strokeRect(left, y, width / columns, height);
          context.fillText(cell, left + 6, y + 16);
        });
        y += height;
      }
    },
  };
}

function linesOf(context: SKRSContext2D, text: string, width: number, breaksAt: OcrText['breaksAt']): string[] {
  const pieces = breaksAt === 'space' ? text.split(/(?<= )/u) : [...text];
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    const isOver = context.measureText((line + piece).trimEnd()).width > width;
    // Line breaking rule of printers: no line begins with these.
    if (isOver && line !== '' && !/^[，。、；：？！」』）%ーっゃゅょッャュョ]/u.test(piece)) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return line === '' ? lines : [...lines, line.trimEnd()];
}
