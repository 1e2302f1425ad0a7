import { Problem, problem } from '../errors.ts';

/**
 * The address of a webhook, as it is stored.
 * @param member its name in error messages
 * @param checkUrl throws for an address that is not public
 * @throws address_refused, invalid_input naming the member
 */
export function checkedCallbackUrl(text: string, member: string, checkUrl: (url: string) => unknown): string {
  const url = URL.parse(text);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw refusedUrl('invalid_input', member, `${member} must be a valid http or https URL`);
  }
  if (url.username !== '' || url.password !== '') throw refusedUrl('invalid_input', member, `${member} must not carry credentials`);
  url.hash = '';
  try {
    checkUrl(url.href);
  } catch (thrown) {
    if (!(thrown instanceof Problem)) throw thrown;
    throw refusedUrl('address_refused', member, `${member}: ${thrown.message}`);
  }
  return url.href;
}

function refusedUrl(code: 'invalid_input' | 'address_refused', path: string, message: string): Problem {
  return problem(code, { message, issues: [{ path, message }] });
}
