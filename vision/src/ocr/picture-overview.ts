import { join } from 'node:path';
import type { TaskWork } from '../worker-task.ts';
import { openPictureOfText } from './picture-of-text.ts';
import { decoding } from '../pictures/open-picture.ts';
import type { PictureOverview } from './ocr-tasks.ts';

const sideGood = 2200;
const enlargementMax = 3;

/** Writes a small grey PNG of a picture, to detect its orientation. */
export async function pictureOverview({ file, output }: PictureOverview, { scratch }: TaskWork): Promise<null> {
  const { open, width, height, background } = await openPictureOfText(join(scratch, file));
  const scale = Math.min(enlargementMax, sideGood / Math.max(width, height));
  await decoding(() =>
    open()
      .resize({ width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)), fit: 'fill' })
      .flatten({ background })
      .toColourspace('b-w')
      .png({ compressionLevel: 1 })
      .toFile(join(scratch, output)),
  );
  return null;
}
