import { isMembers } from '@farebox/client/json';
import type { Security } from '../operation.ts';
import { SchemaRefused } from '../schemas/plain-schema.ts';
import { dereferenced, type OpenApiDocument } from './openapi-document.ts';

/**
 * The alternatives of credentials of which one is needed; empty: none is.
 * @param wanted the `security` of an operation; undefined: that of the document
 * @param base relative addresses of token endpoints begin there
 */
export function readSecurity(document: OpenApiDocument, wanted: unknown, base: string): Security[][] {
  const { components, security } = document.root;
  const schemes = isMembers(components) && isMembers(components['securitySchemes']) ? components['securitySchemes'] : {};
  const given = wanted ?? security;
  const alternatives = (Array.isArray(given) ? given : []).filter(isMembers);
  const known = alternatives.map((each) =>
    Object.entries(each).map(([name, scopes]) =>
      securityOf(name, dereferenced(document, schemes[name]), { base, scopes: Array.isArray(scopes) ? scopes.filter(isText) : [] }),
    ),
  );
  const usable = known.filter((each): each is Security[] => each.every((one) => one !== null));
  if (known.length > 0 && usable.length === 0) throw new SchemaRefused('it needs a security scheme that is not supported');
  return usable.some((each) => each.length === 0) && usable.length === 1 ? [] : usable;
}

/** The credential of an OAuth scheme is an access token that the operator has made, or client credentials where the scheme has that flow. */
function securityOf(name: string, scheme: unknown, { base, scopes }: { base: string; scopes: readonly string[] }): Security | null {
  if (!isMembers(scheme)) return null;
  const { type, in: where, name: called } = scheme;
  if (type === 'apiKey' && typeof called === 'string' && (where === 'header' || where === 'query' || where === 'cookie')) {
    return { scheme: name, type: 'apiKey', in: where, name: called };
  }
  const authorization = { scheme: name, in: 'header', name: 'Authorization' } as const;
  if (type === 'oauth2' || type === 'openIdConnect') {
    const url = tokenUrlOf(scheme, base);
    return { ...authorization, type: 'bearer', ...(url === null ? {} : { token: { url, scopes: [...scopes] } }) };
  }
  if (type !== 'http' || typeof scheme['scheme'] !== 'string') return null;
  const word = scheme['scheme'].toLowerCase();
  return word === 'bearer' || word === 'basic' ? { ...authorization, type: word } : null;
}

function tokenUrlOf({ flows }: Readonly<Record<string, unknown>>, base: string): string | null {
  const flow = isMembers(flows) ? flows['clientCredentials'] : undefined;
  if (!isMembers(flow) || typeof flow['tokenUrl'] !== 'string') return null;
  const url = URL.parse(flow['tokenUrl'], base);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
