import type { Child } from './child.ts';
import type { ServerSubject, Subject } from './rounds.ts';

/** The result of a benchmark: rounds against a baseline, or plain figures. */
export type Finding = Comparison | Figures | Table;

/** One measurement of the service and its baselines. */
export interface Comparison {
  kind: 'comparison';
  title: string;
  ours: ServerSubject;
  baselines: readonly Baseline[];
  /** If it differs from the plan. */
  connections?: number;
  /** For files: the comparison is also shown in bytes. */
  bytesEach?: number;
}

export interface Baseline {
  subject: Subject;
  /** The least ratio of our median to this baseline's; null if the baseline is only for scale. */
  aim: number | null;
}

/** Measured once, by the benchmark itself. */
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
  /** E.g. `ms`, `MB`; empty for a plain number. */
  unit: string;
  aim: { atMost: number } | { atLeast: number } | null;
  /** For a baseline: how many times faster the service is. */
  ratio?: number;
}

/** The service in its own process. */
export interface Farebox {
  process: Child;
  port: number;
}

/** The tools of a benchmark; every process ends with it. */
export interface Bench {
  /** On a disk, removed afterwards. */
  folder: string;
  /** Whether to include measurements that take minutes or gigabytes. */
  isThorough: boolean;
  /** Whether it runs only to show that it still does: the figures say nothing. */
  isSmallest: boolean;
  /** Whether to include those that take an hour. */
  isFull: boolean;
  /** An empty PostgreSQL for the measurement of search; null for a SQLite file. */
  databaseUrl: string | null;
  /** PDFs for `quality-pdf`, null to download those of Debian's packages, and for `quality-tables`. */
  pdfFolder: string | null;
  /** Pictures of pages with their texts, for OCR. */
  pagesFolders: readonly string[];
  /** The input for the quality of search. */
  retrieval: {
    setsFolder: string;
    embedder: string;
    questionsMax: number;
    /** The folder with the indexes of the sets. Existing ones are reused. */
    indexFolder: string;
  };
  /** For single requests; rounds have their own load. */
  load: Child;
  /** With these settings added to the usual ones. */
  start(file: string, settings?: Readonly<Record<string, string>>): Child;
  /** Starts the service as all benchmarks run it, with changed `settings`. It has its own data, unless these name a folder. */
  startFarebox(settings?: Readonly<Record<string, string>>): Promise<Farebox>;
}

export type Benchmark = (bench: Bench) => AsyncIterable<Finding>;
