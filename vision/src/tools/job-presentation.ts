import type { Input, Json, JsonObject, Surroundings, ToolAnswer } from './answer.ts';

/** How the caller wants the result. */
interface Options extends Pick<Surroundings, 'fileReference'> {
  options: Input;
}

const blocksDefault = 3000;

/** The result tool's answer for a finished job; `data` comes from `doDocumentWork`. */
export function presentation(data: unknown, resultToolId: string, asked: Options): ToolAnswer {
  const made = asObject(data);
  const warnings = made['warnings'] ?? [];
  if (made['kind'] === 'files') return { data: { completed: true, status: 'Success', files: made['files'] ?? [], warnings } };
  return {
    data:
      resultToolId === 'vendor-docai-doc-parser-result'
        ? parsed(made, asked.options)
        : { completed: true, status: 'Success', ...structured(made, asked) },
  };
}

/** For the tool that answers at once. */
export function digitalPresentation({ data, files }: ToolAnswer, asked: Options): ToolAnswer {
  return { data: structured(asObject(data), asked), ...(files !== undefined && { files }) };
}

function structured(
  made: JsonObject,
  { options: { revealMarkdown, imageStrategy, useUrlResponseBody }, fileReference }: Options,
): JsonObject {
  // The upstream writes an address this way where an object is expected.
  const warnings = made['warnings'] ?? [];
  if (useUrlResponseBody === true) return { value: fileReference('structure.json'), pictures: made['pictures'] ?? [], warnings };
  const structure = asObject(made['structure'] ?? null);
  const withPictures = imageStrategy === 'base64' ? asObject(made['inline'] ?? null) : {};
  const layouts = layoutsOf(structure).map((layout) => {
    const { markdownContent, level: _level, ...rest } = layout;
    return revealMarkdown === true ? { ...rest, markdownContent: inlined(markdownContent ?? '', withPictures, fileReference) } : rest;
  });
  return { ...structure, layouts, ...formatsOf(made), warnings };
}

function parsed(made: JsonObject, { layoutNum, layoutStepSize, excludeFields }: Input): JsonObject {
  const structure = asObject(made['structure'] ?? null);
  const all = layoutsOf(structure);
  const from = typeof layoutNum === 'number' ? layoutNum : 0;
  const count = typeof layoutStepSize === 'number' ? layoutStepSize : blocksDefault;
  const excluded = new Set<unknown>(Array.isArray(excludeFields) ? excludeFields : []);
  const layouts = all
    .slice(from, from + count)
    .map((layout) => Object.fromEntries(Object.entries(layout).filter(([member]) => !excluded.has(member))));
  const pages = asObject(structure['docInfo'] ?? null)['pages'];
  return {
    status: 'success',
    processing: 100,
    numberOfSuccessfulParsing: all.length,
    pageCountEstimate: Array.isArray(pages) ? pages.length : 0,
    paragraphCount: countOf(all, 'text'),
    tableCount: countOf(all, 'table'),
    imageCount: countOf(all, 'figure'),
    // A rough estimate of tokens; nothing is charged by it.
    tokens: Math.ceil(Number(made['letters'] ?? 0) / 3),
    outputFormatResult: [],
    ...formatsOf(made),
    layouts,
    warnings: made['warnings'] ?? [],
  };
}

function formatsOf(made: JsonObject): JsonObject {
  const formats = made['outputFormatResult'];
  return Array.isArray(formats) && formats.length > 0 ? { outputFormatResult: formats } : {};
}

function layoutsOf({ layouts }: JsonObject): JsonObject[] {
  return Array.isArray(layouts) ? layouts.map((layout: Json) => asObject(layout)) : [];
}

function countOf(layouts: readonly JsonObject[], type: string): number {
  return layouts.filter((layout) => layout['type'] === type).length;
}

/** Replaces references to pictures by data, if there are any. */
function inlined(markdown: Json, pictures: JsonObject, fileReference: Options['fileReference']): Json {
  if (typeof markdown !== 'string' || Object.keys(pictures).length === 0) return markdown;
  return Object.entries(pictures).reduce(
    (text, [name, data]) => (typeof data === 'string' ? text.replaceAll(`(${fileReference(name)})`, () => `(${data})`) : text),
    markdown,
  );
}

function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** Of values that were JSON. */
function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
