import { cpus, totalmem } from 'node:os';
import type { Comparison } from './comparison.ts';
import type { Share } from './profile.ts';
import type { Measured, Plan, Summary } from './rounds.ts';

export interface Result {
  title: string;
  ours: Measured;
  baselines: Array<Measured & { ratio: number; aim: number | null }>;
}

/** Sets our median against each baseline's. `measured` is in the order of `[ours, ...baselines]`. */
export function resultOf({ title, baselines }: Comparison, measured: readonly Measured[]): Result {
  const [ours, ...others] = measured;
  if (ours === undefined) throw new Error('nothing was measured');
  return {
    title,
    ours,
    baselines: others.map((other, index) => ({
      ...other,
      ratio: ours.perSecond.median / other.perSecond.median,
      aim: baselines[index]?.aim ?? null,
    })),
  };
}

/** Wrong answers in any round of anything. */
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
    // Whoever is measured asks nobody outside this machine; the weather tool is then unhealthy, which costs nothing.
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

export function resultText(result: Result): string {
  const rows = [
    ['', 'per second', 'p50 ms', 'p99 ms', 'cpu us', 'server cpu', 'ratio'],
    row(result.ours, ''),
    ...result.baselines.map((baseline) => row(baseline, ratioText(baseline))),
  ];
  return `${result.title}\n${table(rows)}\n${faultsOf(result)
    .map((fault) => `  ! ${fault}\n`)
    .join('')}`;
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

function row({ name, perSecond, server }: Measured, ratio: string): string[] {
  if (server === null) return [name, rateText(perSecond), '', '', '', '', ratio];
  const { p50Ms, p99Ms, cpuMicros, serverCpu } = server;
  return [
    name,
    rateText(perSecond),
    p50Ms.median.toFixed(2),
    p99Ms.median.toFixed(2),
    cpuMicros.median.toFixed(1),
    percentText(serverCpu),
    ratio,
  ];
}

function ratioText({ ratio, aim }: { ratio: number; aim: number | null }): string {
  if (aim === null) return ratio.toFixed(2);
  return `${ratio.toFixed(2)} (aim ${aim}${ratio >= aim ? '' : ', missed'})`;
}

const rateText = ({ median, min, max }: Summary) => `${whole(median)} [${whole(min)}..${whole(max)}]`;
const percentText = ({ median }: Summary) => `${Math.round(median * 100)} %`;
const whole = (value: number) => Math.round(value).toLocaleString('en');

function table(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd()).join('\n');
}
