import { randomBytes } from 'node:crypto';
import { ExactNumber, isMembers, parseJson } from '@farebox/client/json';

/**
 * The SDK of MCP parses messages itself and rounds their numbers. So they reach it as marked texts, and are numbers again in its result.
 * No text of JSON has a line break in it: each line of a JSON document, of a stream of events or of a program's output stands for itself.
 */
const mark = `\u{f0000}${randomBytes(9).toString('base64url')}:`;
/** A text, or a number outside of one. */
const tokens = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"|(?<![\w.+-])-?\d[\d.eE+-]*/g;

/** Marks the numbers of whole lines that no double holds. */
export function marked(line: string): string {
  return line.replace(tokens, (token) => (token.startsWith('"') || !isExact(token) ? token : JSON.stringify(mark + token)));
}

function isExact(token: string): boolean {
  try {
    return parseJson(token) instanceof ExactNumber;
  } catch {
    return false;
  }
}

/** The same for bytes as they arrive. */
export function markedLines(): TransformStream<Uint8Array, Uint8Array> {
  const marks = markedChunks();
  return new TransformStream({
    transform(chunk, controller) {
      const whole = marks.of(chunk);
      if (whole.length > 0) controller.enqueue(whole);
    },
    flush: (controller) => controller.enqueue(marks.rest()),
  });
}

/** `of` returns the lines that a chunk completes, which may be none. @throws RangeError for a line of more than `lengthMax` characters */
export function markedChunks(lengthMax = Infinity) {
  const [decoder, encoder] = [new TextDecoder(), new TextEncoder()];
  let rest: string[] = [];
  let length = 0;
  return {
    of(chunk: Uint8Array): Uint8Array {
      const text = decoder.decode(chunk, { stream: true });
      const end = text.lastIndexOf('\n') + 1;
      const whole = end === 0 ? null : marked(rest.join('') + text.slice(0, end));
      rest = [...(end > 0 ? [] : rest), text.slice(end)];
      length = (end > 0 ? 0 : length) + text.length - end;
      if (length > lengthMax) throw new RangeError(`a line has more than ${lengthMax} characters`);
      return encoder.encode(whole ?? '');
    },
    rest: (): Uint8Array => encoder.encode(marked(rest.join('') + decoder.decode())),
  };
}

/** What was read of marked lines, with its numbers. */
export function unmarkedMembers(members: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(members).map(([name, member]) => [name, unmarked(member)]));
}

function unmarked(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith(mark) ? new ExactNumber(value.slice(mark.length)) : value;
  if (Array.isArray(value)) return value.map(unmarked);
  return isMembers(value) ? unmarkedMembers(value) : value;
}
