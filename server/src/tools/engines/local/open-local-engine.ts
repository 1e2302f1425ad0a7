import { mkdir } from 'node:fs/promises';
import type { Clock } from '../../../clock.ts';
import type { Log } from '../../../log.ts';
import type { GuardedFetch } from '../../../net/guarded-fetch.ts';
import type { SandboxLimits } from '../../../../../vision/src/sandbox/sandbox.ts';
import type { Database } from '../../../storage/database.ts';
import type { ToolEngine } from '../engine.ts';
import { faceRecords } from './face-records.ts';
import { localEngine } from './local-engine.ts';
import { imageReader } from './ocr-tools.ts';
import { openTesseract, type TesseractOptions } from '../../../../../vision/src/ocr/tesseract.ts';
import { ocrPictureTools } from './ocr-picture-tools.ts';
import { openModels } from '../../../../../vision/src/pictures/models.ts';
import { visionTools } from './vision-tools.ts';
import { pageRecogniser } from '../../../../../vision/src/recognised-content.ts';
import { scratchFolders } from '../../../../../vision/src/scratch.ts';
import { workers as openWorkers } from '../../../../../vision/src/workers.ts';

export interface OpenLocalEngineOptions {
  /** Of this process alone, or shared: every job has a folder of its own in it. */
  scratchFolder: string;
  /** The operator's own ONNX models; null for none. */
  modelsFolder: string | null;
  guardedFetch: GuardedFetch;
  /** @throws address_refused for an address that is not a public one */
  checkUrl: (url: string) => unknown;
  database: Database;
  clock: Clock;
  log: Log;
  /** Processes that work at once. */
  concurrencyMax?: number;
  limits?: Partial<SandboxLimits>;
  tesseract?: TesseractOptions;
}

export interface OpenLocalEngine {
  engine: ToolEngine;
  /** Removes what jobs of dead processes have left in the scratch folder. @returns how many folders. */
  sweep(): Promise<number>;
  close(): Promise<void>;
}

/** Looks for what is installed on this machine, and puts the local engine together. */
export async function openLocalEngine({
  scratchFolder,
  modelsFolder,
  clock,
  log,
  concurrencyMax = 2,
  limits = {},
  ...options
}: OpenLocalEngineOptions): Promise<OpenLocalEngine> {
  await mkdir(scratchFolder, { recursive: true, mode: 0o700 });
  const scratch = scratchFolders(scratchFolder, clock);
  const tesseract = await openTesseract({ concurrencyMax, ...options.tesseract });
  const readable = modelsFolder === null ? [] : [modelsFolder];
  const workers = openWorkers({ ...limits, scratchFolder: scratch.root, readable, concurrencyMax, log });
  const recognition = { tesseract, workers };
  const engine = localEngine({
    workers,
    scratch,
    guardedFetch: options.guardedFetch,
    checkUrl: options.checkUrl,
    recogniser: pageRecogniser(recognition),
    pictures: [ocrPictureTools(imageReader(recognition)), visionTools({ workers, models: openModels(modelsFolder) })],
    records: faceRecords({ database: options.database, clock }),
  });
  return { engine, sweep: () => scratch.sweep(), close: () => workers.close() };
}
