import { isMembers } from '@farebox/client/json';
import type { DefinitionChange } from '@farebox/contract';
import type { Operation } from './operation.ts';

const changesMax = 100;
const textMax = 300;

/** What a definition says otherwise than another, at most a hundred changes. */
export function differences(before: Operation, after: Operation | 'gone'): DefinitionChange[] {
  if (after === 'gone') return [{ path: '', before: before.key, after: null }];
  const changes: DefinitionChange[] = [];
  compare('', visible(before), visible(after), changes);
  return changes;
}

/** All that makes a definition another one: examples do not. */
export function visible({
  name,
  description,
  input,
  output,
  isWrapped,
  isSafe,
  annotations,
  renamed,
  call,
}: Operation): Record<string, unknown> {
  const shown = { name, description, input, output, isWrapped, isSafe, annotations: annotations ?? null, call };
  return renamed === undefined ? shown : { ...shown, renamed };
}

function compare(path: string, before: unknown, after: unknown, changes: DefinitionChange[]): void {
  if (changes.length >= changesMax) return;
  const [one, other] = [membersOf(before), membersOf(after)];
  if (one === null || other === null) {
    const [from, to] = [textOf(before), textOf(after)];
    if (JSON.stringify(before) !== JSON.stringify(after)) changes.push({ path, before: from, after: to });
    return;
  }
  for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
    compare(path === '' ? name : `${path}.${name}`, own(one, name), own(other, name), changes);
  }
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> | null {
  if (Array.isArray(value)) return Object.fromEntries(value.map((each, index) => [String(index), each]));
  return isMembers(value) ? value : null;
}

function own(members: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(members, name) ? members[name] : undefined;
}

function textOf(value: unknown): string | null {
  if (value === undefined) return null;
  const text = JSON.stringify(value);
  return text.length > textMax ? `${text.slice(0, textMax)}…` : text;
}
