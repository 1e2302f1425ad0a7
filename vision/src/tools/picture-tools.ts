import type { VisionJob } from '../vision-job.ts';
import type { Input, Issue, ToolAnswer } from './answer.ts';

/** Tools that work on pictures and answer at once: OCR and vision. */
export interface PictureTools {
  /** The members of a tool's input with addresses of pictures; null for other tools. */
  addresses(toolId: string): readonly string[] | null;
  /** Null if it can be served now, else what is missing, as a sentence for the operator. */
  missing(toolId: string): string | null;
  /** Problems of an input that are known before the picture is read. Absent: none. */
  refuses?(toolId: string, input: Input): readonly Issue[];
  /** The timeout of a call, and the hint for its caller. Absent: those of the tool. */
  limit?: { timeMs: number; message: string };
  /**
   * @param files names in the folder of the job, by the member with the address. Files of the answer are in that folder too
   * @throws VisionError
   */
  run(toolId: string, files: Readonly<Record<string, string>>, input: Input, job: VisionJob): Promise<ToolAnswer>;
}
