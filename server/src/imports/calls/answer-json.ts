import { parseBoundedJson } from '../../bounded-json.ts';

/** Null for what is no JSON, or JSON beyond the limits. */
export function jsonOf(text: string): unknown {
  try {
    return parseBoundedJson(text);
  } catch {
    return null;
  }
}
