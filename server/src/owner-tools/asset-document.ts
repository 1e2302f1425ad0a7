import { parseJson, isMembers } from '@farebox/client/json';
import type { Asset } from '../assets/asset.ts';
import { problem } from '../errors.ts';

type Described = Pick<Asset, 'title' | 'description' | 'api'>;

/** Describes the endpoint of an API asset as an OpenAPI document with one operation, in JSON. @throws invalid_input */
export function documentOf({ title, description, api }: Described): string {
  const { endpointUrl, inputSchema, outputSchema } = api;
  const url = URL.parse(endpointUrl ?? '');
  if (url === null || endpointUrl === null) throw problem('invalid_input', { message: 'the asset has no endpoint that can be called' });
  if (url.search !== '' || url.username !== '' || url.password !== '') {
    throw problem('invalid_input', {
      message: 'the endpoint has a query or a password in its address',
      hint: 'Describe its parameters by api_openapi_url, or by api_input_schema; send the password as a credential.',
    });
  }
  const method = (api.method ?? 'GET').toLowerCase();
  const path = url.pathname.replaceAll('%7B', '{').replaceAll('%7D', '}');
  const inPath = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  const input = schemaOf(inputSchema);
  const properties = isMembers(input['properties']) ? input['properties'] : {};
  const required = Array.isArray(input['required']) ? input['required'] : [];
  const inQuery = Object.keys(properties).filter((name) => !inPath.includes(name));
  const takesBody = ['post', 'put', 'patch'].includes(method);
  const parameters = [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: properties[name] ?? { type: 'string' } })),
    ...(takesBody ? [] : inQuery.map((name) => ({ name, in: 'query', required: required.includes(name), schema: properties[name] }))),
  ];
  const body = {
    ...input,
    type: 'object',
    properties: Object.fromEntries(inQuery.map((name) => [name, properties[name]])),
    required: required.filter((name) => inQuery.some((each) => each === name)),
  };
  const scheme = schemeOf(api.authType);
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title, version: '1' },
    servers: [{ url: url.origin }],
    ...(scheme === null ? {} : { components: { securitySchemes: { credential: scheme } }, security: [{ credential: [] }] }),
    paths: {
      [path]: {
        [method]: {
          operationId: 'call',
          summary: title,
          description: description ?? title,
          parameters,
          ...(takesBody ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } } : {}),
          responses: { 200: { description: 'The answer.', content: { 'application/json': { schema: schemaOf(outputSchema) } } } },
        },
      },
    },
  });
}

function schemaOf(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const schema: unknown = parseJson(text ?? '{}');
    return isMembers(schema) ? schema : {};
  } catch {
    return {};
  }
}

/** The common kinds of credentials; others are stored as `header:NAME` or `query:NAME`. */
function schemeOf(authType: string | null) {
  const said = (authType ?? '').toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  if (/^(?:http)?bearer|^oauth2?|^jwt/.test(said)) return { type: 'http', scheme: 'bearer' };
  if (/^(?:http)?basic/.test(said)) return { type: 'http', scheme: 'basic' };
  return said.startsWith('apikey') ? { type: 'apiKey', in: 'header', name: 'X-API-Key' } : null;
}
