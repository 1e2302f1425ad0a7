import type { Run } from '../document-model.ts';

/** Joins neighbouring runs of the same style, and removes empty runs. */
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

/** Removes white space at both ends. */
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

/** Joins several texts, each on its own lines: the content of a cell with several paragraphs. */
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

/**
 * The same for a page, whose links may be relative: to its base, if it names one. Links to places in the page itself are dropped.
 */
export function pageLink(address: string | undefined, base: string | null): string | undefined {
  const link = address?.trim() ?? '';
  const isRelative = /^[^#\s][^\s]*$/.test(link) && link.length <= 4096 && !/^[a-z][a-z\d+.-]*:/i.test(link) && !link.includes('\\');
  if (!isRelative) return safeLink(address);
  if (base !== null && URL.canParse(link, base)) return safeLink(new URL(link, base).href);
  return link.startsWith('//') ? safeLink(`https:${link}`) : link;
}

/** Returns the address of a web or mail link. Other links are dropped, because they may run something or open a file. */
export function safeLink(address: string | undefined): string | undefined {
  const link = address?.trim();
  return link !== undefined && link.length <= 4096 && /^(?:https?:\/\/|mailto:)/i.test(link) ? link : undefined;
}
