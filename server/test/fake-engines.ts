import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { microsFromCents } from '../src/money.ts';
import {
  fileReference,
  type EngineAnswer,
  type EngineContext,
  type JobState,
  type ToolEngine,
} from '../src/provider-tools/engines/engine.ts';
import type { ProviderToolRole, ProviderTool } from '../src/provider-tools/kits/provider-tool.ts';

/** Two tools that answer at once, the second of which can be read again; one that submits a job, and one that reads it. */
export const describedTools: readonly ProviderTool[] = [
  described('outline', { kind: 'sync' }, { ImageURL: z.string() }, 20),
  described('read-at-once', { kind: 'sync', family: 'structure' }, { fileUrl: z.url() }, 30),
  described(
    'scan-submit',
    { kind: 'submit', family: 'structure' },
    {
      fileUrl: z.url(),
      customOssConfig: z.looseObject({}).optional(),
      enableEventCallback: z.boolean().optional(),
      callbackUrl: z.string().optional(),
    },
    30,
  ),
  described('scan-result', { kind: 'result', families: ['structure'] }, { id: z.string(), layoutNum: z.int().optional() }, 5),
];

function described(id: string, role: ProviderToolRole, input: z.ZodRawShape, priceCents: number): ProviderTool {
  return {
    id,
    role,
    name: id,
    description: 'A tool of a test.',
    descriptionForModel: 'Use in tests only.',
    category: 'document',
    keywords: [id],
    useCases: ['Witness jobs'],
    limitations: ['None'],
    tags: ['test'],
    method: 'POST',
    input: z.strictObject(input),
    output: z.looseObject({ requestId: z.string(), data: z.looseObject({}) }),
    exampleRequest: {},
    exampleResponse: {},
    errorExamples: [],
    pricing: { policyId: 'docai-submit-api', amountMicros: microsFromCents(priceCents) },
    complexity: 'simple',
    typicalResponseTimeMs: 1,
    maxLatencyMs: 5000,
    timeoutMs: 10_000,
    uptime: '99.5%',
    cacheable: false,
    idempotent: false,
    inputTypes: ['url'],
    outputTypes: ['object'],
    relatedServices: [],
    runs: 'outside',
  };
}

export const pageText = 'the bytes of a page';

/** An engine of this service, whose documents say in their address what becomes of them. */
export function fakeLocalEngine(work: (fileUrl: string, context: EngineContext) => Promise<void> = async () => {}) {
  const inputs: Array<Readonly<Record<string, unknown>>> = [];
  const engine: ToolEngine = {
    id: 'local',
    missing: () => null,
    refuses: (_toolId, { fileUrl }) => (String(fileUrl).includes('refused') ? [{ path: 'fileUrl', message: 'not a document' }] : []),
    run: async () => withPage({ seen: true, page: fileReference('page-1.png') }),
    probe: async () => {},
    jobs: {
      kind: 'here',
      async work(_toolId, input, context) {
        inputs.push(input);
        await work(String(input['fileUrl']), context);
        return withPage({ pages: 1, see: `at ${fileReference('page-1.png')}.` });
      },
      present: ({ answer }, _resultToolId, options) => ({
        ...answer,
        data: { result: answer.data, first: Number(options['layoutNum'] ?? 0) },
      }),
      running: () => ({ code: 'DocProcessing', message: 'Document processing', data: { status: 'Processing' } }),
    },
  };
  return { engine, inputs };
}

async function withPage(data: EngineAnswer['data']): Promise<EngineAnswer> {
  const folder = await mkdtemp(join(tmpdir(), 'farebox-fake-engine-'));
  const path = join(folder, 'page-1.png');
  await writeFile(path, pageText);
  return { data, files: [{ name: 'page-1.png', path, mimeType: 'image/png' }] };
}

export interface FakeUpstream {
  engine: ToolEngine;
  /** What the next reads find. */
  state: JobState;
  /** Null where its credentials are set. */
  missing: string | null;
  submitted: string[];
  reads: number;
  probes: number;
}

/** A provider with jobs of its own. */
export function fakeUpstream({ beforeAnswer = async () => {} }: { beforeAnswer?: () => Promise<void> } = {}): FakeUpstream {
  const upstream: FakeUpstream = {
    state: { state: 'running', progress: 10, message: null },
    missing: null,
    submitted: [],
    reads: 0,
    probes: 0,
    engine: {
      id: 'upstream',
      missing: () => upstream.missing,
      run: async () => ({ data: { seen: true } }),
      probe: async () => void (upstream.probes += 1),
      jobs: {
        kind: 'remote',
        async submit() {
          const id = `docmind-20261120-${String(upstream.submitted.length).padStart(8, '0')}${process.pid}`;
          upstream.submitted.push(id);
          await beforeAnswer();
          return { id, answer: { data: { id } } };
        },
        async read(_job, _resultToolId, options) {
          upstream.reads += 1;
          const { state } = upstream;
          if (state.state !== 'succeeded') return state;
          return { state: 'succeeded', answer: { data: { completed: true, from: Number(options['layoutNum'] ?? 0) } } };
        },
      },
    },
  };
  return upstream;
}

export const done: JobState = { state: 'succeeded', answer: { data: {} } };
