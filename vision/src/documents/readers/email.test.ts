import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readEmail } from './email.ts';
import { decodeWords, parseMime } from './mime.ts';
import { outlineOf, testFolder } from './test-files.ts';

const folder = testFolder();

async function read(lines: readonly string[]) {
  return readEmail(await folder.write('a.eml', lines.join('\r\n')), { scratch: folder.path('') });
}

const head = [
  'From: =?utf-8?q?J=C3=B6rg?= <a@b.example>',
  'To: c@d.example',
  'Subject: =?gb2312?B?u/XO7w==?=',
  'Date: Mon, 1 Jun 2026 10:00:00 +0000',
];
const shownHead = ['h1 货物', 'From: Jörg <a@b.example>', 'To: c@d.example', 'Date: Mon, 1 Jun 2026 10:00:00 +0000'];

describe('a message', () => {
  it('has its subject, senders and text', async () => {
    const message = await read([
      ...head,
      'Content-Type: text/plain; charset=iso-8859-1',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'H=F6fe and=',
      ' more',
      '',
      '- one',
      '- two',
    ]);
    expect([message.title, outlineOf(message.blocks)]).toEqual(['货物', [...shownHead, 'Höfe and more', '• one', '• two']]);
  });

  it('has the richest text once, its pictures, and the names of its attachments', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#369' } })
      .png()
      .toBuffer();
    const message = await read([
      ...head,
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="outer"',
      '',
      'preamble',
      '--outer',
      'Content-Type: multipart/alternative; boundary=in',
      '',
      '--in',
      '',
      'plain',
      '--in',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<h2>Rich</h2><p>text</p><img src="cid:p1" alt="a field"><img src="https://127.0.0.1:1/x.png">',
      '--in--',
      '--outer',
      'Content-Type: image/png',
      'Content-ID: <p1>',
      'Content-Transfer-Encoding: base64',
      '',
      png.toString('base64'),
      '--outer',
      "Content-Type: application/pdf; name*0*=utf-8''H%C3%B6fe; name*1=.pdf",
      'Content-Disposition: attachment',
      '',
      '%PDF',
      '--outer',
      'Content-Type: message/rfc822',
      '',
      'Subject: Inner',
      '',
      'forwarded',
      '--outer--',
    ]);
    expect(outlineOf(message.blocks)).toEqual([
      ...shownHead,
      'h2 Rich',
      'text',
      'image a field',
      'h2 Inner',
      'forwarded',
      'Attachments:',
      '• Höfe.pdf (application/pdf, 4 bytes)',
    ]);
  });

  it.each([
    [`filename="r=?utf-8?q?=C3=A9?=sum=C3=A9.txt"`, 'résum=C3=A9.txt'],
    [`filename="=?UTF-8?B?5ZCI5ZCM?=\r\n =?UTF-8?B?LnBkZg==?="`, '合同.pdf'],
    // A character cut between two words.
    [`filename="=?utf-8?B?5ZA=?= =?utf-8?B?iOWQjC5wZGY=?="`, '合同.pdf'],
    [`filename*=UTF-8''%E5%90%88%E5%90%8C.pdf`, '合同.pdf'],
    [`filename*=iso-8859-1'en'%A3%20rates.txt`, '£ rates.txt'],
    [`filename="contract.pdf"; filename*=UTF-8''%E5%90%88%E5%90%8C.pdf`, '合同.pdf'],
    [`filename*=UTF-8''%E5%90%88%E5%90%8C.pdf; filename=contract.pdf`, '合同.pdf'],
    [`filename*1*=%8C%2E; filename*0*=utf-8''%E5%90%88%E5%90; filename*2=pdf`, '合同.pdf'],
    [`filename*0="a long "; filename*1="name.txt"`, 'a long name.txt'],
    [`filename*0*=windows-1251''%E4; filename*1*=%EE; filename*2="g.txt"`, 'доg.txt'],
    ['filename="合同.pdf"', '合同.pdf'],
    ['filename="a \\"b\\".txt"', 'a "b".txt'],
  ])('names an attachment by %s', async (parameter, name) => {
    const type = 'Content-Type: application/pdf';
    const disposition = `Content-Disposition: attachment; ${parameter}`;
    const message = await read([
      'Subject: x',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      type,
      disposition,
      '',
      'data',
      '--b--',
    ]);
    expect(outlineOf(message.blocks)).toContain(`• ${name} (application/pdf, 4 bytes)`);
  });

  it('bears what is cut off or odd', async () => {
    expect(outlineOf((await read(['Subject: x', 'Content-Type: multipart/mixed; boundary=b', '', '--b', '', 'rest'])).blocks)).toEqual([
      'h1 x',
      'rest',
    ]);
    expect(outlineOf((await read(['no header at all'])).blocks)).toEqual([]);
    expect(decodeWords('=?nothing?q?a?= =?utf-8?b?!!!?=')).toContain('=?nothing?q?a?=');
  });

  it('does not follow parts without end', () => {
    const nested = Array.from({ length: 100 }, (_, index) => `Content-Type: multipart/mixed; boundary=b${index}\r\n\r\n--b${index}`).join(
      '\r\n',
    );
    let depth = 0;
    for (let part = parseMime(Buffer.from(nested)).parts[0]; part !== undefined; part = part.parts[0]) depth += 1;
    expect(depth).toBeLessThanOrEqual(20);
    const many = `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(50_000)}`;
    expect(parseMime(Buffer.from(many)).parts.length).toBeLessThan(1001);
  });
});
