/** Bullets of list items: dots, shapes, stars, arrows and the private use characters of symbol fonts. */
const bullet = /^[•◦‣⁃∙·⁌⁍∗⋆⋄→⇒\u25a0-\u25ff★☆☐-☒♠-♧\u2701-\u2775\u2794-\u27be⬤⬥⬧–—−*\-o§\ue000-\uf8ff]$/u;
const ordinal =
  /^(?:\(?(?:\d{1,3}|[a-zA-Z]|[ivxlc]{1,7}|[IVXLC]{1,7})[.)]|\d{1,3}(?:\.\d{1,3}){1,4}\.?|[①-⑳]|[가나다라마바사아자차카타파하][.)]|[一二三四五六七八九十]{1,3}[、.])$/u;

export function isMarker(text: string): boolean {
  return bullet.test(text) || ordinal.test(text);
}

/** A check box of a form, empty or marked. */
export function isCheckBox(text: string): boolean {
  return /^[☐☑☒]$/u.test(text);
}

export function isBullet(text: string): boolean {
  return bullet.test(text);
}

/** The possible positions of a marker in its sequence; empty if it has none: `3.` is 3, `c)` is 3, `iv.` is 4. */
export function ordinalValues(marker: string): number[] {
  const core = marker.replace(/^[(]|[.)、]$/g, '');
  const values: number[] = [];
  if (/^\d+$/.test(core)) values.push(Number(core));
  if (/^\d+(?:\.\d+)+$/.test(core)) values.push(Number(core.split('.').at(-1)));
  if (/^[a-z]$/i.test(core)) values.push(core.toLowerCase().charCodeAt(0) - 96);
  if (/^[ivxlc]+$/i.test(core)) values.push(roman(core.toLowerCase()));
  return values;
}

function roman(text: string): number {
  const worth: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
  return Array.from(text).reduce((sum, letter, index, letters) => {
    const value = worth[letter] ?? 0;
    return sum + (value < (worth[letters[index + 1] ?? ''] ?? 0) ? -value : value);
  }, 0);
}

/** Replaces the bullets of symbol fonts with a character that every font has. */
export function shownMarker(marker: string): string {
  return /^[\ue000-\uf8ff]$/u.test(marker) ? '•' : marker;
}
