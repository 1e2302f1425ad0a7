import type sharp from 'sharp';

/** The pixels of a picture, wherever one is read: each takes some bytes of memory. */
export const picturePixelsMax = 64_000_000;

/**
 * Every loader is code that parses hostile bytes. Only these loaders are ever enabled, for any file. No vector drawings: they may refer to
 * other files.
 */
const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Tiff', 'Heif'].map((format) => `VipsForeignLoad${format}`);

/** Imports the picture library on first use, restricted. */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: library } = await import('sharp');
  restrict(library);
  return library;
}

/** Restricts the library to common raster formats, one thread and no cache. */
export function restrict(library: typeof sharp): void {
  library.cache(false);
  library.concurrency(1);
  library.block({ operation: ['VipsForeignLoad'] });
  library.unblock({ operation: loaders });
}
