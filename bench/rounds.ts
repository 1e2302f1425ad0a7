import { z } from 'zod';
import { CpuTime, type Child } from './child.ts';
import { LoadReport, type LoadOrder } from './load.ts';

/** A subject of a measurement: a server under load, or a process that reports its own rate. */
export type Subject = ServerSubject | RateSubject;

export interface ServerSubject {
  kind: 'server';
  name: string;
  process: Child;
  port: number;
  /** The requests of the next round, about `count`. Called outside the measured time. */
  requests(count: number): Promise<Supply>;
}

type Supply = Pick<LoadOrder, 'requests' | 'isRepeated' | 'expected'>;

export interface RateSubject {
  kind: 'rate';
  name: string;
  /** Runs for this time and returns the rate per second. */
  run(durationMs: number): Promise<number>;
}

export interface Plan {
  rounds: number;
  roundMs: number;
  warmUpMs: number;
  connections: number;
}

/** One subject's rounds. */
export interface Measured {
  name: string;
  perSecond: Summary;
  /** Null if it is not a server. */
  server: ServerFigures | null;
  answers: number;
  wrong: Record<string, number>;
}

interface ServerFigures {
  p50Ms: Summary;
  p99Ms: Summary;
  /** The server's processor time per answer, in microseconds: the most stable figure on a shared machine. */
  cpuMicros: Summary;
  /** The server's share of one core. If it is well below 1, something else slowed the server down. */
  serverCpu: Summary;
}

export interface Summary {
  median: number;
  min: number;
  max: number;
}

interface Round {
  perSecond: number;
  report: (LoadReport & { serverCpu: number }) | null;
}

/** A first guess of the answers per second, only for the warm-up. */
export const rateGuess = 10_000;
const margin = 1.5;

/** Warms every subject up, then measures them in turn, round by round, so that other load affects all alike. */
export async function measure(subjects: readonly Subject[], load: Child, plan: Plan): Promise<Measured[]> {
  const rounds = new Map<Subject, Round[]>();
  const lastRates = new Map<Subject, number>();
  for (const subject of subjects) {
    const { perSecond } = await runRound(subject, load, plan.connections, plan.warmUpMs, rateGuess);
    lastRates.set(subject, perSecond);
    rounds.set(subject, []);
  }
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const subject of subjects) {
      const result = await runRound(subject, load, plan.connections, plan.roundMs, lastRates.get(subject) ?? rateGuess);
      lastRates.set(subject, Math.max(lastRates.get(subject) ?? 0, result.perSecond));
      rounds.get(subject)?.push(result);
    }
  }
  return subjects.map((subject) => summarised(subject.name, rounds.get(subject) ?? []));
}

/** The requests that a round may need, and some more, because it may be faster than the last. */
export function supplyFor(subject: ServerSubject, durationMs: number, rateExpected: number): Promise<Supply> {
  return subject.requests(Math.ceil((durationMs / 1000) * rateExpected * margin));
}

/** Loads a server and also measures its share of a core. */
export async function loadServer({ process, port }: ServerSubject, load: Child, order: Omit<LoadOrder, 'port'>) {
  const before = await process.ask('cpu', null, CpuTime);
  const report = await load.ask('run', { port, ...order }, LoadReport);
  const after = await process.ask('cpu', null, CpuTime);
  const busyMicros = after.user + after.system - before.user - before.system;
  return { ...report, serverCpu: busyMicros / 1e6 / report.seconds };
}

async function runRound(subject: Subject, load: Child, connections: number, durationMs: number, rateExpected: number): Promise<Round> {
  if (subject.kind === 'rate') return { perSecond: await subject.run(durationMs), report: null };
  const supply = await supplyFor(subject, durationMs, rateExpected);
  const report = await loadServer(subject, load, { connections, durationMs, ...supply });
  return { perSecond: report.answers / report.seconds, report };
}

function summarised(name: string, rounds: readonly Round[]): Measured {
  const reports = rounds.flatMap(({ report }) => (report === null ? [] : [report]));
  const wrong: Record<string, number> = {};
  for (const report of reports) {
    for (const [fault, count] of Object.entries(report.wrong)) wrong[fault] = (wrong[fault] ?? 0) + count;
  }
  return {
    name,
    perSecond: summary(rounds.map(({ perSecond }) => perSecond)),
    server:
      reports.length === 0
        ? null
        : {
            p50Ms: summary(reports.map(({ p50Ms }) => p50Ms)),
            p99Ms: summary(reports.map(({ p99Ms }) => p99Ms)),
            cpuMicros: summary(reports.map(({ serverCpu, seconds, answers }) => (serverCpu * seconds * 1e6) / answers)),
            serverCpu: summary(reports.map(({ serverCpu }) => serverCpu)),
          },
    answers: reports.reduce((total, { answers }) => total + answers, 0),
    wrong,
  };
}

function summary(values: readonly number[]): Summary {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, min: sorted[0] ?? 0, max: sorted.at(-1) ?? 0 };
}

export const Port = z.int();
