import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { formatOf, openDocument } from './open.ts';
import { outlineOf, sheetFile, testFolder, wordFile, zipFile } from './test-files.ts';

const folder = testFolder();

async function format(content: Uint8Array | string, fileName: string | null = null) {
  return formatOf({ path: await folder.write('a', content), fileName });
}

const book = {
  'META-INF/container.xml': '<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>',
  'OEBPS/book.opf': `<package xmlns:dc="dc"><metadata><dc:title>The book</dc:title></metadata><manifest>
    <item id="b" href="text/b.xhtml" media-type="application/xhtml+xml"/><item id="a" href="text/a%201.xhtml" media-type="application/xhtml+xml"/>
    <item id="c" href="c.css" media-type="text/css"/></manifest><spine><itemref idref="a"/><itemref idref="c"/><itemref idref="b"/></spine></package>`,
  'OEBPS/text/a 1.xhtml':
    '<?xml version="1.0"?><html><head><title/></head><body><h1>First</h1><p>one <a id="x"/>two</p><img src="../images/p.png" alt="picture"/></body></html>',
  'OEBPS/text/b.xhtml': '<html><body><h1>Second</h1><script>x()</script></body></html>',
};

describe('the kind of a document', () => {
  it('is told by what is in it, not by its name', async () => {
    expect(await format('%PDF-1.7\n', 'a.docx')).toBe('pdf');
    expect(await format(`\n\n%PDF-1.4`)).toBe('pdf');
    expect(await format(wordFile(''), 'a.pdf')).toBe('word');
    expect(await format(sheetFile(''), 'a.zip')).toBe('sheet');
    expect(await format(zipFile(book), 'a.txt')).toBe('epub');
    expect(await format('<!DOCTYPE html><p>x', 'a.md')).toBe('html');
    expect(await format('  <div>x</div>')).toBe('html');
    for (const type of ['png', 'jpeg', 'webp', 'gif', 'tiff', 'avif'] as const) {
      const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#000' } })
        .toFormat(type)
        .toBuffer();
      expect(await format(picture, 'a.pdf')).toBe('image');
    }
  });

  it('is told by the name where bytes cannot tell', async () => {
    expect([await format('a,b\n1,2\n'), await format('a,b\n1,2\n', 'a.txt'), await format('a,b', 'a.CSV')]).toEqual(['csv', 'text', 'csv']);
    expect([await format('# a\n'), await format('# a\n', 'notes.txt'), await format('plain', 'a.md')]).toEqual([
      'markdown',
      'text',
      'markdown',
    ]);
    expect([await format('plain'), await format('# a\n', 'a.exe'), await format(Buffer.from('\uFEFF中文', 'utf16le'))]).toEqual([
      'text',
      'markdown',
      'text',
    ]);
  });

  it('is told of a long text whose head ends within a character', async () => {
    expect(await format('中文。'.repeat(40_000))).toBe('text');
    expect(await format('one line\n中'.repeat(20_000))).toBe('text');
  });

  it.each([
    ['a Word document of before 2007, or with a password', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'protected by a password'],
    ['RTF', String.raw`{\rtf1 hello}`, 'RTF'],
    ['a presentation', zipFile({ 'ppt/presentation.xml': '' }), 'presentations'],
    ['an OpenDocument text', zipFile({ 'content.xml': '' }), 'OpenDocument'],
    ['an archive', zipFile({ 'a.exe': '' }), 'archive'],
    ['a program', Buffer.from('\x7fELF\x02\x01\0\0', 'latin1'), 'not a text'],
    ['nothing', '', 'empty'],
    ['half a package', zipFile(book).subarray(0, 200), 'cannot be unpacked'],
  ])('is refused for %s', async (_, content, message) => {
    await expect(format(content)).rejects.toMatchObject({ name: 'Refused', message: expect.stringContaining(message) });
  });
});

describe('a document that is opened', () => {
  it('is a model, except where the reader is elsewhere', async () => {
    const path = await folder.write('a.md', '# One');
    expect(await openDocument({ path, fileName: null }, { scratch: folder.path('') })).toMatchObject({
      format: 'markdown',
      model: { title: 'One' },
    });
    expect(await openDocument({ path: await folder.write('a.pdf', '%PDF-1.7'), fileName: null }, { scratch: folder.path('') })).toEqual({
      format: 'pdf',
      model: null,
    });
  });
});

describe('a book', () => {
  async function read(parts: Readonly<Record<string, string | Uint8Array>>) {
    return openDocument({ path: await folder.write('a.epub', zipFile(parts)), fileName: null }, { scratch: folder.path('') });
  }

  it('has its chapters in the order of the spine, with their pictures', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#369' } })
      .png()
      .toBuffer();
    const { model } = await read({ ...book, 'OEBPS/images/p.png': png });
    expect([model?.title, outlineOf(model?.blocks ?? [])]).toEqual(['The book', ['h1 First', 'one two', 'image picture', 'h1 Second']]);
    expect(model?.images).toHaveLength(1);
  });

  it('is refused when its chapters are encrypted, and read when its fonts are', async () => {
    const encrypted = (part: string) =>
      `<encryption><enc:EncryptedData><enc:CipherData><enc:CipherReference URI="${part}"/></enc:CipherData></enc:EncryptedData></encryption>`;
    await expect(read({ ...book, 'META-INF/encryption.xml': encrypted('OEBPS/text/b.xhtml') })).rejects.toThrow('licence');
    expect((await read({ ...book, 'META-INF/encryption.xml': encrypted('OEBPS/font.otf') })).format).toBe('epub');
  });

  it('is refused without a package document', async () => {
    await expect(read({ 'META-INF/container.xml': '<container/>' })).rejects.toThrow('no package document');
  });
});
