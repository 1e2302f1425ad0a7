import type { Issue } from '../../errors.ts';
import { fieldLines } from '../../search/described-fields.ts';
import { cleanLine, searchTextMax, searchTextOf } from './clean-text.ts';
import { readJsonSchema } from './json-schema.ts';
import type { MadePreview } from './made-preview.ts';
import { readOpenapi, withoutAddresses } from './openapi-document.ts';

export interface ApiDescription {
  title: string;
  /** The document behind api_openapi_url: JSON or YAML, at most 2 MiB. */
  openapiText: string | null;
  /** JSON Schemas as text. */
  inputSchema: string | null;
  outputSchema: string | null;
}

export interface ApiPreviewed extends MadePreview {
  /** By asset field: api_openapi_url, api_input_schema, api_output_schema. */
  issues: Issue[];
}

/**
 * Describes an API from the documents of its owner. References to other documents are never followed. Hostile documents can take very long to
 * read; `previewer().api()` runs this where it can be stopped.
 */
export async function apiPreview({ title, openapiText, inputSchema, outputSchema }: ApiDescription): Promise<ApiPreviewed> {
  const issues: Issue[] = [];
  const note = (path: string) => (message: string) => void issues.push({ path, message: `${path} ${message}` });
  const document = openapiText === null ? null : await readOpenapi(openapiText, note('api_openapi_url'));
  const input = inputSchema === null ? null : readJsonSchema(inputSchema, note('api_input_schema'));
  const output = outputSchema === null ? null : readJsonSchema(outputSchema, note('api_output_schema'));
  const described = [...(document?.described ?? []), ...(input?.described ?? []), ...(output?.described ?? [])];
  return {
    preview: {
      kind: 'api',
      title: document?.title ?? cleanLine(title, 200),
      version: document?.version ?? null,
      summary: document?.summary ?? null,
      operation_count: document?.operationCount ?? 0,
      operations: document?.operations ?? [],
      input_fields: input?.fields ?? null,
      output_fields: output?.fields ?? null,
    },
    searchText: searchTextOf([document?.title, document?.summary, withoutAddresses(fieldLines(described, searchTextMax))]),
    issues,
  };
}
