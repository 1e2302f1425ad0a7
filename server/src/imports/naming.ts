import { cleaned } from './schemas/plain-schema.ts';

/** Kebab-case, at most 48 characters: `listPetsByID` -> `list-pets-by-id`. */
export function slugOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return cutAtWord(words, 48);
}

/** A part of an id without half a word at its end, unless that word is half of it or more. */
export function cutAtWord(words: string, lengthMax: number): string {
  if (words.length <= lengthMax) return words.replace(/-+$/, '');
  const end = words.lastIndexOf('-', lengthMax);
  return words.slice(0, end < lengthMax / 2 ? lengthMax : end).replace(/-+$/, '');
}

/** `list-pets` -> `List pets`. */
export function titleOf(id: string): string {
  const words = slugOf(id).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A text of a stranger, cleaned and cut; null for none. */
export function textOf(value: unknown, lengthMax: number): string | null {
  const text = typeof value === 'string' ? cleaned(value).trim() : '';
  return text === '' ? null : text.slice(0, lengthMax).toWellFormed();
}
