import { describe, expect, it } from 'vitest';
import { sniffedBytes, sniffMimeType } from './mime-sniffing.ts';

async function sniff(content: string | Buffer, fileName = 'upload', isWhole = true): Promise<string | null> {
  return sniffMimeType(Buffer.from(content), { isWhole, fileName });
}

const png = Buffer.from(
  '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000a49444154789c63000100000500010d0a2db40000000049454e44ae426082',
  'hex',
);

describe('sniffMimeType', () => {
  it.each([
    [png, 'image/png'],
    [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'), 'application/pdf'],
    [Buffer.from('PK\x03\x04\x14\x00\x00\x00\x00\x00'), 'application/zip'],
    [Buffer.from('PAR1\x15\x04\x15\x00'), 'application/vnd.apache.parquet'],
    [Buffer.from([0, 1, 2, 3, 4, 5, 6, 7]), null],
    [Buffer.from([0xff, 0xfe, 0x41, 0x00]), 'text/plain'],
    [Buffer.from([0xff, 0xfe, 0x41, 0xd8, 0x00, 0x00]), null],
    [Buffer.alloc(0), null],
  ])('recognizes bytes by their signature: %#', async (bytes, type) => expect(await sniff(bytes)).toBe(type));

  it.each([
    ['just words', 'text/plain'],
    ['GIF89a is the name of a format', 'text/plain'],
    ['BM stands for bitmap', 'text/plain'],
    ['solid advice for everybody', 'text/plain'],
    ['MZ', 'text/plain'],
    ['ünïcödé ✓', 'text/plain'],
    ['%PDF-1.4 of nothing but text', 'application/pdf'],
    ['{\\rtf1\\ansi hello}', 'application/rtf'],
    ['BEGIN:VCALENDAR\r\nEND:VCALENDAR', 'text/calendar'],
    ['{"a": [1, 2]}', 'application/json'],
    ['[1, 2, 3]\n', 'application/json'],
    ['[1] a footnote', 'text/plain'],
    ['{ not json', 'text/plain'],
    ['{"a":1}\n{"a":2}\n', 'application/x-ndjson'],
    ['\ufeff{"a":1}', 'application/json'],
    ['<!DOCTYPE html><p>x', 'text/html'],
    ['\n\n <HTML lang="en">', 'text/html'],
    ['<script>alert(1)</script>', 'text/html'],
    ['<!-- hidden --><script>alert(1)</script>', 'text/html'],
    ['<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">', 'text/html'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    ['<?xml version="1.0"?>\n<!-- a --><!-- b -->\n<!DOCTYPE svg PUBLIC "x">\n<svg>', 'image/svg+xml'],
    ['<?xml version="1.0"?><note/>', 'application/xml'],
    ['<not> a tag', 'text/plain'],
  ])('recognizes text by its content: %j', async (text, type) => expect(await sniff(text)).toBe(type));

  it.each([
    ['a,b\n1,2\n', 'data.csv', 'text/csv'],
    ['a\tb\n', 'data.TSV', 'text/tab-separated-values'],
    ['# Title', 'README.md', 'text/markdown'],
    ['<p align="center">', 'README.md', 'text/markdown'],
    ['a: 1', 'a.yaml', 'application/yaml'],
    ['words', 'evil.html', 'text/plain'],
    ['words', 'image.png', 'text/plain'],
    ['words', 'constructor', 'text/plain'],
    ['words', 'x.constructor', 'text/plain'],
  ])('lets the name decide between harmless text types: %j in %s', async (text, fileName, type) =>
    expect(await sniff(text, fileName)).toBe(type),
  );

  it('trusts the bytes if the name is wrong', async () => {
    expect(await sniff(png, 'data.csv')).toBe('image/png');
    expect(await sniff(Buffer.from([0, 1, 2, 3]), 'data.csv')).toBeNull();
  });

  it('handles a beginning that ends inside a character or a value', async () => {
    expect(await sniff(Buffer.from('words ✓').subarray(0, -1), 'upload', false)).toBe('text/plain');
    expect(await sniff(Buffer.from('words ✓').subarray(0, -1), 'upload', true)).toBeNull();
    expect(await sniff('{"a": [1, 2', 'upload', false)).toBe('application/json');
    expect(await sniff('[{"a": "b', 'upload', false)).toBe('application/json');
    expect(await sniff('[1] a footnote', 'upload', false)).toBe('text/plain');
  });

  it.each([
    ['comments', '<!---->'.repeat(sniffedBytes / 7)],
    ['unfinished comments', '<!--'.repeat(sniffedBytes / 4)],
    ['declarations', '<??>'.repeat(sniffedBytes / 4)],
    ['brackets', '['.repeat(sniffedBytes)],
    ['braces', '{"a":'.repeat(sniffedBytes / 5)],
    ['white space', ' '.repeat(sniffedBytes)],
    ['dots', '.'.repeat(sniffedBytes)],
  ])('is fast on %s, where a backtracking pattern would hang', async (_what, text) => {
    await sniff(text, 'a'.repeat(200));
    await sniff(text, 'upload', false);
  });
});
