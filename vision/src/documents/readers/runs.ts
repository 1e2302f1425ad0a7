import type { Run } from '../document-model.ts';

/** Neighbours of one style become one run; empty ones go. */
export function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  let lastStyle = '';
  for (const run of runs) {
    if (run.text === '') continue;
    const style = styleKey(run);
    const last = joined.at(-1);
    if (last !== undefined && style === lastStyle) last.text += run.text;
    else joined.push({ ...run });
    lastStyle = style;
  }
  return joined;
}

/** Without white space at both ends. */
export function trimRuns(runs: readonly Run[]): Run[] {
  const trimmed = runs.map((run) => ({ ...run }));
  for (let first = trimmed[0]; first !== undefined; first = trimmed[0]) {
    first.text = first.text.trimStart();
    if (first.text !== '') break;
    trimmed.shift();
  }
  for (let last = trimmed.at(-1); last !== undefined; last = trimmed.at(-1)) {
    last.text = last.text.trimEnd();
    if (last.text !== '') break;
    trimmed.pop();
  }
  return trimmed;
}

/** Several texts as one, each on lines of its own: what a cell with paragraphs holds. */
export function joinLines(lines: ReadonlyArray<readonly Run[]>): Run[] {
  const runs: Run[] = [];
  for (const line of lines) {
    if (line.length === 0) continue;
    if (runs.length > 0) runs.push({ text: '\n' });
    runs.push(...line);
  }
  return joinRuns(runs);
}

function styleKey(run: Run): string {
  return Object.entries(run)
    .filter(([name, value]) => name !== 'text' && value !== undefined && value !== false)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('|');
}

/** A link that may be shown: to the web or by mail, nothing that runs or names a file. */
export function safeLink(address: string | undefined): string | undefined {
  const link = address?.trim();
  return link !== undefined && link.length <= 4096 && /^(?:https?:\/\/|mailto:)/i.test(link) ? link : undefined;
}
