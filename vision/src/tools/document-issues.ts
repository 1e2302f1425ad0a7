import { z } from 'zod';
import { factsOf, formatOfExtension, isLegacy, outputFormatOf, outputWords, unreadExtension } from '../documents/formats.ts';
import { pagesFault } from '../page-ranges.ts';
import { nameInUrl, type Input, type Issue } from './answer.ts';

/** The most pages of one document that are read. */
export const pagesMax = 1000;

export function unknownFormat(outputType: string): string {
  return `outputFormat: ${outputType} cannot be made here; ${outputWords.join(', ')} can`;
}

const DocumentFields = z
  .object({
    fileUrl: z.string(),
    fileName: z.string(),
    fileNameExtension: z.string(),
    allowPptFormat: z.boolean(),
    enhancementMode: z.string(),
    imageStrategy: z.string(),
    option: z.string(),
    pageIndex: z.string(),
    structureType: z.string(),
    outputFormat: z.array(z.string()),
  })
  .partial();
type DocumentFields = z.output<typeof DocumentFields>;

export interface DocumentNeeds {
  /** The accepted input of the tool: any document, or only PDF. */
  takes: 'any' | 'pdf';
  /** Why files of the formats before 2007 cannot be read here; null if they can. */
  missingOffice: string | null;
}

/** Problems of a document that are known before it is fetched: from its name and the options. */
export function documentIssues(input: Input, needs: DocumentNeeds): Issue[] {
  const known = DocumentFields.parse(input);
  return [
    ...typeIssues(known, needs),
    ...withoutEffect(input),
    ...wordIssues(known),
    ...storageIssues(input),
    ...pageIssues(known),
    ...formatIssues(known),
  ];
}

/** Problems of the options of result tools. */
export function resultIssues(input: Input): Issue[] {
  return imageStrategyIssues(DocumentFields.parse(input));
}

function typeIssues(
  { fileUrl, fileName, fileNameExtension, allowPptFormat }: DocumentFields,
  { takes, missingOffice }: DocumentNeeds,
): Issue[] {
  const path = fileNameExtension !== undefined ? 'fileNameExtension' : fileName !== undefined ? 'fileName' : 'fileUrl';
  const name = fileName ?? nameInUrl(fileUrl ?? '') ?? '';
  const extension = (fileNameExtension ?? /\.(\w{1,8})$/.exec(name)?.[1] ?? '').toLowerCase();
  const unread = unreadExtension(extension);
  if (unread !== null) return [{ path, message: `files of the type ${extension} cannot be read here: ${unread}` }];
  const format = formatOfExtension(extension);
  if (format === null) return [];
  const { name: called, counts, signature } = factsOf(format);
  // The address of a PDF may end in .html or .txt; other types do not end in .docx by mistake.
  if (takes === 'pdf' && format !== 'pdf' && signature.kind !== 'text') {
    return [
      {
        path,
        message: `this tool takes PDF files, and files of the type ${extension} (${called}) are read by vendor-docai-doc-parser-submit`,
      },
    ];
  }
  if (isLegacy(format) && missingOffice !== null) {
    return [{ path, message: `files of the type ${extension} (${called}) cannot be read here: LibreOffice is not installed` }];
  }
  if (counts === 'slides' && allowPptFormat === false) return [{ path, message: 'presentations are refused by allowPptFormat: false' }];
  return [];
}

const noModel = 'the enhancement by large models is not available here';

/** Options that only other engines have are refused: ignoring them would sell something other than the caller requested. */
const noEffect: Readonly<Record<string, string>> = {
  llmEnhancement: noModel,
  llmParam: noModel,
  multimediaParameters: 'audio and video cannot be read here',
  formulaEnhancement: 'formulas are kept as text here, and cannot be recognised more thoroughly',
};

function withoutEffect(input: Input): Issue[] {
  return Object.entries(noEffect).flatMap(([path, message]) => (isSet(input[path]) ? [{ path, message }] : []));
}

/** Whether an option asks for anything: false, null and empty values do not. */
function isSet(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === '') return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

const structureTypes = ['default', 'layout', 'doctree'];
const enhancementModes = ['auto', 'digital'];
const imageStrategies = ['url', 'base64'];

function wordIssues(known: DocumentFields): Issue[] {
  const { structureType = '', enhancementMode = '', option = '' } = known;
  const mode = enhancementMode.toLowerCase();
  return [
    ...wordIssue('structureType', structureType, structureTypes),
    ...(/^(?:llm|vlm)$/.test(mode)
      ? [{ path: 'enhancementMode', message: noModel }]
      : wordIssue('enhancementMode', mode, enhancementModes)),
    ...wordIssue('option', option, ['base']),
    ...imageStrategyIssues(known),
  ];
}

function imageStrategyIssues({ imageStrategy = '' }: DocumentFields): Issue[] {
  return wordIssue('imageStrategy', imageStrategy, imageStrategies);
}

function wordIssue(path: string, value: string, known: readonly string[]): Issue[] {
  if (value === '' || known.includes(value)) return [];
  return [{ path, message: `${path} must be ${known.join(' or ')} here` }];
}

function storageIssues(input: Input): Issue[] {
  return ['ossBucket', 'ossEndpoint', 'customOssConfig'].flatMap((path) =>
    isSet(input[path]) ? [{ path, message: `${path} is not supported here: results are delivered as links` }] : [],
  );
}

function pageIssues({ pageIndex }: DocumentFields): Issue[] {
  const message = pageIndex === undefined ? null : pagesFault(pageIndex, pagesMax);
  return message === null ? [] : [{ path: 'pageIndex', message }];
}

function formatIssues({ outputFormat = [] }: DocumentFields): Issue[] {
  return outputFormat.flatMap((name, index) =>
    outputFormatOf(name) === null ? [{ path: `outputFormat[${index}]`, message: unknownFormat(name) }] : [],
  );
}
