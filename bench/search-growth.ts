import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { growthTitle } from './benchmarks/search.ts';

/** Draws search-growth.svg from the output of `npm run bench -- search --full --json`: `node bench/search-growth.ts FILE`. */
const Table = z.object({ kind: z.literal('table'), title: z.string(), columns: z.array(z.string()), rows: z.array(z.array(z.string())) });
const Printed = z.object({ results: z.array(z.unknown()) });

interface Line {
  name: string;
  points: Point[];
}

interface Point {
  assets: number;
  p50: number;
  p99: number;
}

/** npm may print lines before the JSON; they are skipped. */
function linesOf(text: string): Line[] {
  const { results } = Printed.parse(JSON.parse(text.slice(text.indexOf('{'))));
  const table = results.map((result) => Table.safeParse(result).data).find((result) => result?.title === growthTitle);
  if (table === undefined) throw new Error(`no table "${growthTitle}"`);
  return table.columns
    .filter((column) => column.endsWith(' p50'))
    .map((column) => column.replace(/ p50$/, ''))
    .map((name) => ({ name, points: pointsOf(table, name) }))
    .filter(({ points }) => points.length > 0);
}

function pointsOf({ columns, rows }: z.output<typeof Table>, name: string): Point[] {
  const [p50, p99] = [columns.indexOf(`${name} p50`), columns.indexOf(`${name} p99`)];
  return rows.filter((row) => row[p50] !== '').map((row) => ({ assets: Number(row[0]), p50: Number(row[p50]), p99: Number(row[p99]) }));
}

const size = { width: 760, height: 420 };
const frame = { left: 64, right: 610, top: 40, bottom: 364 };

function drawn(lines: readonly Line[]): string {
  const points = lines.flatMap((line) => line.points);
  const x = scale(
    points.map(({ assets }) => assets),
    frame.left,
    frame.right,
  );
  const y = scale(
    points.flatMap(({ p50, p99 }) => [p50, p99]),
    frame.bottom,
    frame.top,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" role="img" aria-label="Milliseconds of a search by the number of assets">
${style}
<text x="${frame.left}" y="20" class="title">Milliseconds of a search by the number of assets: p50, and p99 dashed</text>
${x.ticks.map((tick) => grid(x.at(tick), frame.top, x.at(tick), frame.bottom) + label(x.at(tick), frame.bottom + 20, countText(tick), 'middle')).join('\n')}
${y.ticks.map((tick) => grid(frame.left, y.at(tick), frame.right, y.at(tick)) + label(frame.left - 8, y.at(tick) + 4, countText(tick), 'end')).join('\n')}
${lines.map((line, at) => lineOf(line, at, x.at, y.at)).join('\n')}
${labels(lines, y.at)}
</svg>
`;
}

interface Scale {
  at(value: number): number;
  /** Powers of ten, within the ends. */
  ticks: number[];
}

/** Logarithmic, from the power of ten below the least to the one above the most. */
function scale(values: readonly number[], from: number, to: number): Scale {
  const [first, last] = [Math.floor(Math.log10(Math.min(...values))), Math.ceil(Math.log10(Math.max(...values)))];
  const at = (value: number): number => rounded(from + ((to - from) * (Math.log10(value) - first)) / Math.max(1, last - first));
  return { at, ticks: Array.from({ length: last - first + 1 }, (_, step) => 10 ** (first + step)) };
}

function lineOf({ points }: Line, at: number, x: Scale['at'], y: Scale['at']): string {
  const path = (quantile: 'p50' | 'p99'): string => points.map((point) => `${x(point.assets)},${y(point[quantile])}`).join(' ');
  const dots = points.map((point) => `<circle class="dot c${at}" cx="${x(point.assets)}" cy="${y(point.p50)}" r="3"/>`).join('');
  return `<polyline class="line c${at}" points="${path('p50')}"/><polyline class="line far c${at}" points="${path('p99')}"/>${dots}`;
}

const labelGap = 16;

/** At the right end of each line, moved apart where lines end together. */
function labels(lines: readonly Line[], y: Scale['at']): string {
  const wanted = lines.map(({ name, points }, at) => ({ name, at, place: y(points.at(-1)?.p50 ?? 1) })).sort((a, b) => a.place - b.place);
  let least = 0;
  return wanted
    .map(({ name, at, place }) => {
      least = Math.max(place, least + labelGap);
      return `<text x="${frame.right + 10}" y="${rounded(least + 4)}" class="name c${at}">${name}</text>`;
    })
    .join('\n');
}

function grid(x1: number, y1: number, x2: number, y2: number): string {
  return `<line class="grid" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`;
}

function label(x: number, y: number, text: string, anchor: 'middle' | 'end'): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}">${text}</text>`;
}

const style = `<style>
text { font: 13px system-ui, sans-serif; fill: #57606a }
.title { font-weight: 600 }
.grid { stroke: #8c959f; stroke-opacity: .35 }
.line { fill: none; stroke-width: 2; stroke-linejoin: round }
.far { stroke-width: 1.5; stroke-dasharray: 5 4; stroke-opacity: .7 }
.line.c0 { stroke: #0969da } .line.c1 { stroke: #1a7f37 } .line.c2 { stroke: #bc4c00 } .line.c3 { stroke: #8250df }
.dot.c0, .name.c0 { fill: #0969da } .dot.c1, .name.c1 { fill: #1a7f37 } .dot.c2, .name.c2 { fill: #bc4c00 } .dot.c3, .name.c3 { fill: #8250df }
@media (prefers-color-scheme: dark) {
text { fill: #9198a1 }
.line.c0 { stroke: #58a6ff } .line.c1 { stroke: #3fb950 } .line.c2 { stroke: #f0883e } .line.c3 { stroke: #bc8cff }
.dot.c0, .name.c0 { fill: #58a6ff } .dot.c1, .name.c1 { fill: #3fb950 } .dot.c2, .name.c2 { fill: #f0883e } .dot.c3, .name.c3 { fill: #bc8cff }
}
</style>`;

const countText = (count: number): string => count.toLocaleString('en');
const rounded = (value: number): number => Math.round(value * 10) / 10;

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('usage: node bench/search-growth.ts FILE');
await writeFile(new URL('search-growth.svg', import.meta.url), drawn(linesOf(await readFile(file, 'utf8'))));
