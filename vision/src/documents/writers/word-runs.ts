import type * as Docx from 'docx';
import type { Run } from '../document-model.ts';
import { areMostlyRightToLeft } from '../text-direction.ts';
import { familyOf, roundSize, type DocumentFonts } from './document-fonts.ts';
import { officeText } from './office-text.ts';

export interface RunOptions {
  fonts: DocumentFonts;
  /** In headings, size and weight come from the heading style. */
  isHeading?: boolean;
  /** The run is in a header row. */
  isBold?: boolean;
}

/** The direction of a paragraph that is written from right to left. */
export function directionOf(runs: readonly Run[]): { bidirectional?: true } {
  return areMostlyRightToLeft(runs) ? { bidirectional: true } : {};
}

/** Converts runs to Word runs. Neighbouring runs with the same link become one link. */
export function wordRuns(docx: typeof Docx, runs: readonly Run[], options: RunOptions): Docx.ParagraphChild[] {
  const children: Docx.ParagraphChild[] = [];
  let at = 0;
  while (at < runs.length) {
    const link = runs[at]?.link;
    let end = at + 1;
    while (end < runs.length && runs[end]?.link === link) end += 1;
    const texts = runs.slice(at, end).flatMap((run) => textRuns(docx, run, options));
    if (link !== undefined && isLink(link)) children.push(new docx.ExternalHyperlink({ link: officeText(link), children: texts }));
    else for (const text of texts) children.push(text);
    at = end;
  }
  return children;
}

/** Rejects links that run something or open a file when clicked. */
function isLink(link: string): boolean {
  return link.length <= 2048 && /^(?:https?:\/\/|mailto:)[^\s]+$/i.test(link);
}

/** One run per line. The text is passed as `text`, because a child string may be mistaken for a field name. */
function textRuns(docx: typeof Docx, run: Run, options: RunOptions): Docx.TextRun[] {
  const style = textOptions(run, options);
  const lines = officeText(run.text).split('\n');
  return lines.map((text, index) => new docx.TextRun({ ...style, text, ...(index === 0 ? {} : { break: 1 }) }));
}

function textOptions(run: Run, { fonts, isHeading = false, isBold = false }: RunOptions): Docx.IRunOptions {
  const size = run.fontSize === undefined || isHeading ? null : roundSize(run.fontSize);
  const family = run.code === true ? 'Courier New' : familyOf(run.fontName);
  const color = run.color !== undefined && /^[\dA-F]{6}$/i.test(run.color) ? run.color.toUpperCase() : null;
  return {
    ...(isBold || (run.bold === true && !isHeading) ? { bold: true } : {}),
    ...(run.italic === true ? { italics: true } : {}),
    ...(areMostlyRightToLeft([run]) ? { rightToLeft: true } : {}),
    ...(run.underline === true ? { underline: {} } : {}),
    ...(run.strike === true ? { strike: true } : {}),
    ...(run.link !== undefined && isLink(run.link) ? { style: 'Hyperlink' } : run.code === true ? { style: 'InlineCode' } : {}),
    ...(family === null || isHeading ? {} : { font: { ascii: family, hAnsi: family, eastAsia: fonts.eastAsia } }),
    ...(size === null || Math.abs(size - fonts.size) < 0.75 ? {} : { size: size * 2 }),
    // Black is the default. An explicit black would not turn light in dark mode.
    ...(color === null || color === '000000' ? {} : { color }),
  };
}
