import { isMembers } from '@farebox/client/json';
import type { EngineContext, EngineAnswer, JobState } from '../engine.ts';
import { readingActions, type JobFamily } from './actions.ts';
import {
  asObject,
  brokenAnswer,
  failureIn,
  isWithoutData,
  missingData,
  renamed,
  textOf,
  unwrapped,
  type JsonObject,
  type UpstreamAnswer,
} from './answers.ts';
import { wireText } from './parameters.ts';
import type { Rpc } from './rpc.ts';
import { faultReason, UpstreamFault } from './upstream-fault.ts';

/** Blocks of a parsed document in one answer, unless the caller sets a number. */
const blocksDefault = 3000;

/** The answer to the caller of a submit tool, and the job's id. @throws UpstreamFault without an id */
export function submitted(family: JobFamily, { requestId, code, message, members }: UpstreamAnswer): { id: string; answer: EngineAnswer } {
  const data = asObject(renamed(members.Data), 'value');
  // The id of a vision job is that of its request.
  const id = family === 'vision' ? requestId : textOf(data.id);
  if (id === null || !/^[\w.-]{1,200}$/.test(id)) throw brokenAnswer('no job id');
  return { id, answer: { data: family === 'vision' ? { jobId: id } : { ...data, id }, ...texts({ code, message }) } };
}

/**
 * The state of a job. A fault of the document or picture is a state, not an error.
 * @throws UpstreamFault, and the errors of the call
 */
export async function readJob(
  rpc: Rpc,
  family: JobFamily,
  id: string,
  options: Readonly<Record<string, unknown>>,
  { signal }: Pick<EngineContext, 'signal'>,
): Promise<JobState> {
  const ask = (action: keyof typeof readingActions, parameters: Record<string, unknown>) =>
    rpc(readingActions[action], wired(parameters), signal);
  try {
    switch (family) {
      case 'structure':
        return wholeDocument(await ask('structure', { Id: id, ...structureOptions(options) }), 'value');
      case 'convert':
        return wholeDocument(await ask('convert', { Id: id }), 'files');
      case 'parser':
        return await parsedDocument(ask, id, options);
      case 'vision':
        return visionJob(await ask('vision', { JobId: id }), id);
    }
  } catch (thrown) {
    if (!(thrown instanceof UpstreamFault)) throw thrown;
    if (thrown.kind === 'running') return running(null, null);
    if (thrown.kind === 'gone' || (thrown.kind === 'input' && !/^(?:Missing|Params?Error)/.test(thrown.code))) return failed(thrown);
    throw thrown;
  }
}

type Ask = (action: keyof typeof readingActions, parameters: Record<string, unknown>) => Promise<UpstreamAnswer>;

function structureOptions({ imageStrategy, revealMarkdown, useUrlResponseBody }: Readonly<Record<string, unknown>>) {
  return { ImageStrategy: imageStrategy, RevealMarkdown: revealMarkdown, UseUrlResponseBody: useUrlResponseBody };
}

function wired(parameters: Record<string, unknown>): Map<string, string> {
  const texts = Object.entries(parameters).map(([name, value]) => [name, wireText(value)] as const);
  return new Map(texts.flatMap(([name, text]) => (text === null ? [] : [[name, text] as const])));
}

/**
 * The answer of structures and conversions says whether they are done. `name` is for data that is not an object: conversions return a list.
 */
function wholeDocument(answer: UpstreamAnswer, name: string): JobState {
  const { members } = answer;
  if (members.Completed !== true) {
    if (members.Completed !== false && answer.code !== 'DocProcessing') throw missingData(answer);
    return running(null, answer.message);
  }
  const status = textOf(members.Status)?.toLowerCase() ?? '';
  if (status !== 'success' && status !== '') return failed(failureIn(answer));
  if (isWithoutData(members.Data)) {
    const missing = missingData(answer);
    if (missing.kind === 'broken') throw missing;
    return failed(missing);
  }
  const data = { ...asObject(renamed(members.Data), name), completed: true, status: 'Success' };
  return { state: 'succeeded', answer: { data, ...texts(answer) } };
}

/** Parsed blocks can only be read once the job has finished. */
async function parsedDocument(ask: Ask, id: string, options: Readonly<Record<string, unknown>>): Promise<JobState> {
  const status = await ask('parserStatus', { Id: id });
  const about = asObject(renamed(status.members.Data), 'value');
  const state = textOf(about.status)?.toLowerCase() ?? '';
  if (state === 'fail' || state === 'failed') return failed(failureIn(status));
  if (state !== 'success') {
    if (state === '' && isWithoutData(status.members.Data) && missingData(status).kind !== 'running') throw missingData(status);
    return running(percent(about.processing), status.message);
  }
  const { layoutNum = 0, layoutStepSize = blocksDefault, excludeFields } = options;
  const result = await ask('parser', { Id: id, LayoutNum: layoutNum, LayoutStepSize: layoutStepSize, ExcludeFields: excludeFields });
  if (!isMembers(result.members.Data)) throw missingData(result);
  return { state: 'succeeded', answer: { data: { ...about, ...asObject(renamed(result.members.Data), 'value') }, ...texts(result) } };
}

function visionJob({ members }: UpstreamAnswer, id: string): JobState {
  const data: JsonObject = asObject(renamed(members.Data), 'value');
  const status = textOf(data.status) ?? '';
  if (status === '' || (status === 'PROCESS_SUCCESS' && isWithoutData(data.result))) throw brokenAnswer('a job without Data');
  if (status === 'PROCESS_SUCCESS') {
    return { state: 'succeeded', answer: { data: { jobId: id, status, result: unwrapped(data.result ?? null) } } };
  }
  if (!/FAIL|CANCEL/.test(status)) return running(null, null);
  return failed(failureIn({ code: textOf(data.errorCode) ?? status, message: textOf(data.errorMessage) }));
}

function running(progress: number | null, message: string | null): JobState {
  return { state: 'running', progress, message: message === '' ? null : message };
}

function failed(fault: UpstreamFault): JobState {
  return { state: 'failed', code: fault.code, message: faultReason(fault) };
}

function percent(value: unknown): number | null {
  const number = Number(value);
  return value === undefined || value === null || !Number.isFinite(number) ? null : Math.min(100, Math.max(0, number));
}

function texts({ code, message }: Pick<UpstreamAnswer, 'code' | 'message'>): Pick<EngineAnswer, 'code' | 'message'> {
  return { ...(code === null || code === '' ? {} : { code }), ...(message === null || message === '' ? {} : { message }) };
}
