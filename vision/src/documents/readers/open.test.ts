import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { formatOf } from './format-of.ts';
import { openDocument } from './open.ts';
import { compoundFile, outlineOf, sheetFile, testFolder, wordFile, zipFile } from './test-files.ts';

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
  it('is detected from its content, not from its name', async () => {
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

  it('is taken from the name where the content is ambiguous', async () => {
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

  it('is that of the format list for every format', async () => {
    const declared = (type: string) => zipFile({ mimetype: type, 'content.xml': '' });
    const oasis = 'application/vnd.oasis.opendocument';
    expect(await format(zipFile({ 'ppt/presentation.xml': '' }))).toBe('presentation');
    expect(await format(declared(`${oasis}.text`))).toBe('odt');
    expect(await format(declared(`${oasis}.spreadsheet`))).toBe('ods');
    expect(await format(declared(`${oasis}.presentation-template`))).toBe('odp');
    expect(await format(String.raw`{\rtf1 hello}`)).toBe('rtf');
    expect(await format(compoundFile(['WordDocument', '1Table']))).toBe('doc');
    expect(await format(compoundFile(['Workbook']))).toBe('xls');
    expect(await format(compoundFile(['PowerPoint Document']))).toBe('ppt');
    expect(await format('From: a@b.example\r\nTo: c@d.example\r\nSubject: x\r\n\r\nhello')).toBe('email');
    expect(await format('hello', 'a.eml')).toBe('email');
  });

  it('has legacy formats only where they were converted before', async () => {
    const path = await folder.write('a.doc', compoundFile(['WordDocument']));
    await expect(openDocument({ path, fileName: null }, { scratch: folder.path('') })).rejects.toThrow(
      'only where LibreOffice is installed',
    );
  });

  it('is detected for a long text whose head ends within a character', async () => {
    expect(await format('中文。'.repeat(40_000))).toBe('text');
    expect(await format('one line\n中'.repeat(20_000))).toBe('text');
  });

  it.each([
    ['a newer document with a password', compoundFile(['EncryptionInfo', 'EncryptedPackage']), 'protected by a password'],
    ['an Outlook message', compoundFile(['__properties_version1.0']), 'Outlook messages are not read: save it as .eml'],
    ['a compound file of something else', compoundFile(['Thumbs']), 'not known'],
    ['half a compound file', compoundFile(['WordDocument']).subarray(0, 700), 'damaged'],
    ['a binary workbook', zipFile({ 'xl/workbook.bin': '' }), 'binary workbooks are not read: save it as .xlsx'],
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

describe('a format without pages', () => {
  it.each([
    ['a.docx', wordFile('<w:p><w:r><w:t>a</w:t></w:r></w:p>')],
    ['a.rtf', '{\\rtf1 a}'],
    ['a.html', '<html><body><p>a</p></body></html>'],
    ['a.eml', 'From: a@b.example\r\nSubject: a\r\n\r\na'],
    ['a.md', '# a'],
    ['a.csv', 'a,b\n1,2\n3,4'],
    ['a.txt', 'a'],
  ])('is refused where pages are asked for, and read where none are: %s', async (fileName, content) => {
    const path = await folder.write(fileName, content);
    const read = (pageIndex: string) => openDocument({ path, fileName }, { scratch: folder.path(''), pageIndex });
    await expect(read('1')).rejects.toThrow('has no pages to choose from');
    expect((await read('')).model?.blocks.length).toBeGreaterThan(0);
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

  it('has the chapters that are asked for', async () => {
    const path = await folder.write('asked.epub', zipFile(book));
    const read = async (pageIndex: string) => {
      const { model } = await openDocument({ path, fileName: null }, { scratch: folder.path(''), pageIndex });
      return outlineOf(model?.blocks ?? []);
    };
    expect(await read('2')).toEqual(['h1 Second']);
    expect(await read('1-2')).toContain('h1 First');
    await expect(read('3')).rejects.toThrow('2 chapters, and none of those asked for');
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
