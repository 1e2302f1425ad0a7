import { partOf } from './openapi-components.ts';
import type { openApiDocument } from './openapi.ts';

type Whole = ReturnType<typeof openApiDocument>;

/**
 * The operations of one tag, with the components that they refer to: a complete OpenAPI document.
 * @param part one of `openApiParts`
 */
export function openApiPart(whole: Whole, part: string): object {
  const paths = Object.fromEntries(
    Object.entries(whole.paths).flatMap(([path, operations]) => {
      const own = Object.entries(operations).filter(([, operation]) => isTagged(operation['tags'], part));
      return own.length === 0 ? [] : [[path, Object.fromEntries(own)]];
    }),
  );
  const { securitySchemes, ...shared } = whole.components;
  return {
    ...whole,
    tags: whole.tags.filter(({ name }) => partOf(name) === part),
    paths,
    components: { ...referredTo(paths, shared), securitySchemes },
  };
}

function isTagged(of: unknown, part: string): boolean {
  return Array.isArray(of) && of.some((tag) => typeof tag === 'string' && partOf(tag) === part);
}

type Components = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The components that something refers to, directly or through others. */
function referredTo(from: unknown, components: Components): Record<string, Record<string, unknown>> {
  const kept = new Set<string>();
  const open: unknown[] = [from];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const [, kind = '', name = ''] of JSON.stringify(next).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)) {
      if (kept.has(`${kind}/${name}`)) continue;
      kept.add(`${kind}/${name}`);
      open.push(components[kind]?.[name] ?? null);
    }
  }
  return Object.fromEntries(
    Object.entries(components).map(([kind, named]) => [
      kind,
      Object.fromEntries(Object.entries(named).filter(([name]) => kept.has(`${kind}/${name}`))),
    ]),
  );
}
