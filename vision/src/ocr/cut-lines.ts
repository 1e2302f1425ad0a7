import { join } from 'node:path';
import sharp from 'sharp';
import { greyOf, type Grey } from '../pictures/open-picture.ts';
import type { TaskWork } from '../worker-task.ts';
import { at } from './bitmap.ts';
import { cutBorder, type CutLines, type RescaleLines } from './ocr-tasks.ts';

/**
 * Cuts parts out of pictures of lines, with white at their sides. Cuts go between letters.
 * @returns where each cut begins, in pixels of its line
 */
export async function cutLines({ cuts }: CutLines, { scratch }: TaskWork): Promise<number[]> {
  const starts: number[] = [];
  for (const { file, left, right, output } of cuts) {
    // These files are our own.
    const line = await greyOf(sharp(join(scratch, file)));
    const columns = inkColumns(line);
    const start = betweenLetters(columns, Math.min(left, line.width - 1), line.height);
    const end = Math.max(start + 1, betweenLetters(columns, Math.min(right, line.width), line.height));
    await sharp(line.pixels, { raw: { width: line.width, height: line.height, channels: 1 } })
      .extract({ left: start, top: 0, width: end - start, height: line.height })
      .extend({ left: cutBorder, right: cutBorder, background: 'white' })
      .toColourspace('b-w')
      .png({ compressionLevel: 1 })
      .toFile(join(scratch, output));
    starts.push(start);
  }
  return starts;
}

/** Resizes pictures of lines. */
export async function rescaleLines({ pictures, factor }: RescaleLines, { scratch }: TaskWork): Promise<null> {
  for (const { file, output } of pictures) {
    const { width, height, pixels } = await greyOf(sharp(join(scratch, file)));
    await sharp(pixels, { raw: { width, height, channels: 1 } })
      .resize({
        width: Math.max(1, Math.round(width * factor)),
        height: Math.max(1, Math.round(height * factor)),
        fit: 'fill',
        kernel: 'cubic',
      })
      .toColourspace('b-w')
      .png({ compressionLevel: 1 })
      .toFile(join(scratch, output));
  }
  return null;
}

function inkColumns({ width, height, pixels }: Grey): Uint32Array {
  const columns = new Uint32Array(width);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) if (at(pixels, y * width + x) < 160) columns[x] = at(columns, x) + 1;
  }
  return columns;
}

/** The nearest column without ink, if one is close enough. */
function betweenLetters(columns: Uint32Array, place: number, lineHeight: number): number {
  const reach = Math.round(lineHeight * 0.25);
  for (let distance = 0; distance <= reach; distance += 1) {
    for (const x of [place - distance, place + distance]) {
      if (x <= 0) return 0;
      if (x >= columns.length) return columns.length;
      if (columns[x] === 0) return x;
    }
  }
  return place;
}
