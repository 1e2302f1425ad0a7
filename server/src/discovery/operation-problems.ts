import type { ProblemCode } from '../errors.ts';
import type { CallerKind, RouteFacts } from '../surface/route.ts';
import type { Operation } from './openapi-shape.ts';

const ofInput = ['invalid_input'] as const;
const ofJson = ['invalid_input', 'invalid_json', 'body_too_large', 'unsupported_media_type'] as const;
/** Also a body that is not asked for has to be JSON. */
const ofUnaskedBodies = ['body_too_large', 'unsupported_media_type'] as const;

const ofCredentials = ['malformed_header', 'api_key_invalid', 'access_token_invalid'] as const;
const ofScopes = ['api_key_not_allowed', 'insufficient_scope'] as const;
const ofCallers: Readonly<Record<CallerKind, readonly ProblemCode[]>> = {
  known: ofCredentials,
  buyer: ofCredentials,
  // A key may be restricted to services of which this is none.
  account: [...ofCredentials, 'authentication_required', ...ofScopes],
  holder: [...ofCredentials, 'authentication_required', ...ofScopes],
  seller: [...ofCredentials, 'authentication_required', ...ofScopes, 'forbidden'],
  session: [...ofCredentials, 'authentication_required', ...ofScopes, 'forbidden'],
  admin: [...ofCredentials, 'authentication_required', ...ofScopes, 'forbidden'],
};

/** A busy service refuses any request, and any may need a database that does not answer. */
export const always = ['unavailable', 'internal'] as const;

/** All failures that an operation can answer with: those that its record names, and those that its input, caller and limit bring along. */
export function operationProblems(operation: Operation, facts: RouteFacts, method: string): ProblemCode[] {
  const { admission, caller, limit, problems = [] } = facts;
  return [
    ...new Set([
      ...(operation.parameters?.some((parameter) => 'in' in parameter) === true ? ofInput : []),
      ...bodyProblems(operation, facts, method),
      ...(caller === undefined ? [] : ofCallers[caller]),
      ...(limit === undefined ? [] : (['rate_limited'] as const)),
      ...problems,
      ...(admission === 'always' ? (['internal'] as const) : always),
    ]),
  ];
}

function bodyProblems({ requestBody }: Operation, { body }: RouteFacts, method: string): readonly ProblemCode[] {
  // A handler that reads its body itself decides what it takes.
  if (body === 'own') return [];
  if (requestBody !== undefined) return ofJson;
  return method === 'get' ? [] : ofUnaskedBodies;
}
