import type sharp from 'sharp';

/** Each loader is code that reads hostile bytes: only these are ever run, for any file. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Tiff', 'Heif'].map((format) => `VipsForeignLoad${format}`);

/** The picture library, imported when first needed and kept from reading anything but common raster pictures. */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: library } = await import('sharp');
  library.cache(false);
  library.concurrency(1);
  library.block({ operation: ['VipsForeignLoad'] });
  library.unblock({ operation: loaders });
  return library;
}
