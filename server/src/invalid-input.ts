import { z } from 'zod';
import { problem, type Issue, type Problem } from './errors.ts';

/** The 400 for input that a schema refused. */
export function invalidInput(zodIssues: readonly z.core.$ZodIssue[]): Problem {
  const issues = bounded(zodIssues.slice(0, issuesMax + 1).flatMap(describe));
  const missing = issues.filter((issue) => issue.message.endsWith(' is required'));
  const message = missing.length > 1 && missing.length === issues.length ? 'required parameters are missing' : issues[0]?.message;
  return problem('invalid_input', { issues, ...(message === undefined ? {} : { message }) });
}

/** Zod's message for a missing choice only lists the choices. */
const isRequired = 'is required';
z.config({ customError: ({ code, input }) => (code === 'invalid_value' && input === undefined ? isRequired : undefined) });

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
    case 'invalid_value':
      return [{ path, message: issue.message === isRequired ? `${name} is required` : `${name}: ${issue.message}` }];
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

/** A body of a megabyte can have a hundred thousand issues; the answer has the first ones. */
const issuesMax = 20;

/** The first issues, and a note that there are more. */
export function bounded(issues: Issue[]): Issue[] {
  return issues.length <= issuesMax ? issues : [...issues.slice(0, issuesMax), { path: '', message: 'there are more issues than these' }];
}
