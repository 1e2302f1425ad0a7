import { detect } from 'tinyld';
import { searchTextOf, snippetOf } from './clean-text.ts';
import type { MadePreview, PreviewFile } from './made-preview.ts';
import { countedBytesMax, guessOf, isCountable, type TextSource } from './text-source.ts';

/** Previews any text: its beginning, its language, and its line count. */
export async function textPreview(source: TextSource, file: PreviewFile): Promise<MadePreview> {
  const snippet = snippetOf(source.head.text, source.file.sizeBytes);
  const preview = {
    kind: 'text' as const,
    snippet,
    language: isCode(file, source.head.text) ? null : languageOf(source.head.text),
    line_count: await lineCount(source),
    ...guessOf(source),
  };
  return { preview, searchText: searchTextOf([snippet]) };
}

const codeNames =
  /\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|swift|c|h|cc|cpp|hpp|cs|php|pl|lua|r|sh|bat|ps1|sql|css|json|jsonl|xml|ya?ml|toml|ini|csv|tsv|log)$/i;

function isCode({ fileName, declaredMimeType, mimeType }: PreviewFile, text: string): boolean {
  const types = `${declaredMimeType ?? ''} ${mimeType ?? ''}`;
  return codeNames.test(fileName ?? '') || /json|xml|javascript|x-|css/.test(types) || /^\s*[{[<]/.test(text);
}

const languageSampleMax = 2000;
const lettersMin = 20;
/** Minimum for scripts in which one character carries more meaning. */
const signsMin = 6;

/** Uses tinyld's normal set. The light one is as good for Chinese, but takes Dutch for French. */
export function languageOf(text: string): string | null {
  const sample = text.slice(0, languageSampleMax);
  const signs = sample.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters < lettersMin && signs < signsMin) return null;
  // Names and headings are too short for statistics. Han characters without kana or hangul are Chinese.
  if (signs >= letters / 2 && !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(sample)) return 'zh';
  const language = detect(sample);
  return /^[a-z]{2}$/.test(language) ? language : null;
}

async function lineCount({ file, head, isWhole }: TextSource): Promise<number | null> {
  if (isWhole) return linesOf(head.text);
  if (file.sizeBytes > countedBytesMax || !isCountable(head)) return null;
  let breaks = 0;
  let last = 0;
  for await (const chunk of file.chunks(0, countedBytesMax)) {
    for (const byte of chunk) if (byte === 0x0a) breaks += 1;
    last = chunk.at(-1) ?? last;
  }
  return breaks + (last === 0x0a ? 0 : 1);
}

function linesOf(text: string): number {
  if (text === '') return 0;
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}
