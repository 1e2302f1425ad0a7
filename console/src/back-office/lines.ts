import type { ChartProps } from '../ui/chart.tsx';

type Series = Required<ChartProps['series'][number]>;

export interface Line<Point> extends Pick<Series, 'label' | 'tone'> {
  of(point: Point): number | null;
  /** Drawn only where it is more than zero somewhere. */
  isSeldom?: boolean;
}

/** The lines with their values at each point. */
export function drawnLines<Point>(points: readonly Point[], lines: ReadonlyArray<Line<Point>>): Series[] {
  return lines.flatMap(({ label, tone, of, isSeldom = false }) => {
    const values = points.map(of);
    return isSeldom && values.every((value) => value === null || value === 0) ? [] : [{ label, tone, values }];
  });
}

/** The sum of exact amounts of the service, to a millionth. */
export function sumOf(amounts: readonly string[]): string {
  return String(amounts.reduce((all, amount) => all + Math.round(Number(amount) * 1e6), 0) / 1e6);
}
