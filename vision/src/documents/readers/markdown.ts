import type { DocumentModel } from '../document-model.ts';
import { readPage } from './html.ts';
import { readWhole } from './refusal.ts';
import { documentText, withGuess } from './document-text.ts';

/** The tree of the page takes many times the size of the text. */
const bytesMax = 16 * 1024 * 1024;

/**
 * Reads Markdown (CommonMark with the tables and struck-out text of GitHub) as the page it describes, with the HTML in it. Nothing is
 * fetched: pictures elsewhere leave their description.
 * @throws Refused
 */
export async function readMarkdown(path: string, { scratch }: { scratch: string }): Promise<DocumentModel> {
  const { default: markdownIt } = await import('markdown-it');
  const read = await documentText(await readWhole(path, bytesMax));
  const markdown = withoutFrontMatter(read.text);
  // Beyond its own limit it leaves out text without a word: the limit of pages is lower, and refuses.
  const renderer = markdownIt({ html: true });
  Object.assign(renderer.options, { maxNesting: 1000 });
  // The reader of pages drops the links that may run something, and keeps their text.
  renderer.validateLink = () => true;
  const page = await readPage(renderer.render(markdown), scratch);
  const first = page.blocks.find((block) => block.kind === 'heading' && block.level === 1);
  const title = first?.kind === 'heading' ? first.runs.map(({ text }) => text).join('') : null;
  return withGuess({ ...page, title: title?.slice(0, 500) ?? null }, read);
}

function withoutFrontMatter(markdown: string): string {
  const lines = markdown.split('\n', 200);
  if (lines[0]?.trim() !== '---') return markdown;
  const end = lines.findIndex((line, index) => index > 0 && line.trim() === '---');
  return end === -1 ? markdown : markdown.slice(lines.slice(0, end + 1).join('\n').length);
}
