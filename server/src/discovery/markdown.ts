/** Text that Markdown shows as it is, in one line. Source: CommonMark 0.31, 2.4. */
export function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`);
}

/** A span of code, between more backticks than the text has in a row; also in a cell of a table. */
export function code(text: string): string {
  const fence = '`'.repeat(longestRun(text) + 1);
  const padding = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${padding}${text.replaceAll(/\s+/g, ' ').replaceAll('|', String.raw`\|`)}${padding}${fence}`;
}

export function fenced(text: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language}\n${text}\n${fence}`;
}

/** Cells are Markdown, with their bars escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}
