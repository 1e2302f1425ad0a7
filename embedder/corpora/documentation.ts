import type { Pair } from '../pairs.ts';
import { at, entriesAt, filesBelow, isChinese, plain, readText, translationPairs } from './text.ts';

interface Edition {
  /** The folder of the pages. */
  folder: string;
  /** Matches the paths of pages to read. */
  pages?: RegExp;
  /** Maps a page's path to that in the other edition, if they differ. */
  rename?: (path: string) => string;
}

/** A page consists of sections: a heading with its paragraphs. */
interface Section {
  level: number;
  heading: string;
  blocks: string[];
}

/** Pairs headings with their first paragraphs, and paragraphs with their translations if a section has equally many in both editions. */
export async function* documentationPairs(tag: string, english: Edition, chinese?: Edition): AsyncGenerator<Pair> {
  for (const path of await filesBelow(english.folder, english.pages ?? /\.(mdx?|ipynb)$/)) {
    const sections = sectionsOf(await readText(english.folder, path), path);
    yield* headingPairs(tag, sections, false);
    if (chinese === undefined) continue;
    const translatedPath = chinese.rename?.(path) ?? path;
    const source = await readText(chinese.folder, translatedPath).catch(() => '');
    if (source === '' || (translatedPath === path && chinese.folder === english.folder)) continue;
    const translated = sectionsOf(source, path);
    yield* headingPairs(`${tag}_zh`, translated, true);
    if (translated.length !== sections.length || translated.some(({ level }, place) => level !== sections[place]?.level)) continue;
    for (const [place, section] of translated.entries()) {
      const original = sections[place];
      if (original === undefined) continue;
      yield { tag: `${tag}_xl`, a: isChinese(section.heading) ? section.heading : '', b: original.heading };
      if (section.blocks.length !== original.blocks.length) continue;
      for (const [number, block] of section.blocks.entries()) yield* translationPairs(`${tag}_xl`, block, original.blocks[number] ?? '');
    }
  }
}

function* headingPairs(tag: string, sections: readonly Section[], chinese: boolean): Generator<Pair> {
  const page = sections[0]?.heading ?? '';
  for (const { level, heading, blocks } of sections) {
    const text = blocks.find((block) => block.length > (chinese ? 12 : 30) && isChinese(block) === chinese);
    if (text !== undefined && heading !== '') yield { tag, a: level <= 1 || heading === page ? heading : `${page} ${heading}`, b: text };
  }
}

function sectionsOf(source: string, path: string): Section[] {
  const text = path.endsWith('.ipynb') ? notebookText(source) : source;
  const title = /^---\n[\s\S]*?^title:\s*['"]?(.*?)['"]?\s*$/m.exec(text)?.[1] ?? '';
  const body = text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^[ \t]*(```|~~~)[\s\S]*?^[ \t]*\1[ \t]*$/gm, '\n')
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/^(import|export) .*$|^\{\{.*\}\}$|^:::.*$/gm, ' ');
  const sections: Section[] = [{ level: 1, heading: plain(title), blocks: [] }];
  for (const block of body.split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+\.) |#{1,6} )/)) {
    const heading = /^\s*(#{1,6})\s+(.*)/.exec(block);
    if (heading !== null) {
      sections.push({ level: heading[1]?.length ?? 1, heading: headingText(heading[2] ?? ''), blocks: [] });
      block
        .split('\n')
        .slice(1)
        .forEach((line) => addBlock(sections, line));
    } else addBlock(sections, block);
  }
  const [first, second] = sections;
  // If the title of a page is also its first heading, it counts once.
  return first?.heading === '' && first.blocks.length === 0 && second !== undefined ? sections.slice(1) : sections;
}

function headingText(heading: string): string {
  return plain(heading.replace(/\{[#/].*?\}|\[\[.*?\]\]/g, ' '));
}

function addBlock(sections: Section[], block: string): void {
  // Tables and formulas are not sentences.
  if (/^\s*(\||\$\$|<script|<style)/.test(block)) return;
  const text = plain(block.replace(/^\s*(?:[-*+>]|\d+\.)\s+/, ''));
  if (text.length > 3 && /\p{L}{2}/u.test(text)) sections.at(-1)?.blocks.push(text);
}

function notebookText(source: string): string {
  let notebook: unknown;
  try {
    notebook = JSON.parse(source);
  } catch {
    return '';
  }
  return entriesAt(notebook, 'cells')
    .filter(([, cell]) => at(cell, 'cell_type') === 'markdown')
    .map(([, cell]) =>
      entriesAt(cell, 'source')
        .map(([, line]) => String(line))
        .join(''),
    )
    .filter((text) => !/Copyright \d{4}|Licensed under the Apache License/.test(text))
    .join('\n\n');
}
