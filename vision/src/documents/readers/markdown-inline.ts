import type { Run } from '../document-model.ts';
import { joinRuns, safeLink, trimRuns } from './runs.ts';

type Style = Omit<Run, 'text'>;
type Toggle = 'bold' | 'italic' | 'strike';

const token =
  /\\([!-/:-@[-`{-~])|(`{1,20})|(!?)\[([^[\]]{0,2000})\]\([ \t]{0,10}<?([^\s()<>]{0,4096}(?:\([^\s()<>]{0,1000}\)[^\s()<>]{0,1000})?)>?(?:\s{1,10}"[^"\n]{0,1000}")?\s{0,10}\)|<((?:https?:\/\/|mailto:)[^\s<>]{1,2000})>|<\/?[a-zA-Z][^<>]{0,1000}>|(\*{1,3}|_{1,3}|~~)|( {2,100}\n|\n)/g;

/** The most runs in one paragraph; the rest of the text is plain. */
const runsMax = 20_000;

/** Parses the runs of a Markdown paragraph in one pass. No pair of marks is tried twice, so many marks cannot slow it down. */
export function inlineRuns(text: string): Run[] {
  return trimRuns(joinRuns(runsOf(text, {}, 0)));
}

function runsOf(text: string, around: Style, depth: number): Run[] {
  const runs: Run[] = [];
  const open = new Set<Toggle>();
  /** Marks that do not occur again in the text. */
  const exhausted = new Set<string>();
  let at = 0;
  const style = (): Style => ({ ...around, ...Object.fromEntries([...open].map((name) => [name, true])) });
  const put = (plain: string) => runs.push({ ...style(), text: decodeEntities(plain) });
  token.lastIndex = 0;
  for (let match = nextToken(text, at); match !== null && runs.length < runsMax; match = nextToken(text, at)) {
    const [whole, escaped, ticks, bang, label, address, autolink, marks, lineBreak] = match;
    put(text.slice(at, match.index));
    at = match.index + whole.length;
    if (escaped !== undefined) runs.push({ ...style(), text: escaped });
    else if (ticks !== undefined) at = putCode(text, at, ticks, style(), runs);
    else if (label !== undefined) runs.push(...linked(label, bang === '!' ? undefined : safeLink(address), style(), depth));
    else if (autolink !== undefined) runs.push({ ...style(), text: autolink, link: autolink });
    else if (marks !== undefined) toggle({ text, index: match.index, marks }, open, exhausted, put);
    else if (lineBreak !== undefined) runs.push({ ...style(), text: lineBreak === '\n' ? ' ' : '\n' });
  }
  put(text.slice(at));
  return runs;
}

function nextToken(text: string, from: number): RegExpExecArray | null {
  token.lastIndex = from;
  return token.exec(text);
}

/** @returns the position where parsing continues */
function putCode(text: string, at: number, ticks: string, style: Style, runs: Run[]): number {
  const end = text.indexOf(ticks, at);
  if (end === -1 || end - at > 10_000) {
    runs.push({ ...style, text: ticks });
    return at;
  }
  runs.push({ ...style, text: text.slice(at, end).replace(/^ (.+) $/, '$1'), code: true });
  return end + ticks.length;
}

function linked(label: string, link: string | undefined, style: Style, depth: number): Run[] {
  const inner = link === undefined ? style : { ...style, link };
  return depth > 3 ? [{ ...inner, text: label }] : runsOf(label, inner, depth + 1);
}

function toggle(
  { text, index, marks }: { text: string; index: number; marks: string },
  open: Set<Toggle>,
  exhausted: Set<string>,
  put: (plain: string) => void,
): void {
  const names: readonly Toggle[] = marks === '~~' ? ['strike'] : (kinds[marks.length] ?? []);
  const isOpen = names.every((name) => open.has(name));
  const end = index + marks.length;
  const before = text[index - 1] ?? ' ';
  const after = text[end] ?? ' ';
  const isInWord = marks.startsWith('_') && /\w/.test(before) && /\w/.test(after);
  if (!isOpen && !exhausted.has(marks) && !text.includes(marks, end)) exhausted.add(marks);
  // `2 * 3` and snake_case are not emphasis.
  if (isInWord || (isOpen ? /\s/.test(before) : /\s/.test(after) || exhausted.has(marks))) return put(marks);
  for (const name of names) {
    if (isOpen) open.delete(name);
    else open.add(name);
  }
}

const kinds: ReadonlyArray<readonly Toggle[]> = [[], ['italic'], ['bold'], ['bold', 'italic']];

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: '\u00A0' };

function decodeEntities(text: string): string {
  return text.replaceAll(/&(lt|gt|amp|quot|nbsp);/g, (_, name: string) => entities[name] ?? '');
}
