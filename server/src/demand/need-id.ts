import { hash } from 'node:crypto';

/** The text in the form in which two needs are the same. */
export function sameText(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** The id of a need: the same for everybody who words it the same. */
export function needId(text: string): string {
  return `need_${hash('sha256', sameText(text), 'hex').slice(0, 24)}`;
}
