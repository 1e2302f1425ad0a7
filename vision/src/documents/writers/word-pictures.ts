import { readFile, stat } from 'node:fs/promises';
import type { DocumentImage, DocumentModel } from '../document-model.ts';
import { loadSharp, picturePixelsMax } from '../readers/raster.ts';

export interface OfficePicture {
  type: 'jpg' | 'png' | 'gif';
  data: Buffer;
  widthPixels: number;
  heightPixels: number;
}

/** The pictures of a document, in formats that office programs show. Each is read on request, up to a total limit. */
export interface OfficePictures {
  /** Null when the picture does not exist, is too large, or cannot be read. */
  get(name: string): Promise<OfficePicture | null>;
}

const bytesMax = 200 * 1024 * 1024;

export function officePictures({ images }: DocumentModel): OfficePictures {
  const byName = new Map(images.map((image) => [image.name, image]));
  const read = new Map<string, Promise<OfficePicture | null>>();
  let bytes = 0;

  async function readPicture(image: DocumentImage): Promise<OfficePicture | null> {
    const { size } = await stat(image.path);
    if (bytes + size > bytesMax) return null;
    const picture = await converted(image);
    bytes += picture?.data.length ?? 0;
    return picture;
  }

  return {
    get(name) {
      const image = byName.get(name);
      if (image === undefined) return Promise.resolve(null);
      const known = read.get(name) ?? readPicture(image);
      read.set(name, known);
      return known;
    },
  };
}

const kinds: Readonly<Record<string, OfficePicture['type']>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/gif': 'gif' };

async function converted({ path, mimeType, widthPixels, heightPixels }: DocumentImage): Promise<OfficePicture | null> {
  const type = kinds[mimeType];
  if (type !== undefined) return { type, data: await readFile(path), widthPixels, heightPixels };
  const sharp = await loadSharp();
  try {
    const png = sharp(path, { limitInputPixels: picturePixelsMax }).autoOrient().png();
    const { data, info } = await png.toBuffer({ resolveWithObject: true });
    return { type: 'png', data, widthPixels: info.width, heightPixels: info.height };
  } catch {
    // A broken picture must not prevent the document from being written.
    return null;
  }
}
