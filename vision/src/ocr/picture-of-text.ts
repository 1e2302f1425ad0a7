import { decoding, openPicture, type Background, type Picture } from '../pictures/open-picture.ts';

const sampleSide = 256;
/** Of 255: letters brighter than this cannot be read on white. */
const brightMin = 170;
/** Of 255: what is less visible is not counted. */
const visibleMin = 128;
/** Of the pixels: a picture with a few transparent corners is not letters without paper. */
const transparentMin = 0.3;

/** A picture whose transparent parts are to be seen in the colour on which its letters can be read. */
export async function openPictureOfText(path: string): Promise<Picture & { background: Background }> {
  const picture = await openPicture(path);
  return { ...picture, background: picture.hasAlpha ? await backgroundOf(picture) : 'white' };
}

async function backgroundOf({ open }: Picture): Promise<Background> {
  const { data, info } = await decoding(() =>
    open()
      .resize({ width: sampleSide, height: sampleSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  );
  let [visible, sum] = [0, 0];
  for (let at = 0; at < data.length; at += info.channels) {
    if ((data[at + info.channels - 1] ?? 0) < visibleMin) continue;
    visible += 1;
    sum += ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
  }
  const isTransparent = visible < (1 - transparentMin) * info.width * info.height;
  return isTransparent && visible > 0 && sum / visible > brightMin ? 'black' : 'white';
}
