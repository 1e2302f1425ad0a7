import type { VisionJob } from '@farebox/vision';
import type { Issue } from '../../../errors.ts';
import type { EngineAnswer } from '../engine.ts';

/** Tools that look at pictures and answer at once: of those that read text, and of those that see. */
export interface PictureTools {
  /** The members of a tool's input that are addresses of pictures; null for a tool that is not one of these. */
  addresses(toolId: string): readonly string[] | null;
  /** Null when it can be served now, else what is missing, as a sentence for the operator. */
  missing(toolId: string): string | null;
  /** What of an input cannot be done here, as far as that is known before the picture is looked at. Absent: all can. */
  refuses?(toolId: string, input: Readonly<Record<string, unknown>>): readonly Issue[];
  /** When a call is given up, and what the caller can do then. Absent: the limit of the tool says it. */
  limit?: { timeMs: number; message: string };
  /**
   * @param files names in the folder of the job, by the member that had the address. Files of the answer are in that folder too
   * @throws as `run` of an engine; VisionError
   */
  run(
    toolId: string,
    files: Readonly<Record<string, string>>,
    input: Readonly<Record<string, unknown>>,
    job: VisionJob,
  ): Promise<EngineAnswer>;
}
