import type { z } from 'zod';

/** What a schema refuses, without what only says where. */
export type Fault = Pick<z.core.$ZodRawIssue, 'code' | 'input'> & Readonly<Record<string, unknown>>;

/** What is wrong, as a predicate that follows the name of the member: `must be at most 100`. */
export function faultOf(issue: Fault): string {
  if (issue.input === undefined && wantsValue.has(issue.code)) return 'is required';
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === Infinity || issue.input === -Infinity) return 'is a number beyond the range of doubles';
      return `must be ${withArticle(String(issue['expected']))}`;
    case 'invalid_value':
      return mustBeOneOf(issue['values']);
    case 'too_small':
      return mustHave(issue, Number(issue['minimum']), 'at least', 'above');
    case 'too_big':
      return mustHave(issue, Number(issue['maximum']), 'at most', 'below');
    case 'not_multiple_of':
      return `must be a multiple of ${String(issue['divisor'])}`;
    case 'invalid_format':
      return mustFit(issue);
    case 'invalid_union':
      return mustBeAny(issue);
    case 'unrecognized_keys':
      return `has unknown members: ${namesOf(issue['keys'])}`;
    case 'invalid_key':
      return messageIn(issue['issues']) ?? 'is not a name that is allowed here';
    default:
      return 'is not valid';
  }
}

/** Names that a stranger gave: a few, and not all of a long one. */
function namesOf(keys: unknown): string {
  const names = Array.isArray(keys) ? keys.map((key) => String(key).slice(0, 60)) : [];
  return `${names.slice(0, 5).join(', ')}${names.length > 5 ? ', ...' : ''}`;
}

/** The first of the faults within. */
function messageIn(issues: unknown): string | null {
  const first: unknown = Array.isArray(issues) ? issues[0] : undefined;
  return typeof first === 'object' && first !== null && 'message' in first && typeof first.message === 'string' ? first.message : null;
}

const wantsValue: ReadonlySet<unknown> = new Set(['invalid_type', 'invalid_value', 'invalid_union']);

/** More values than these say little, and are in the schema. */
const valuesMax = 40;

function mustBeOneOf(values: unknown): string {
  const texts = (Array.isArray(values) ? values : []).map((each) => (typeof each === 'string' ? each : (JSON.stringify(each) ?? '')));
  if (texts.length <= 1) return `must be ${texts[0] ?? 'absent'}`;
  return `must be one of ${texts.slice(0, valuesMax).join(', ')}${texts.length > valuesMax ? ', ...' : ''}`;
}

const units: Readonly<Record<string, string>> = { string: 'character', array: 'item', set: 'item', object: 'member', record: 'member' };

function mustHave({ origin, inclusive, exact }: Fault, bound: number, within: string, beyond: string): string {
  const unit = units[String(origin)];
  if (unit === undefined) return `must be ${inclusive === false ? beyond : within} ${bound}`;
  if (within === 'at least' && bound === 1 && exact !== true) return 'must not be empty';
  return `must have ${exact === true ? 'exactly' : within} ${bound} ${unit}${bound === 1 ? '' : 's'}`;
}

const formats: Readonly<Record<string, string>> = {
  url: 'a valid http or https URL',
  email: 'an email address',
  datetime: 'a time such as 2026-01-31T12:00:00Z',
  date: 'a date such as 2026-01-31',
};

function mustFit({ format, pattern, prefix, suffix }: Fault): string {
  if (format === 'starts_with') return `must begin with ${String(prefix)}`;
  if (format === 'ends_with') return `must end with ${String(suffix)}`;
  if (format === 'regex') return `must match the pattern ${String(pattern)}`;
  return `must be ${formats[String(format)] ?? `a valid ${String(format)}`}`;
}

/** The types of a union; the values, where one of its members decides. */
function mustBeAny({ options, errors }: Fault): string {
  if (Array.isArray(options) && options.length > 0) return mustBeOneOf(options);
  const forms: unknown[] = Array.isArray(errors) ? errors : [];
  const types = forms.flatMap((each): string[] => {
    const first: unknown = Array.isArray(each) ? each[0] : undefined;
    return typeof first === 'object' && first !== null && 'expected' in first ? [withArticle(String(first.expected))] : [];
  });
  return types.length === 0 ? 'is not valid' : `must be ${[...new Set(types)].join(' or ')}`;
}

/** As JSON calls it. */
const types: Readonly<Record<string, string>> = { int: 'integer', record: 'object', nan: 'number' };

function withArticle(type: string): string {
  const name = types[type] ?? type;
  if (name === 'null') return name;
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}
