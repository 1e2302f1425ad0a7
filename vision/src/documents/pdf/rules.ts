import { apply, type Matrix } from './matrix.ts';
import type { Rule } from './page-content.ts';

/** A thicker shape is an area, not a line. */
const thicknessMax = 3;
const lengthMin = 3;

/**
 * The horizontal and vertical lines that a path paints: the segments of a stroked path, and the long sides of thin filled rectangles, since
 * many programs draw lines as rectangles.
 *
 * @param path operations and coordinates as pdf.js encodes them: 0 move, 1 line, 2 curve, 3 quadratic curve, 4 close
 */
export function rulesOfPath(path: Float32Array, kind: 'stroke' | 'fill', matrix: Matrix, lineWidth: number): Rule[] {
  const rules: Rule[] = [];
  const width = lineWidth * Math.hypot(matrix[0], matrix[1]);
  if (kind === 'stroke' && width > thicknessMax * 2) return rules;
  for (const points of shapesOf(path, matrix)) {
    if (kind === 'stroke') rules.push(...edgesOf(points));
    else {
      const rule = thinRectangle(points);
      if (rule !== null) rules.push(rule);
    }
  }
  return rules;
}

type Point = readonly [x: number, y: number];

/** The shapes made of straight lines; shapes with curves are left out. */
function* shapesOf(path: Float32Array, matrix: Matrix): Generator<Point[]> {
  let points: Point[] = [];
  let isCurved = false;
  let index = 0;
  const point = () => apply(matrix, path[index + 1] ?? 0, path[index + 2] ?? 0);
  while (index < path.length) {
    const operation = path[index];
    if (operation === 0) {
      if (points.length > 1 && !isCurved) yield points;
      points = [point()];
      isCurved = false;
      index += 3;
    } else if (operation === 1) {
      points.push(point());
      index += 3;
    } else if (operation === 2 || operation === 3) {
      isCurved = true;
      index += operation === 2 ? 7 : 5;
    } else if (operation === 4) {
      const first = points[0];
      if (first !== undefined) points.push(first);
      index += 1;
    } else return;
  }
  if (points.length > 1 && !isCurved) yield points;
}

function edgesOf(points: readonly Point[]): Rule[] {
  return points.flatMap((to, index) => {
    const from = points[index - 1];
    if (from === undefined) return [];
    return ruleBetween(Math.min(from[0], to[0]), Math.min(from[1], to[1]), Math.max(from[0], to[0]), Math.max(from[1], to[1]), 0.5);
  });
}

function thinRectangle(points: readonly Point[]): Rule | null {
  if (points.length > 6) return null;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return ruleBetween(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), thicknessMax)[0] ?? null;
}

function ruleBetween(left: number, top: number, right: number, bottom: number, thickness: number): Rule[] {
  const isFlat = bottom - top <= thickness;
  const isUpright = right - left <= thickness;
  if (isFlat && right - left >= lengthMin) return [{ direction: 'x', at: (top + bottom) / 2, from: left, to: right }];
  if (isUpright && bottom - top >= lengthMin) return [{ direction: 'y', at: (left + right) / 2, from: top, to: bottom }];
  return [];
}
