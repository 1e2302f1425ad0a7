import { isMembers } from '@farebox/client/json';
import { DemandSignal } from '@farebox/contract';
import type { Context } from 'hono';
import { Problem, problem, type Issue } from '../../errors.ts';
import { invalidInput, safeParse } from '../../invalid-input.ts';
import { namedNeed } from '../routes.ts';
import { isJson, parseJsonBytes, readBytes, requireJsonType } from '../../surface/request.ts';

/** An optional body. @throws unsupported_media_type, body_too_large, invalid_json, invalid_input */
export async function signalBody(c: Context, bytesMax: number): Promise<DemandSignal> {
  const bytes = await readBytes(c, bytesMax);
  if (bytes.byteLength === 0) return {};
  requireJsonType(c);
  const parsed = safeParse(DemandSignal, signalMembers(bytes));
  if (!parsed.success) throw invalidInput(parsed.error.issues);
  return parsed.data;
}

/** The readable members of a body, and the faults of the others. */
export interface ReadSignal {
  signal: DemandSignal;
  issues: readonly Issue[];
}

/** The same for an answer that is always 402: valid members are used, the others are listed. */
export async function readableSignal(c: Context, bytesMax: number): Promise<ReadSignal> {
  try {
    const bytes = await readBytes(c, bytesMax);
    if (bytes.byteLength === 0) return { signal: {}, issues: [] };
    const typeIssues = isJson(c) ? [] : [wholeBody(problem('unsupported_media_type'))];
    const { signal, issues } = rightMembers(signalMembers(bytes));
    return { signal, issues: [...typeIssues, ...issues] };
  } catch (thrown) {
    if (!(thrown instanceof Problem) || thrown.status >= 500) throw thrown;
    return { signal: {}, issues: [wholeBody(thrown)] };
  }
}

function rightMembers(body: unknown): ReadSignal {
  const parsed = safeParse(DemandSignal, body);
  if (parsed.success) return { signal: parsed.data, issues: [] };
  const wrong = new Set(parsed.error.issues.map(({ path: [member] }) => String(member ?? '')));
  const issues = invalidInput(parsed.error.issues).details.issues ?? [];
  if (!isMembers(body) || wrong.has('')) return { signal: {}, issues };
  const right = safeParse(DemandSignal, Object.fromEntries(Object.entries(body).filter(([member]) => !wrong.has(member))));
  return { signal: right.data ?? {}, issues };
}

/** `q` is `query`, as in every search. */
function signalMembers(bytes: ArrayBuffer | Buffer): unknown {
  return namedNeed(parseJsonBytes(bytes), { name: 'query', otherName: 'q' });
}

function wholeBody({ message }: Problem): Issue {
  return { path: '', message };
}
