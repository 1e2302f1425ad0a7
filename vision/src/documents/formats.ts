/** How the bytes of a file tell its format. The formats of a text have none: they are known by their name, or by how the text looks. */
type Signature =
  /** Matched against the first kilobyte, one character for each byte. */
  | { kind: 'head'; pattern: RegExp }
  /** A zip file: the name of its main part (ECMA-376), or of any part. */
  | { kind: 'package'; mainPart: RegExp }
  | { kind: 'part'; name: string }
  /** A zip file with a part `mimetype` (OpenDocument 1.3, part 2, 3.3). */
  | { kind: 'declared' }
  /** A compound file (MS-CFB): the name of a stream in its root. */
  | { kind: 'stream'; name: RegExp }
  | { kind: 'text' };

interface FormatFacts {
  /** As people call it. */
  name: string;
  /** The first is the usual one. */
  extensions: readonly [string, ...string[]];
  /** The first is the usual one. */
  mimeTypes: readonly [string, ...string[]];
  signature: Signature;
  /** What a page range counts; null for formats without pages. */
  counts: 'pages' | 'slides' | 'sheets' | 'chapters' | null;
  /** The word for it among the formats that are written; absent: it is not. */
  writtenAs?: string;
}

const vendorType = 'application/vnd';
const openXml = `${vendorType}.openxmlformats-officedocument`;
const openDocument = `${vendorType}.oasis.opendocument`;

/**
 * Every format that is read here. Types, detection, extensions, MIME types, refusals and descriptions follow from this list; a new
 * format is an entry and a reader in `readers/open.ts`.
 */
