import { describe, expect, it } from 'vitest';
import { csvRecords, isCsv, readCsv } from './csv.ts';
import { outlineOf, testFolder } from './test-files.ts';
import { decodeText } from './text-encoding.ts';
import { readText, textModel } from './text.ts';

const folder = testFolder();

describe('the encoding of a text', () => {
  it.each([
    ['UTF-8', Buffer.from('中文 Höfe'), '中文 Höfe'],
    ['UTF-8 with a mark', Buffer.from('\uFEFFHöfe'), 'Höfe'],
    ['UTF-16, little end first', Buffer.from('\uFEFF中文', 'utf16le'), '中文'],
    ['UTF-16, big end first', Buffer.from('\uFEFF中文', 'utf16le').swap16(), '中文'],
    ['GB18030', Buffer.from('bbf5ceefc3bfd6dcd2bbc0ebbfaab2d6bfe2', 'hex'), '货物每周一离开仓库'],
    ['EUC-KR', Buffer.from('c7d1b1b9beee20b9aebcadc0d4b4cfb4d92e20b0a8bbe7c7d5b4cfb4d9', 'hex'), '한국어 문서입니다. 감사합니다'],
    ['Shift_JIS', Buffer.from('82b182ea82cd93fa967b8cea82c582b7', 'hex'), 'これは日本語です'],
    ['windows-1252', Buffer.from('100 \x80 in H\xF6fen', 'latin1'), '100 € in Höfen'],
  ])('may be %s', (_, bytes, text) => {
    expect(decodeText(bytes)).toBe(text);
  });

  it.each([
    ['zero bytes', Buffer.from('a\0b')],
    ['a program', Buffer.from('\x7fELF\x02\x01\x01\0\0', 'latin1')],
    ['noise', Buffer.from(Array.from({ length: 500 }, (_, index) => (index * 7919 + 131) % 256))],
  ])('is none for %s', (_, bytes) => {
    expect(() => decodeText(bytes)).toThrow('not a text');
  });
});

describe('a plain text', () => {
  it('has paragraphs and items', async () => {
    const path = await folder.write('a.txt', 'One\r\ntwo\r\n \r\n\r\nList:\r\n1. first\r\n  - inner\r\n2) second\r\n\r\nend');
    expect(outlineOf((await readText(path)).blocks)).toEqual(['One\ntwo', 'List:', '1. first', '  • inner', '2) second', 'end']);
  });

  it('is refused when it has paragraphs without end', () => {
    expect(() => textModel('a\n\n'.repeat(200_002))).toThrow('more than 200000 paragraphs');
  });
});

describe('a text of values', () => {
  it('is a table, with any delimiter', async () => {
    for (const delimiter of [',', ';', '\t', '|']) {
      const path = await folder.write('a.csv', `a${delimiter}"b${delimiter}c"\n1${delimiter}"say ""x"""\n3\n`);
      const { blocks } = await readCsv(path);
      expect(blocks).toMatchObject([{ kind: 'table', headerRows: 1 }]);
      expect(outlineOf(blocks)).toEqual([`a | b${delimiter}c`, '1 | say "x"', '3']);
    }
  });

  it('is not confused with prose', async () => {
    expect(await Promise.all(['a,b\n1,2\n', 'Hello, you\nthere\n', 'a|b\n1|2', 'x\ny\n', ''].map((text) => isCsv(text)))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('is refused when a quote never ends, or there are cells without end', async () => {
    expect(await csvRecords(`a,b\n"${'x\n'.repeat(3_000_000)}`)).toBeNull();
    await expect(csvRecords(`${','.repeat(999)}\n`.repeat(1001))).rejects.toThrow('more than 1000000 cells');
  });
});
