import { editorOf } from '../../assets/publish.ts';
import { BatchAnswer, BatchLine, batchLinesMax, CreateAsset } from '@farebox/contract';
import type { BatchItem, BatchOutcome } from '../../assets/publish-batch.ts';
import { parseBoundedJson } from '../../bounded-json.ts';
import { asProblem, problem, type Problem } from '../../errors.ts';
import { invalidInput } from '../../invalid-input.ts';
import type { Parts } from '../../parts.ts';
import { manyHint } from './admin-asset-routes.ts';
import { linesAnswer, ndjson } from '../ndjson.ts';
import { readLines } from '../../surface/request.ts';
import { forOwners } from '../../surface/route-parts.ts';
import { Routes, type RouteParts } from '../routes.ts';

type AssetBatchRouteParts = RouteParts & Pick<Parts, 'assets' | 'log'>;

const batchBytesMax = 64 * 1024 * 1024;

const registerBatch = forOwners.post('/admin/assets/batch', {
  operationId: 'registerAssetBatch',
  summary: `Register up to ${batchLinesMax} URL-backed assets or APIs; sent again, a batch goes on where it was cut off`,
  description:
    'One JSON object a line, with a `key` of your own and the members of CreateAsset. The answer has one line for each, in the same order, and begins before all are registered. A line that is refused leaves the others alone. Sources are not read: each sale reads its own before any payment is taken.',
  limit: 'unpaid',
  limitHint: manyHint,
  body: 'own',
  class: 'upload',
  problems: ['storage_full', 'body_too_large', 'invalid_input', 'invalid_json', 'unsupported_media_type'],
  request: { body: { required: true, content: { [ndjson]: { schema: BatchLine } } } },
  responses: {
    200: { description: 'One line for each line.', content: { [ndjson]: { schema: BatchAnswer } } },
  },
});

export function assetBatchRoutes(parts: AssetBatchRouteParts): Routes {
  const { log } = parts;
  const { publisher } = parts.assets;
  const app = new Routes(parts);
  app.plainForCaller(registerBatch, async (c, caller) => {
    if (!/^application\/(?:x-)?ndjson\b/i.test(c.req.header('content-type') ?? '')) {
      throw problem('unsupported_media_type', { message: `request body must be ${ndjson}`, hint: `Set Content-Type: ${ndjson}.` });
    }
    const lines = await readLines(c, { bytesMax: batchBytesMax, linesMax: batchLinesMax });
    if (lines.length === 0 || lines.length > batchLinesMax) {
      throw problem('invalid_input', { message: `a batch has 1 to ${batchLinesMax} lines` });
    }
    const keys: Array<string | null> = [];
    function* items(): Iterable<BatchItem> {
      for (const text of lines) {
        const { key, item } = readLine(text);
        keys.push(key);
        yield item;
      }
    }
    const editor = editorOf(caller);
    return linesAnswer<BatchAnswer>(c, { status: 200, log }, async (tell) => {
      let line = 0;
      for await (const chunk of publisher.registerBatch(editor, items(), c.req.raw.signal)) {
        await tell(...chunk.map((outcome) => answerOf((line += 1), keys[line - 1] ?? null, outcome)));
      }
      return undefined;
    });
  });
  return app;
}

interface ReadLine {
  key: string | null;
  item: BatchItem;
}

function readLine(text: string): ReadLine {
  const line = BatchLine.safeParse(parsed(text));
  if (!line.success) {
    const problemOfLine =
      parsed(text) === undefined ? problem('invalid_json', { message: 'line is not valid JSON' }) : invalidInput(line.error.issues);
    return { key: null, item: { kind: 'refused', problem: problemOfLine } };
  }
  const { key, ...members } = line.data;
  const draft = CreateAsset.safeParse(members);
  if (!draft.success) return { key, item: { kind: 'refused', problem: invalidInput(draft.error.issues) } };
  return { key, item: { kind: 'draft', key, draft: draft.data } };
}

function parsed(text: string): unknown {
  try {
    return parseBoundedJson(text);
  } catch {
    return undefined;
  }
}

function answerOf(line: number, key: string | null, outcome: BatchOutcome): BatchAnswer {
  if (outcome.kind !== 'refused') return { line, key, status: outcome.kind, id: outcome.id };
  return { line, key, status: 'refused', id: null, ...refusalOf(asProblem(outcome.problem)) };
}

function refusalOf({ message, code, details }: Problem) {
  return { error: message, code, ...(details.issues === undefined ? {} : { issues: [...details.issues] }) };
}
