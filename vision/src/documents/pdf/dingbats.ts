/** Fonts whose glyphs are drawings. Few PDFs name the drawing; most give the character of the key that types it. */
export const dingbatFont = /dingbat|wingding/i;

/** Shapes that Zapf Dingbats and Wingdings share. */
const shapes: Readonly<Record<string, string>> = { l: '●', n: '■', o: '□', q: '❑', u: '◆', v: '❖' };
const zapf: Readonly<Record<string, string>> = { ...shapes, '3': '✓', '4': '✔', '7': '✗', '8': '✘', H: '★', s: '▲', t: '▼' };
const wing: Readonly<Record<string, string>> = { ...shapes, w: '◆', ü: '✓', û: '✗', þ: '☑', '§': '▪', Ø: '➢', à: '→', è: '➔', ð: '→' };

/** The symbol that a letter of such a font shows, if known; empty for none. Symbol fonts often use the private use area from U+F000. */
export function shownLetter(fontName: string, letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const key = code >= 0xf020 && code <= 0xf0ff ? String.fromCodePoint(code - 0xf000) : letter;
  // The number of a glyph says nothing, and a drawing is no letter that is missing.
  return (/wingding/i.test(fontName) ? wing : zapf)[key] ?? (/^\p{Cc}$/u.test(letter) ? '' : letter);
}
