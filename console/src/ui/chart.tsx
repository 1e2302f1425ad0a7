import { useEffect, useRef, useState, type ReactNode } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useSystemIsDark, useTheme } from '../shell/theme.ts';
import { dateTime, tick } from '../text/format.ts';
import type { Language } from '../text/language.ts';
import { useLanguage } from '../text/words.ts';
import { classes } from './classes.ts';

export interface ChartProps {
  /** What the chart shows, in a sentence with its most important numbers: the drawing itself cannot be read aloud. */
  label: string;
  /** Unix seconds, ascending. */
  times: readonly number[];
  series: ReadonlyArray<{ label: string; values: ReadonlyArray<number | null>; tone?: Tone }>;
  /** Of the values; default: as they are. */
  format?: (value: number) => string;
  /** The values are counts: no part of one is marked on the axis. */
  isCount?: boolean;
}

const height = 220;
type Tone = 'accent' | 'good' | 'warn' | 'bad';
const grounds: Readonly<Record<Tone, string>> = { accent: 'bg-accent', good: 'bg-good', warn: 'bg-warn', bad: 'bg-bad' };

/** Lines over time. Under them, for eyes and screen readers, is the table of the numbers. */
export function Chart({ label, times, series, format = String, isCount = false }: ChartProps): ReactNode {
  const holder = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  const isSystemDark = useSystemIsDark();
  const language = useLanguage();
  /** The point under the cursor. */
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    const element = holder.current;
    if (element === null) return undefined;
    const plot = new uPlot(
      optionsOf(element, { series, format, isCount, language, pointed: setAt }),
      [[...times], ...series.map(({ values }) => [...values])],
      element,
    );
    const resized = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }));
    resized.observe(element);
    return () => {
      resized.disconnect();
      plot.destroy();
    };
  }, [times, series, format, isCount, theme, isSystemDark, language]);
  const time = at === null ? undefined : times[at];
  return (
    <figure className="grid min-w-0 gap-2">
      <figcaption aria-hidden className="flex min-h-5 flex-wrap gap-x-5 text-[13px] text-muted">
        {series.map(({ label, values, tone = 'accent' }) => (
          <span key={label} className="inline-flex items-center gap-2">
            <span className={classes('h-0.5 w-3 rounded-full', grounds[tone])} />
            {label}
            {time === undefined ? null : <span className="figures font-medium text-ink">{text(values[at ?? 0], format)}</span>}
          </span>
        ))}
        {time === undefined ? null : <span className="ml-auto text-faint">{dateTime(new Date(time * 1000).toISOString(), language)}</span>}
      </figcaption>
      <div ref={holder} role="img" aria-label={label} className="min-w-0" />
      <div className="sr-only">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col" />
              {series.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {times.map((time, row) => (
              <tr key={time}>
                <th scope="row">{new Date(time * 1000).toISOString().slice(0, 16)}</th>
                {series.map(({ label, values }) => (
                  <td key={label}>{text(values[row], format)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function text(value: number | null | undefined, format: (value: number) => string): string {
  return value === null || value === undefined ? '' : format(value);
}

function optionsOf(
  element: HTMLElement,
  {
    series,
    format,
    isCount,
    language,
    pointed,
  }: Required<Pick<ChartProps, 'series' | 'format' | 'isCount'>> & {
    language: Language;
    pointed(at: number | null): void;
  },
): uPlot.Options {
  const colour = colours(element);
  const axis = { stroke: colour('--faint'), grid: { stroke: colour('--line'), width: 1 }, ticks: { show: false }, font: axisFont };
  return {
    width: element.clientWidth,
    height,
    legend: { show: false },
    cursor: { points: { size: 6 }, y: false },
    hooks: { setCursor: [(plot) => pointed(plot.cursor.idx ?? null)] },
    scales: { y: { range: (_plot, _least, most) => [0, most > 0 ? most * 1.08 : 1] } },
    axes: [
      { ...axis, size: 30, values: (_plot, times, _axis, _space, increment) => times.map((time) => tick(time, increment, language)) },
      { ...axis, size: 64, values: (_plot, ticks) => ticks.map(format), ...(isCount ? { incrs: wholeIncrements } : {}) },
    ],
    series: [
      {},
      ...series.map(({ label, values, tone = 'accent' }) => ({
        label,
        stroke: colour(`--${tone}`),
        width: 2,
        // Between two gaps there is no line to see.
        points: { show: values.includes(null), size: 5 },
      })),
    ],
  };
}

const axisFont = '12px -apple-system, "Segoe UI", Roboto, "Liberation Sans", Arial, sans-serif';
const wholeIncrements = [1, 10, 100, 1000, 1e4, 1e5, 1e6, 1e7, 1e8].flatMap((power) => [power, 2 * power, 5 * power]);

/** A canvas knows no variables: they are read from an element in the theme that is shown. */
function colours(element: HTMLElement): (name: string) => string {
  // A new one for each: with a transition, the colour of one that changes is still the colour before.
  const read = (name: string) => {
    const probe = document.createElement('span');
    probe.style.color = `var(${name})`;
    element.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  return read;
}
