/** Fonts whose letters are drawings. Few PDFs say which: they name the key that paints them. */
export const dingbatFont = /dingbat|wingding/i;

/** What both Zapf Dingbats and Wingdings have. */
const shapes: Readonly<Record<string, string>> = { l: '●', n: '■', o: '□', q: '❑', u: '◆', v: '❖' };
const zapf: Readonly<Record<string, string>> = { ...shapes, '3': '✓', '4': '✔', '7': '✗', '8': '✘', H: '★', s: '▲', t: '▼' };
const wing: Readonly<Record<string, string>> = { ...shapes, w: '◆', ü: '✓', û: '✗', þ: '☑', '§': '▪', Ø: '➢', à: '→', è: '➔', ð: '→' };

/** What a letter of such a font shows, where it is known. Letters of symbol fonts are often in the private area, from F000 on. */
export function shownLetter(fontName: string, letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const key = code >= 0xf020 && code <= 0xf0ff ? String.fromCodePoint(code - 0xf000) : letter;
  return (/wingding/i.test(fontName) ? wing : zapf)[key] ?? letter;
}
