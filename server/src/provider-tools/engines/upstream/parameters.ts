import type { ServedTool } from './actions.ts';

type Input = Readonly<Record<string, unknown>>;

/** Encodes the parameters of an action: absent values and empty objects are left out, lists are joined by commas, objects are JSON. */
export function wireParameters(tool: Pick<ServedTool, 'files' | 'action'>, input: Input): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const [name, value] of Object.entries({ ...fileNames(tool, input), ...input })) {
    const text = wireText(name in tool.files ? plainAddress(value) : value);
    if (text !== null && !notForwarded.has(name) && !(name === 'pageIndex' && !choosesPages(tool)))
      parameters.set(wireName(name, tool.action.product), text);
  }
  return parameters;
}

/** Parameters that the provider does not need: it always gets an address, which takes precedence over the picture itself. */
const notForwarded: ReadonlySet<string> = new Set(['callbackUrl', 'enableEventCallback', 'ImageData']);

/** The provider converts all pages. */
export function choosesPages({ action }: Pick<ServedTool, 'action'>): boolean {
  return !action.action.startsWith('SubmitConvert');
}

/** Document and OCR parameters are camelCase here and PascalCase there; vision parameters are the same. */
function wireName(name: string, product: string): string {
  if (name === 'llmParam') return 'LLMParam';
  if (name === 'imageUrl' && product === 'ocr-api') return 'Url';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Addresses in ASCII, as the provider requires. */
function plainAddress(value: unknown): unknown {
  return Array.isArray(value) ? value.map(plainAddress) : (URL.parse(String(value))?.href ?? value);
}

/** An encoded value; null: left out. */
export function wireText(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  // A comma in an address can be percent-encoded without changing it; other lists contain none.
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((item) => String(item).replaceAll(',', '%2C')).join(',');
  const json = JSON.stringify(value);
  return json === '{}' ? null : json;
}

/** The provider detects types by file names: the given one, else that in the address, else one that fits the tool. */
function fileNames({ files, action }: Pick<ServedTool, 'files' | 'action'>, input: Input): Record<string, unknown> {
  if (files.fileUrl !== undefined && !isGiven(input.fileName) && !isGiven(input.fileNameExtension)) {
    const name = fileNameIn(input.fileUrl) ?? (action.action.startsWith('SubmitConvertPdf') ? 'document.pdf' : null);
    return name === null ? {} : { fileName: name };
  }
  if (files.imageUrls !== undefined && !isGiven(input.imageNames) && !isGiven(input.imageNameExtension) && Array.isArray(input.imageUrls)) {
    const extensions = input.imageUrls.map((url) => /\.(jpe?g|png|bmp|gif)$/i.exec(lastPart(url))?.[1]?.toLowerCase());
    if (extensions.every((extension) => extension !== undefined)) {
      return { imageNames: extensions.map((extension, index) => `${index + 1}.${extension}`) };
    }
  }
  return {};
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/** The last part of the path, if it is a plain name with an extension. */
function fileNameIn(address: unknown): string | null {
  const name = lastPart(address);
  return /^[\w.%~-]{1,200}\.[a-z\d]{1,5}$/i.test(name) ? name.replaceAll('%', '_') : null;
}

function lastPart(address: unknown): string {
  return URL.parse(String(address))?.pathname.split('/').at(-1) ?? '';
}
