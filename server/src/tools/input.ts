import type { z } from 'zod';
import { problem, type Issue, type Problem } from '../errors.ts';
import { ownerRequired } from './record-owner.ts';
import type { Tool } from './tool.ts';

export type CheckedInput = { kind: 'valid'; value: Record<string, unknown> } | { kind: 'invalid'; problem: Problem };

/**
 * Checks a tool's input, by its schema and by what the tool can do now; the issues and messages have the catalog's documented
 * shapes. No effect.
 * @param owner who asks, as far as it is proven: a tool that keeps records of people refuses null. Absent: it is not asked here.
 */
export function checkInput(tool: Tool, input: unknown, owner?: string | null): CheckedInput {
  if (owner === null && tool.needsOwner === true) return { kind: 'invalid', problem: ownerRequired() };
  const parsed = tool.input.safeParse(input);
  if (!parsed.success) return { kind: 'invalid', problem: invalidInput(parsed.error.issues) };
  const [issue, ...more] = tool.refuses?.(parsed.data) ?? [];
  if (issue === undefined) return { kind: 'valid', value: parsed.data };
  return { kind: 'invalid', problem: problem('invalid_input', { message: issue.message, issues: bounded([issue, ...more]) }) };
}

/** The 400 for what a schema refused. */
export function invalidInput(zodIssues: readonly z.core.$ZodIssue[]): Problem {
  const issues = bounded(zodIssues.slice(0, issuesMax + 1).flatMap(describe));
  const missing = issues.filter((issue) => issue.message.endsWith(' is required'));
  const message = missing.length > 1 && missing.length === issues.length ? 'required parameters are missing' : issues[0]?.message;
  return problem('invalid_input', { issues, ...(message === undefined ? {} : { message }) });
}

function describe(issue: z.core.$ZodIssue): Issue[] {
  const path = pathText(issue.path);
  const name = path === '' ? 'request body' : path;
  switch (issue.code) {
    case 'invalid_type':
      if (path !== '' && issue.message.endsWith('received undefined')) return [{ path, message: `${name} is required` }];
      return [{ path, message: `${name} must be ${withArticle(issue.expected)}` }];
    case 'unrecognized_keys':
      return issue.keys
        .slice(0, issuesMax + 1)
        .map((key) => ({ path: pathText([...issue.path, key.slice(0, 100)]), message: `${key.slice(0, 100)} is not a known parameter` }));
    case 'invalid_format':
      return [{ path, message: issue.format === 'url' ? `${name} must be a valid http or https URL` : `${name}: ${issue.message}` }];
    case 'custom':
      return [{ path, message: issue.message }];
    default:
      return [{ path, message: `${name}: ${issue.message}` }];
  }
}

function withArticle(type: string): string {
  return `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;
}

function pathText(path: readonly PropertyKey[]): string {
  return path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`)).join('');
}

/** A body of a megabyte can be wrong in a hundred thousand places; the answer says the first of them. */
const issuesMax = 20;

function bounded(issues: Issue[]): Issue[] {
  return issues.length <= issuesMax ? issues : [...issues.slice(0, issuesMax), { path: '', message: 'there are more issues than these' }];
}
