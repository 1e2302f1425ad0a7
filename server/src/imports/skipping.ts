import { typedIdentifier, type ToolSourceRule } from '@farebox/contract';
import type { Operation } from './operation.ts';
import { SchemaRefused } from './schemas/plain-schema.ts';

type Named = Pick<Operation, 'key' | 'slug' | 'tags'>;

/** Of one source, without what its rules skip. */
export const operationsMax = 1000;

/** @throws SchemaRefused */
export function requireFew(count: number): void {
  if (count > operationsMax) throw new SchemaRefused(`it has more than ${operationsMax} operations: choose some by rules (--only, --skip)`);
}

export function isSkipped(rules: readonly ToolSourceRule[], operation: Named): boolean {
  return rules.findLast((rule) => rule.skip !== undefined && isFor(rule, operation))?.skip === true;
}

export function isFor({ tag, operation: pattern }: ToolSourceRule, { key, slug, tags }: Named): boolean {
  if (tag !== undefined && !tags.some((each) => typedIdentifier(each) === typedIdentifier(tag))) return false;
  return pattern === undefined || matches(key, pattern) || matches(slug, pattern);
}

/** Whether a text is like a pattern in which * stands for anything. Takes linear time for each star. */
function matches(text: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  if (!text.startsWith(first)) return false;
  if (rest.length === 0) return text === first;
  const last = rest.pop() ?? '';
  let at = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}
