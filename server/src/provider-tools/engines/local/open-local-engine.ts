import { openVision, type VisionOptions } from '@farebox/documents';
import type { Log } from '../../../log.ts';
import type { Metrics } from '../../../metrics.ts';
import type { GuardedFetch } from '../../../net/guarded-fetch.ts';
import type { ToolEngine } from '../engine.ts';
import { localEngine } from './local-engine.ts';
import { openModels } from './models.ts';
import { ocrTools } from './ocr-tools.ts';
import { visionTools } from './vision-tools.ts';

export interface OpenLocalEngineOptions extends Pick<VisionOptions, 'scratchFolder' | 'concurrencyMax' | 'limits' | 'tesseract'> {
  /** Jobs that are worked on at once; default 1. */
  jobsMax?: number;
  /** The operator's own ONNX models; null for none. */
  modelsFolder: string | null;
  guardedFetch: GuardedFetch;
  /** @throws address_refused for an address that is not public */
  checkUrl: (url: string) => unknown;
  log: Log;
  metrics: Pick<Metrics, 'gauge' | 'workerDeath'>;
}

export interface OpenLocalEngine {
  engine: ToolEngine;
  /** Removes the leftovers of dead processes in the scratch folder. @returns how many folders. */
  sweep(): Promise<number>;
  close(): Promise<void>;
}

/** Detects what is installed on this machine, and builds the local engine. */
export async function openLocalEngine({
  jobsMax = 1,
  modelsFolder,
  guardedFetch,
  checkUrl,
  log,
  metrics,
  ...options
}: OpenLocalEngineOptions): Promise<OpenLocalEngine> {
  const models = openModels(modelsFolder);
  const vision = await openVision({
    ...options,
    readable: modelsFolder === null ? [] : [modelsFolder],
    onFailure: (failure) => log.error(failure, 'a worker failed'),
    onDeath: (reason) => metrics.workerDeath('local_engine', reason),
  });
  metrics.gauge('farebox_local_engine_running', 'Steps of jobs that a process of this replica works on.', () => vision.load().running);
  metrics.gauge('farebox_local_engine_waiting', 'Steps of jobs that wait for such a process.', () => vision.load().waiting);
  const engine = localEngine({
    vision,
    jobsMax,
    guardedFetch,
    checkUrl,
    pictures: [ocrTools(vision.recognition), visionTools(models)],
  });
  return { engine, sweep: () => vision.sweep(), close: () => vision.close() };
}
