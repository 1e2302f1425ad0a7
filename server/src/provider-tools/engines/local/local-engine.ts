import { basename } from 'node:path';
import type { Vision } from '@farebox/documents';
import { z } from 'zod';
import { problem, type Issue } from '../../../errors.ts';
import { Semaphore } from '../../../limits/semaphore.ts';
import type { GuardedFetch } from '../../../net/guarded-fetch.ts';
import { addressIssues } from '../address-issues.ts';
import type { EngineAnswer, EngineContext, ToolEngine } from '../engine.ts';
import { documentIssues, resultIssues } from './document-issues.ts';
import { doDocumentWork, documentWork, takesOf } from './document-work.ts';
import { digitalPresentation, presentation } from './job-presentation.ts';
import type { PictureTools } from './picture-tools.ts';
import { fetchSource } from './sources.ts';
import { visionWork } from './vision-problems.ts';

export interface LocalEngineOptions {
  /** Does the work; closed by the code that opened it. */
  vision: Vision;
  /** Fetches the addresses from callers. */
  guardedFetch: GuardedFetch;
  /** @throws address_refused for an address that is not public */
  checkUrl: (url: string) => unknown;
  /** Jobs that are worked on at once; others can fetch their documents in the meantime. */
  jobsMax: number;
  /** In order: the first that knows a tool serves it. */
  pictures: readonly PictureTools[];
}

type Input = Readonly<Record<string, unknown>>;

const digital = 'vendor-docai-digital-doc-structure-submit';
const needsRecognition: ReadonlySet<string> = new Set(['vendor-docai-image-to-markdown-submit']);
const pictureBytesMax = 20 * 1024 * 1024;
/** More than there are lanes of jobs. */
const waitingMax = 10_000;

interface LocalEngineParts extends LocalEngineOptions {
  /** Jobs that are worked on. */
  places: Semaphore<string>;
}

/** The vision, OCR and document tools without an external account: documents, text in pictures, some vision tools. */
export function localEngine(options: LocalEngineOptions): ToolEngine {
  const places = new Semaphore<string>({ limits: [{ max: options.jobsMax }], waitingMax, clientOf: (client) => client });
  const parts: LocalEngineParts = { ...options, places };

  return {
    id: 'local',
    missing: (...given) => missing(parts, ...given),
    refuses: (...given) => refuses(parts, ...given),
    run: (...given) => run(parts, ...given),
    probe: (toolId) => probe(parts, toolId),
    jobs: {
      kind: 'here',
      work: (toolId, input, context) => doDocumentWork(parts, toolId, input, context),
      present: ({ answer }, resultToolId, given) => presentation(answer, resultToolId, given),
      running: ({ submittedBy, progress }) => ({
        code: 'DocProcessing',
        message: 'The job is not done yet: ask again in about ten seconds.',
        data:
          submittedBy === 'vendor-docai-doc-parser-submit'
            ? { status: 'processing', ...(progress !== null && { processing: progress }) }
            : { completed: false, status: 'Processing' },
      }),
    },
  };
}

function missing(parts: LocalEngineParts, toolId: string): string | null {
  if (documentWork[toolId] !== undefined) return parts.vision.missing ?? missingForDocument(parts, toolId);
  const tools = pictureToolsOf(parts, toolId);
  if (tools === null) return 'No part of this service can do it without the upstream.';
  return parts.vision.missing ?? tools.missing(toolId);
}

function missingForDocument(parts: LocalEngineParts, toolId: string): string | null {
  return needsRecognition.has(toolId) ? parts.vision.recognition.missingForPages() : null;
}

function pictureToolsOf(parts: LocalEngineParts, toolId: string): PictureTools | null {
  return parts.pictures.find((tools) => tools.addresses(toolId) !== null) ?? null;
}

async function run(parts: LocalEngineParts, toolId: string, input: Input, context: EngineContext): Promise<EngineAnswer> {
  if (toolId === digital) return digitalPresentation(await doDocumentWork({ ...parts, places: null }, toolId, input, context), input);
  const tools = pictureToolsOf(parts, toolId);
  if (tools === null) throw problem('tool_not_configured');
  return runInTime(parts, tools, toolId, input, context);
}

/** These tools have a shorter limit than that of the call, whose message would name an upstream. */
async function runInTime(
  parts: LocalEngineParts,
  tools: PictureTools,
  toolId: string,
  input: Input,
  context: EngineContext,
): Promise<EngineAnswer> {
  if (tools.limit === undefined) return runOnPictures(parts, tools, toolId, input, context);
  const late = AbortSignal.timeout(tools.limit.timeMs);
  try {
    return await runOnPictures(parts, tools, toolId, input, { ...context, signal: AbortSignal.any([context.signal, late]) });
  } catch (thrown) {
    if (late.aborted && !context.signal.aborted) throw problem('tool_refused_input', { message: tools.limit.message, cause: thrown });
    throw thrown;
  }
}

function runOnPictures(
  parts: LocalEngineParts,
  tools: PictureTools,
  toolId: string,
  input: Input,
  { signal }: EngineContext,
): Promise<EngineAnswer> {
  return visionWork(parts.vision, signal, async (job) => {
    const files: Record<string, string> = {};
    for (const member of tools.addresses(toolId) ?? []) {
      const name = `source-${member.toLowerCase()}`;
      const source = { url: z.string().parse(input[member]), name, what: `the picture of ${member}`, bytesMax: pictureBytesMax };
      await fetchSource(parts.guardedFetch, source, job);
      files[member] = name;
    }
    const answer = await tools.run(toolId, files, input, job);
    return { result: answer, kept: (answer.files ?? []).map(({ path }) => basename(path)) };
  });
}

function refuses(parts: LocalEngineParts, toolId: string, input: Input): Issue[] {
  if (documentWork[toolId] !== undefined) {
    const needs = { takes: takesOf(toolId) ?? 'any', missingOffice: parts.vision.office.missing() };
    return [...addressIssues(input, ['fileUrl', 'imageUrls'], parts.checkUrl), ...documentIssues(input, needs)];
  }
  if (/^vendor-docai-.*-result$/.test(toolId)) return resultIssues(input);
  const tools = pictureToolsOf(parts, toolId);
  if (tools === null) return [];
  return [...addressIssues(input, tools.addresses(toolId) ?? [], parts.checkUrl), ...(tools.refuses?.(toolId, input) ?? [])];
}

// From what is installed: a worker started only for a probe would take 125 MB.
async function probe(parts: LocalEngineParts, toolId: string): Promise<void> {
  const why = missing(parts, toolId);
  if (why !== null) throw problem('tool_not_configured', { message: why });
}
