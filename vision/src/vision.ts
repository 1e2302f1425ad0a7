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
  /** Created if missing. Every job gets its own folder in it, and nothing is written anywhere else. Several processes may share it. */
  scratchFolder: string;
  /** Folders with models that jobs may use. */
  readable?: readonly string[];
  /** Number of worker processes that run at once; default 2. */
  concurrencyMax?: number;
  /** Requests that may wait for a worker process; default 64. */
  queueMax?: number;
  /** Limits for each worker process. */
  limits?: Partial<SandboxLimits>;
  /** Where to find Tesseract when it is not on the system's path. */
  tesseract?: TesseractOptions & {
    /** Whether npm packages recognise text that the program cannot; default true. */
    usesPackages?: boolean;
  };
  /** Where to find LibreOffice when it is not on the system's path. */
  office?: OfficeProgramOptions;
  /** Called when a process crashes and the input is not known to be the cause. Use it for logging. */
  onFailure?: (failure: WorkerFailure) => void;
  /** Called when a process crashes, or is ended because of its time or memory limit. Use it for counting. */
  onDeath?: (reason: StopReason) => void;
  clock?: Clock;
}

/**
 * Reads and makes documents, recognises text and analyses pictures. The work runs in separate processes, so that hostile input can crash
 * only those.
 */
export interface Vision {
  readonly recognition: Recognition;
  /** Null when the libraries for documents and pictures are installed, otherwise a sentence that says what to install. */
  readonly missing: string | null;
  /** LibreOffice, which reads documents from before 2007. */
  readonly office: Pick<OfficeProgram, 'missing'>;
  /**
   * Gives `use` its own folder. The files in `kept` remain; the caller removes the folder with the last of them. All other files are
   * removed.
   */
  job<Result>(signal: AbortSignal, use: (job: VisionJob) => Promise<{ result: Result; kept: readonly string[] }>): Promise<Result>;
  /** Removes folders left behind by processes that died. @returns the number of folders removed */
  sweep(): Promise<number>;
  /** The number of requests in progress and of waiting requests. */
  load(): SandboxLoad;
  /** Ends the worker processes. */
  close(): Promise<void>;
}

/** What Tesseract can recognise on this machine. */
export interface Recognition extends Pick<Tesseract, 'languages' | 'missing'> {
  /** Null when scanned pages can be recognised, otherwise a sentence that says what to install. */
  missingForPages(): string | null;
}

/** Looks for Tesseract and LibreOffice, which may be missing. Worker processes start on first use. */
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
