import type { Block, Cell } from '../document-model.ts';
import { xmlPart } from './office-package.ts';
import { attributeOf, child, elements, textOf, type XmlElement } from './xml.ts';
import type { ZipPackage } from './zip.ts';

const nowhere = { pages: [], box: null };
const pointsMax = 10_000;
const seriesMax = 200;

interface Series {
  name: string;
  /** By the index of the point. */
  categories: ReadonlyMap<number, string>;
  values: ReadonlyMap<number, string>;
}

/**
 * A chart (ECMA-376, part 1, 21.2) as its title and a table of the values that its file keeps: a row for each category, a column for each
 * series. Series with other categories have tables of their own.
 */
export function chartBlocks(zip: ZipPackage, part: string): Block[] {
  const chart = child(xmlPart(zip, part) ?? undefined, 'chart');
  const area = child(chart, 'plotArea');
  if (area === undefined) return [];
  const series = elements(area)
    .filter(({ name }) => name.endsWith('Chart'))
    .flatMap((plot) => elements(plot, 'ser'))
    .slice(0, seriesMax)
    .map((each, index) => seriesOf(each, index));
  const tables = [...Map.groupBy(series, ({ categories }) => [...categories.values()].join('\n')).values()].map(tableOf);
  const title = titleOf(chart);
  return [...(title === '' ? [] : [{ kind: 'paragraph' as const, runs: [{ text: title, bold: true }], ...nowhere }]), ...tables];
}

function titleOf(chart: XmlElement | undefined): string {
  const title = child(chart, 'title', 'tx');
  const lines = elements(child(title, 'rich') ?? { name: '', attributes: new Map(), children: [] }, 'p').map((line) => textOf(line).trim());
  const own = lines.filter((line) => line !== '').join(' ');
  return (own === '' ? [...pointsOf(title).values()].join(' ') : own).slice(0, 500);
}

function seriesOf(series: XmlElement, index: number): Series {
  const label = child(series, 'tx');
  const name = [...pointsOf(label).values()].join(' ') || textOf(child(label, 'v') ?? empty).trim();
  return {
    name: name === '' ? `Series ${index + 1}` : name.slice(0, 500),
    categories: pointsOf(child(series, 'cat') ?? child(series, 'xVal')),
    values: pointsOf(child(series, 'val') ?? child(series, 'yVal')),
  };
}

const empty: XmlElement = { name: '', attributes: new Map(), children: [] };

/** The texts or numbers that are kept of a reference, or given as they are. Categories of several levels are joined, the outer one first. */
function pointsOf(source: XmlElement | undefined): Map<number, string> {
  const reference = source === undefined ? [] : elements(source);
  const cache = reference.flatMap((each) => [each, ...elements(each)]).find(({ name }) => /(?:Cache|Lit)$/.test(name));
  const levels = cache === undefined ? [] : elements(cache, 'lvl');
  const points = new Map<number, string>();
  for (const level of levels.length === 0 ? [cache ?? empty] : levels.toReversed()) {
    let last = '';
    const own = new Map(
      elements(level, 'pt').map((point) => [Number(attributeOf(point, 'idx')), textOf(child(point, 'v') ?? empty).trim()]),
    );
    const indexes = level === levels[0] || levels.length === 0 ? [...own.keys()] : countOf(cache);
    for (const index of indexes.slice(0, pointsMax)) {
      last = own.get(index) ?? last;
      points.set(index, [points.get(index), last].filter((text) => text !== undefined && text !== '').join(' '));
    }
  }
  return points;
}

function countOf(cache: XmlElement | undefined): number[] {
  const count = Number(attributeOf(child(cache, 'ptCount'), 'val'));
  return Array.from({ length: count > 0 ? Math.min(count, pointsMax) : 0 }, (_, index) => index);
}

function tableOf(series: readonly Series[]): Block {
  const [first] = series;
  const indexes = [...new Set(series.flatMap(({ categories, values }) => [...categories.keys(), ...values.keys()]))]
    .toSorted((one, other) => one - other)
    .slice(0, pointsMax);
  const head = ['', ...series.map(({ name }) => name)];
  const rows = indexes.map((index) => [
    first?.categories.get(index) ?? `${index + 1}`,
    ...series.map(({ values }) => values.get(index) ?? ''),
  ]);
  const cells = [head, ...rows].map((row) => row.map((text, column) => cellOf(text, column)));
  return { kind: 'table', rows: cells, headerRows: 1, isRuled: true, ...nowhere };
}

function cellOf(text: string, column: number): Cell {
  return { column, columnSpan: 1, rowSpan: 1, runs: text === '' ? [] : [{ text }], box: null };
}
