import { describe, expect, it } from 'vitest';
import { markdown, rawPdf, stream } from './test-pdf.ts';

/** The letters of the tests, each by one byte from 0x80 on: no font with them is needed. */
const letters = 'אבגדהוזחטיכלמנסעפצקרשתםןץףךءابتجحدرسعفقكلمنهوي';
const size = 12;
const width = 0.5 * size;

function coded(text: string): string {
  return Array.from(text, (letter) => {
    const at = letters.indexOf(letter);
    const code = at === -1 ? letter.charCodeAt(0) : at + 128;
    return `\\${code.toString(8).padStart(3, '0')}`;
  }).join('');
}

/** All glyphs are half as wide as high. Code 254 is a ligature of lam and alef. */
function font(): [string, string[]] {
  const pairs = Array.from(letters, (letter, at) => [at + 128, letter] as const);
  const all = [...pairs, [254, 'لا'] as const, ...Array.from({ length: 95 }, (_, at) => [at + 32, String.fromCharCode(at + 32)] as const)];
  const hex = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('');
  const lines = all.map(([code, text]) => `<${code.toString(16)}> <${hex(text)}>`);
  const map = `begincmap\n1 begincodespacerange\n<00> <ff>\nendcodespacerange\n${Array.from(
    { length: Math.ceil(lines.length / 100) },
    (_, at) => lines.slice(at * 100, at * 100 + 100),
  )
    .map((part) => `${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`)
    .join('\n')}\nendcmap`;
  const widths = Array.from({ length: 224 }, () => 500).join(' ');
  return [
    `<</Type/Font/Subtype/Type1/BaseFont/Helvetica/FirstChar 32/LastChar 255/Widths[${widths}]/ToUnicode 20 0 R/FontDescriptor 21 0 R>>`,
    [
      stream(map),
      '<</Type/FontDescriptor/FontName/Helvetica/Flags 32/FontBBox[0 -200 1000 900]/Ascent 800/Descent -200/MissingWidth 500>>',
    ],
  ];
}

interface Shown {
  text: string;
  right: number;
  y: number;
  /** Whether the letters are painted one by one in reading order, as some programs do. */
  isTyped?: boolean;
}

/** Text as it is seen, from left to right, that ends at `right`. */
async function pageOf(shown: readonly Shown[], rules: readonly string[] = []): Promise<string> {
  const parts = shown.map(({ text, right, y, isTyped = false }) => {
    const left = right - width * text.length;
    const at = (x: number) => `1 0 0 1 ${x} ${y} Tm`;
    if (!isTyped) return `BT /F1 ${size} Tf ${at(left)} (${coded(text)}) Tj ET`;
    return Array.from(text, (letter, index) => `BT /F1 ${size} Tf ${at(left + width * index)} (${coded(letter)}) Tj ET`)
      .toReversed()
      .join('\n');
  });
  const [dictionary, more] = font();
  await rawPdf([dictionary], [...rules, ...parts].join('\n'), more);
  return markdown();
}

const line = (text: string, more: Partial<Shown> = {}) => pageOf([{ text, right: 520, y: 700, ...more }]);

/** The line on a page of Hebrew text. */
async function hebrewLine(text: string): Promise<string> {
  const others = Array.from({ length: 8 }, (_, at) => ({ text: 'תוצרא הנידמ רבד תוצרא הנידמ רבד', right: 520, y: 560 - at * 15 }));
  const [first = ''] = (await pageOf([{ text, right: 520, y: 700 }, ...others])).split('\n');
  return first.replace(/^#+ /, '');
}

describe('text from right to left', () => {
  it.each([
    ['םלוע םולש', 'שלום עולם'],
    ['הלאש הלודג', 'גדולה שאלה'],
    ['.םולש', 'שלום.'],
    ['2024 תנשב 1,250.75 ומלש', 'שלמו 1,250.75 בשנת 2024'],
    ['Hello World םולש', 'שלום Hello World'],
    ['.Windows 11 הנכת', 'תכנה Windows 11.'],
    ['(ירבע טסקט) םולש', 'שלום (טקסט עברי)'],
    [')ירבע טסקט( םולש', 'שלום (טקסט עברי)'],
    ['ابحرم', 'مرحبا'],
    ['-4.3 ךרע', 'ערך -4.3'],
    ['3 2 1', '1 2 3'],
    ['The word םולש is a greeting', 'The word שלום is a greeting'],
  ])('that is seen as %s is read as %s', async (seen, read) => {
    expect(await hebrewLine(seen)).toBe(read);
  });

  it('is read in order where its letters were painted in order', async () => {
    expect((await line('םלוע םולש', { isTyped: true })).trim()).toBe('שלום עולם');
  });

  it('keeps the letters of a ligature in their order', async () => {
    const page = await pageOf([{ text: 'مþس', right: 520, y: 700 }]);
    expect(page.trim()).toBe('سلام');
  });

  it('stays in its place within a line of Latin letters', async () => {
    expect((await line('The word םולש is a greeting, and םולש again.')).trim()).toBe('The word שלום is a greeting, and שלום again.');
  });

  it('has the first column of a table on its right', async () => {
    const rows = [
      ['ריחמ', 'תומכ', 'רצומ'],
      ['12.50', '3', 'תוריפ'],
      ['7.25', '14', 'תוקרי'],
    ];
    const shown = rows.flatMap((cells, row) => cells.map((text, column) => ({ text, right: 290 + column * 100, y: 700 - row * 20 })));
    const rules = [
      ...[715, 695, 675, 655].map((y) => `200 ${y} m 500 ${y} l S`),
      ...[200, 300, 400, 500].map((x) => `${x} 655 m ${x} 715 l S`),
    ];
    const page = await pageOf(shown, rules);
    expect(page).toContain('| מוצר | כמות | מחיר |');
    expect(page).toContain('| ירקות | 14 | 7.25 |');
  });

  it('has the first of two columns on the right of the page', async () => {
    const column = (text: string, right: number) =>
      Array.from({ length: 24 }, (_, at) => ({ text: `${'תוצרא הנידמ רבד '.repeat(2)}${text}`, right, y: 700 - at * 15 }));
    const page = await pageOf([...column('ןושאר', 545), ...column('ינש', 280)]);
    expect(page.lastIndexOf('ראשון')).toBeLessThan(page.indexOf('שני'));
  });
});
