import { isMembers } from '@farebox/client/json';

/**
 * A JSON Schema without parts that some hosts refuse and no model needs: the regular expression that zod writes beside a `format` (its
 * look-arounds break a few validators, and it is longer than the rest), the bounds of safe integers, OpenAPI's `example`, and empty
 * schemas. One unusual schema makes such a host drop every tool of a server.
 */
export function portableSchema(schema: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword, value]) => !isNoise(keyword, value, schema))
      .map(([keyword, value]) => [keyword, keyword === 'properties' && isMembers(value) ? eachProperty(value) : portableValue(value)]),
  );
}

function isNoise(keyword: string, value: unknown, { format }: Readonly<Record<string, unknown>>): boolean {
  if (keyword === '$schema' || keyword === 'example') return true;
  if (keyword === 'pattern') return format !== undefined;
  if (keyword === 'minimum') return value === Number.MIN_SAFE_INTEGER;
  if (keyword === 'maximum') return value === Number.MAX_SAFE_INTEGER;
  return keyword === 'additionalProperties' && isMembers(value) && Object.keys(value).length === 0;
}

/** The names in `properties` belong to the tool: a property may be called `pattern`. */
function eachProperty(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, portableValue(schema)]));
}

function portableValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(portableValue);
  return isMembers(value) ? portableSchema(value) : value;
}
