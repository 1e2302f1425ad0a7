import { expect, it } from 'vitest';
import { charsetWatch } from './charset-watch.ts';

it.each([
  ['UTF-8', Buffer.from('naïve,東京,😀\n'), 'utf-8'],
  ['a mark', Buffer.from('\uFEFFa,b\n'), 'utf-8'],
  ['UTF-16', Buffer.from('\uFEFFé\n', 'utf16le'), 'utf-16'],
  ['UTF-16, high byte first', Buffer.from('\uFEFFé\n', 'utf16le').swap16(), 'utf-16'],
  ['ASCII', Buffer.from('a,b\n'), null],
  ['Latin-1', Buffer.from('a,\xE9\n', 'latin1'), null],
  ['UTF-8 that turns into Latin-1', Buffer.concat([Buffer.from('é\n'), Buffer.from('\xE9\n', 'latin1')]), null],
  ['a character that is cut', Buffer.from('a é').subarray(0, -1), null],
  ['nothing', Buffer.alloc(0), null],
] as const)('%s, in pieces of any size', (_, bytes, charset) => {
  for (let size = 1; size <= Math.max(1, bytes.length); size += 1) {
    const watch = charsetWatch();
    for (let at = 0; at < bytes.length; at += size) watch.add(bytes.subarray(at, at + size));
    expect(watch.charset()).toBe(charset);
  }
});
