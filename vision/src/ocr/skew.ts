import { at, type Bitmap } from './bitmap.ts';

const degreesMax = 8;
const pointsMax = 60_000;

/**
 * How many degrees the lines of text are rotated clockwise. At the right angle the row profile has the sharpest edges, i.e. the largest sum
 * of squared differences. Postl, Detection of linear oblique structures and skew scan, 1986.
 */
export function skewOf(bitmap: Bitmap): number {
  const points = lowerEdgesOf(bitmap);
  if (points.length < 400) return 0;
  const coarse = bestAngle(points, bitmap, { from: -degreesMax, to: degreesMax, step: 0.5 });
  const finer = bestAngle(points, bitmap, { from: coarse - 0.5, to: coarse + 0.5, step: 0.1 });
  const angle = bestAngle(points, bitmap, { from: finer - 0.1, to: finer + 0.1, step: 0.02 });
  // A best angle at the edge of the range is not a peak.
  return Math.abs(angle) > degreesMax - 0.5 ? 0 : angle;
}

/** The lower ends of ink, alternating x and y: mostly the base lines. */
function lowerEdgesOf({ width, height, ink }: Bitmap): Int32Array {
  const places: number[] = [];
  for (let y = 0; y < height - 1; y += 1) {
    for (let place = y * width; place < (y + 1) * width; place += 1) {
      if (ink[place] === 1 && ink[place + width] === 0) places.push(place);
    }
  }
  const every = Math.max(1, Math.ceil(places.length / pointsMax));
  const points: number[] = [];
  for (let index = 0; index < places.length; index += every) {
    const place = at(places, index);
    points.push(place % width, Math.floor(place / width));
  }
  return Int32Array.from(points);
}

function bestAngle(points: Int32Array, { width, height }: Bitmap, { from, to, step }: { from: number; to: number; step: number }): number {
  let best = 0;
  let bestScore = -1;
  const profile = new Float64Array(height + width + 2);
  for (let angle = from; angle <= to + 1e-9; angle += step) {
    const slope = Math.tan((angle * Math.PI) / 180);
    profile.fill(0);
    const offset = width / 2;
    for (let index = 0; index < points.length; index += 2) {
      const row = Math.round((points[index + 1] ?? 0) - (points[index] ?? 0) * slope + offset);
      if (row >= 0 && row < profile.length) profile[row] = (profile[row] ?? 0) + 1;
    }
    let score = 0;
    for (let row = 1; row < profile.length; row += 1) score += ((profile[row] ?? 0) - (profile[row - 1] ?? 0)) ** 2;
    // Ties go to the smallest angle.
    if (score > bestScore * 1.0001 || (score > bestScore * 0.9999 && Math.abs(angle) < Math.abs(best))) {
      best = angle;
      bestScore = Math.max(score, bestScore);
    }
  }
  return best;
}