export const documentFormats = {
  pdf: {
    name: 'PDF',
    extensions: ['pdf'],
    mimeTypes: ['application/pdf'],
    signature: { kind: 'head', pattern: /%PDF-/ },
    counts: 'pages',
  },
  image: {
    name: 'pictures',
    extensions: ['png', 'jpg', 'jpeg', 'webp', 'gif', 'tif', 'tiff', 'avif'],
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/tiff', 'image/avif'],
    signature: {
      kind: 'head',
      pattern: /^(?:\xFF\xD8\xFF|\x89PNG|II\*\0|MM\0\*|GIF8|RIFF[^]{4}WEBP|[^]{4}ftyp(?:avif|heic|heix|mif1))/,
    },
    counts: 'pages',
  },
  word: {
    name: 'Word',
    extensions: ['docx', 'docm', 'dotx'],
    mimeTypes: [`${openXml}.wordprocessingml.document`],
    signature: { kind: 'package', mainPart: /^word\// },
    counts: null,
    writtenAs: 'word',
  },
  sheet: {
    name: 'Excel',
    extensions: ['xlsx', 'xlsm', 'xltx'],
    mimeTypes: [`${openXml}.spreadsheetml.sheet`],
    signature: { kind: 'package', mainPart: /^xl\/.*\.xml$/ },
    counts: 'sheets',
    writtenAs: 'excel',
  },
  presentation: {
    name: 'PowerPoint',
    extensions: ['pptx', 'pptm', 'ppsx', 'potx'],
    mimeTypes: [`${openXml}.presentationml.presentation`],
    signature: { kind: 'package', mainPart: /^ppt\// },
    counts: 'slides',
  },
  odt: {
    name: 'OpenDocument text',
    extensions: ['odt', 'ott'],
    mimeTypes: [`${openDocument}.text`, `${openDocument}.text-template`],
    signature: { kind: 'declared' },
    counts: null,
  },
  ods: {
    name: 'OpenDocument spreadsheet',
    extensions: ['ods', 'ots'],
    mimeTypes: [`${openDocument}.spreadsheet`, `${openDocument}.spreadsheet-template`],
    signature: { kind: 'declared' },
    counts: 'sheets',
  },
  odp: {
    name: 'OpenDocument presentation',
    extensions: ['odp', 'otp'],
    mimeTypes: [`${openDocument}.presentation`, `${openDocument}.presentation-template`],
    signature: { kind: 'declared' },
    counts: 'slides',
  },
  epub: {
    name: 'EPUB',
    extensions: ['epub'],
    mimeTypes: ['application/epub+zip'],
    signature: { kind: 'part', name: 'META-INF/container.xml' },
    counts: 'chapters',
  },
  doc: {
    name: 'Word 97 to 2003',
    extensions: ['doc', 'dot'],
    mimeTypes: ['application/msword'],
    signature: { kind: 'stream', name: /^WordDocument$/ },
    counts: null,
  },
  xls: {
    name: 'Excel 97 to 2003',
    extensions: ['xls', 'xlt'],
    mimeTypes: [`${vendorType}.ms-excel`],
    signature: { kind: 'stream', name: /^(?:Workbook|Book)$/ },
    counts: 'sheets',
  },
  ppt: {
    name: 'PowerPoint 97 to 2003',
    extensions: ['ppt', 'pps', 'pot'],
    mimeTypes: [`${vendorType}.ms-powerpoint`],
    signature: { kind: 'stream', name: /^PowerPoint Document$/ },
    counts: 'slides',
  },
  rtf: {
    name: 'RTF',
    extensions: ['rtf'],
    mimeTypes: ['application/rtf', 'text/rtf'],
    signature: { kind: 'head', pattern: /^\{\\rtf/ },
    counts: null,
  },
  html: {
    name: 'HTML',
    extensions: ['html', 'htm', 'xhtml'],
    mimeTypes: ['text/html', 'application/xhtml+xml'],
    signature: { kind: 'text' },
    counts: null,
    writtenAs: 'html',
  },
  email: {
    name: 'e-mail',
    extensions: ['eml'],
    mimeTypes: ['message/rfc822'],
    signature: { kind: 'text' },
    counts: null,
  },
  markdown: {
    name: 'Markdown',
    extensions: ['md', 'markdown'],
    mimeTypes: ['text/markdown'],
    signature: { kind: 'text' },
    counts: null,
    writtenAs: 'markdown',
  },
  csv: {
    name: 'CSV',
    extensions: ['csv', 'tsv'],
    mimeTypes: ['text/csv', 'text/tab-separated-values'],
    signature: { kind: 'text' },
    counts: null,
  },
  text: {
    name: 'plain text',
    extensions: ['txt', 'text', 'log'],
    mimeTypes: ['text/plain'],
    signature: { kind: 'text' },
    counts: null,
    writtenAs: 'text',
  },
} as const satisfies Readonly<Record<string, FormatFacts>>;

export type DocumentFormat = keyof typeof documentFormats;
export type OutputFormat = Extract<(typeof documentFormats)[DocumentFormat], { writtenAs: string }>['writtenAs'];

/** Formats that LibreOffice turns into one that is read here, and which that is. */
export const legacyFormats = { doc: 'word', xls: 'sheet', ppt: 'presentation' } as const satisfies Partial<
  Record<DocumentFormat, DocumentFormat>
>;
export type LegacyFormat = keyof typeof legacyFormats;
export type ReadFormat = Exclude<DocumentFormat, LegacyFormat>;

/** Formats that people have and nothing here reads, with what to do about it. */
const unreadFormats: ReadonlyArray<{ name: string; extensions: readonly string[]; advice: string; signature?: Signature }> = [
  {
    name: 'binary workbooks',
    extensions: ['xlsb'],
    advice: 'save it as .xlsx',
    signature: { kind: 'package', mainPart: /^xl\/.*\.bin$/ },
  },
  {
    name: 'Apple iWork files',
    extensions: ['key', 'pages', 'numbers'],
    advice: 'export it as PDF',
    signature: { kind: 'part', name: 'Index/Document.iwa' },
  },
  {
    name: 'Outlook messages',
    extensions: ['msg'],
    advice: 'save it as .eml',
    signature: { kind: 'stream', name: /^__properties_version1\.0$/ },
  },
  { name: 'Kindle books', extensions: ['mobi', 'azw', 'azw3'], advice: 'convert it to EPUB' },
  {
    name: 'recordings',
    extensions: ['mp3', 'wav', 'm4a', 'aac', 'flac', 'ogg', 'mp4', 'avi', 'mkv', 'mov', 'wmv', 'webm', 'flv'],
    advice: 'send a transcript',
  },
  { name: 'archives', extensions: ['zip', 'rar', '7z', 'tar', 'gz'], advice: 'send the files in it one by one' },
];

export const formatNames = Object.keys(documentFormats).filter(isFormat);

function isFormat(name: string): name is DocumentFormat {
  return Object.hasOwn(documentFormats, name);
}

export function isLegacy(format: DocumentFormat): format is LegacyFormat {
  return Object.hasOwn(legacyFormats, format);
}

/** The facts of a format, all alike. */
export function factsOf(format: DocumentFormat): FormatFacts {
  return documentFormats[format];
}

/** The format that files with this extension have, without its dot; null for one that says nothing. */
export function formatOfExtension(extension: string): DocumentFormat | null {
  const lower = extension.toLowerCase();
  return formatNames.find((format) => factsOf(format).extensions.includes(lower)) ?? null;
}

/** Why files with this extension cannot be read; null where nothing is known against them. */
export function unreadExtension(extension: string): string | null {
  const lower = extension.toLowerCase();
  const found = unreadFormats.find(({ extensions }) => extensions.includes(lower));
  return found === undefined ? null : refusalOf(found);
}

/** Why a file with this signature cannot be read; null where nothing is known against it. */
export function unreadSignature(fits: (signature: Signature) => boolean): string | null {
  const found = unreadFormats.find(({ signature }) => signature !== undefined && fits(signature));
  return found === undefined ? null : refusalOf(found);
}

function refusalOf({ name, advice }: { name: string; advice: string }): string {
  return `${name} are not read: ${advice}`;
}

/** The format whose signature fits, in the order of the list. */
export function formatWith(fits: (signature: Signature, facts: FormatFacts) => boolean): DocumentFormat | null {
  return formatNames.find((format) => fits(factsOf(format).signature, factsOf(format))) ?? null;
}

export type { Signature };

/** Formats that files are written in, by the words for them. */
export const outputFormats: ReadonlyMap<OutputFormat, { extension: string; mimeType: string }> = new Map(
  formatNames.flatMap((format) => {
    const { extensions, mimeTypes } = documentFormats[format];
    const word = outputOf(format);
    return word === null ? [] : [[word, { extension: extensions[0], mimeType: mimeTypes[0] }] as const];
  }),
);

function outputOf(format: DocumentFormat): OutputFormat | null {
  const facts = documentFormats[format];
  return 'writtenAs' in facts ? facts.writtenAs : null;
}

/** The format that a word or an extension asks for: `markdown`, `md`; null for one that is not written here. */
export function outputFormatOf(wanted: string): OutputFormat | null {
  const word = wanted.toLowerCase();
  return [...outputFormats].find(([format, { extension }]) => word === format || word === extension)?.[0] ?? null;
}

/** The words that `outputFormatOf` knows. */
export const outputWords: readonly string[] = [...new Set([...outputFormats].flatMap(([format, { extension }]) => [format, extension]))];

/** For descriptions: `PDF, pictures, Word ... and plain text`. */
export function formatList(formats: readonly DocumentFormat[] = formatNames): string {
  const names = formats.map((format) => documentFormats[format].name);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

/** Formats whose pages, slides, sheets or chapters can be chosen. */
export const countedFormats: readonly DocumentFormat[] = formatNames.filter((format) => factsOf(format).counts !== null);
