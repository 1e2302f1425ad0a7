import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentImage } from '../document-model.ts';
import { loadSharp } from './raster.ts';

const picturesMax = 2000;
const bytesMax = 256 * 1024 * 1024;

/** The pictures of one document, stored as files in the scratch folder. */
export interface PictureStore {
  images: readonly DocumentImage[];
  /**
   * Stores a picture of a document. A `key` is stored only once.
   * @returns its name, or null when it is not a picture, its kind is not supported (SVG, EMF, WMF), or there are too many
   */
  keep(key: string, bytes: () => Uint8Array | null): Promise<string | null>;
}

const extensions: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'gif', tiff: 'tif' };

export function pictureStore(scratch: string): PictureStore {
  const images: DocumentImage[] = [];
  const names = new Map<string, string | null>();
  let kept = 0;

  async function store(bytes: Uint8Array | null): Promise<string | null> {
    if (bytes === null || images.length >= picturesMax || kept + bytes.length > bytesMax) return null;
    const facts = await factsOf(bytes);
    if (facts === null) return null;
    kept += bytes.length;
    const name = `picture-${images.length + 1}.${facts.extension}`;
    const path = join(scratch, name);
    await writeFile(path, bytes);
    images.push({ name, path, mimeType: facts.mimeType, widthPixels: facts.width, heightPixels: facts.height });
    return name;
  }

  return {
    images,
    async keep(key, bytes) {
      const known = names.get(key);
      if (known !== undefined) return known;
      const name = await store(bytes());
      names.set(key, name);
      return name;
    },
  };
}

async function factsOf(bytes: Uint8Array): Promise<{ extension: string; mimeType: string; width: number; height: number } | null> {
  const sharp = await loadSharp();
  try {
    // Reads only the header; nothing is decoded.
    const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const extension = extensions[format];
    return extension === undefined ? null : { extension, mimeType: `image/${format}`, width: autoOrient.width, height: autoOrient.height };
  } catch {
    // Not a picture, or a broken one. The surrounding text is still useful.
    return null;
  }
}
