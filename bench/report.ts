import { cpus, totalmem } from 'node:os';
import type { Comparison, Figure, Figures, Table } from './comparison.ts';
import type { Share } from './profile.ts';
import type { Measured, Plan, Summary } from './rounds.ts';

export interface Result {
  kind: 'comparison';
  title: string;
  connections: number;
  bytesEach: number | null;
  ours: Measured;
  baselines: Array<Measured & { ratio: number; aim: number | null }>;
}

/** Sets our median against each baseline's. `measured` is in the order of `[ours, ...baselines]`. */
export function resultOf({ title, baselines, bytesEach }: Comparison, measured: readonly Measured[], connections: number): Result {
  const [ours, ...others] = measured;
  if (ours === undefined) throw new Error('nothing was measured');
  return {
    kind: 'comparison',
    title,
    connections,
    bytesEach: bytesEach ?? null,
    ours,
    baselines: others.map((other, index) => ({
      ...other,
      ratio: ours.perSecond.median / other.perSecond.median,
      aim: baselines[index]?.aim ?? null,
    })),
  };
}

/** The wrong answers of all rounds and subjects. */
export function faultsOf({ ours, baselines }: Result): string[] {
  return [ours, ...baselines].flatMap(({ name, wrong }) =>
    Object.entries(wrong).map(([fault, count]) => `${name}: ${count} wrong answers: ${fault}`),
  );
}

export function environment({ rounds, roundMs, warmUpMs, connections }: Plan) {
  return {
    node: process.version,
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    rounds,
    roundMs,
    warmUpMs,
    connections,
    // Measured servers make no outside requests; so the weather tool is unhealthy, which costs nothing.
    settings: { FAREBOX_RATE_UNPAID_PER_MINUTE: '0', FAREBOX_LOG_LEVEL: 'warn', FAREBOX_WEATHER_URL: 'http://127.0.0.1:9' },
  };
}

export function headText(about: ReturnType<typeof environment>): string {
  return [
    `node ${about.node}, ${about.cores} cores (${about.processor}), ${about.memoryGiB} GiB`,
    `${about.rounds} rounds of ${about.roundMs / 1000} s each in turn after ${about.warmUpMs / 1000} s of warm-up, ${about.connections} connections; medians [least..most]`,
    `server with ${Object.entries(about.settings)
      .map(([name, value]) => `${name}=${value}`)
      .join(' ')}, else as by default`,
    '',
  ].join('\n');
}

export function resultText(result: Result, plan: Plan): string {
  const { bytesEach } = result;
  const rows = [
    ['', 'per second', ...(bytesEach === null ? [] : ['MB/s']), 'p50 ms', 'p99 ms', 'cpu us', 'server cpu', 'ratio'],
    row(result.ours, bytesEach, ''),
    ...result.baselines.map((baseline) => row(baseline, bytesEach, ratioText(baseline))),
  ];
  const connections = result.connections === plan.connections ? '' : `, ${countText(result.connections, 'connection')}`;
  return `${result.title}${connections}\n${table(rows)}\n${faultsOf(result)
    .map((fault) => `  ! ${fault}\n`)
    .join('')}`;
}

export function figuresText({ title, figures }: Figures): string {
  const rows = figures.map((figure) => [figure.name, `${digits(figure.value)} ${figure.unit}`.trimEnd(), noteText(figure)]);
  return `${title}\n${table(rows)}\n`;
}

export function tableText({ title, columns, rows }: Table): string {
  return `${title}\n${table([columns, ...rows].map((row) => [...row]))}\n`;
}

/** One row for each figure that has an aim: what users wait for, at a glance. */
export function summaryOf(results: ReadonlyArray<Result | Figures | Table>): Table {
  return {
    kind: 'table',
    title: 'every figure with an aim',
    columns: ['path', 'figure', 'today', 'in processor time', 'aim', ''],
    rows: results.flatMap((result) => {
      if (result.kind === 'comparison') return comparedRows(result);
      if (result.kind === 'figures') return result.figures.flatMap((figure) => figureRow(result.title, figure));
      return [];
    }),
  };
}

function comparedRows({ title, ours, baselines }: Result): string[][] {
  return baselines.flatMap(({ name, server, ratio, aim }) => {
    if (aim === null) return [];
    const own = ours.server?.cpuMicros.median;
    const theirs = server?.cpuMicros.median;
    const ofProcessor = own === undefined || theirs === undefined ? '' : (theirs / own).toFixed(2);
    return [[title, `of ${name}`, ratio.toFixed(2), ofProcessor, String(aim), ratio >= aim ? '' : 'missed']];
  });
}

function figureRow(title: string, figure: Figure): string[][] {
  if (figure.aim === null) return [];
  const { text, isMet } = aimOf(figure.value, figure.aim);
  return [[title, figure.name, `${digits(figure.value)} ${figure.unit}`.trimEnd(), '', text, isMet ? '' : 'missed']];
}

export function profileText(
  title: string,
  { busyPercent, functions, places }: { busyPercent: number; functions: Share[]; places: Share[] },
): string {
  const list = (shares: readonly Share[], count: number) =>
    shares
      .slice(0, count)
      .map(({ name, percent }) => `  ${percent.toFixed(1).padStart(5)} %  ${name}\n`)
      .join('');
  return `${title}\nbusy ${busyPercent.toFixed(0)} %; of that, by place:\n${list(places, 16)}by function, time in itself:\n${list(functions, 45)}`;
}

function row({ name, perSecond, server }: Measured, bytesEach: number | null, ratio: string): string[] {
  const rates = [rateText(perSecond), ...(bytesEach === null ? [] : [digits((perSecond.median * bytesEach) / 1e6)])];
  if (server === null) return [name, ...rates, '', '', '', '', ratio];
  const { p50Ms, p99Ms, cpuMicros, serverCpu } = server;
  const [p50, p99, cpu] = [p50Ms.median.toFixed(2), p99Ms.median.toFixed(2), cpuMicros.median.toFixed(1)];
  return [name, ...rates, p50, p99, cpu, percentText(serverCpu), ratio];
}

function ratioText({ ratio, aim }: { ratio: number; aim: number | null }): string {
  if (aim === null) return ratio.toFixed(2);
  return `${ratio.toFixed(2)} (aim ${aim}${ratio >= aim ? '' : ', missed'})`;
}

function noteText({ value, aim, ratio }: Figure): string {
  if (ratio !== undefined) return `ratio ${digits(ratio)}`;
  if (aim === null) return '';
  const { text, isMet } = aimOf(value, aim);
  return `(aim ${text}${isMet ? '' : ', missed'})`;
}

function aimOf(value: number, aim: NonNullable<Figure['aim']>): { text: string; isMet: boolean } {
  return 'atMost' in aim
    ? { text: `at most ${aim.atMost}`, isMet: value <= aim.atMost }
    : { text: `at least ${aim.atLeast}`, isMet: value >= aim.atLeast };
}

const rateText = ({ median, min, max }: Summary) => `${digits(median)} [${digits(min)}..${digits(max)}]`;
const percentText = ({ median }: Summary) => `${Math.round(median * 100)} %`;
const countText = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
/** Three significant digits, but all digits before the decimal point. */
const digits = (value: number) =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : value.toLocaleString('en', { maximumSignificantDigits: 3 });

function table(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd()).join('\n');
}
