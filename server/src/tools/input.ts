import type { z } from 'zod';
import { problem, type Problem } from '../errors.ts';
import { bounded, invalidInput, membersOf, safeParse } from '../invalid-input.ts';
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
  const parsed = safeParse(tool.input, tool.namedInput?.(input) ?? input);
  if (!parsed.success) return { kind: 'invalid', problem: withKnown(tool, parsed.error) };
  const [issue, ...more] = tool.refuses?.(parsed.data) ?? [];
  if (issue === undefined) return { kind: 'valid', value: parsed.data };
  return { kind: 'invalid', problem: problem('invalid_input', { message: issue.message, issues: bounded([issue, ...more]) }) };
}

/** The messages are those of the documentation, so a further issue names the parameters that there are. */
function withKnown({ input }: Tool, { issues }: z.ZodError): Problem {
  const refused = invalidInput(issues);
  const known = membersOf(input);
  if (known.length === 0 || !issues.some(({ code, path }) => code === 'unrecognized_keys' && path.length === 0)) return refused;
  const named = { path: '', message: `the known parameters are ${known.slice(0, 40).join(', ')}` };
  return problem('invalid_input', { message: refused.message, issues: bounded([...(refused.details.issues ?? []), named]) });
}
