import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeFileName } from './file-name.ts';

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
    ['cafe\u0301.txt', 'caf\u00e9.txt'],
  ])('turns %j into %j', (name, safe) => expect(safeFileName(name)).toBe(safe));

  it('cuts long names and keeps the extension', () => {
    expect(safeFileName(`${'a'.repeat(500)}.parquet`)).toBe(`${'a'.repeat(192)}.parquet`);
    expect(safeFileName(`${'a'.repeat(100)}.${'b'.repeat(500)}`)).toHaveLength(200);
    expect([...safeFileName('😀'.repeat(300))]).toHaveLength(200);
  });

  it('is safe for any input, and leaves its own results unchanged', () => {
    const nasty = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: fc.constantFrom('.', ' ', '/', '\\', 'a', '\u202e', '\ud800', 'con', 'é'), maxLength: 300 }),
    );
    fc.assert(
      fc.property(nasty, (name) => {
        const safe = safeFileName(name);
        expect(safe).toMatch(/^[^. /\\<>:"|?*\p{Cc}\p{Cf}\p{Cs}](?:[^/\\<>:"|?*\p{Cc}\p{Cf}\p{Cs}]*[^. /\\<>:"|?*\p{Cc}\p{Cf}\p{Cs}])?$/u);
        expect([...safe].length).toBeLessThanOrEqual(200);
        expect(safeFileName(safe)).toBe(safe);
      }),
    );
  });
});
