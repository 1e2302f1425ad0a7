import { domainToUnicode } from 'node:url';

/**
 * One form of an identifier that people type, e.g. a tag: keyboards compose the same letter from different code points, and write it in
 * either case. Composed again at the end: lower case of some letters is two code points.
 */
export function typedIdentifier(text: string): string {
  return text.trim().normalize('NFC').toLowerCase().normalize('NFC');
}

/** One form for all spellings of an address, or of the beginning of one: also of its domain, which may be in Punycode. Source: UTS 46. */
export function normalEmail(text: string): string {
  const email = typedIdentifier(text);
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  if (at === 0 || isPlainDomain.test(domain) || !isDomain.test(domain)) return email;
  return email.slice(0, at) + (domainToUnicode(domain) || domain);
}

const isPlainDomain = /^(?!.*xn--)[a-z0-9.-]*$/;
/** No other text is passed on: what reads addresses of the web also takes numbers and escapes. */
const isDomain = /^[\p{L}\p{M}\p{N}.\u3002\uFF0E\uFF61-]{1,253}$/u;
