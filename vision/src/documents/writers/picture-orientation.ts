/** The EXIF orientation of a picture: 1 is upright, 3 upside down, 6 and 8 turned by 90 degrees; 2, 4, 5 and 7 are mirrored. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export function orientationOf(exif: number | undefined): Orientation {
  return exif === 2 || exif === 3 || exif === 4 || exif === 5 || exif === 6 || exif === 7 || exif === 8 ? exif : 1;
}

/** The size of the picture after it is turned upright. */
export function orientedSize(
  { width, height }: { width: number; height: number },
  orientation: Orientation,
): { width: number; height: number } {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

/** The PDF matrix that places a picture, given as the unit square, upright on a page. */
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
