import type { Child } from './child.ts';
import type { ServerSubject, Subject } from './rounds.ts';

/** What a benchmark finds out: figures that are held against a baseline's by rounds, or figures of its own. */
export type Finding = Comparison | Figures | Table;

/** One figure of the service and what it is held against. */
export interface Comparison {
  kind: 'comparison';
  title: string;
  ours: ServerSubject;
  baselines: readonly Baseline[];
  /** Where it is not as many as the plan says. */
  connections?: number;
  /** Of a file, so that the comparison can also be shown in bytes. */
  bytesEach?: number;
}

export interface Baseline {
  subject: Subject;
  /** Least ratio of our median to this baseline's that is aimed at; null where it only gives the scale. */
  aim: number | null;
}

/** What is measured once, by the benchmark itself. */
export interface Figures {
  kind: 'figures';
  title: string;
  figures: readonly Figure[];
}

/** Many figures of one kind. */
export interface Table {
  kind: 'table';
  title: string;
  columns: readonly string[];
  rows: ReadonlyArray<readonly string[]>;
}

export interface Figure {
  name: string;
  value: number;
  /** E.g. `ms`, `MB`; empty for a mere number. */
  unit: string;
  aim: { atMost: number } | { atLeast: number } | null;
  /** Of a baseline: how many times quicker the service is. */
  ratio?: number;
}

/** The service in a process of its own. */
export interface Farebox {
  process: Child;
  port: number;
}

/** What a benchmark may use; every process ends with it. */
export interface Bench {
  /** On a disk, and removed afterwards. */
  folder: string;
  /** Whether to measure also what takes minutes or gigabytes. */
  isThorough: boolean;
  /** Whether also what takes an hour. */
  isFull: boolean;
  /** An empty PostgreSQL that search is measured on; null for a file of SQLite. */
  databaseUrl: string | null;
  /** PDFs that `quality-pdf` reads; null for those of Debian's packages, which it downloads. */
  pdfFolder: string | null;
  /** Pictures of pages with their texts, for OCR. */
  pagesFolders: readonly string[];
  /** What the quality of search is measured with. */
  retrieval: {
    setsFolder: string;
    embedder: string;
    questionsMax: number;
    /** Where the indexes of sets are: one that is there already is used as it is. */
    indexFolder: string;
  };
  /** For what is sent once; rounds load by themselves. */
  load: Child;
  /** With these settings beside its own. */
  start(file: string, settings?: Readonly<Record<string, string>>): Child;
  /** The service as all benchmarks run it, but for `settings`. On data of its own, unless these name a folder. */
  startFarebox(settings?: Readonly<Record<string, string>>): Promise<Farebox>;
}

export type Benchmark = (bench: Bench) => AsyncIterable<Finding>;
