const wide = /[\u1100-\u11FF\u2E80-\uD7FF\uF900-\uFAFF\uFF00-\uFF60]/g;

/** The width of a line in digits; wide characters count twice. */
export function textWidth(line: string): number {
  return line.length + (line.match(wide)?.length ?? 0);
}
