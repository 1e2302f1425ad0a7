import type { Glyph } from './interpret-page.ts';

/** Accents painted as glyphs of their own, and the combining mark for each. */
const marks: Readonly<Record<string, string>> = {
  '`': '\u0300',
  '´': '\u0301',
  ˆ: '\u0302',
  '^': '\u0302',
  '˜': '\u0303',
  '¯': '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '¨': '\u0308',
  '˚': '\u030a',
  '˝': '\u030b',
  ˇ: '\u030c',
  '¸': '\u0327',
  '˛': '\u0328',
};

/**
 * Puts accents on their letters. Some fonts have no `é`; programs such as TeX paint an accent over an `e`, before or after it. An accent
 * glyph beside a letter is left as it is.
 */
export function withAccents(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some(({ text }) => text in marks)) return glyphs;
  const composed: Glyph[] = [];
  let accent: Glyph | null = null;
  for (const glyph of glyphs) {
    const last = composed.at(-1);
    const letter: Glyph | null = accent === null ? null : accented(glyph, accent);
    if (letter !== null) composed[composed.length - 1] = letter;
    else {
      const before = last === undefined ? null : accented(last, glyph);
      if (before === null) composed.push(glyph);
      else composed[composed.length - 1] = before;
    }
    accent = letter === null && glyph.text in marks ? glyph : null;
  }
  return composed;
}

/** The letter combined with the accent above it; null if the combination does not exist or the accent is elsewhere. */
function accented(letter: Glyph, accent: Glyph): Glyph | null {
  const mark = marks[accent.text];
  const { size } = letter.style;
  if (mark === undefined || Math.abs(accent.style.size - size) > 0.1 * size || !/^\p{L}$/u.test(letter.text)) return null;
  const middle = (glyph: Glyph) => (glyph.from[0] + glyph.to[0]) / 2;
  const width = letter.to[0] - letter.from[0];
  if (Math.abs(middle(letter) - middle(accent)) > Math.max(0.3 * width, 0.12 * size)) return null;
  if (Math.abs(letter.from[1] - accent.from[1]) > 0.5 * size) return null;
  const text = `${{ ı: 'i', ȷ: 'j' }[letter.text] ?? letter.text}${mark}`.normalize('NFC');
  return text.length === 1 ? { ...letter, text } : null;
}
