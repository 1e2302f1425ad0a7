import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentDisposition, safeFileName } from './file-name.ts';

describe('safeFileName', () => {
  it.each([
    ['photo.png', 'photo.png'],
    ['Übersicht 2026 (final).tar.gz', 'Übersicht 2026 (final).tar.gz'],
    ['报告.pdf', '报告.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\windows\\system32\\cmd.exe', 'cmd.exe'],
    ['C:\\fakepath\\photo.png', 'photo.png'],
    ['/etc/', 'upload'],
    ['..', 'upload'],
    ['.', 'upload'],
    ['', 'upload'],
    ['   ', 'upload'],
    ['.htaccess', 'htaccess'],
    ['...env', 'env'],
    ['name.', 'name'],
    ['name. . .', 'name'],
    ['a\0b.png', 'ab.png'],
    ['line\r\nX-Injected: yes.txt', 'line X-Injected_ yes.txt'],
    ['photo\u202egpj.exe', 'photogpj.exe'],
    ['\u2066\u2069\u200b\ufeff', 'upload'],
    ['a"b<c>d|e?f*g:h.txt', 'a_b_c_d_e_f_g_h.txt'],
    ['tab\there.txt', 'tab here.txt'],
    ['no\u00a0break\u3000space.txt', 'no break space.txt'],
    ['broken \ud800 surrogate.txt', 'broken surrogate.txt'],
    ['con', '_con'],
    ['NUL.txt', '_NUL.txt'],
    ['com1.tar.gz', '_com1.tar.gz'],
    ['LPT¹', '_LPT¹'],
    ['aux .txt', '_aux .txt'],
    ['console.log', 'console.log'],
    ['\u0646\u0627\u0645\u0647\u200c\u0647\u0627.pdf', '\u0646\u0627\u0645\u0647\u200c\u0647\u0627.pdf'],
    ['क्\u200dष.txt', 'क्\u200dष.txt'],
    ['👩\u200d🚀.png', '👩\u200d🚀.png'],
    ['a\u200db\u200c.txt', 'ab.txt'],
    ['cafe\u0301.txt', 'caf\u00e9.txt'],
  ])('turns %j into %j', (name, safe) => expect(safeFileName(name)).toBe(safe));

  it('cuts long names and keeps the extension', () => {
    expect(safeFileName(`${'a'.repeat(500)}.parquet`)).toBe(`${'a'.repeat(192)}.parquet`);
    expect(safeFileName(`${'a'.repeat(100)}.${'b'.repeat(500)}`)).toHaveLength(200);
    expect(safeFileName(`${'😀'.repeat(300)}.md`)).toBe(`${'😀'.repeat(49)}.md`);
    expect(Buffer.byteLength(safeFileName(`${'合同'.repeat(200)}.pdf`))).toBeLessThanOrEqual(200);
  });

  it('is safe for any input, and leaves its own results unchanged', () => {
    const nasty = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: fc.constantFrom('.', ' ', '/', '\\', 'a', '\u202e', '\ud800', 'con', 'é'), maxLength: 300 }),
    );
    fc.assert(
      fc.property(nasty, (name) => {
        const safe = safeFileName(name);
        expect(safe.replaceAll(/[\u200c\u200d]/g, '')).toMatch(
          /^[^. /\\<>:"|?*\p{Cc}\p{Cf}\p{Cs}](?:[^/\\<>:"|?*\p{Cc}\p{Cf}\p{Cs}]*[^. /\\<>:"|?*\p{Cc}\p{Cf}\p{Cs}])?$/u,
        );
        expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(200);
        expect(safeFileName(safe)).toBe(safe);
      }),
    );
  });
});

it.each([
  ['rows.csv', 'attachment; filename="rows.csv"'],
  ['合同.pdf', 'attachment; filename="__.pdf"; filename*=UTF-8\'\'%E5%90%88%E5%90%8C.pdf'],
  ["Müller's (1)*.md", "attachment; filename=\"M_ller's (1)_.md\"; filename*=UTF-8''M%C3%BCller%27s%20%281%29_.md"],
  [
    'a"; x="\r\nSet-Cookie: b%41',
    'attachment; filename="a_; x=_ Set-Cookie_ b_41"; filename*=UTF-8\'\'a_%3B%20x%3D_%20Set-Cookie_%20b%2541',
  ],
  ['../CON.docx', 'attachment; filename="_CON.docx"'],
])('names %j in a header', (name, header) => expect(contentDisposition(name)).toBe(header));
