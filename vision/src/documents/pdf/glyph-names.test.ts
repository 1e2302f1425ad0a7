import { describe, expect, it } from 'vitest';
import { textOfGlyphName } from './glyph-names.ts';
import { markdown, rawPdf, stream } from './test-pdf.ts';

describe('the name of a glyph', () => {
  it.each([
    ['one.oldstyle', '1'],
    ['a.sc', 'a'],
    ['f_i', 'fi'],
    ['f_f_i.alt', 'ffi'],
    ['T_h', 'Th'],
    ['ff.swash', 'ff'],
    ['Eacute.sc', 'É'],
    ['uni0041', 'A'],
    ['uni00480069', 'Hi'],
    ['u1F600.big', '😀'],
    ['uni0031_uni0032', '12'],
    ['Lslash_uni20AC0308.alternate', 'Ł\u20ac\u0308'],
    ['g12', null],
    ['uniD800', null],
    ['u110000', null],
    ['f_x12', null],
    ['.notdef', null],
    ['', null],
  ])('%s is %j', (name, text) => {
    expect(textOfGlyphName(name)).toBe(text);
  });
});

describe('a font with names for its glyphs only', () => {
  const names = ['zero.os', 'one.os', 'two.lf', 'uni00330034', 'f_f', 'a.sc', 'oneoldstyle', 'Asmall', 'g12', 'seven.sups'];
  const octal = (at: number) => `\\${(at + 128).toString(8)}`;
  const font = `<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</BaseEncoding/WinAnsiEncoding/Differences[128 ${names.map((name) => `/${name}`).join(' ')}]>>>>`;
  const shown = (text: string, dictionary = font, more: readonly string[] = []) =>
    rawPdf([dictionary], `BT /F1 12 Tf 1 0 0 1 60 700 Tm (${text}) Tj ET`, more).then(markdown);

  it.each([
    [`Paid ${octal(1)}${octal(0)}${octal(2)}.${octal(3)} dollars`, 'Paid 102.34 dollars'],
    [`o${octal(4)}er ${octal(5)}`, 'offer a'],
    [`Version ${octal(6)}.${octal(7)}${octal(9)}`, 'Version 1.a7'],
  ])('is read by the rules of the Adobe Glyph List', async (text, read) => {
    expect((await shown(text)).trim()).toBe(read);
  });

  it('keeps a mark where a letter is unknown', async () => {
    expect((await shown(`Paid ${octal(8)} dollars`)).trim()).toBe('Paid � dollars');
  });

  it('has no space within a number whose sign is mapped to one as well', async () => {
    const map = `begincmap 1 begincodespacerange <00> <ff> endcodespacerange 2 beginbfchar <2e> <0020002e> <80> <0058> endbfchar endcmap`;
    const mapped = font.replace('/Encoding', '/ToUnicode 20 0 R/Encoding');
    expect((await shown('Total 11,062.6 and 7.1', mapped, [stream(map)])).trim()).toBe('Total 11,062.6 and 7.1');
  });

  it('believes a map of letters that the font has', async () => {
    const map = `begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <80> <0058> endbfchar endcmap`;
    expect((await shown(`a ${octal(0)} b`, font.replace('/Encoding', '/ToUnicode 20 0 R/Encoding'), [stream(map)])).trim()).toBe('a X b');
  });
});
