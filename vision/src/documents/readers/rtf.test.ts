import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { rtfBlocks } from './rtf-blocks.ts';
import { readRtf } from './rtf.ts';
import { outlineOf, testFolder } from './test-files.ts';

const folder = testFolder();
const lines = (rtf: string) => outlineOf(rtfBlocks(rtf).blocks);

describe('an RTF document', () => {
  it('has headings by their style, looks, special characters and hidden text left out', () => {
    const rtf = String.raw`{\rtf1\ansi{\fonttbl{\f0 Times;}}{\stylesheet{\s1 heading 1;}{\s2 Normal;}}{\info{\title The title}{\author x}}
\pard\s1 Terms\par\pard a {\b bold} \i it\i0\emdash {\v hidden}\u8364?\'e9\~b\par{\header no}{\*\unknown gone}\pard\outlinelevel1 Second\par}`;
    const { blocks, title } = rtfBlocks(rtf);
    expect([title, outlineOf(blocks)]).toEqual(['The title', ['h1 Terms', 'a bold it—€é\u00A0b', 'h2 Second']]);
    expect(blocks[1]).toMatchObject({ runs: [{ text: 'a ' }, { text: 'bold', bold: true }, { text: ' ' }, { italic: true }, {}] });
  });

  it('is read in the code page of its fonts', () => {
    const rtf = String.raw`{\rtf1\ansi\ansicpg1251{\fonttbl{\f0\fcharset0 A;}{\f1\fcharset129 B;}{\f2\fcharset134 C;}}\f9\'cf\'f0 \f1 \'c7\'d1 \f2 \'d6\'d0\par}`;
    expect(lines(rtf)).toEqual(['Пр 한 中']);
  });

  it('has lists, tables, links and notes', () => {
    const rtf = String.raw`{\rtf1{\listtext 1.\tab}\ilvl0 one\par\pard{\pntext\'b7\tab}\ilvl1 two\par\pard
\trowd\intbl\b Name\cell Price\cell\row\pard\plain\intbl Box\par more\cell 2\cell\row\pard
see {\field{\*\fldinst HYPERLINK "https://x.example/"}{\fldrslt here}} and{\footnote\pard The note} on\par}`;
    const { blocks } = rtfBlocks(rtf);
    expect(outlineOf(blocks)).toEqual(['1. one', '  • two', 'Name | Price', 'Box\nmore | 2', 'see here and[1] on', '[1] The note']);
    expect(blocks[2]).toMatchObject({ headerRows: 1 });
    expect(blocks[3]).toMatchObject({ runs: [{ text: 'see ' }, { text: 'here', link: 'https://x.example/' }, { text: ' and[1] on' }] });
  });

  it('has its pictures', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#369' } })
      .png()
      .toBuffer();
    const path = await folder.write('a.rtf', `{\\rtf1 a\\par{\\pict\\pngblip ${png.toString('hex')}}b{\\pict\\wmetafile8 00}\\par}`);
    const { blocks, images } = await readRtf(path, { scratch: folder.path('') });
    expect([outlineOf(blocks), images.length]).toEqual([['a', 'image', 'b'], 1]);
  });

  it.each([
    ['groups that are never closed', '{\\rtf1 '.repeat(200)],
    ['closings without a group', `{\\rtf1 a\\par ${'}'.repeat(100_000)}`],
    ['bytes that are not there', '{\\rtf1 a\\par\\bin999999999 x'],
    ['words without end', `{\\rtf1 a\\par ${'\\b'.repeat(100_000)}}`],
    ['a fallback without end', '{\\rtf1 a\\par\\uc9999999999\\u1 '],
  ])('bears %s', (_, rtf) => {
    expect(() => rtfBlocks(rtf)).not.toThrow();
  });

  it.each([
    ['a million levels', '{'.repeat(1_000_000), 'deeper than 256'],
    ['paragraphs without end', `{\\rtf1 ${'a\\par '.repeat(200_002)}}`, 'more than 200000'],
    ['cells without end', `{\\rtf1 ${'\\cell'.repeat(500_002)}}`, 'more than 500000'],
  ])('is refused with %s', (_, rtf, message) => {
    expect(() => rtfBlocks(rtf)).toThrow(message);
  });
});
