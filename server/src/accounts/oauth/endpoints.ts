import { hourMs, minuteMs, dayMs, secondMs } from '../../clock.ts';
import { offlineScope, scopes } from './scopes.ts';

export const codeTtlSeconds = (5 * minuteMs) / secondMs;
export const accessTokenTtlSeconds = hourMs / secondMs;
/** Each refresh gives a new one: a grant that is not used for so long ends. */
export const refreshTokenTtlSeconds = (90 * dayMs) / secondMs;

/** Where a person answers the request of a client. */
export const consentPath = '/console/connect';

/** Of agents. */
export const doors = ['mcp', 'a2a'] as const;
export type Door = (typeof doors)[number];

/** Each accepted as the `resource` of RFC 8707. A token opens all of the service, and nothing else. */
export function resourcesOf(publicUrl: string): string[] {
  return [publicUrl, `${publicUrl}/`, ...doors.map((door) => `${publicUrl}/${door}`)];
}

export const protectedResourcePath = '/.well-known/oauth-protected-resource';

/** Where clients learn how to get a token for a path. Source: RFC 9728, 3.1. */
export function resourceMetadataUrl(publicUrl: string, path: string): string {
  const door = doors.find((each) => path === `/${each}`);
  return `${publicUrl}${protectedResourcePath}${door === undefined ? '' : `/${door}`}`;
}

/** Source: RFC 9728, 2. */
export function protectedResource(publicUrl: string, door?: Door) {
  return {
    resource: door === undefined ? publicUrl : `${publicUrl}/${door}`,
    authorization_servers: [publicUrl],
    scopes_supported: ['search', 'spend'],
    bearer_methods_supported: ['header'],
    resource_name: 'farebox',
    resource_documentation: `${publicUrl}/docs/accounts`,
  };
}

/** Source: RFC 8414, 2; RFC 9207; draft-ietf-oauth-client-id-metadata-document. */
export function authorizationServer(publicUrl: string) {
  const methods = ['none', 'client_secret_basic', 'client_secret_post'];
  return {
    issuer: publicUrl,
    authorization_endpoint: `${publicUrl}/oauth2/authorize`,
    token_endpoint: `${publicUrl}/oauth2/token`,
    registration_endpoint: `${publicUrl}/oauth2/register`,
    revocation_endpoint: `${publicUrl}/oauth2/revoke`,
    scopes_supported: [...scopes, offlineScope],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: methods,
    revocation_endpoint_auth_methods_supported: methods,
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    service_documentation: `${publicUrl}/docs/accounts`,
  };
}
