import { createRequire } from 'node:module';
import { z } from 'zod';

const require = createRequire(import.meta.url);

/** What no font map has a letter for. */
export const unreadable = '\ufffd';

let letters: ReadonlyMap<string, string> | null = null;

/** Adobe's names of glyphs, read when the first font needs them. */
function letterOf(name: string): string | undefined {
  letters ??= new Map(
    z
      .array(z.object({ unicodeValue: z.string(), glyphName: z.string() }))
      .parse(require('aglfn'))
      .map(({ unicodeValue, glyphName }) => [glyphName, String.fromCodePoint(Number.parseInt(unicodeValue, 16))]),
  );
  return letters.get(name) ?? (/^ff[il]?$/.test(name) ? name : undefined);
}

/**
 * The text of a glyph name that is not in a list of names: `one.oldstyle`, `f_f_i`, `uni00480049`. Source: Adobe Glyph List Specification,
 * section 2: what follows the first full stop is dropped, underscores join names.
 *
 * @returns null if any part is unknown
 */
export function textOfGlyphName(name: string): string | null {
  const parts = name.split('.')[0]?.split('_') ?? [];
  const texts = parts.map((part) => letterOf(part) ?? ofCodePoints(part));
  return texts.includes(null) || texts.length === 0 ? null : texts.join('');
}

function ofCodePoints(part: string): string | null {
  const digits = /^uni((?:[\dA-F]{4})+)$/.exec(part)?.[1]?.match(/.{4}/g) ?? /^u([\dA-F]{4,6})$/.exec(part)?.slice(1) ?? [];
  const codes = digits.map((each) => Number.parseInt(each, 16));
  return codes.length > 0 && codes.every((code) => code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff))
    ? String.fromCodePoint(...codes)
    : null;
}

/** Old fonts have small capitals and old-style figures (`Asmall`, `oneoldstyle`) as characters of Adobe's own, which end as the plain ones do. */
export function plainOfAdobe(text: string): string {
  return /^[\uf721-\uf7fe]$/.test(text) ? String.fromCharCode(text.charCodeAt(0) & 0xff) : text;
}
