interface Size {
  width: number;
  height: number;
}

/** The indexes of four neighbouring values in a plane, and the distance of a point from the first and the others. */
export interface Neighbours {
  upperLeft: number;
  upperRight: number;
  lowerLeft: number;
  lowerRight: number;
  right: number;
  down: number;
}

/** Visits the points of a plane that is scaled to another size. The neighbours are only valid until the next point. */
export function overlay(from: Size, to: Size, use: (place: number, neighbours: Neighbours) => void): void {
  const neighbours: Neighbours = { upperLeft: 0, upperRight: 0, lowerLeft: 0, lowerRight: 0, right: 0, down: 0 };
  for (let y = 0; y < to.height; y += 1) {
    const row = inside(((y + 0.5) * from.height) / to.height - 0.5, from.height);
    const upper = Math.floor(row) * from.width;
    const lower = Math.min(from.height - 1, Math.floor(row) + 1) * from.width;
    neighbours.down = row % 1;
    for (let x = 0; x < to.width; x += 1) {
      const column = inside(((x + 0.5) * from.width) / to.width - 0.5, from.width);
      const left = Math.floor(column);
      const right = Math.min(from.width - 1, left + 1);
      neighbours.upperLeft = upper + left;
      neighbours.upperRight = upper + right;
      neighbours.lowerLeft = lower + left;
      neighbours.lowerRight = lower + right;
      neighbours.right = column % 1;
      use(y * to.width + x, neighbours);
    }
  }
}

/** Interpolates between four neighbours (bilinear). */
export function interpolated(
  values: Float32Array | Uint8Array,
  { upperLeft, upperRight, lowerLeft, lowerRight, right, down }: Neighbours,
): number {
  const upper = (values[upperLeft] ?? 0) * (1 - right) + (values[upperRight] ?? 0) * right;
  const lower = (values[lowerLeft] ?? 0) * (1 - right) + (values[lowerRight] ?? 0) * right;
  return upper * (1 - down) + lower * down;
}

function inside(value: number, length: number): number {
  return Math.min(length - 1, Math.max(0, value));
}
