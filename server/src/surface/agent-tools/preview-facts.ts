import type { Preview } from '@farebox/contract';

const snippetLengthMax = 160;
const namesMax = 20;
const operationsMax = 5;

/** The facts of a preview that help to choose, in a few dozen words. */
export function previewFacts(preview: Preview): Record<string, unknown> {
  switch (preview.kind) {
    case 'text':
      return { kind: preview.kind, snippet: cut(preview.snippet), language: preview.language, line_count: preview.line_count };
    case 'image':
      return { kind: preview.kind, format: preview.format, width: preview.width, height: preview.height };
    case 'dataset':
      return { kind: preview.kind, format: preview.format, row_count: preview.row_count, columns: names(preview.columns) };
    case 'audio':
      return { kind: preview.kind, duration_seconds: preview.duration_seconds, codecs: preview.codecs };
    case 'video': {
      const { kind, duration_seconds, width, height, codecs } = preview;
      return { kind, duration_seconds, width, height, codecs };
    }
    case 'pdf':
      return { kind: preview.kind, title: preview.title, pages: preview.pages, snippet: cut(preview.snippet) };
    case 'api': {
      const { kind, operation_count, operations, input_fields } = preview;
      const first = operations.slice(0, operationsMax).map(({ method, path }) => `${method} ${path}`);
      return { kind, operation_count, operations: first, input_fields: input_fields === null ? null : names(input_fields) };
    }
    case 'plain':
      return { kind: preview.kind, size_bytes: preview.size_bytes };
  }
}

/** The base64 of the small picture in a preview, WebP; null where there is none. */
export function thumbnailOf(preview: Preview): string | null {
  return preview.kind === 'image' && preview.thumbnail !== null ? preview.thumbnail.slice(preview.thumbnail.indexOf(',') + 1) : null;
}

/** As text, a picture would be thousands of meaningless words. */
export function withoutThumbnail(preview: Preview): Preview {
  return preview.kind === 'image' ? { ...preview, thumbnail: null } : preview;
}

/** Cuts between whole characters. */
export function cut(text: string, lengthMax = snippetLengthMax): string {
  if (text.length <= lengthMax) return text;
  return `${text.slice(0, lengthMax).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function names(named: ReadonlyArray<{ name: string }>): string[] {
  const first = named.slice(0, namesMax).map(({ name }) => name);
  return named.length <= namesMax ? first : [...first, `and ${named.length - namesMax} more`];
}
