import { parseJson } from '@farebox/client/json';
import { problem } from './errors.ts';

/** More than any body of this service needs. Code that walks a value by calling itself has room for so many levels. */
export const jsonDepthMax = 64;
/** Of all objects and lists together. A megabyte can have a hundred thousand, and each costs a check and perhaps an issue. */
export const jsonMembersMax = 10_000;

/** JSON of strangers; its numbers stay exact. @throws invalid_json; invalid_input where it is too deep or has too many members */
export function parseBoundedJson(text: string): unknown {
  requireBoundedJson(text);
  try {
    return parseJson(text);
  } catch {
    throw problem('invalid_json');
  }
}

/** Null for what is no JSON, or JSON beyond the limits. */
export function jsonOf(text: string): unknown {
  try {
    return parseBoundedJson(text);
  } catch {
    return null;
  }
}

const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;

/** Counts levels and members without building anything; whether it is JSON is not asked. @throws invalid_input */
function requireBoundedJson(text: string): void {
  let depth = 0;
  // Each value but the first of its list or object comes after a comma, and the first one after the bracket.
  let members = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfText(text, at);
        break;
      case 0x5b:
      case 0x7b:
        depth += 1;
        members += 1;
        if (depth > jsonDepthMax) throw problem('invalid_input', { message: `JSON is nested deeper than ${jsonDepthMax} levels` });
        break;
      case 0x5d:
      case 0x7d:
        depth -= 1;
        break;
      case comma:
        members += 1;
        break;
      default:
    }
    if (members > jsonMembersMax) throw problem('invalid_input', { message: `JSON has more than ${jsonMembersMax} members` });
  }
}

/** Where the text that begins at a quote ends; the end of all where it does not. */
function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

/** Whether an odd number of backslashes is before it. */
function isEscaped(text: string, at: number): boolean {
  let before = at - 1;
  while (text.charCodeAt(before) === backslash) before -= 1;
  return (at - before) % 2 === 0;
}
