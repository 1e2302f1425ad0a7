/** How a picture lies, as EXIF counts: 1 is upright, 3 upside down, 6 and 8 on its sides, the even others mirrored. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export function orientationOf(exif: number | undefined): Orientation {
  return exif === 2 || exif === 3 || exif === 4 || exif === 5 || exif === 6 || exif === 7 || exif === 8 ? exif : 1;
}

/** The size once it stands upright. */
export function orientedSize(
  { width, height }: { width: number; height: number },
  orientation: Orientation,
): { width: number; height: number } {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

/** The matrix of PDF that turns a picture, which fills the unit square, upright onto a page. */
export function turnedInto(orientation: Orientation, width: number, height: number): Matrix {
  const matrices: Readonly<Record<Orientation, Matrix>> = {
    1: [width, 0, 0, height, 0, 0],
    2: [-width, 0, 0, height, width, 0],
    3: [-width, 0, 0, -height, width, height],
    4: [width, 0, 0, -height, 0, height],
    5: [0, -height, -width, 0, width, height],
    6: [0, -height, width, 0, 0, height],
    7: [0, height, width, 0, 0, 0],
    8: [0, height, -width, 0, width, 0],
  };
  return matrices[orientation];
}
