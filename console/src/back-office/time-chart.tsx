import { useMemo, type ReactNode } from 'react';
import { useFormats } from '../text/words.ts';
import { Chart, type ChartProps } from '../ui/chart.tsx';
import { drawnLines, type Line } from './lines.ts';

export interface TimeChartProps<Point> extends Pick<ChartProps, 'label' | 'format' | 'isCount'> {
  points: readonly Point[];
  lines: ReadonlyArray<Line<Point>>;
}

/** Lines over time in a panel, from the points that the service gives. */
export function TimeChart<Point extends { at: string }>({ points, lines, ...chart }: TimeChartProps<Point>): ReactNode {
  const { language } = useFormats();
  const times = useMemo(() => points.map(({ at }) => Date.parse(at) / 1000), [points]);
  // The lines are new at each rendering; what they say changes with the points and the language alone.
  const series = useMemo(() => drawnLines(points, lines), [points, language]);
  return (
    <div className="panel min-w-0 p-4">
      <Chart {...chart} times={times} series={series} />
    </div>
  );
}

export const whole = (value: number): string => String(Math.round(value));
export const dollars = (value: number): string => `$${value.toFixed(2)}`;
