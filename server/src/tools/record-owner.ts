import { problem, type Problem } from '../errors.ts';

/** The problem for callers without a proven identity, for tools that keep records of people. */
export function ownerRequired(): Problem {
  return problem('authentication_required', {
    issues: [{ path: '', message: 'records of people need an API key, an account or the wallet that pays' }],
    hint: 'Send an API key, or the bearer token of a login, or pay with a wallet or sign in with it. A name in X-Client-Id proves nothing. Nothing was charged.',
  });
}

/** @throws authentication_required */
export function requireOwner(owner: string | null): string {
  if (owner === null) throw ownerRequired();
  return owner;
}
