import { ExactNumber, isMembers } from '@farebox/client/json';
import { z } from 'zod';
import { problem, type Issue, type Problem } from './errors.ts';
import { faultOf } from './schema-faults.ts';

/**
 * Parses input. Numbers that no double holds stay exact where a schema takes any JSON, and are rounded where it wants a number, whose
 * bounds are checked after that.
 */
export function safeParse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.ZodSafeParseResult<z.output<Schema>> {
  let [rounded, result] = [input, schema.safeParse(input)];
  for (let tries = 0; !result.success && tries < roundsMax; tries += 1) {
    const wanted = result.error.issues.filter(({ code }) => code === 'invalid_type' || code === 'invalid_union').map(({ path }) => path);
    const next = roundedAt(rounded, wanted);
    if (next === rounded) break;
    [rounded, result] = [next, schema.safeParse(next)];
  }
  return result;
}

/** One is enough for all schemas without a union within a union. */
const roundsMax = 3;

/** The same value if there is no exact number at or below these paths. */
function roundedAt(value: unknown, paths: ReadonlyArray<readonly PropertyKey[]>): unknown {
  if (paths.length === 0) return value;
  if (value instanceof ExactNumber) return value.toNumber();
  if (!isMembers(value) && !Array.isArray(value)) return value;
  const isWhole = paths.some((path) => path.length === 0);
  const below = Map.groupBy(paths, ([first]) => String(first));
  const entries = Object.entries(value).map(([name, member]: [string, unknown]) => {
    const rest = isWhole ? [[]] : (below.get(name) ?? []).map(([, ...path]) => path);
    return [name, roundedAt(member, rest), member] as const;
  });
  if (entries.every(([, next, before]) => next === before)) return value;
  return Array.isArray(value) ? entries.map(([, next]) => next) : Object.fromEntries(entries);
}

/**
 * The 400 for input that a schema refused.
 * @param known the members that there are: named where one is unknown
 */
export function invalidInput(zodIssues: readonly z.core.$ZodIssue[], known: readonly string[] = []): Problem {
  const issues = bounded(zodIssues.slice(0, issuesMax + 1).flatMap((issue) => describe(issue, known)));
  const missing = issues.filter((issue) => issue.message.endsWith(' is required'));
  const message = missing.length > 1 && missing.length === issues.length ? 'required parameters are missing' : issues[0]?.message;
  return problem('invalid_input', { issues, ...(message === undefined ? {} : { message }) });
}

/** What is wrong with something that is no input of its own, such as a payment in a header. */
export function firstFault({ issues: [first] }: Pick<z.core.$ZodError, 'issues'>): string {
  return (first === undefined ? null : describe(first, [], 'it')[0]?.message) ?? 'it has the wrong shape';
}

/** All that schemas say begins as the documentation does: the name of the member, then what it must be. */
function describe(issue: z.core.$ZodIssue, known: readonly string[], whole = 'request body'): Issue[] {
  const path = pathText(issue.path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys
      .slice(0, issuesMax + 1)
      .map((key) => ({ ...unknownMember(key, path === '' ? known : []), path: pathText([...issue.path, key.slice(0, 100)]) }));
  }
  if (issue.code === 'invalid_union') {
    const chosen = ofLikeliest(issue);
    if (chosen !== null) return chosen.flatMap((each) => describe({ ...each, path: [...issue.path, ...each.path] }, known, whole));
  }
  // Some rules of a whole object name its members themselves.
  const isWhole = issue.code === 'custom' && path === '';
  return [{ path, message: isWhole ? issue.message : named(path === '' ? whole : path, issue.message) }];
}

function named(name: string, message: string): string {
  return message.startsWith(`${name} `) ? message : `${name} ${message}`;
}

/** The faults within the only form of a union that has the type of the input; null if there is none, or several. */
function ofLikeliest({ errors }: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue[] | null {
  const fitting = errors.filter(([first]) => first !== undefined && !(first.code === 'invalid_type' && first.path.length === 0));
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

z.config({ localeError: faultOf });

/** A member that does not exist, and those that do. */
export function unknownMember(name: string, known: readonly string[]): Issue {
  const path = name.slice(0, 100);
  const others = known.length === 0 ? '' : `; known are ${known.slice(0, namedMax).join(', ')}`;
  return { path, message: `${path} is not a known parameter${others}` };
}

const namedMax = 40;

/** The members of an object, also where it is checked as a whole or transformed afterwards. */
export function membersOf(schema: unknown): readonly string[] {
  if (schema instanceof z.ZodPipe) return membersOf(schema.in);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
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
