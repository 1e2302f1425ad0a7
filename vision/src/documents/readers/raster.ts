import type sharp from 'sharp';

/** Every loader is code that parses hostile bytes. Only these loaders are ever enabled, for any file. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Tiff', 'Heif'].map((format) => `VipsForeignLoad${format}`);

/** Imports the picture library on first use, and restricts it to common raster formats. */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: library } = await import('sharp');
  library.cache(false);
  library.concurrency(1);
  library.block({ operation: ['VipsForeignLoad'] });
  library.unblock({ operation: loaders });
  return library;
}
