import type { Child } from './child.ts';
import type { ServerSubject, Subject } from './rounds.ts';

/** One figure of the service and what it is held against. */
export interface Comparison {
  title: string;
  ours: ServerSubject;
  baselines: readonly Baseline[];
}

export interface Baseline {
  subject: Subject;
  /** Least ratio of our median to this baseline's that is aimed at; null where it only gives the scale. */
  aim: number | null;
}

/** What a benchmark may use: the running service and further processes, which end with it. */
export interface Bench {
  farebox: Child;
  fareboxPort: number;
  /** On a disk, and removed afterwards. */
  folder: string;
  start(file: string): Child;
}

export type Benchmark = (bench: Bench) => Promise<Comparison[]>;
