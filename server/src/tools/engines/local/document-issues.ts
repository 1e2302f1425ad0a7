import type { WriteDocument } from '@farebox/vision';
import { pagesFault } from '@farebox/vision/page-ranges';
import { z } from 'zod';
import type { Issue } from '../../../errors.ts';
import { nameInUrl } from './sources.ts';

/** Pages that are read of one document. */
export const pagesMax = 1000;

type ExtraFormat = readonly [format: WriteDocument['format'], output: string];

const formats: ReadonlyMap<string, ExtraFormat> = new Map<string, ExtraFormat>([
  ['markdown', ['markdown', 'document.md']],
  ['md', ['markdown', 'document.md']],
  ['html', ['html', 'document.html']],
  ['text', ['text', 'document.txt']],
  ['txt', ['text', 'document.txt']],
  ['word', ['word', 'document.docx']],
  ['docx', ['word', 'document.docx']],
  ['excel', ['excel', 'document.xlsx']],
  ['xlsx', ['excel', 'document.xlsx']],
]);

/** The file that a word of `outputFormat` asks for; null for a word that is not known here. */
export function extraFormatOf(outputType: string): ExtraFormat | null {
  return formats.get(outputType.toLowerCase()) ?? null;
}

export function unknownFormat(outputType: string): string {
  return `outputFormat: ${outputType} cannot be made here; ${[...formats.keys()].join(', ')} can`;
}

const Known = z
  .object({
    fileUrl: z.string(),
    fileName: z.string(),
    fileNameExtension: z.string(),
    llmEnhancement: z.boolean(),
    enhancementMode: z.string(),
    pageIndex: z.string(),
    outputFormat: z.array(z.string()),
  })
  .partial();
type Known = z.output<typeof Known>;

/** What speaks against a document before it is fetched: its name, and what is to be done with it. */
export function documentIssues(input: Readonly<Record<string, unknown>>): Issue[] {
  const known = Known.parse(input);
  return [...typeIssues(known), ...enhancementIssues(known), ...pageIssues(known), ...formatIssues(known)];
}

const unreadable: ReadonlySet<string> = new Set(
  'ppt pptx pps key doc xls mobi azw azw3 rtf mp3 mp4 wav m4a aac flac ogg avi mkv mov wmv webm flv zip rar 7z'.split(' '),
);

function typeIssues({ fileUrl, fileName, fileNameExtension }: Known): Issue[] {
  const path = fileNameExtension !== undefined ? 'fileNameExtension' : fileName !== undefined ? 'fileName' : 'fileUrl';
  const name = fileName ?? nameInUrl(fileUrl ?? '') ?? '';
  const extension = (fileNameExtension ?? /\.(\w{1,5})$/.exec(name)?.[1] ?? '').toLowerCase();
  return unreadable.has(extension) ? [{ path, message: `files of the type ${extension} cannot be read here` }] : [];
}

function enhancementIssues({ llmEnhancement, enhancementMode }: Known): Issue[] {
  const message = 'the enhancement by large models is not available here';
  return [
    ...(llmEnhancement === true ? [{ path: 'llmEnhancement', message }] : []),
    ...(/^(?:llm|vlm)$/i.test(enhancementMode ?? '') ? [{ path: 'enhancementMode', message }] : []),
  ];
}

function pageIssues({ pageIndex }: Known): Issue[] {
  const message = pageIndex === undefined ? null : pagesFault(pageIndex, pagesMax);
  return message === null ? [] : [{ path: 'pageIndex', message }];
}

function formatIssues({ outputFormat = [] }: Known): Issue[] {
  return outputFormat.flatMap((name, index) =>
    extraFormatOf(name) === null ? [{ path: `outputFormat[${index}]`, message: unknownFormat(name) }] : [],
  );
}
