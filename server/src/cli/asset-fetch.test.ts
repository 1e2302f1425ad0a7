import { describe, expect, it } from 'vitest';
import { fileNameOf } from './asset-fetch.ts';

describe('the name of a saved file', () => {
  it.each([
    ['rain.csv', 'rain.csv'],
    ['../../escaped.txt', 'escaped.txt'],
    ['/etc/passwd', 'passwd'],
    ['..\\..\\escaped.txt', 'escaped.txt'],
    ['.bashrc', 'bashrc'],
    ['-rf', 'rf'],
    ['--', 'asset'],
    ['a\u001B[2Jb.txt', 'a[2Jb.txt'],
    ['\u202Egpj.exe', 'gpj.exe'],
    ['-.-', 'asset'],
    ['-.bashrc', 'bashrc'],
    ['\u200B-rf', 'rf'],
    ['-con.txt', '_con.txt'],
  ])('made from %j is %j', (delivered, name) => {
    expect(fileNameOf(delivered)).toBe(name);
  });

  it('fits into a file system, with its extension', () => {
    for (const name of ['雨'.repeat(150), `${'雨'.repeat(150)}.csv`, '🌧'.repeat(199)]) {
      const short = fileNameOf(name);
      expect(Buffer.byteLength(short)).toBeLessThanOrEqual(200);
      expect(short.isWellFormed()).toBe(true);
      expect(short.endsWith('.csv')).toBe(name.endsWith('.csv'));
    }
  });
});
