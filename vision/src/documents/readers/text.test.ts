import { describe, expect, it } from 'vitest';
import { csvRecords, isCsv, readCsv } from './csv.ts';
import { outlineOf, testFolder } from './test-files.ts';
import { readText, textModel } from './text.ts';

const folder = testFolder();

describe('a plain text', () => {
  it('has paragraphs and items', async () => {
    const path = await folder.write('a.txt', 'One\r\ntwo\r\n \r\n\r\nList:\r\n1. first\r\n  - inner\r\n2) second\r\n\r\nend');
    expect(outlineOf((await readText(path)).blocks)).toEqual(['One\ntwo', 'List:', '1. first', '  • inner', '2) second', 'end']);
  });

  it('says when its encoding is a guess', async () => {
    const path = await folder.write('a.txt', Buffer.from('Die Stra\xDFe in M\xFCnchen', 'latin1'));
    expect(await readText(path)).toMatchObject({
      encodingGuessed: 'windows-1252',
      blocks: [{ runs: [{ text: 'Die Straße in München' }] }],
    });
    expect(await readText(await folder.write('b.txt', 'Straße'))).not.toHaveProperty('encodingGuessed');
    await expect(readText(await folder.write('c.txt', Buffer.from('a\0b')))).rejects.toThrow('not a text');
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
