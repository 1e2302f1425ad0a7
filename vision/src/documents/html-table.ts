import type { Block, Cell, Run } from './document-model.ts';
import { areMostlyRightToLeft, isMostlyRightToLeft } from './text-direction.ts';

/** Writes a table as HTML, with its spans. */
export function htmlTable({ rows, headerRows }: Pick<Extract<Block, { kind: 'table' }>, 'rows' | 'headerRows'>): string {
  const lines = rows.map((row, index) => `<tr>${row.map((cell) => htmlCell(cell, index < headerRows ? 'th' : 'td')).join('')}</tr>`);
  const direction = isMostlyRightToLeft(rows.flatMap((row) => row.flatMap(({ runs }) => runs.map(({ text }) => text)))) ? ' dir="rtl"' : '';
  return `<table${direction}>\n${lines.join('\n')}\n</table>`;
}

function htmlCell({ columnSpan, rowSpan, runs }: Cell, tag: 'td' | 'th'): string {
  const spans = `${columnSpan > 1 ? ` colspan="${columnSpan}"` : ''}${rowSpan > 1 ? ` rowspan="${rowSpan}"` : ''}`;
  return `<${tag}${spans}${directionOf(runs)}>${htmlRuns(runs)}</${tag}>`;
}

/** The attribute of a text that is written from right to left. */
export function directionOf(runs: readonly Run[]): string {
  return areMostlyRightToLeft(runs) ? ' dir="rtl"' : '';
}

export function htmlRuns(runs: readonly Run[]): string {
  return runs
    .map((run) => htmlRun(run))
    .join('')
    .trim();
}

function htmlRun(run: Run): string {
  let text = escapeHtml(run.text).replace(/\n/g, '<br>');
  if (run.text.trim() === '') return text;
  if (run.code === true) text = `<code>${text}</code>`;
  if (run.italic === true) text = `<em>${text}</em>`;
  if (run.bold === true) text = `<strong>${text}</strong>`;
  if (run.link !== undefined) text = `<a href="${escapeHtml(run.link)}">${text}</a>`;
  return text;
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
