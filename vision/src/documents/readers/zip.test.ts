import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { testFolder, zipFile } from './test-files.ts';
import { openZip } from './zip.ts';

const folder = testFolder();

async function opened(bytes: Uint8Array, limits = {}) {
  return openZip(await folder.write('a.zip', bytes), limits);
}

/** What its directory says of the length of the first part, changed. */
function claiming(file: Uint8Array, unpackedBytes: number): Buffer {
  const lying = Buffer.from(file);
  lying.writeUInt32LE(unpackedBytes, lying.indexOf('PK\u0001\u0002') + 24);
  return lying;
}

describe('parts of a package', () => {
  it('are read by name, packed or not', async () => {
    const zip = await opened(zipFile({ 'a/b.xml': 'hello', empty: '' }));
    expect(Buffer.from(zip.bytes('a/b.xml') ?? []).toString()).toBe('hello');
    expect(zip.bytes('empty')).toHaveLength(0);
    expect([zip.has('a/b.xml'), zip.has('c'), zip.bytes('c'), zip.bytes('__proto__')]).toEqual([true, false, null, null]);
  });

  it.each([
    ['UTF-8 with its flag', Buffer.from('Größe/合同.xml'), true, 'Größe/合同.xml'],
    ['UTF-8 without its flag', Buffer.from('Größe/合同.xml'), false, 'Größe/合同.xml'],
    ['code page 437', Buffer.from('Gr\x94\xe1e.xml', 'latin1'), false, 'Größe.xml'],
  ])('are read by names in %s', async (_, name, hasFlag, read) => {
    const file = Buffer.from(zipFile({ ['x'.repeat(name.length)]: 'hello' }));
    const entry = file.indexOf('PK\u0001\u0002');
    name.copy(file, 30);
    name.copy(file, entry + 46);
    if (hasFlag) file.writeUInt16LE(0x0800, entry + 8);
    expect(Buffer.from((await opened(file)).bytes(read) ?? []).toString()).toBe('hello');
  });

  it('are read from a file with 64-bit lengths, as programs that write as they go make them', async () => {
    const packed = deflateRawSync('hello');
    const local = Buffer.alloc(30 + 1);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(1, 26);
    local.write('a', 30);
    const entry = Buffer.alloc(46 + 1 + 28);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.fill(0xff, 20, 28);
    entry.writeUInt16LE(1, 28);
    entry.writeUInt16LE(28, 30);
    entry.fill(0xff, 42, 46);
    entry.write('a', 46);
    entry.writeUInt16LE(1, 47);
    entry.writeUInt16LE(24, 49);
    entry.writeBigUInt64LE(5n, 51);
    entry.writeBigUInt64LE(BigInt(packed.length), 59);
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(1, 10);
    end.writeUInt32LE(local.length + packed.length, 16);
    const zip = await opened(Buffer.concat([local, packed, entry, end]));
    expect(Buffer.from(zip.bytes('a') ?? []).toString()).toBe('hello');
  });
});

describe('a file that attacks the program that unpacks it', () => {
  const megabyte = new Uint8Array(1024 * 1024);

  it('is refused when a part is too large, before it is unpacked', async () => {
    const zip = await opened(zipFile({ a: megabyte }), { partMax: 1000 });
    expect(() => zip.bytes('a')).toThrow('a part of the document unpacks to more than 0 MB');
  });

  it('is refused when its parts together are, or one is read again and again', async () => {
    const zip = await opened(zipFile({ a: megabyte, b: megabyte }), { unpackedMax: 2.5 * 1024 * 1024 });
    zip.bytes('a');
    zip.bytes('a');
    expect(() => zip.bytes('b')).toThrow('unpacks to more than 2 MB');
  });

  it('does not unpack to more than it says', async () => {
    const zip = await opened(claiming(zipFile({ a: megabyte }), 100));
    expect(() => zip.bytes('a')).toThrow('cannot be unpacked');
  });

  it.each([
    ['too many parts', zipFile(Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`p${index}`, '']))), 'more than 50 parts'],
    [
      'more bytes than allowed',
      zipFile({ a: Buffer.from(Array.from({ length: 2000 }, (_, index) => (index * 7919) % 251)) }),
      'larger than',
    ],
    ['no directory', Buffer.from('PK\u0003\u0004'.padEnd(200, 'x')), 'cannot be unpacked'],
    ['nothing', Buffer.alloc(0), 'empty'],
  ])('is refused with %s', async (what, bytes, message) => {
    const limits = what === 'more bytes than allowed' ? { bytesMax: 100 } : { entriesMax: 50 };
    await expect(opened(bytes, limits)).rejects.toMatchObject({ name: 'Refused', message: expect.stringContaining(message) });
  });

  it('is refused when it is protected by a password', async () => {
    const locked = Buffer.from(zipFile({ a: 'x' }));
    locked.writeUInt16LE(1, locked.indexOf('PK\u0001\u0002') + 8);
    const zip = await opened(locked);
    expect(() => zip.bytes('a')).toThrow('password');
  });

  it('is refused or read when it is cut or has other bytes in it, and nothing else happens', async () => {
    const whole = zipFile({ 'a.xml': 'hello '.repeat(50), b: 'x' });
    for (let at = 0; at < whole.length; at += 3) {
      const broken = Buffer.from(whole);
      broken[at] = (broken[at] ?? 0) ^ 0x55;
      for (const bytes of [broken, whole.subarray(0, at)]) {
        const failure: unknown = await opened(bytes).then(
          (zip) => caught(() => [zip.bytes('a.xml'), zip.bytes('b')]),
          (thrown: unknown) => thrown,
        );
        expect(failure).toSatisfy((thrown) => thrown === null || (thrown instanceof Error && thrown.name === 'Refused'));
      }
    }
  });
});

function caught(act: () => unknown): unknown {
  try {
    act();
    return null;
  } catch (thrown) {
    return thrown;
  }
}
