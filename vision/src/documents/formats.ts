/** How to detect a format from the bytes of a file. Text formats have no signature: the file name or the text itself decides. */
type Signature =
  /** Matched against the first kilobyte, with one character per byte. */
  | { kind: 'head'; pattern: RegExp }
  /** A zip file, detected by the name of its main part (ECMA-376), or of any part. */
  | { kind: 'package'; mainPart: RegExp }
  | { kind: 'part'; name: string }
  /** A zip file with a `mimetype` part (OpenDocument 1.3, part 2, 3.3). */
  | { kind: 'declared' }
  /** A compound file (MS-CFB), detected by the name of a stream in its root. */
  | { kind: 'stream'; name: RegExp }
  | { kind: 'text' };

interface FormatFacts {
  /** The common name of the format. */
  name: string;
  /** The usual one comes first. */
  extensions: readonly [string, ...string[]];
  /** The usual one comes first. */
  mimeTypes: readonly [string, ...string[]];
  signature: Signature;
  /** The unit of a page range; null for formats without pages. */
  counts: 'pages' | 'slides' | 'sheets' | 'chapters' | null;
  /** The name callers use for it as an output format; absent when it cannot be written. */
  writtenAs?: string;
}

const vendorType = 'application/vnd';
const openXml = `${vendorType}.openxmlformats-officedocument`;
const openDocument = `${vendorType}.oasis.opendocument`;

/**
 * Every format that can be read. Types, detection, extensions, media types, refusals and descriptions are derived from this list. To add
 * a format, add an entry here and a reader in `readers/open.ts`.
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

/** Formats that LibreOffice converts, with the readable format each is converted to. */
export const legacyFormats = { doc: 'word', xls: 'sheet', ppt: 'presentation' } as const satisfies Partial<
  Record<DocumentFormat, DocumentFormat>
>;
export type LegacyFormat = keyof typeof legacyFormats;
export type ReadFormat = Exclude<DocumentFormat, LegacyFormat>;

/** Common formats that cannot be read, with advice for the sender. */
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

/** The facts of a format, in one uniform type. */
export function factsOf(format: DocumentFormat): FormatFacts {
  return documentFormats[format];
}

/** The format of files with this extension (without the dot); null when the extension is not known. */
export function formatOfExtension(extension: string): DocumentFormat | null {
  const lower = extension.toLowerCase();
  return formatNames.find((format) => factsOf(format).extensions.includes(lower)) ?? null;
}

/** Why files with this extension cannot be read; null when there is no known reason. */
export function unreadExtension(extension: string): string | null {
  const lower = extension.toLowerCase();
  const found = unreadFormats.find(({ extensions }) => extensions.includes(lower));
  return found === undefined ? null : refusalOf(found);
}

/** Why a file with this signature cannot be read; null when there is no known reason. */
export function unreadSignature(fits: (signature: Signature) => boolean): string | null {
  const found = unreadFormats.find(({ signature }) => signature !== undefined && fits(signature));
  return found === undefined ? null : refusalOf(found);
}

function refusalOf({ name, advice }: { name: string; advice: string }): string {
  return `${name} are not read: ${advice}`;
}

/** The first format in the list whose signature matches. */
export function formatWith(fits: (signature: Signature, facts: FormatFacts) => boolean): DocumentFormat | null {
  return formatNames.find((format) => fits(factsOf(format).signature, factsOf(format))) ?? null;
}

export type { Signature };

/** Output formats, by the names callers use for them. */
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

/** The output format for a name or an extension: `markdown`, `md`. Null when that format cannot be written. */
export function outputFormatOf(wanted: string): OutputFormat | null {
  const word = wanted.toLowerCase();
  return [...outputFormats].find(([format, { extension }]) => word === format || word === extension)?.[0] ?? null;
}

/** The names that `outputFormatOf` accepts. */
export const outputWords: readonly string[] = [...new Set([...outputFormats].flatMap(([format, { extension }]) => [format, extension]))];

/** For descriptions: `PDF, pictures, Word ... and plain text`. */
export function formatList(formats: readonly DocumentFormat[] = formatNames): string {
  const names = formats.map((format) => documentFormats[format].name);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

/** Formats that support selecting pages, slides, sheets or chapters. */
export const countedFormats: readonly DocumentFormat[] = formatNames.filter((format) => factsOf(format).counts !== null);
