import type { ReadResourceResult, Resource, ResourceTemplateType } from '@modelcontextprotocol/server';
import { png } from './media.ts';

type Contents = ReadResourceResult['contents'][number];

const fixed = new Map<string, Contents>(
  [
    { uri: 'test://static-text', mimeType: 'text/plain', text: 'This is the content of the static text resource.' },
    { uri: 'test://static-binary', mimeType: 'image/png', blob: png },
    { uri: 'test://watched-resource', mimeType: 'text/plain', text: 'Watched.' },
  ].map((contents) => [contents.uri, contents]),
);

/** Resources of the suite. */
export const fixtureResources: readonly Resource[] = [...fixed.values()].map(({ uri, mimeType = 'text/plain' }) => ({
  uri,
  name: uri.slice('test://'.length),
  mimeType,
}));

export const fixtureTemplates: readonly ResourceTemplateType[] = [
  { uriTemplate: 'test://template/{id}/data', name: 'template', mimeType: 'application/json' },
];

/** Null for an unknown one. */
export function readFixture(uri: string): Contents | null {
  const id = /^test:\/\/template\/([^/]+)\/data$/.exec(uri)?.[1];
  if (id === undefined) return fixed.get(uri) ?? null;
  return { uri, mimeType: 'application/json', text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` }) };
}
