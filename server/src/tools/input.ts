import { problem, type Problem } from '../errors.ts';
import { bounded, invalidInput, safeParse } from '../invalid-input.ts';
import { ownerRequired } from './record-owner.ts';
import type { Tool } from './tool.ts';

export type CheckedInput = { kind: 'valid'; value: Record<string, unknown> } | { kind: 'invalid'; problem: Problem };

/**
 * Checks a tool's input against its schema and the abilities of its engine; the issues and messages are those of the documentation. No
 * effect.
 * @param owner the proven identity of the caller: tools that keep records of people refuse null. Absent: not checked here.
 */
export function checkInput(tool: Tool, input: unknown, owner?: string | null): CheckedInput {
  if (owner === null && tool.needsOwner === true) return { kind: 'invalid', problem: ownerRequired() };
  const parsed = safeParse(tool.input, input);
  if (!parsed.success) return { kind: 'invalid', problem: invalidInput(parsed.error.issues) };
  const [issue, ...more] = tool.refuses?.(parsed.data) ?? [];
  if (issue === undefined) return { kind: 'valid', value: parsed.data };
  return { kind: 'invalid', problem: problem('invalid_input', { message: issue.message, issues: bounded([issue, ...more]) }) };
}
