import { join } from 'node:path';
import type { TaskWork } from '../worker-task.ts';
import { decoding, openPicture } from './open-picture.ts';
import type { WhiteBackground } from './picture-tasks.ts';

const sideMax = 512;
/** The width of the border, as a share of the shorter side. */
const borderShare = 0.04;
const lightMin = 242;
const tintMax = 12;

/**
 * The share of the picture's border that is white or nearly white: a product's background reaches the edges. Transparent counts as white.
 */
export async function whiteBackground({ file }: WhiteBackground, { scratch }: TaskWork): Promise<{ whiteShare: number }> {
  const picture = await openPicture(join(scratch, file));
  const { data, info } = await decoding(() =>
    picture
      .open()
      .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  );
  const { width, height, channels } = info;
  const border = Math.max(1, Math.round(Math.min(width, height) * borderShare));
  let white = 0;
  let all = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isBorder = x < border || y < border || x >= width - border || y >= height - border;
      if (!isBorder) continue;
      all += 1;
      const place = (y * width + x) * channels;
      const [red = 0, green = red, blue = red] = data.subarray(place, place + Math.min(3, channels));
      if (Math.min(red, green, blue) >= lightMin && Math.max(red, green, blue) - Math.min(red, green, blue) <= tintMax) white += 1;
    }
  }
  return { whiteShare: white / all };
}
