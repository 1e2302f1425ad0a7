import { basename } from 'node:path';
import { z } from 'zod';
import { fairQueue, type FairQueue } from '../fair-queue.ts';
import { VisionError } from '../vision-error.ts';
import type { Vision } from '../vision.ts';
import type { Input, Issue, Json, Surroundings, ToolAnswer } from './answer.ts';
import { documentIssues, resultIssues } from './document-issues.ts';
import { doDocumentWork, documentWork, takesOf, type WorkContext } from './document-work.ts';
import { digitalPresentation, presentation } from './job-presentation.ts';
import type { PictureTools } from './picture-tools.ts';

export interface DocumentToolsOptions extends Surroundings {
  vision: Vision;
  /** Jobs that are worked on at once; others can fetch their documents in the meantime. */
  jobsMax: number;
  /** In order: the first that knows a tool serves it. */
  pictures: readonly PictureTools[];
}

/** The vision, OCR and document tools of a provider, by their ids. Everything throws VisionError for what is wrong with an input. */
export interface DocumentTools {
  /** Null if it can be served now, else what is missing, as a sentence for the operator. */
  missing(toolId: string): string | null;
  /** The members of its input whose values are addresses of files, or lists of them. */
  addresses(toolId: string): readonly string[];
  /** Problems of an input that are known before any file is fetched. */
  refuses(toolId: string, input: Input): Issue[];
  /** Answers at once. */
  run(toolId: string, input: Input, signal: AbortSignal): Promise<ToolAnswer>;
  /** The work of a job that a tool submitted. */
  work(toolId: string, input: Input, context: WorkContext): Promise<ToolAnswer>;
  /** The result tool's answer for a finished job. @param data of the answer of `work` */
  present(data: unknown, resultToolId: string, options: Input): ToolAnswer;
  /** The result tool's answer while the job runs. */
  running(job: { submittedBy: string; progress: number | null }): { code: string; message: string; data: Json };
}

const digital = 'vendor-docai-digital-doc-structure-submit';
const needsRecognition: ReadonlySet<string> = new Set(['vendor-docai-image-to-markdown-submit']);
const pictureBytesMax = 20 * 1024 * 1024;
/** More than a service has jobs at once. */
const waitingMax = 10_000;

interface Parts extends DocumentToolsOptions {
  /** Jobs that are worked on. */
  places: FairQueue;
}

export function documentTools(options: DocumentToolsOptions): DocumentTools {
  const { jobsMax, vision, fileReference } = options;
  const places = fairQueue({ runningMax: jobsMax, ofClientMax: jobsMax, queueMax: waitingMax });
  const parts: Parts = { ...options, places };
  return {
    missing(toolId) {
      if (documentWork[toolId] !== undefined) {
        return vision.missing ?? (needsRecognition.has(toolId) ? vision.recognition.missingForPages() : null);
      }
      const tools = pictureToolsOf(parts, toolId);
      if (tools === null) return 'No part of this service can do it without the upstream.';
      return vision.missing ?? tools.missing(toolId);
    },
    addresses: (toolId) =>
      documentWork[toolId] === undefined ? (pictureToolsOf(parts, toolId)?.addresses(toolId) ?? []) : ['fileUrl', 'imageUrls'],
    refuses(toolId, input) {
      const takes = takesOf(toolId) ?? 'any';
      if (documentWork[toolId] !== undefined) return documentIssues(input, { takes, missingOffice: vision.office.missing() });
      if (/^vendor-docai-.*-result$/.test(toolId)) return resultIssues(input);
      return [...(pictureToolsOf(parts, toolId)?.refuses?.(toolId, input) ?? [])];
    },
    async run(toolId, input, signal) {
      if (toolId !== digital) return runInTime(parts, toolId, input, signal);
      const answer = await doDocumentWork({ ...parts, places: null }, toolId, input, { signal });
      return digitalPresentation(answer, { options: input, fileReference });
    },
    work: (toolId, input, context) => doDocumentWork(parts, toolId, input, context),
    present: (data, resultToolId, given) => presentation(data, resultToolId, { options: given, fileReference }),
    running: ({ submittedBy, progress }) => ({
      code: 'DocProcessing',
      message: 'The job is not done yet: ask again in about ten seconds.',
      data:
        submittedBy === 'vendor-docai-doc-parser-submit'
          ? { status: 'processing', ...(progress !== null && { processing: progress }) }
          : { completed: false, status: 'Processing' },
    }),
  };
}

function pictureToolsOf(parts: Parts, toolId: string): PictureTools | null {
  return parts.pictures.find((tools) => tools.addresses(toolId) !== null) ?? null;
}

/** These tools have a shorter limit than that of the call, whose message would name an upstream. */
async function runInTime(parts: Parts, toolId: string, input: Input, signal: AbortSignal): Promise<ToolAnswer> {
  const tools = pictureToolsOf(parts, toolId);
  if (tools === null) throw new RangeError(`${toolId} is not served`);
  if (tools.limit === undefined) return runOnPictures(parts, tools, { toolId, input, signal });
  const late = AbortSignal.timeout(tools.limit.timeMs);
  try {
    return await runOnPictures(parts, tools, { toolId, input, signal: AbortSignal.any([signal, late]) });
  } catch (thrown) {
    if (late.aborted && !signal.aborted) throw new VisionError('refused', tools.limit.message, { cause: thrown });
    throw thrown;
  }
}

interface Call {
  toolId: string;
  input: Input;
  signal: AbortSignal;
}

function runOnPictures({ vision, fetchSource }: Parts, tools: PictureTools, { toolId, input, signal }: Call): Promise<ToolAnswer> {
  return vision.job(signal, async (job) => {
    const files: Record<string, string> = {};
    for (const member of tools.addresses(toolId) ?? []) {
      const name = `source-${member.toLowerCase()}`;
      const source = { url: z.string().parse(input[member]), name, what: `the picture of ${member}`, bytesMax: pictureBytesMax };
      await fetchSource(source, job);
      files[member] = name;
    }
    const answer = await tools.run(toolId, files, input, job);
    return { result: answer, kept: (answer.files ?? []).map(({ path }) => basename(path)) };
  });
}
