import { mkdir } from 'node:fs/promises';
import { openOfficeProgram, type OfficeProgram, type OfficeProgramOptions } from './documents/office-program.ts';
import { installedTesseract } from './ocr/installed-tesseract.ts';
import { openTesseract, type Tesseract, type TesseractOptions } from './ocr/tesseract.ts';
import { wasmTesseract } from './ocr/wasm-tesseract.ts';
import { missingLibraries } from './native-libraries.ts';
import { pageRecogniser } from './recognised-content.ts';
import type { SandboxLimits, StopReason } from './sandbox/sandbox.ts';
import type { SandboxLoad } from './sandbox/sandbox-pool.ts';
import { scratchFolders, type Clock } from './scratch.ts';
import { visionJob, type VisionJob } from './vision-job.ts';
import { workers as openWorkers, type WorkerFailure } from './workers.ts';

export interface VisionOptions {
  /** Made where it is not there. Every job has a folder of its own in it, and nothing else is ever written. Processes may share it. */
  scratchFolder: string;
  /** Folders with models that jobs name. */
  readable?: readonly string[];
  /** Processes that work at once; default 2. */
  concurrencyMax?: number;
  /** Requests that may wait for one of them; default 64. */
  queueMax?: number;
  /** Of each of those processes. */
  limits?: Partial<SandboxLimits>;
  /** Where Tesseract is, if not on the path of the system. */
  tesseract?: TesseractOptions & {
    /** Whether npm's packages read what the program does not; default true. */
    usesPackages?: boolean;
  };
  /** Where LibreOffice is, if not on the path of the system. */
  office?: OfficeProgramOptions;
  /** Called when a process breaks down and the input is not known to be at fault; for a log. */
  onFailure?: (failure: WorkerFailure) => void;
  /** Called when a process breaks down, or is ended for its time or memory; for a count. */
  onDeath?: (reason: StopReason) => void;
  clock?: Clock;
}

/** Reads and makes documents, recognises text, and looks at pictures, in processes that may die of what they read. */
export interface Vision {
  readonly recognition: Recognition;
  /** Null when the libraries for documents and pictures are installed, else what to install, as a sentence. */
  readonly missing: string | null;
  /** LibreOffice, which reads documents from before 2007. */
  readonly office: Pick<OfficeProgram, 'missing'>;
  /**
   * Gives `use` a folder of its own. The files in `kept` stay; the caller removes the folder with the last of
   * them. Everything else is removed.
   */
  job<Result>(signal: AbortSignal, use: (job: VisionJob) => Promise<{ result: Result; kept: readonly string[] }>): Promise<Result>;
  /** Removes what processes that died have left. @returns how many folders. */
  sweep(): Promise<number>;
  /** Requests that a process works on, and those that wait for one. */
  load(): SandboxLoad;
  /** Ends the processes. */
  close(): Promise<void>;
}

/** What Tesseract can read here. */
export interface Recognition extends Pick<Tesseract, 'languages' | 'missing'> {
  /** Null when scanned pages of documents can be read, else what to install, as a sentence. */
  missingForPages(): string | null;
}

/** Looks for Tesseract and LibreOffice, which may be missing. Processes start when they are needed. */
export async function openVision({
  scratchFolder,
  concurrencyMax = 2,
  limits = {},
  tesseract: tesseractOptions = {},
  office: officeOptions = {},
  clock = Date,
  ...options
}: VisionOptions): Promise<Vision> {
  await mkdir(scratchFolder, { recursive: true, mode: 0o700 });
  const scratch = scratchFolders(scratchFolder, clock);
  const workers = openWorkers({ ...limits, ...options, scratchFolder: scratch.root, concurrencyMax });
  const { usesPackages = true, ...program } = tesseractOptions;
  const native = await openTesseract({ concurrencyMax, ...program });
  const tesseract = usesPackages ? installedTesseract(native, wasmTesseract(workers)) : native;
  const office = await openOfficeProgram(officeOptions);
  const parts = { tesseract, workers, office, recogniser: pageRecogniser({ tesseract, workers }) };
  return {
    missing: missingLibraries(),
    recognition: {
      languages: tesseract.languages,
      missing: (languages) => tesseract.missing(languages),
      missingForPages: () => parts.recogniser.missing(),
    },
    office: { missing: () => office.missing() },
    job: (signal, use) => scratch.with((folder) => use(visionJob(parts, folder, signal))),
    sweep: () => scratch.sweep(),
    load: () => workers.load(),
    close: () => workers.close(),
  };
}
